import Foundation

/// An object that can add to a notification's content, such as a message's sender and picture.
///
/// The intents that adopt it on iOS are in frameworks that are not here, so ``UNNotificationContent/updating(from:)``
/// refuses every object that the runtime does not provide.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

/// What a provider really does.
@_spi(Runtime) public protocol ContentUpdating: UNNotificationContentProviding {
  /// Changes `content`.
  func update(_ content: UNMutableNotificationContent) throws
}
