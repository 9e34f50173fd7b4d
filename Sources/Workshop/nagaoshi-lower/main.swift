// Reads and lowers Swift sources for the Workshop. SwiftSyntax stays inside this executable.
import Foundation
import Lowering
import SwiftParser
import SwiftSyntax

func fail(_ message: String, _ code: Int32) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(code)
}

/// Prints the notification categories that sources make.
func printCategories(of paths: some Sequence<String>) {
  let files = paths.compactMap { path in
    FileManager.default.contents(atPath: path).map { (path: path, text: String(decoding: $0, as: UTF8.self)) }
  }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  FileHandle.standardOutput.write((try? encoder.encode(CategoryCollector.categories(of: files))) ?? Data())
}

/// nagaoshi-lower --categories FILE… | --facts FILE… | --facts --context CONTEXT.json FILE…
func run() {
  var arguments = CommandLine.arguments.dropFirst()
  if arguments.first == "--categories" { return printCategories(of: arguments.dropFirst()) }
  guard arguments.popFirst() == "--facts" else { fail("usage: nagaoshi-lower --facts [--context JSON] FILE…", 2) }
  var context = LoweringContext()
  if arguments.first == "--context" {
    arguments.removeFirst()
    let path = arguments.popFirst() ?? ""
    guard let data = FileManager.default.contents(atPath: path),
      let read = try? JSONDecoder().decode(LoweringContext.self, from: data)
    else { fail("\(path) is no context", 2) }
    context = read
  }
  let files = FileReader.read(Array(arguments), context)
  do {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    FileHandle.standardOutput.write(try encoder.encode(FactsDocument(files: files)))
  } catch {
    fail("\(error)", 1)
  }
}

run()
