import Foundation

/// Why a file could not be made, read or written, in the system's own words.
public enum FileFailure {
  /// `Permission denied` rather than Foundation's "The operation could not be completed".
  public static func reason(_ error: any Error) -> String {
    var next: (any Error)? = error
    while let current = next {
      if let posix = current as? POSIXError { return words(posix.code.rawValue) }
      let general = current as NSError
      if general.domain == NSPOSIXErrorDomain { return words(Int32(general.code)) }
      next = general.userInfo[NSUnderlyingErrorKey] as? any Error
    }
    return error.localizedDescription
  }

  private static func words(_ code: Int32) -> String {
    // Of a folder that shall be made; a file or a link that leads nowhere has its name.
    code == EEXIST || code == ENOTDIR ? "it is there, but is no folder" : String(cString: strerror(code))
  }
}
