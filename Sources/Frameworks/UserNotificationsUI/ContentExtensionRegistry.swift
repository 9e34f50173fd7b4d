import Foundation
@_spi(Runtime) import UserNotifications

/// Marks a class that has no handler for responses. It is what a call finds that finds nothing better; see
/// ``ContentExtensionRegistry``.
@_spi(Runtime) public enum AbsentHandler: Sendable {
  case absent
}

extension UNNotificationContentExtension {
  /// Found by the generated code when the class has no handler.
  @_spi(Runtime) public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) -> AbsentHandler {
    .absent
  }

  /// Found by the generated code when the class has no async handler.
  @_spi(Runtime) public func didReceive(_ response: UNNotificationResponse) async -> AbsentHandler {
    .absent
  }
}

/// Knows which content extension classes answer actions, and how to ask them.
///
/// The system behaves differently when a class has no handler, and it must know before it calls. Swift cannot ask a class
/// for an optional method, so the build registers, beside the user's sources,
/// ```
/// ContentExtensionRegistry.register(
///   NotificationViewController.self,
///   respond: { $0.didReceive($1, completionHandler: $2) },
///   respondAsync: { await $0.didReceive($1) })
/// ```
/// The compiler picks the class's own method where it has one, whose result is `Void` or an option, and else the marker
/// above, whose result is ``AbsentHandler``: the type of the closure tells.
@MainActor @_spi(Runtime) public enum ContentExtensionRegistry {
  /// How an option is handed back.
  public typealias Completion = (UNNotificationContentExtensionResponseOption) -> Void

  private enum Handler {
    case absent
    case completion(@MainActor (AnyObject, UNNotificationResponse, @escaping Completion) -> Void)
    case asynchronous(
      @MainActor (AnyObject, UNNotificationResponse) async -> UNNotificationContentExtensionResponseOption)
  }
  private static var handlers: [ObjectIdentifier: Handler] = [:]

  /// Registers a class with its two forms of handler; of two that it has, the one with a completion handler is asked.
  nonisolated public static func register<T: UNNotificationContentExtension & AnyObject, Result, Option>(
    _ type: T.Type,
    respond: @escaping @MainActor @Sendable (T, UNNotificationResponse, @escaping Completion) -> Result,
    respondAsync: @escaping @MainActor @Sendable (T, UNNotificationResponse) async -> Option
  ) {
    // Registration happens while the code is loaded, on the main thread, before anything is asked.
    let key = ObjectIdentifier(type)
    MainActor.assumeIsolated {
      if Result.self != AbsentHandler.self {
        handlers[key] = .completion { object, response, completion in
          if let object = object as? T { _ = respond(object, response, completion) }
        }
      } else if Option.self != AbsentHandler.self {
        handlers[key] = .asynchronous { object, response in
          guard let object = object as? T else { return .dismissAndForwardAction }
          return await respondAsync(object, response) as? UNNotificationContentExtensionResponseOption ?? .dismiss
        }
      } else {
        handlers[key] = .absent
      }
    }
  }

  /// Registers a class with its completion handler form alone.
  nonisolated public static func register<T: UNNotificationContentExtension & AnyObject, Result>(
    _ type: T.Type,
    respond: @escaping @MainActor @Sendable (T, UNNotificationResponse, @escaping Completion) -> Result
  ) {
    register(type, respond: respond, respondAsync: { _, _ in AbsentHandler.absent })
  }

  /// Whether the object's class answers actions; nil if the class was not registered, which only a call can tell.
  public static func implementsResponse(_ object: any UNNotificationContentExtension) -> Bool? {
    handler(for: object).map { handler in
      if case .absent = handler { false } else { true }
    }
  }

  /// Hands a response to the extension.
  /// - Parameter completion: called with what becomes of the notification, once; a second answer is reported. It is never
  ///   called if the extension never answers.
  /// - Returns: whether the extension answers actions; if not, `completion` is not called.
  @discardableResult
  public static func respond(
    _ object: any UNNotificationContentExtension, to response: UNNotificationResponse,
    completion: @escaping @MainActor @Sendable (UNNotificationContentExtensionResponseOption) -> Void
  ) async -> Bool {
    let answer = CompletionAnswer<UNNotificationContentExtensionResponseOption>(
      call: "didReceive(_:completionHandler:)")
    switch handler(for: object) {
    case .absent: return false
    case .completion(let respond):
      respond(object, response) { answer.give($0) }
    case .asynchronous(let respond):
      Task { @MainActor in answer.give(await respond(object, response)) }
    case nil:
      let isImplemented = Unimplemented.isImplemented { dynamicRespond(object, response) { answer.give($0) } }
      if !isImplemented {
        guard let option = await dynamicRespond(object, response) else { return false }
        answer.give(option)
      }
    }
    Task { @MainActor in completion(await answer.value()) }
    return true
  }

  private static func handler(for object: any UNNotificationContentExtension) -> Handler? {
    handlers[ObjectIdentifier(type(of: object as AnyObject))]
  }

  // Through the protocol's own requirements, whose default is told by its note.
  private static func dynamicRespond(
    _ object: any UNNotificationContentExtension, _ response: UNNotificationResponse, _ completion: @escaping Completion
  ) {
    let _: Void = object.didReceive(response, completionHandler: completion)
  }

  private static func dynamicRespond(
    _ object: any UNNotificationContentExtension, _ response: UNNotificationResponse
  ) async -> UNNotificationContentExtensionResponseOption? {
    await Unimplemented.value {
      let option: UNNotificationContentExtensionResponseOption = await object.didReceive(response)
      return option
    }
  }
}
