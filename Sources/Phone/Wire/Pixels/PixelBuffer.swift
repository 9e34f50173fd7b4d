internal import CPlatform
import Glibc
import Journal

/// Memory for pictures that two processes share: one draws, the other shows.
///
/// Pixels are blue, green, red, alpha, a byte each, colours multiplied by alpha; rows are tight. The size is sealed: a
/// process that shrinks it, so that the other faults, is refused by the system. What a picture's size is, a message says
/// (`Drawing`); the memory holds pixels only.
public final class PixelBuffer: @unchecked Sendable {
  /// The number of bytes.
  public let capacity: Int
  /// The descriptor, for the process to be started.
  public let descriptor: Int32
  /// The first byte. Only the drawing process may write.
  public let memory: UnsafeMutableRawPointer

  /// Makes shared memory, to be read here.
  /// - Throws: `wire.no-memory`.
  public init(capacity: Int) throws {
    let size = max(4096, capacity)
    let descriptor = np_shared_memory("nagaoshi-pixels", size)
    guard descriptor >= 0 else {
      throw NagaoshiError(
        code: "wire.no-memory",
        message: "\(size) bytes of shared memory cannot be had: \(String(cString: strerror(-descriptor)))")
    }
    guard let memory = np_map(descriptor, size, 0) else {
      close(descriptor)
      throw NagaoshiError(code: "wire.no-memory", message: "\(size) bytes of shared memory cannot be mapped")
    }
    self.capacity = size
    self.descriptor = descriptor
    self.memory = memory
  }

  /// Takes up memory that another process made, to draw into it.
  /// - Returns: nil when the descriptor is no memory of at least that size.
  public init?(descriptor: Int32, capacity: Int) {
    var facts = stat()
    guard capacity > 0, fstat(descriptor, &facts) == 0, facts.st_size >= capacity,
      let memory = np_map(descriptor, capacity, 1)
    else { return nil }
    self.capacity = capacity
    self.descriptor = descriptor
    self.memory = memory
  }

  deinit {
    np_unmap(memory, capacity)
    close(descriptor)
  }

  /// Asks the kernel for the memory of a picture that is about to be drawn or read as a whole: one call is faster than a
  /// fault for each page. Kernels before 5.14 refuse, which does no harm.
  public func populate(width: Int, height: Int, writing: Bool) {
    guard holds(width: width, height: height) else { return }
    let (populateForReading, populateForWriting): (Int32, Int32) = (22, 23)
    madvise(memory, width * height * 4, writing ? populateForWriting : populateForReading)
  }

  /// Whether a picture of that size in pixels fits.
  public func holds(width: Int, height: Int) -> Bool {
    guard width > 0, height > 0 else { return false }
    let (row, overflow) = width.multipliedReportingOverflow(by: 4)
    let (total, overflows) = row.multipliedReportingOverflow(by: height)
    return !overflow && !overflows && total <= capacity
  }
}
