import Device
import Payload

/// What a process asks the phone for while its code waits.
public enum Request: Sendable, Equatable, Codable {
  /// `startAccessingSecurityScopedResource()` on the file of that path; answered with `.flag`.
  case beginAccess(path: String)
  /// `stopAccessingSecurityScopedResource()`; answered with `.done`.
  case endAccess(path: String)

  /// Replaces the app's categories; answered with `.done`.
  case setCategories([CategoryFacts])
  /// Answered with `.categories`.
  case categories
  /// Answered with `.flag`: granted or not.
  case requestAuthorization(options: UInt)
  /// Answered with `.permissions`.
  case permissions
  /// A local notification; `after` is in seconds, nil is now. Answered with `.done` or `.failed`.
  case add(NotificationFacts, after: Double?)
  /// Answered with `.notifications`.
  case pending
  /// nil removes all; answered with `.done`.
  case removePending([String]?)
  /// Answered with `.notifications`.
  case delivered
  /// nil removes all; answered with `.done`.
  case removeDelivered([String]?)
  /// Answered with `.done`.
  case setBadge(Int)
  /// `open(_:)`; answered with `.flag`.
  case open(url: String)
}

/// The phone's answer to a request.
public enum Reply: Sendable, Equatable, Codable {
  case done
  case flag(Bool)
  case categories([CategoryFacts])
  case permissions(Permissions)
  case notifications([NotificationFacts])
  /// With `UNError`'s code.
  case failed(code: Int, message: String)
}
