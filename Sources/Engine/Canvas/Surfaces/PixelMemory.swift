#if canImport(Glibc)
  import Glibc
#endif

/// Zeroed memory for pixels.
struct PixelMemory {
  let start: UnsafeMutableRawPointer
  /// The memory's own mapping; nil for memory of the heap.
  private let mapping: (start: UnsafeMutableRawPointer, size: Int)?

  private static let largePage = 2 << 20

  /// Memory of `count` bytes. That of a screen is made of large pages where the system has them: the kernel hands out
  /// twelve megabytes in a fraction of the time that three thousand small pages take.
  init(count: Int) {
    if count >= 2 * Self.largePage, let mapped = Self.map(count) {
      (start, mapping) = mapped
      return
    }
    // calloc leaves untouched pages to the kernel, which hands them out zeroed.
    start = calloc(1, count) ?? UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    mapping = nil
  }

  func free() {
    if let mapping { munmap(mapping.start, mapping.size) } else { Glibc.free(start) }
  }

  private static func map(
    _ count: Int
  ) -> (start: UnsafeMutableRawPointer, mapping: (start: UnsafeMutableRawPointer, size: Int)?)? {
    let size = count + largePage
    guard let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      memory != MAP_FAILED
    else { return nil }
    let start = memory.alignedUp(toMultipleOf: largePage)
    // A part of a large page at the end stays small: nothing counts as used that is not.
    madvise(start, count / largePage * largePage, MADV_HUGEPAGE)
    return (start, (memory, size))
  }
}
