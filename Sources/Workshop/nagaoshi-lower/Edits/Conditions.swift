import SwiftSyntax

/// What `#if` says, for a phone.
enum Conditions {
  /// The calls in a condition that mean something else here than on iOS, with what they are there.
  static func corrections(_ condition: ExprSyntax) -> [(node: FunctionCallExprSyntax, text: String)] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(condition)
    return finder.found
  }

  private final class Finder: SyntaxVisitor {
    var found: [(node: FunctionCallExprSyntax, text: String)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let argument = node.arguments.first?.expression.trimmedDescription
      else { return .visitChildren }
      switch (name, argument) {
      case ("os", "iOS"): found.append((node, "true"))
      case ("os", "Linux"): found.append((node, "false"))
      default: break
      }
      return .visitChildren
    }
  }

  /// A condition's text as it is here, on one line.
  static func text(_ condition: ExprSyntax) -> String {
    var edits = SourceEdits(condition.description)
    let start = condition.position.utf8Offset
    for correction in corrections(condition) {
      let node = correction.node
      edits.replace(
        (node.positionAfterSkippingLeadingTrivia.utf8Offset - start)..<(node.endPositionBeforeTrailingTrivia.utf8Offset
          - start), with: correction.text)
    }
    return edits.apply().text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// What must hold for a clause to be compiled.
  static func text(_ clause: IfConfigClauseSyntax) -> String {
    var parts: [String] = []
    for other in clause.parent?.as(IfConfigClauseListSyntax.self) ?? [] {
      let own = other.condition.map(text)
      if other.id == clause.id {
        if let own { parts.append("(\(own))") }
        break
      }
      if let own { parts.append("!(\(own))") }
    }
    return parts.isEmpty ? "true" : parts.joined(separator: " && ")
  }
}
