import Foundation

/// Why a file could not be made, read or written, in the system's own words.
public enum FileFailure {
  /// `Permission denied` rather than Foundation's "The operation could not be completed".
  public static func reason(_ error: any Error) -> String {
    var next: (any Error)? = error
    while let current = next {
      if let posix = current as? POSIXError { return String(cString: strerror(posix.code.rawValue)) }
      let general = current as NSError
      if general.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(general.code))) }
      next = general.userInfo[NSUnderlyingErrorKey] as? any Error
    }
    return (error as? CocoaError)?.code == .fileWriteFileExists
      ? "there is a file of this name" : error.localizedDescription
  }
}
