import Foundation

/// How a person can be reached.
open class INPersonHandle: NSObject, NSCopying, @unchecked Sendable {
  /// The kind of address.
  public let type: INPersonHandleType
  /// The address.
  public let value: String?
  /// What the address is called, such as `home`.
  public let label: INPersonHandleLabel?

  /// Makes an address.
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
    self.value = value
    self.type = type
    self.label = label
  }
  /// Makes an address without a label.
  public convenience init(value: String?, type: INPersonHandleType) { self.init(value: value, type: type, label: nil) }
  /// The same address.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Kinds of address.
public enum INPersonHandleType: Int, Sendable {
  case unknown = 0
  case emailAddress = 1
  case phoneNumber = 2
}

/// What an address is called.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  /// The label's text.
  public let rawValue: String
  /// Makes a label.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a label.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// At home.
  public static let home = INPersonHandleLabel("home")
  /// At work.
  public static let work = INPersonHandleLabel("work")
  /// An iPhone.
  public static let iPhone = INPersonHandleLabel("iPhone")
  /// A mobile phone.
  public static let mobile = INPersonHandleLabel("mobile")
  /// The main one.
  public static let main = INPersonHandleLabel("main")
  /// Another one.
  public static let other = INPersonHandleLabel("other")
}

/// Why a person is offered.
public enum INPersonSuggestionType: Int, Sendable {
  case none = 0
  case socialProfile = 1
  case instantMessageAddress = 2
}

/// What a person is to the user.
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
  /// The relationship's word.
  public let rawValue: String
  /// Makes a relationship.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A friend.
  public static let friend = INPersonRelationship(rawValue: "friend")
  /// A mother.
  public static let mother = INPersonRelationship(rawValue: "mother")
  /// A father.
  public static let father = INPersonRelationship(rawValue: "father")
}

/// A person who takes part in an intent.
open class INPerson: NSObject, NSCopying, @unchecked Sendable {
  /// How the person can be reached.
  open var personHandle: INPersonHandle?
  /// The parts of the name.
  open var nameComponents: PersonNameComponents?
  private let givenName: String?
  /// The name as it is shown.
  open var displayName: String {
    if let givenName { return givenName }
    if let nameComponents {
      // The formatter for names is not there on Linux; the order is that of English.
      let parts = [nameComponents.givenName, nameComponents.familyName].compactMap(\.self)
      let name = parts.isEmpty ? nameComponents.nickname ?? "" : parts.joined(separator: " ")
      if !name.isEmpty { return name }
    }
    return personHandle?.value ?? ""
  }
  /// The picture.
  open var image: INImage?
  /// The contact in the address book.
  open var contactIdentifier: String?
  /// The app's own identifier of the person.
  open var customIdentifier: String?
  /// Whether it is the phone's owner.
  open private(set) var isMe = false
  /// What the person is to the user.
  open private(set) var relationship: INPersonRelationship?
  /// Why the person is offered.
  open private(set) var suggestionType = INPersonSuggestionType.none
  /// Other addresses.
  open var aliases: [INPersonHandle]? { nil }
  /// Whether the user has chosen the person as a contact.
  open private(set) var isContactSuggestion = false

  /// Makes a person.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    givenName = displayName
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
  }
  /// Makes a person who may be the phone's owner.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    self.isMe = isMe
  }
  /// Makes a person who is offered for a reason.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, isMe: isMe)
    self.suggestionType = suggestionType
  }
  /// Makes a person who is something to the user.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    self.relationship = relationship
  }
  /// The same person.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A picture of an intent.
open class INImage: NSObject, NSCopying, @unchecked Sendable {
  /// The picture's bytes or place.
  @_spi(Runtime) public enum Source: Sendable {
    case name(String)
    case data(Data)
    case url(URL)
  }
  /// Where the picture is from.
  @_spi(Runtime) public let source: Source

  private init(_ source: Source) { self.source = source }
  /// A picture of the app's catalog.
  public convenience init(named name: String) { self.init(.name(name)) }
  /// A picture of the system's symbols.
  public class func systemImageNamed(_ systemImageName: String) -> INImage { INImage(.name(systemImageName)) }
  /// A picture in memory.
  public convenience init(imageData: Data) { self.init(.data(imageData)) }
  /// A picture somewhere.
  public convenience init?(url URL: URL) { self.init(.url(URL)) }
  /// A picture somewhere, of that size in points.
  public convenience init?(url URL: URL, width: Double, height: Double) { self.init(.url(URL)) }
  /// The same picture.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A text with how it is spoken.
open class INSpeakableString: NSObject, NSCopying, @unchecked Sendable {
  /// What is said.
  public let spokenPhrase: String
  /// How it is pronounced.
  public let pronunciationHint: String?
  /// The app's own identifier.
  public let vocabularyIdentifier: String?
  /// The app's own identifier.
  open var identifier: String? { vocabularyIdentifier }

  /// Makes a text.
  public init(spokenPhrase: String) {
    self.spokenPhrase = spokenPhrase
    pronunciationHint = nil
    vocabularyIdentifier = nil
  }
  /// Makes a text with an identifier.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.vocabularyIdentifier = vocabularyIdentifier
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
  }
  /// The same text.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
