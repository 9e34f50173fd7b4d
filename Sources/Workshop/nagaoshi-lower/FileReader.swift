import Foundation
import Lowering
import SwiftParser
import SwiftSyntax

/// One file's facts and its lowered text, from one reading.
enum FileReader {
  static func read(_ data: Data, path: String, _ context: LoweringContext) -> SourceFacts {
    // The parser takes seconds for what is nested deeper than any program is; the compiler refuses it as well.
    guard depth(of: data) <= 1000 else {
      return SourceFacts(path: path, declarations: [], imports: [], hasTopLevelCode: false, applicationMainOffsets: [])
    }
    let text = String(decoding: data, as: UTF8.self)
    let tree = Parser.parse(source: text)
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    var facts = FactsCollector.facts(of: tree, path: path, converter)
    // What is no text is the compiler's to complain of.
    if String(validating: data, as: UTF8.self) != nil {
      facts.lowered = Lowerer.lower(tree, text, converter, context.merging(facts.context))
    }
    return facts
  }

  /// How deep brackets are nested, those in texts and comments included.
  private static func depth(of data: Data) -> Int {
    var (depth, deepest) = (0, 0)
    for byte in data {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      default: break
      }
    }
    return deepest
  }
}
