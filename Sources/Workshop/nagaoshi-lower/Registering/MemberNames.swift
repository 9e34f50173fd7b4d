import SwiftSyntax

/// Names, attributes and access of declarations.
enum MemberNames {
  /// `move(_:to:)`.
  static func full(_ node: FunctionDeclSyntax) -> String {
    "\(bare(node.name))(\(node.signature.parameterClause.parameters.map { "\(bare($0.firstName)):" }.joined()))"
  }

  /// A name without backticks.
  static func bare(_ token: TokenSyntax) -> String { token.text.filter { $0 != "`" } }

  static func attribute(_ name: String, in list: AttributeListSyntax) -> AttributeSyntax? {
    for element in list {
      if case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == name {
        return attribute
      }
    }
    return nil
  }

  static func has(_ names: Set<String>, in list: AttributeListSyntax) -> Bool {
    list.contains { element in
      if case .attribute(let attribute) = element {
        return names.contains(attribute.attributeName.trimmedDescription)
      }
      return false
    }
  }

  /// The name in `@objc(name:)`.
  static func objectiveC(_ list: AttributeListSyntax) -> String? {
    attribute("objc", in: list)?.arguments.map { $0.trimmedDescription.filter { !$0.isWhitespace } }
  }

  static func has(_ modifier: String, in list: DeclModifierListSyntax) -> Bool {
    list.contains { $0.name.text == modifier && $0.detail == nil }
  }

  static func isPrivate(_ list: DeclModifierListSyntax) -> Bool {
    has("private", in: list) || has("fileprivate", in: list)
  }

  /// Whether the declaration is there for its error message alone.
  static func isUnavailable(_ list: AttributeListSyntax) -> Bool {
    list.contains { element in
      guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "available" else {
        return false
      }
      let text = attribute.arguments?.trimmedDescription ?? ""
      let isGeneral = text.hasPrefix("*") || text.hasPrefix("iOS") || text.hasPrefix("swift")
      return isGeneral && (text.contains("unavailable") || text.contains("obsoleted"))
    }
  }

  /// Whether the declaration belongs to an actor other than the main one.
  static func isOnOtherActor(_ list: AttributeListSyntax) -> Bool {
    list.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      let name = attribute.attributeName.trimmedDescription
      return name.hasSuffix("Actor") && name != "MainActor"
    }
  }

  /// A text as a Swift literal.
  static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
