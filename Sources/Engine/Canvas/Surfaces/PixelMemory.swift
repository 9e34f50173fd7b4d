#if canImport(Glibc)
  import Glibc
#endif

/// Zeroed memory for pixels.
struct PixelMemory {
  let start: UnsafeMutableRawPointer
  /// The size of the memory's own mapping; nil for memory of the heap.
  private let mapped: Int?

  /// From this size on memory is asked for at once and not page by page.
  private static let large = 1 << 20
  /// Linux's `MADV_POPULATE_WRITE`, which older headers do not name; kernels before 5.14 refuse it, which does no harm.
  private static let populate: Int32 = 23

  /// Memory of `count` bytes.
  ///
  /// A screen has three thousand pages, all of which will be painted on: one call of the kernel hands them out in half the
  /// time that as many page faults take. Large pages are not asked for: on a virtual machine they are as often as not the
  /// ones that the host has taken back, and twelve megabytes then take fifty milliseconds.
  init(count: Int) {
    if count >= Self.large,
      let memory = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), memory != MAP_FAILED
    {
      (start, mapped) = (memory, count)
      madvise(start, count, Self.populate)
      return
    }
    // calloc leaves untouched pages to the kernel, which hands them out zeroed.
    start = calloc(1, count) ?? UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    mapped = nil
  }

  func free() {
    if let mapped { munmap(start, mapped) } else { Glibc.free(start) }
  }
}
