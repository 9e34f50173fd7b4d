import SwiftSyntax

extension Lowerer {
  /// - Returns: whether the walk goes into it.
  func expression(_ node: MacroExpansionExprSyntax) -> Bool {
    switch node.macroName.text {
    case "selector":
      return selector(node)
    case "keyPath":
      edits.replace(node, with: MemberNames.literal(Self.keyPath(node)))
      return false
    case "imageLiteral", "colorLiteral", "fileLiteral":
      let start = node.pound.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.replace(start..<(start + 1), with: "_")
      return true
    default: return true
    }
  }

  // MARK: Selectors

  private func selector(_ node: MacroExpansionExprSyntax) -> Bool {
    guard let argument = node.arguments.first, let close = node.rightParen,
      let name = Self.lastName(argument.expression)
    else { return true }
    let start = node.pound.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.replace(start..<(start + 1), with: "_")
    let end = close.positionAfterSkippingLeadingTrivia.utf8Offset
    if let label = argument.label, let colon = argument.colon {
      edits.blank(label)
      edits.blank(colon)
      // A property of a type is named by a key path, which has room in the blanks.
      let owner = Self.owner(argument.expression)
      if owner?.first?.isUppercase == true, owner?.contains("(") == false {
        let place = argument.expression.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.insert("\\", at: place)
      }
      let isSetter = label.text == "setter"
      let text = isSetter ? "set\(name.base.prefix(1).uppercased())\(name.base.dropFirst()):" : name.base
      edits.insert(", property: \(MemberNames.literal(text))", at: end)
      return true
    }
    edits.insert(", \(MemberNames.literal(name.base + (name.labels ?? "")))", at: end)
    // Members that are optional are closures here, and have no labels.
    if let owner = Self.owner(argument.expression), knowledge.protocols.contains(owner) {
      edits.replace(argument.expression, with: "()")
      return false
    }
    return true
  }

  /// The last name in a reference, such as `move` and `(_:to:)` in `self.view.move(_:to:)`.
  static func lastName(_ expression: ExprSyntax) -> (base: String, labels: String?)? {
    if let sequence = expression.as(SequenceExprSyntax.self) { return sequence.elements.first.flatMap(lastName) }
    if let tuple = expression.as(TupleExprSyntax.self) {
      return tuple.elements.first.flatMap { lastName($0.expression) }
    }
    if let cast = expression.as(AsExprSyntax.self) { return lastName(cast.expression) }
    let reference =
      expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
    guard let reference else { return nil }
    let labels = reference.argumentNames.map { names in
      "(\(names.arguments.map { "\(MemberNames.bare($0.name)):" }.joined()))"
    }
    return (MemberNames.bare(reference.baseName), labels)
  }

  private static func owner(_ expression: ExprSyntax) -> String? {
    if let sequence = expression.as(SequenceExprSyntax.self) { return sequence.elements.first.flatMap(owner) }
    return expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
  }

  // MARK: Key paths

  /// `name.first` of `#keyPath(Person.name.first)`.
  private static func keyPath(_ node: MacroExpansionExprSyntax) -> String {
    let text = node.arguments.first?.expression.trimmedDescription ?? ""
    var parts = text.split(separator: ".").map { $0.filter { !$0.isWhitespace && $0 != "`" && $0 != "?" && $0 != "!" } }
    if parts.first == "self" { parts.removeFirst() }
    while parts.count > 1, parts[0].first?.isUppercase == true { parts.removeFirst() }
    return parts.joined(separator: ".")
  }

  /// The keys of a literal key path; nil when it has others than properties.
  private static func names(_ path: KeyPathExprSyntax) -> String? {
    var names: [String] = []
    for component in path.components {
      switch component.component {
      case .property(let property) where property.declName.argumentNames == nil:
        names.append(MemberNames.bare(property.declName.baseName))
      case .optional: continue
      default: return nil
      }
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  // MARK: Calls

  private static let observingCalls: Set<String> = ["observe", "willChangeValue", "didChangeValue", "publisher"]

  func call(_ node: FunctionCallExprSyntax) {
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) { unwrap(node, chain) }
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let name, Self.observingCalls.contains(name), let first = node.arguments.first,
      let path = first.expression.as(KeyPathExprSyntax.self), let names = Self.names(path)
    else { return }
    edits.insert("_named(", at: path.positionAfterSkippingLeadingTrivia.utf8Offset)
    edits.insert(", \(MemberNames.literal(names)))", at: path.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Methods of UIKit's protocols that are optional on iOS, called with one unlabelled argument.
  private static let optionalCalls: Set<String> = [
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "scrollViewWillBeginDecelerating", "scrollViewShouldScrollToTop",
    "scrollViewDidScrollToTop", "textFieldDidBeginEditing", "textFieldDidEndEditing", "textFieldShouldReturn",
    "textFieldShouldClear", "textFieldShouldBeginEditing", "textFieldShouldEndEditing", "textFieldDidChangeSelection",
    "textViewDidChange", "textViewDidBeginEditing", "textViewDidEndEditing", "textViewDidChangeSelection",
    "textViewShouldBeginEditing", "textViewShouldEndEditing", "gestureRecognizerShouldBegin",
  ]

  /// `delegate.move?(a, to: b)` calls a method: closures take no labels. The method is always there.
  private func unwrap(_ node: FunctionCallExprSyntax, _ chain: OptionalChainingExprSyntax) {
    let name =
      chain.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? chain.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let name else { return }
    let isLabelled =
      node.arguments.contains { $0.label != nil && $0.label?.text != "_" } || !node.additionalTrailingClosures.isEmpty
    if isLabelled || Self.optionalCalls.contains(name) { edits.blank(chain.questionMark) }
  }
}
