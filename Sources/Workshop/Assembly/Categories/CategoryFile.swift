import Foundation
import Journal
import Lowering
import XcodeProject

/// The `nagaoshi.json` of a project, which says what cannot be read from it.
///
/// ```
/// {"categories": [{"identifier": "MESSAGE", "options": ["customDismissAction"], "actions": [
///   {"identifier": "REPLY", "title": "Reply", "textInput": {"buttonTitle": "Send", "placeholder": "Text"}},
///   {"identifier": "DELETE", "title": "Delete", "options": ["destructive"], "icon": {"system": "trash"}}]}]}
/// ```
enum CategoryFile {
  /// The categories; nil when the file does not speak of any.
  static func read(_ bytes: [UInt8], file: String) -> Result<[SourceCategories.Category]?, Problem> {
    guard let root = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
      return .failure(problem("nagaoshi.json is not a JSON object", file, nil))
    }
    guard let value = root["categories"] else { return .success(nil) }
    guard let list = value as? [[String: Any]] else {
      return .failure(problem("'categories' must be a list of objects", file, "categories"))
    }
    var categories: [SourceCategories.Category] = []
    for (index, entry) in list.enumerated() {
      let place = "categories[\(index)]"
      guard let identifier = entry["identifier"] as? String, !identifier.isEmpty else {
        return .failure(problem("A category needs an 'identifier'", file, "\(place).identifier"))
      }
      var category = SourceCategories.Category(identifier: identifier)
      category.options = entry["options"] as? [String] ?? []
      if let unknown = category.options.first(where: { !categoryOptions.contains($0) }) {
        return .failure(problem("There is no category option '\(unknown)'", file, "\(place).options", categoryOptions))
      }
      category.hiddenPreviewsBodyPlaceholder = (entry["hiddenPreviewsBodyPlaceholder"] as? String).map { .init($0) }
      for (number, fields) in (entry["actions"] as? [[String: Any]] ?? []).enumerated() {
        switch action(fields, file, "\(place).actions[\(number)]") {
        case .success(let action): category.actions.append(action)
        case .failure(let problem): return .failure(problem)
        }
      }
      categories.append(category)
    }
    return .success(categories)
  }

  private static let categoryOptions = [
    "customDismissAction", "allowInCarPlay", "hiddenPreviewsShowTitle", "hiddenPreviewsShowSubtitle",
    "allowAnnouncement",
  ]
  private static let actionOptions = ["foreground", "destructive", "authenticationRequired"]

  private static func action(
    _ fields: [String: Any], _ file: String, _ place: String
  ) -> Result<SourceCategories.Action, Problem> {
    guard let identifier = fields["identifier"] as? String, !identifier.isEmpty else {
      return .failure(problem("An action needs an 'identifier'", file, "\(place).identifier"))
    }
    var action = SourceCategories.Action(
      identifier: identifier, title: .init(fields["title"] as? String ?? identifier),
      options: fields["options"] as? [String] ?? [])
    if let unknown = action.options.first(where: { !actionOptions.contains($0) }) {
      return .failure(problem("There is no action option '\(unknown)'", file, "\(place).options", actionOptions))
    }
    let icon = fields["icon"] as? [String: Any]
    action.systemImage = icon?["system"] as? String
    action.templateImage = icon?["template"] as? String
    if let input = fields["textInput"] as? [String: Any] {
      action.buttonTitle = .init(input["buttonTitle"] as? String ?? "")
      action.placeholder = .init(input["placeholder"] as? String ?? "")
    }
    return .success(action)
  }

  /// Why the file cannot be used.
  typealias Problem = Finding

  private static func problem(
    _ message: String, _ file: String, _ path: String?, _ choices: [String] = []
  ) -> Finding {
    Finding(
      .error, "settings.nagaoshi-json", message,
      hint: choices.isEmpty ? nil : "There are: \(choices.joined(separator: ", ")).",
      location: .init(file: file, path: path))
  }
}

extension Finding: Error {}
