import Foundation

/// Whoever can put a file that a process may not read yet at the place where the process has been promised it.
///
/// In an extension's process this is the phone at the other end of the wire; in a test it is a ``LinkingBroker``.
@_spi(Runtime) public protocol AccessBroker: Sendable {
  /// Makes the file readable at `path`.
  /// - Returns: whether it is there now.
  func beginAccess(to path: String) -> Bool
  /// Takes the file away from `path`.
  func endAccess(to path: String)
}
