import Foundation
import Journal

/// Puts frames together from the pieces in which a stream brings them.
public struct FrameAssembler: Sendable {
  private var buffer = Data()

  public init() {}

  /// Takes in the next piece.
  public mutating func append(_ piece: some Sequence<UInt8>) {
    buffer.append(contentsOf: piece)
  }

  /// The body of the next complete frame; nil while it is not there.
  /// - Throws: `wire.too-long`. The stream cannot be trusted any more then.
  public mutating func next() throws -> Data? {
    guard buffer.count >= MessageCoder.headerLength else { return nil }
    let start = buffer.startIndex
    let length = (0..<MessageCoder.headerLength).reduce(0) { $0 | Int(buffer[start + $1]) << (8 * $1) }
    guard length <= MessageCoder.lengthLimit else {
      throw NagaoshiError(
        code: "wire.too-long", message: "A message claims \(length) bytes, more than \(MessageCoder.lengthLimit)")
    }
    let end = start + MessageCoder.headerLength + length
    guard buffer.endIndex >= end else { return nil }
    let body = buffer.subdata(in: (start + MessageCoder.headerLength)..<end)
    // A buffer that only ever loses its front would keep what it lost.
    buffer = end == buffer.endIndex ? Data() : buffer.subdata(in: end..<buffer.endIndex)
    return body
  }

  /// Whether a frame has begun and not ended.
  public var isInsideFrame: Bool { !buffer.isEmpty }
}
