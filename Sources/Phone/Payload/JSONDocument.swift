import Foundation
import Journal

/// A JSON text that was read whole, with the place of every value.
///
/// An own reader, because Foundation's does not tell booleans from numbers in every case, forgets duplicate keys and places,
/// and names no line.
public struct JSONDocument: Sendable {
  /// The value at the top.
  public let root: PropertyValue
  /// Paths of keys that occur more than once in their dictionary; the last one counts.
  public let duplicateKeys: [String]
  private let offsets: [String: Int]
  private let text: [UInt8]

  /// The most bytes that are read: enough for any payload, small enough to be harmless.
  public static let sizeLimit = 1 << 20

  /// Reads `data`.
  ///
  /// - Throws: `NagaoshiError` `json.syntax` with line and column, `json.too-deep`, `json.too-large`.
  public init(_ data: Data) throws {
    guard data.count <= Self.sizeLimit else {
      throw NagaoshiError(
        code: "json.too-large", message: "The text has \(data.count) bytes; at most \(Self.sizeLimit) are read")
    }
    text = [UInt8](data)
    var reader = JSONReader(text)
    root = try reader.readDocument()
    duplicateKeys = reader.duplicateKeys
    offsets = reader.offsets
  }

  /// The place of the value at `path`, such as `aps.alert.loc-args[1]`, or of its nearest ancestor.
  public func location(of path: String) -> NagaoshiError.Location {
    var known = path
    while !known.isEmpty, offsets[known] == nil {
      known = known.lastIndex { $0 == "." || $0 == "[" }.map { String(known[..<$0]) } ?? ""
    }
    let place = JSONReader.lineAndColumn(of: offsets[known] ?? 0, in: text)
    return .init(line: place.line, column: place.column, path: path)
  }
}
