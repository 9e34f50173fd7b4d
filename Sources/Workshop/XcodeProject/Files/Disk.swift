#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reading the user's project from disk: plain calls, with limits, that say why they failed.
package enum Disk {
  /// No project file, plist, catalog entry or source that a person wrote is larger than this (bytes).
  package static let sizeLimit = 64 << 20

  /// What tells that a file has changed without reading it.
  package struct Stamp: Sendable, Hashable {
    package var size: Int64
    /// Nanoseconds since 1970.
    package var modified: Int64
    package var inode: UInt64
    package var isFolder: Bool

    package init(size: Int64, modified: Int64, inode: UInt64, isFolder: Bool) {
      self.size = size
      self.modified = modified
      self.inode = inode
      self.isFolder = isFolder
    }
  }

  /// Why a file could not be read, in words.
  package struct Failure: Error {
    package var path: String
    package var reason: String
  }

  /// The stamp of what `path` leads to (links are followed); nil when nothing is there.
  package static func stamp(_ path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Stamp(
      size: Int64(status.st_size),
      modified: Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec),
      inode: UInt64(status.st_ino), isFolder: status.st_mode & S_IFMT == S_IFDIR)
  }

  package static func isFolder(_ path: String) -> Bool { stamp(path)?.isFolder == true }
  package static func isFile(_ path: String) -> Bool { stamp(path)?.isFolder == false }

  /// The bytes of a file of at most `limit` bytes.
  package static func read(_ path: String, limit: Int = sizeLimit) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Failure(path: path, reason: reason(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(path: path, reason: reason(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(path: path, reason: "it is not a file") }
    guard status.st_size <= limit else {
      throw Failure(path: path, reason: "it is \(status.st_size) bytes large; the limit is \(limit)")
    }
    let size = Int(status.st_size)
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if got < 0 && errno == EINTR { continue }
        if got < 0 { failure = Failure(path: path, reason: reason(errno)) }
        if got <= 0 { break }
        count += got
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// The names in a folder in a fixed order, hidden ones left out; empty when it cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// The path with every link followed; nil when nothing is there.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path as the disk spells it: a Mac's disk does not tell small letters from capitals, nor the ways to write an accent.
  ///
  /// Nil when nothing is there in any spelling.
  package static func spelled(_ path: String) -> String? {
    if stamp(path) != nil { return path }
    var place = path.utf8.first == UInt8(ascii: "/") ? "" : "."
    for part in path.split(separator: "/") {
      let next = "\(place)/\(part)"
      if stamp(next) != nil {
        place = next
        continue
      }
      let wanted = part.lowercased()
      guard let name = names(in: place.isEmpty ? "/" : place).first(where: { $0.lowercased() == wanted }) else {
        return nil
      }
      place += "/" + name
    }
    return place
  }

  package static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
