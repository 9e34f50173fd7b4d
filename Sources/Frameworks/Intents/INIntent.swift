import Foundation
internal import Journal

/// Something that the user does in an app.
open class INIntent: NSObject, NSCopying, @unchecked Sendable {
  /// The intent's identifier.
  open private(set) var identifier: String? = UUID().uuidString
  /// What is said when it is offered.
  open var suggestedInvocationPhrase: String?
  /// In words.
  open var intentDescription: String? { nil }
  fileprivate var images: [AnyKeyPath: INImage] = [:]
  /// The picture that stands for the intent as a whole.
  var mainImage: INImage? { images.values.first }

  /// Makes an intent.
  public override init() {}

  /// The picture that stands for the whole.
  open func keyImage() -> INImage? { mainImage }
  /// The same intent.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Pictures of an intent's parameters, named by their key paths.
public protocol INIntentSetImageKeyPath: NSObjectProtocol {}
extension INIntent: INIntentSetImageKeyPath {}

extension INIntentSetImageKeyPath where Self: INIntent {
  /// Gives a parameter a picture.
  public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
    images[parameterName] = image
  }
  /// A parameter's picture.
  public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
    images[parameterName]
  }
}

/// What an intent came to.
open class INIntentResponse: NSObject, NSCopying, @unchecked Sendable {
  /// What the user was doing.
  open var userActivity: NSUserActivity?
  /// Makes a response.
  public override init() {}
  /// The same response.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Which way an interaction goes.
public enum INInteractionDirection: Int, Sendable {
  case unspecified = 0
  case outgoing = 1
  case incoming = 2
}

/// What became of an intent.
public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case deferredToApplication = 5
  case userConfirmationRequired = 6
}

/// An intent that took place.
open class INInteraction: NSObject, NSCopying, @unchecked Sendable {
  /// The intent.
  public let intent: INIntent
  /// What it came to.
  public let intentResponse: INIntentResponse?
  /// Which way it went.
  open var direction = INInteractionDirection.unspecified
  /// When it took place.
  open var dateInterval: DateInterval?
  /// The interaction's identifier.
  open var identifier = UUID().uuidString
  /// The group that it belongs to.
  open var groupIdentifier: String?
  /// What became of it.
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }

  /// Makes an interaction.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }
  /// Tells the system of it. This phone keeps no interactions: it is an event.
  open func donate(completion: ((any Error)?) -> Void) {
    tell()
    completion(nil)
  }
  /// Tells the system of it.
  open func donate(completion: (((any Error)?) -> Void)? = nil) {
    tell()
    completion?(nil)
  }
  /// Tells the system of it.
  open func donate() async throws { tell() }
  private func tell() {
    Journal.report(
      .init(kind: "intent", message: "\(type(of: intent)) is donated; this phone keeps no interactions"))
  }
  /// Forgets all interactions.
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  /// Forgets interactions.
  open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  /// Forgets the interactions of a group.
  open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
  /// The same interaction.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
