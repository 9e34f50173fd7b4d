import SwiftSyntax

/// Overrides in extensions, which Objective-C's methods allow: they move into the class.
extension Lowerer {
  func moveOverride(_ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax, _ scope: Scope) {
    guard scope.kind == .extensionType, MemberNames.has("override", in: modifiers), let place = classEnds[scope.name]
    else { return }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    if let semicolon = node.parent?.as(MemberBlockItemSyntax.self)?.semicolon { edits.blank(semicolon) }
    edits.move(start..<node.endPositionBeforeTrailingTrivia.utf8Offset, to: place, conditions: conditions)
  }
}

/// Finds where the classes of a file end.
final class ClassEnds: SyntaxVisitor {
  private var ends: [String: Int] = [:]
  private var names: [String] = []

  static func find(_ tree: SourceFileSyntax) -> [String: Int] {
    let finder = ClassEnds(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.ends
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name.text)
    ends[names.joined(separator: ".")] = node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { names.removeLast() }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
