import Lowering
import SwiftParser
import SwiftSyntax

/// Reads what `UNNotificationCategory(…)` calls say, without running anything.
final class CategoryCollector: SyntaxVisitor {
  private let constants: SourceConstants
  private let converter: SourceLocationConverter
  private let file: String
  private var scope: [String] = []
  private(set) var categories: [SourceCategories.Category] = []
  private(set) var gaps: [SourceCategories.Gap] = []
  /// Names inside names: a guard against circles.
  private var depth = 0

  /// The categories of several files, which may name each other's constants.
  static func categories(of files: [(path: String, text: String)]) -> SourceCategories {
    let trees = files.map { (path: $0.path, tree: Parser.parse(source: $0.text)) }
    let constants = SourceConstants()
    for (_, tree) in trees { constants.walk(tree) }
    var categories: [SourceCategories.Category] = []
    var gaps: [SourceCategories.Gap] = []
    for (path, tree) in trees {
      let collector = CategoryCollector(constants, tree, path)
      collector.walk(tree)
      // The last one of a name counts, as it does for whoever registers them.
      for category in collector.categories {
        categories.removeAll { $0.identifier == category.identifier }
        categories.append(category)
      }
      gaps += collector.gaps
    }
    return SourceCategories(categories: categories, gaps: gaps)
  }

  private init(_ constants: SourceConstants, _ tree: SourceFileSyntax, _ file: String) {
    self.constants = constants
    self.file = file
    converter = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Scopes

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    scope.append(name)
    return .visitChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text + "()") }
  override func visitPost(_ node: FunctionDeclSyntax) { scope.removeLast() }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    guard name == "UNNotificationCategory" || name == "UNNotificationCategory.init" else { return .visitChildren }
    var fields = Self.fields(node)
    guard let expression = fields.removeValue(forKey: "identifier"), let identifier = text(expression) else {
      gap(fields["identifier"] ?? ExprSyntax(node))
      return .visitChildren
    }
    var category = SourceCategories.Category(identifier: identifier.value)
    category.actions = fields["actions"].map { actions($0) } ?? []
    category.options = fields["options"].map { options($0) } ?? []
    category.hiddenPreviewsBodyPlaceholder = fields["hiddenPreviewsBodyPlaceholder"].flatMap { text($0) }
    category.file = file
    category.line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    categories.append(category)
    return .skipChildren
  }

  private static func fields(_ call: FunctionCallExprSyntax) -> [String: ExprSyntax] {
    Dictionary(
      call.arguments.compactMap { argument in argument.label.map { ($0.text, argument.expression) } },
      uniquingKeysWith: { first, _ in first })
  }

  private func gap(_ expression: ExprSyntax) {
    let line = converter.location(for: expression.positionAfterSkippingLeadingTrivia).line
    let words = expression.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    gaps.append(.init(expression: String(words.prefix(80)), file: file, line: line))
  }

  // MARK: Actions

  private func actions(_ expression: ExprSyntax) -> [SourceCategories.Action] {
    guard depth < 16 else { return [] }
    depth += 1
    defer { depth -= 1 }
    if let list = expression.as(ArrayExprSyntax.self) { return list.elements.flatMap { actions($0.expression) } }
    if let parts = expression.as(SequenceExprSyntax.self) {
      // `first + second`, `condition ? these : those`: whatever may be there.
      return parts.elements.flatMap { part -> [SourceCategories.Action] in
        if part.is(BinaryOperatorExprSyntax.self) || part.is(UnresolvedTernaryExprSyntax.self) { return [] }
        return actions(part)
      }
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.trimmedDescription.replacing(".init", with: "")
      if ["UNNotificationAction", "UNTextInputNotificationAction", ""].contains(name) {
        return action(call, isTextInput: name == "UNTextInputNotificationAction").map { [$0] } ?? []
      }
      return named(name.replacing("self.", with: ""), expression)
    }
    if expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self) {
      return named(expression.trimmedDescription.replacing("self.", with: "").replacing("Self.", with: ""), expression)
    }
    gap(expression)
    return []
  }

  private func named(_ name: String, _ expression: ExprSyntax) -> [SourceCategories.Action] {
    guard let value = constants.value(of: name, in: scope) else {
      gap(expression)
      return []
    }
    // `[UNNotificationAction]()` and `[]` begin a list that is added to.
    let isEmpty = value.trimmedDescription.hasSuffix("]()") || value.trimmedDescription == "[]"
    return (isEmpty ? [] : actions(value)) + constants.additions(to: name, in: scope).flatMap { actions($0) }
  }

  private func action(_ call: FunctionCallExprSyntax, isTextInput: Bool) -> SourceCategories.Action? {
    let fields = Self.fields(call)
    guard let expression = fields["identifier"], let identifier = text(expression) else {
      gap(fields["identifier"] ?? ExprSyntax(call))
      return nil
    }
    let title = fields["title"].map { text($0) ?? fallback($0) }
    var action = SourceCategories.Action(identifier: identifier.value, title: title ?? .init(identifier.value))
    action.options = fields["options"].map { options($0) } ?? []
    if isTextInput || fields["textInputButtonTitle"] != nil {
      action.buttonTitle = fields["textInputButtonTitle"].flatMap { text($0) } ?? .init("")
      action.placeholder = fields["textInputPlaceholder"].flatMap { text($0) } ?? .init("")
    }
    if let icon = fields["icon"]?.as(FunctionCallExprSyntax.self), let argument = icon.arguments.first {
      let name = text(argument.expression)?.value
      if argument.label?.text == "systemImageName" { action.systemImage = name }
      if argument.label?.text == "templateImageName" { action.templateImage = name }
    }
    return action
  }

  private func options(_ expression: ExprSyntax) -> [String] {
    if let list = expression.as(ArrayExprSyntax.self) { return list.elements.flatMap { options($0.expression) } }
    if let member = expression.as(MemberAccessExprSyntax.self) { return [member.declName.baseName.text] }
    if let reference = expression.as(DeclReferenceExprSyntax.self), depth < 16,
      let value = constants.value(of: reference.baseName.text, in: scope)
    {
      depth += 1
      defer { depth -= 1 }
      return options(value)
    }
    return []
  }

  // MARK: Texts

  /// A title that nobody can know without running the program is the last word of its name.
  private func fallback(_ expression: ExprSyntax) -> SourceCategories.Text {
    gap(expression)
    let words = expression.trimmedDescription.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return .init(words.last { $0 != "localized" }.map(String.init) ?? "Action")
  }

  private func text(_ expression: ExprSyntax) -> SourceCategories.Text? {
    guard depth < 16 else { return nil }
    depth += 1
    defer { depth -= 1 }
    if let literal = expression.as(StringLiteralExprSyntax.self) { return self.literal(literal).map { .init($0) } }
    if let call = expression.as(FunctionCallExprSyntax.self) { return called(call) }
    if let parts = expression.as(SequenceExprSyntax.self) {
      var whole = ""
      for (index, part) in parts.elements.enumerated() {
        if index % 2 == 1 {
          guard part.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" else { return nil }
        } else {
          guard let piece = text(part) else { return nil }
          whole += piece.value
        }
      }
      return .init(whole)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      guard let base = member.base else { return reference(name) }
      if name == "rawValue" {
        let path = base.trimmedDescription
        return constants.rawValue(of: path).map { .init($0) } ?? text(base)
      }
      if ["localized", "localize", "loc", "localizedString"].contains(name) {
        return text(base).map { .init($0.value, isKey: true) }
      }
      return reference(expression.trimmedDescription.replacing("self.", with: "").replacing("Self.", with: ""))
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return self.reference(reference.baseName.text) }
    return nil
  }

  private func reference(_ name: String) -> SourceCategories.Text? {
    constants.value(of: name, in: scope).flatMap { text($0) }
  }

  private func literal(_ literal: StringLiteralExprSyntax) -> String? {
    if let plain = literal.representedLiteralValue { return plain }
    var whole = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let part): whole += part.content.text
      case .expressionSegment(let part):
        guard let expression = part.expressions.first?.expression, let piece = text(expression) else { return nil }
        whole += piece.value
      @unknown default: return nil
      }
    }
    return whole
  }

  private func called(_ call: FunctionCallExprSyntax) -> SourceCategories.Text? {
    let name = call.calledExpression.trimmedDescription
    let first = call.arguments.first
    switch name {
    case "NSLocalizedString": return first.flatMap { text($0.expression) }.map { .init($0.value, isKey: true) }
    case "String" where first?.label?.text == "localized":
      return first.flatMap { text($0.expression) }.map { .init($0.value, isKey: true) }
    case "String": return first.flatMap { text($0.expression) }
    case "NSString.localizedUserNotificationString":
      return first.flatMap { text($0.expression) }.map { .init($0.value, isKey: true) }
    default:
      // `"key".localized()`
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        member.declName.baseName.text.lowercased().hasPrefix("locali")
      {
        return text(base).map { .init($0.value, isKey: true) }
      }
      return reference(name.replacing("self.", with: ""))
    }
  }
}
