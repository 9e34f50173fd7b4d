import Foundation
import Glibc
import Journal
import Synchronization
import XcodeProject

/// Writing into the build folder: whole files that appear at once, and only when they differ.
enum Files {
  private static let files = Atomic<Int>(0)

  /// A name beside `path` that nobody else uses, neither another process nor another thread of this one.
  private static func temporaryName(for path: String) -> String {
    "\(path).\(getpid())-\(files.add(1, ordering: .relaxed).newValue).new"
  }

  static func makeFolder(_ path: String) throws(NagaoshiError) {
    if Disk.isFolder(path) { return }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw failure(path, Disk.reason(errno))
    }
  }

  /// Writes `bytes` unless the file holds them already.
  /// - Returns: whether anything was written.
  @discardableResult
  static func write(_ bytes: [UInt8], to path: String) throws(NagaoshiError) -> Bool {
    if Disk.stamp(path)?.size == Int64(bytes.count), (try? Disk.read(path)) == bytes { return false }
    try makeFolder(Path.folder(path))
    let temporary = temporaryName(for: path)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(path, Disk.reason(errno)) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { break }
      written += count
    }
    let code = errno
    close(descriptor)
    guard written == bytes.count else {
      unlink(temporary)
      throw failure(path, Disk.reason(code))
    }
    try move(temporary, to: path)
    return true
  }

  /// Puts a finished file in its place; processes that use the old one keep it.
  static func move(_ source: String, to path: String) throws(NagaoshiError) {
    if rename(source, path) == 0 { return }
    let code = errno
    if code == EISDIR || code == ENOTDIR || code == EEXIST || code == ENOTEMPTY {
      remove(path)
      if rename(source, path) == 0 { return }
    }
    throw failure(path, Disk.reason(code))
  }

  /// Gives `path` the same file as `source`: another name of it where the disk allows, else a copy.
  /// - Returns: whether anything was done.
  static func link(_ source: String, to path: String) throws(NagaoshiError) -> Bool {
    guard let wanted = Disk.stamp(source) else { throw failure(source, "it is not there") }
    if let own = Disk.stamp(path),
      own.inode == wanted.inode || (own.size == wanted.size && own.modified == wanted.modified)
    {
      return false
    }
    try makeFolder(Path.folder(path))
    let temporary = temporaryName(for: path)
    unlink(temporary)
    if Glibc.link(source, temporary) != 0 {
      do {
        try FileManager.default.copyItem(atPath: source, toPath: temporary)
        // The copy takes over the time, so that a later look can tell that it is still the same.
        var times = [timespec(), timespec()]
        for index in 0..<2 {
          times[index].tv_sec = Int(wanted.modified / 1_000_000_000)
          times[index].tv_nsec = Int(wanted.modified % 1_000_000_000)
        }
        utimensat(AT_FDCWD, temporary, times, 0)
        chmod(temporary, 0o755)
      } catch {
        throw failure(path, "\(error.localizedDescription)")
      }
    }
    // Renaming one name of a file onto another of the same file does nothing, so the old one goes first.
    unlink(path)
    try move(temporary, to: path)
    return true
  }

  static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  private static func failure(_ path: String, _ reason: String) -> NagaoshiError {
    NagaoshiError(
      code: "build.unwritable", message: "It cannot be written: \(reason)",
      hint: "Check the rights of the folder and the space on the disk.", location: .init(file: path))
  }
}
