import Foundation
import Lowering
import SwiftParser
import SwiftSyntax

/// One file's facts and its lowered text, from one reading.
enum FileReader {
  static func read(_ data: Data, path: String, _ context: LoweringContext) -> SourceFacts {
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
}
