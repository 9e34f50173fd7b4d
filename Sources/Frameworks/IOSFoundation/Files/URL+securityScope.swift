import Foundation

extension URL {
  /// Makes the file of a security-scoped URL, such as a notification attachment's in a content extension, readable.
  ///
  /// Accesses are counted: each call that returned true needs a ``stopAccessingSecurityScopedResource()``.
  /// - Returns: whether access was given. [M] False also for a URL that is not security-scoped, which needs no access.
  public func startAccessingSecurityScopedResource() -> Bool {
    isFileURL && SecurityScope.start(path)
  }

  /// Gives up access that was started. A stop without a start is reported; for an ordinary URL it does nothing.
  public func stopAccessingSecurityScopedResource() {
    if isFileURL { SecurityScope.stop(path) }
  }
}

extension NSURL {
  /// Makes the file of a security-scoped URL readable.
  /// - Returns: whether access was given.
  public func startAccessingSecurityScopedResource() -> Bool {
    (self as URL).startAccessingSecurityScopedResource()
  }

  /// Gives up access that was started.
  public func stopAccessingSecurityScopedResource() {
    (self as URL).stopAccessingSecurityScopedResource()
  }
}
