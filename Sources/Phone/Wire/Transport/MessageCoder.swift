import Foundation
import Journal

/// Messages as bytes: a length of four bytes, little-endian, and that many bytes of JSON.
public enum MessageCoder {
  /// Longer messages are refused on both sides, in bytes.
  public static let lengthLimit = 16 << 20
  static let headerLength = 4

  /// The bytes of one message.
  /// - Throws: `wire.too-long`; `wire.unencodable` for values that JSON cannot hold.
  public static func encode<Message: Encodable>(_ message: Message) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    encoder.dateEncodingStrategy = .secondsSince1970
    let body: Data
    do {
      body = try encoder.encode(message)
    } catch {
      throw NagaoshiError(code: "wire.unencodable", message: "A message cannot be written as JSON: \(error)")
    }
    guard body.count <= lengthLimit else {
      throw NagaoshiError(
        code: "wire.too-long", message: "A message of \(body.count) bytes is longer than \(lengthLimit)")
    }
    var frame = Data(capacity: body.count + headerLength)
    withUnsafeBytes(of: UInt32(body.count).littleEndian) { frame.append(contentsOf: $0) }
    frame.append(body)
    return frame
  }

  /// The message in a frame's body.
  /// - Throws: `wire.malformed`.
  public static func decode<Message: Decodable>(_ type: Message.Type, from body: Data) throws -> Message {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    decoder.dateDecodingStrategy = .secondsSince1970
    do {
      return try decoder.decode(type, from: body)
    } catch {
      throw NagaoshiError(
        code: "wire.malformed", message: "A message of \(body.count) bytes is no \(type): \(error)")
    }
  }
}
