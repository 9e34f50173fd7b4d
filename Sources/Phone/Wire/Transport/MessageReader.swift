import Foundation
import Glibc

/// Reads messages from a socket.
public struct MessageReader<Message: Decodable> {
  private let descriptor: Int32
  private var assembler = FrameAssembler()
  private var piece = [UInt8](repeating: 0, count: 1 << 16)

  public init(_ type: Message.Type = Message.self, descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Waits for the next message; nil when the other side is gone.
  /// - Throws: `wire.too-long`, `wire.malformed`. Nothing more can be read after the first.
  public mutating func next() throws -> Message? {
    while true {
      if let message = try buffered() { return message }
      guard receive() else { return nil }
    }
  }

  /// The next message that was read already; nil when none is complete.
  public mutating func buffered() throws -> Message? {
    guard let body = try assembler.next() else { return nil }
    return try MessageCoder.decode(Message.self, from: body)
  }

  /// Reads what there is, waiting for at least a byte.
  /// - Returns: false when the other side is gone.
  public mutating func receive() -> Bool {
    while true {
      let count = piece.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
      if count > 0 {
        assembler.append(piece[..<count])
        return true
      }
      if count < 0 && errno == EINTR { continue }
      return false
    }
  }
}
