import Foundation
import Glibc

/// Writes files for people to look at. Foundation's `Data.write` waits until the disk has them, which takes milliseconds each
/// and only guards against a power cut.
public enum OutputFile {
  /// Writes the bytes in place of what is there, if anything.
  /// - Parameter isAtomic: whether readers see the old file or the new one, and never a part.
  /// - Throws: a `POSIXError`.
  public static func write(_ bytes: [UInt8], to path: String, isAtomic: Bool = false) throws {
    let place = isAtomic ? path + ".part" : path
    let descriptor = open(place, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure() }
    do {
      try write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0, !isAtomic || rename(place, path) == 0 else { throw failure() }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws {
    try bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw failure() }
        rest = rest.dropFirst(count)
      }
    }
  }

  private static func failure() -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
