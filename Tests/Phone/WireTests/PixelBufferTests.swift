import Glibc
import Testing

@testable import Wire

@Suite("Pictures in shared memory")
struct PixelBufferTests {
  @Test("what one process draws the other sees")
  func shared() throws {
    let phone = try PixelBuffer(capacity: 8192)
    let process = try #require(PixelBuffer(descriptor: dup(phone.descriptor), capacity: 8192))

    process.memory.storeBytes(of: 0xFF11_2233, toByteOffset: 8188, as: UInt32.self)

    #expect(phone.memory.load(fromByteOffset: 8188, as: UInt32.self) == 0xFF11_2233)
  }

  @Test("nobody can shrink it, so that the other would fault")
  func sealed() throws {
    let buffer = try PixelBuffer(capacity: 8192)

    #expect(ftruncate(buffer.descriptor, 0) == -1)
    #expect(ftruncate(buffer.descriptor, 1 << 20) == -1)
  }

  @Test("a descriptor that is too small, or none, is refused")
  func refused() throws {
    let buffer = try PixelBuffer(capacity: 4096)

    #expect(PixelBuffer(descriptor: buffer.descriptor, capacity: 8192) == nil)
    #expect(PixelBuffer(descriptor: -1, capacity: 4096) == nil)
    #expect(PixelBuffer(descriptor: buffer.descriptor, capacity: 0) == nil)
  }

  @Test("only sizes that fit are held")
  func holds() throws {
    let buffer = try PixelBuffer(capacity: 4096)

    #expect(buffer.holds(width: 32, height: 32))
    #expect(!buffer.holds(width: 33, height: 32))
    #expect(!buffer.holds(width: 0, height: 1))
    #expect(!buffer.holds(width: -1, height: -1))
    #expect(!buffer.holds(width: Int.max / 2, height: 4))
  }
}
