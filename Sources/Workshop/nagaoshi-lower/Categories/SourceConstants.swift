import SwiftSyntax

/// What names stand for in an app's sources: constants, raw values of cases, what functions return, what is appended to lists.
///
/// Scopes are told by the names of the types and functions around them, joined by dots; a name is looked up from the inside
/// out.
final class SourceConstants: SyntaxVisitor {
  /// Expressions by `Scope.name`.
  private(set) var values: [String: ExprSyntax] = [:]
  /// Expressions that are appended to a list, by `Scope.name`.
  private(set) var additions: [String: [ExprSyntax]] = [:]
  /// Raw values of cases, by `Type.case`.
  private(set) var rawValues: [String: String] = [:]
  private var scope: [String] = []

  init() { super.init(viewMode: .sourceAccurate) }

  func value(of name: String, in scope: [String]) -> ExprSyntax? { look(name, scope) { values[$0] } }
  func additions(to name: String, in scope: [String]) -> [ExprSyntax] { look(name, scope) { additions[$0] } ?? [] }
  func rawValue(of name: String) -> String? {
    if let known = rawValues[name] { return known }
    // `Outer.Kind.case` is also written `Kind.case`.
    let matches = rawValues.filter { $0.key.hasSuffix("." + name) }
    return matches.count == 1 ? matches.first?.value : nil
  }

  private func look<T>(_ name: String, _ scope: [String], _ find: (String) -> T?) -> T? {
    for count in stride(from: scope.count, through: 0, by: -1) {
      if let found = find((scope.prefix(count) + [name]).joined(separator: ".")) { return found }
    }
    // A member of a type that is named in full or in part.
    guard name.contains(".") else { return nil }
    let keys = values.keys.filter { $0.hasSuffix("." + name) }
    return keys.count == 1 ? find(keys[0]) : nil
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
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body, let result = Self.result(of: body.statements) { note(node.name.text, result) }
    return enter(node.name.text + "()")
  }
  override func visitPost(_ node: FunctionDeclSyntax) { scope.removeLast() }

  // MARK: Values

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      if let value = binding.initializer?.value {
        note(name, Self.called(value))
      } else if case .getter(let statements) = binding.accessorBlock?.accessors,
        let result = Self.result(of: statements)
      {
        note(name, result)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    let key = (scope + [node.name.text]).joined(separator: ".")
    if let literal = node.rawValue?.value.as(StringLiteralExprSyntax.self), let text = literal.representedLiteralValue {
      rawValues[key] = text
    } else if node.parameterClause == nil {
      rawValues[key] = node.name.text
    }
    return .skipChildren
  }

  /// `list.append(x)`, `list += [x]`, `name = value`.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      ["append", "insert"].contains(member.declName.baseName.text), let value = node.arguments.first?.expression
    {
      additions[(scope + [base.trimmedDescription]).joined(separator: "."), default: []].append(value)
    }
    return .visitChildren
  }
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count >= 3, parts[0].is(DeclReferenceExprSyntax.self) || parts[0].is(MemberAccessExprSyntax.self)
    else { return .visitChildren }
    let name = parts[0].trimmedDescription.replacing("self.", with: "")
    if parts[1].is(AssignmentExprSyntax.self), parts.count == 3 {
      note(name, parts[2])
    } else if let sign = parts[1].as(BinaryOperatorExprSyntax.self), sign.operator.text == "+=",
      let list = parts[2].as(ArrayExprSyntax.self)
    {
      additions[(scope + [name]).joined(separator: "."), default: []] += list.elements.map(\.expression)
    }
    return .visitChildren
  }

  private func note(_ name: String, _ value: ExprSyntax) {
    values[(scope + [name]).joined(separator: ".")] = value
  }

  /// What a body of one statement, or of statements that end in one, gives back.
  private static func result(of statements: CodeBlockItemListSyntax) -> ExprSyntax? {
    guard let last = statements.last?.item else { return nil }
    if let statement = last.as(ReturnStmtSyntax.self) { return statement.expression }
    return last.as(ExprSyntax.self)
  }

  /// `{ … }()` stands for what the closure returns.
  private static func called(_ value: ExprSyntax) -> ExprSyntax {
    guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let closure = call.calledExpression.as(ClosureExprSyntax.self), let result = result(of: closure.statements)
    else { return value }
    return result
  }
}
