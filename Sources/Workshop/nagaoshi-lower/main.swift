// Reads Swift sources for the Workshop. SwiftSyntax stays inside this executable.
import Foundation
import Lowering

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.first == "--facts" else {
  FileHandle.standardError.write(Data("usage: nagaoshi-lower --facts FILE…\n".utf8))
  exit(2)
}
let files = arguments.dropFirst().compactMap { path -> SourceFacts? in
  guard let data = FileManager.default.contents(atPath: path) else { return nil }
  return FactsCollector.facts(of: String(decoding: data, as: UTF8.self), path: path)
}
do {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  FileHandle.standardOutput.write(try encoder.encode(FactsDocument(files: files)))
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
