internal import CXML
import Foundation
import Journal

/// Reads XML into a tree, within limits, from memory alone: nothing is loaded from elsewhere and no entity is expanded.
public enum DocumentReader {
  /// Reads a document.
  /// - Parameters:
  ///   - bytes: the document; its encoding is what it says, or UTF-8.
  ///   - file: the name for errors.
  /// - Throws: `NagaoshiError` with code `document.…`, file and line.
  public static func read(
    _ bytes: Data, file: String? = nil, limits: DocumentLimits = .init()
  ) throws -> DocumentElement {
    guard bytes.count <= limits.bytes else {
      throw NagaoshiError(
        code: "document.too-large", message: "The document has \(bytes.count) bytes; \(limits.bytes) are read at most",
        location: .init(file: file))
    }
    guard !bytes.isEmpty else {
      throw NagaoshiError(
        code: "document.not-xml", message: "The document is empty", location: .init(file: file, line: 1))
    }
    let builder = TreeBuilder(limits: limits)
    bytes.withUnsafeBytes { builder.parse($0) }
    if let problem = builder.problem {
      throw NagaoshiError(
        code: problem.code, message: problem.message, hint: problem.hint,
        location: .init(file: file, line: problem.line))
    }
    guard let root = builder.root else {
      throw NagaoshiError(
        code: "document.not-xml", message: "The document has no element", location: .init(file: file, line: 1))
    }
    return root
  }
}
