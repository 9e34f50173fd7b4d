import SwiftSyntax

/// Modules that are called otherwise here.
enum ImportNames {
  private static let names = [
    "Darwin": "Glibc", "MachO": "Glibc", "ObjectiveC": "Foundation", "CoreFoundation": "Foundation",
  ]

  /// The module that an import means; modules have no parts here.
  static func module(_ node: ImportDeclSyntax) -> String? {
    node.path.first.map { names[$0.name.text] ?? $0.name.text }
  }

  /// The text in place of an import's path; nil when it stays.
  static func path(_ node: ImportDeclSyntax) -> String? {
    guard node.importKindSpecifier == nil, let first = node.path.first?.name.text else { return nil }
    if let name = names[first] { return name }
    return node.path.count > 1 ? first : nil
  }
}
