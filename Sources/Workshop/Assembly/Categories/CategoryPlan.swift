import Foundation
import Journal
import Lowering
import XcodeProject

/// The notification categories of an app that does not register them itself: those of the project's `nagaoshi.json`, else
/// those that are read from the source of an app that does not run.
struct CategoryPlan: Encodable {
  /// `nagaoshi.json` or `source`.
  var origin: String
  /// The file, or the first one of the source.
  var file: String?
  var line: Int?
  var categories: [SourceCategories.Category]
  /// What the phone says of what could not be made out.
  var notes: [String] = []

  /// The project's own list; nil when there is none.
  static func given(_ model: ProjectModel) -> (plan: CategoryPlan?, findings: [Finding]) {
    let file = model.folder + "/nagaoshi.json"
    guard let bytes = try? Disk.read(file, limit: 4 << 20) else { return (nil, []) }
    switch CategoryFile.read(bytes, file: file) {
    case .success(let categories):
      return (categories.map { CategoryPlan(origin: "nagaoshi.json", file: file, categories: $0) }, [])
    case .failure(let finding): return (nil, [finding])
    }
  }

  /// What an app's source says.
  /// - Parameters:
  ///   - sources: the app's files, those of its modules included.
  ///   - lower: the program that reads sources.
  static func read(_ sources: [(path: String, bytes: [UInt8])], lower: String) -> CategoryPlan? {
    let texts = sources.map { (path: $0.path, text: String(decoding: $0.bytes, as: UTF8.self)) }
    var chosen = texts.filter {
      $0.text.contains("UNNotificationCategory(") || $0.text.contains("UNNotificationAction(")
    }
    .map(\.path)
    guard !chosen.isEmpty else { return nil }
    var answer = run(lower, chosen)
    // What is missing may be a constant of another file.
    let names = Set(
      (answer?.gaps ?? []).flatMap { gap in
        gap.expression.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      })
    if !names.isEmpty {
      let words = ["enum ", "struct ", "class ", "extension ", "let ", "var ", "func ", "case "]
      let others = texts.filter { file in
        !chosen.contains(file.path)
          && names.contains { name in words.contains { file.text.contains($0 + name) } }
      }
      if !others.isEmpty {
        chosen += others.map(\.path)
        answer = run(lower, chosen)
      }
    }
    guard let answer else { return nil }
    let notes = answer.gaps.prefix(10).map { gap in
      "\(Path.name(gap.file)):\(gap.line): '\(gap.expression)' is only known when the app runs"
    }
    return CategoryPlan(
      origin: "source", file: answer.categories.first?.file, line: answer.categories.first?.line,
      categories: answer.categories, notes: notes)
  }

  private static func run(_ lower: String, _ files: [String]) -> SourceCategories? {
    let result = Subprocess.run([lower, "--categories"] + files, timeout: 60)
    guard result.end == .exited(0) else { return nil }
    return try? JSONDecoder().decode(SourceCategories.self, from: Data(result.output))
  }
}
