import Lowering
import SwiftSyntax

/// Optional members of protocols: they leave the protocol, and an extension of it looks them up in the object.
///
/// What stays in their place names the same types at the same columns, so that the compiler says the same of them.
extension Lowerer {
  /// - Returns: whether the member was optional.
  func takeOut(_ node: FunctionDeclSyntax, _ scope: Scope) -> Bool {
    guard MemberNames.has("optional", in: node.modifiers) else { return false }
    leaveTypes(of: node)
    let parameters = Array(node.signature.parameterClause.parameters)
    let isStatic = MemberNames.has("static", in: node.modifiers)
    let isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    guard node.genericParameterClause == nil, !isStatic, !isAsync else { return true }
    let isClosure = parameters.allSatisfy { $0.firstName.text == "_" }
    let result = node.signature.returnClause?.type
    let check = "guard IOSFoundation._hasOptional(self, \(selector(node))) else { return nil }; return "
    let send = "IOSFoundation._callOptional(self, \(selector(node))"
    let access = scope.isPublic ? "public " : ""
    if isClosure {
      let types = parameters.map { Self.plain($0.type) }.joined(separator: ", ")
      let value = result.map(Self.plain) ?? "Void"
      let names = parameters.indices.map { "p\($0)" }
      let head = names.isEmpty ? "" : "\(names.joined(separator: ", ")) in "
      extend(
        scope,
        "\(access)var \(node.name.text): ((\(types)) -> \(value))? { "
          + "\(check){ \(head)\(send), [\(names.joined(separator: ", "))]) } }")
    } else {
      let names = parameters.map { ($0.secondName ?? $0.firstName).text }
      let text = result.map(Self.plain) ?? "Void"
      let value = text.hasSuffix("?") ? text : "(\(text))?"
      extend(
        scope,
        "@discardableResult \(access)func \(node.name.text)\(MemberCalls.oneLine(node.signature.parameterClause))"
          + " -> \(value) { \(check)\(send), [\(names.joined(separator: ", "))]) }")
    }
    return true
  }

  /// - Returns: whether the member was optional.
  func takeOut(_ node: VariableDeclSyntax, _ scope: Scope) -> Bool {
    guard MemberNames.has("optional", in: node.modifiers) else { return false }
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = binding.typeAnnotation?.type
    else {
      edits.blank(node)
      return true
    }
    edits.replace(start(node)..<start(type), with: "typealias \(leftName(name, node)) = ")
    if let accessors = binding.accessorBlock { edits.blank(accessors) }
    unforce(type)
    let plain = Self.plain(type)
    let value = plain.hasSuffix("?") ? plain : "(\(plain))?"
    let key = MemberNames.literal(MemberNames.objectiveC(node.attributes) ?? MemberNames.bare(name))
    extend(
      scope,
      "\(scope.isPublic ? "public " : "")var \(name.text): \(value) { "
        + "guard IOSFoundation._hasOptional(self, \(key)) else { return nil }; "
        + "return IOSFoundation._callOptional(self, \(key), []) }")
    return true
  }

  private func start(_ node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }

  private func leftName(_ name: TokenSyntax, _ node: some SyntaxProtocol) -> String {
    "_\(MemberNames.bare(name))\(converter.location(for: node.positionAfterSkippingLeadingTrivia).line)"
  }

  /// `@objc optional func pick(_ name: String) -> Bool` becomes `typealias _pick4 = (_: String) -> Bool`.
  private func leaveTypes(of node: FunctionDeclSyntax) {
    guard node.genericParameterClause == nil, node.genericWhereClause == nil else { return edits.blank(node) }
    let clause = node.signature.parameterClause
    edits.replace(start(node)..<start(clause), with: "typealias \(leftName(node.name, node)) = ")
    for parameter in clause.parameters {
      edits.replace(parameter.firstName, with: "_")
      if let second = parameter.secondName { edits.blank(second) }
      unforce(parameter.type)
      if let ellipsis = parameter.ellipsis { edits.blank(ellipsis) }
      if let value = parameter.defaultValue { edits.blank(value) }
    }
    if let result = node.signature.returnClause {
      unforce(result.type)
    } else {
      edits.insert(" -> Void", at: node.signature.endPositionBeforeTrailingTrivia.utf8Offset)
    }
  }

  /// `!` is not for types inside of others.
  private func unforce(_ type: TypeSyntax) {
    guard let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return }
    edits.replace(forced.exclamationMark, with: "?")
  }

  private func selector(_ node: FunctionDeclSyntax) -> String {
    MemberNames.objectiveC(node.attributes).map { MemberNames.literal($0) }
      ?? "IOSFoundation.SelectorName(\(MemberNames.literal(MemberNames.full(node)))).selector()"
  }

  private func extend(_ scope: Scope, _ member: String) {
    let open = conditions.isEmpty ? "" : "#if \(conditions.map { "(\($0))" }.joined(separator: " && "))\n"
    let close = conditions.isEmpty ? "" : "#endif\n"
    code.extensions.append("\(open)extension \(scope.name) {\n\(member)\n}\n\(close)")
  }

  /// The type without `!`.
  private static func plain(_ type: TypeSyntax) -> String {
    if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "(\(MemberCalls.oneLine(forced.wrappedType)))?"
    }
    return MemberCalls.oneLine(type)
  }
}
