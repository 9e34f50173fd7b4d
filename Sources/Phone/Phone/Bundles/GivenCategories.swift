import Foundation
@_spi(Runtime) import IOSFoundation
import Payload

/// Categories that the build found for an app that does not register them itself, as `Nagaoshi.json` has them.
struct GivenCategories: Decodable, Sendable {
  struct Text: Decodable, Sendable {
    var value: String
    var isKey: Bool?
  }
  struct Action: Decodable, Sendable {
    var identifier: String
    var title: Text
    var options: [String]
    var systemImage: String?
    var templateImage: String?
    var buttonTitle: Text?
    var placeholder: Text?
  }
  struct Category: Decodable, Sendable {
    var identifier: String
    var actions: [Action]
    var options: [String]
    var hiddenPreviewsBodyPlaceholder: Text?
  }
  /// `nagaoshi.json` or `source`.
  var origin: String
  var file: String?
  var line: Int?
  var categories: [Category]
  var notes: [String]

  /// Whether they stand in place of those that the app registers.
  var isOverride: Bool { origin == "nagaoshi.json" }

  /// The sentence that the transcript has of where they are from.
  var explanation: String {
    let names = categories.map(\.identifier).sorted().joined(separator: ", ")
    if isOverride { return "The categories are those of nagaoshi.json: \(names)" }
    return categories.isEmpty
      ? "The app's code does not run here, and its source makes no categories"
      : "The app's code does not run here; the categories are read from its source: \(names)"
  }

  /// The categories with their texts in a language.
  /// - Parameters:
  ///   - bundle: the app's folder, which holds the texts.
  ///   - language: such as `ja-JP`.
  func facts(bundle: String, language: String) -> [CategoryFacts] {
    let texts = Bundle(path: bundle)
    func text(_ text: Text) -> String {
      guard text.isKey == true, let texts else { return text.value }
      return BundleStrings.string(text.value, value: nil, table: nil, bundle: texts, languages: [language])
    }
    return categories.map { category in
      let actions = category.actions.map { action in
        var facts = ActionFacts(identifier: action.identifier, title: text(action.title))
        if action.options.contains("foreground") { facts.options.insert(.foreground) }
        if action.options.contains("destructive") { facts.options.insert(.destructive) }
        if action.options.contains("authenticationRequired") { facts.options.insert(.authenticationRequired) }
        facts.icon = action.systemImage.map { .system($0) } ?? action.templateImage.map { .template($0) }
        if let button = action.buttonTitle {
          facts.textInput = .init(buttonTitle: text(button), placeholder: action.placeholder.map(text) ?? "")
        }
        return facts
      }
      var facts = CategoryFacts(identifier: category.identifier, actions: actions)
      let all: [(String, CategoryFacts.Options)] = [
        ("customDismissAction", .customDismissAction), ("allowInCarPlay", .allowInCarPlay),
        ("hiddenPreviewsShowTitle", .hiddenPreviewsShowTitle),
        ("hiddenPreviewsShowSubtitle", .hiddenPreviewsShowSubtitle), ("allowAnnouncement", .allowAnnouncement),
      ]
      for (name, option) in all where category.options.contains(name) { facts.options.insert(option) }
      facts.hiddenPreviewsBodyPlaceholder = category.hiddenPreviewsBodyPlaceholder.map(text)
      return facts
    }
  }
}
