#if canImport(Glibc)
  import Glibc
#endif

/// The bytes of a file, in memory or mapped.
final class Storage: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer
  private let mapped: UnsafeMutableRawPointer?

  init(_ array: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, array.count), alignment: 16)
    copy.copyBytes(from: array)
    bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(copy)[0..<array.count])
    mapped = nil
  }

  init(path: String) throws {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      throw ImageError(
        .unreadable, "\(path) cannot be opened: \(String(cString: strerror(errno))).",
        hint: "Check that the file exists and may be read.")
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ImageError(.unreadable, "\(path) is not a file.")
    }
    let size = Int(status.st_size)
    guard size > 0 else {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      mapped = nil
      return
    }
    guard let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), memory != MAP_FAILED else {
      throw ImageError(.unreadable, "\(path) cannot be read: \(String(cString: strerror(errno))).")
    }
    mapped = memory
    bytes = UnsafeRawBufferPointer(start: memory, count: size)
  }

  deinit {
    if let mapped {
      munmap(mapped, bytes.count)
    } else {
      bytes.baseAddress.map { UnsafeMutableRawPointer(mutating: $0).deallocate() }
    }
  }
}
