import SwiftSyntax

/// Lines of generated code that register a member.
enum MemberCalls {
  /// The line for a method; nil for one that a message cannot call.
  static func method(_ node: FunctionDeclSyntax) -> String? {
    let signature = node.signature
    guard node.genericParameterClause == nil, node.genericWhereClause == nil,
      !MemberNames.isOnOtherActor(node.attributes), !MemberNames.isUnavailable(node.attributes),
      case .identifier = node.name.tokenKind
    else { return nil }
    var takes: [String] = []
    var arguments: [String] = []
    for (index, parameter) in signature.parameterClause.parameters.enumerated() {
      guard let type = type(parameter) else { return nil }
      takes.append("guard let p\(index): \(type) = a.take(\(index)) else { return .misfit }")
      arguments.append((parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): ") + "p\(index)")
    }
    let effects = signature.effectSpecifiers
    let isAsync = effects?.asyncSpecifier != nil
    let isThrowing = effects?.throwsClause != nil
    var call = "o.\(node.name.text)(\(arguments.joined(separator: ", ")))"
    let result = signature.returnClause?.type.trimmedDescription
    let isVoid = result == nil || result == "Void" || result == "()"
    var body = takes
    if isAsync {
      let names = ["o"] + arguments.indices.map { "p\($0)" }
      if names.count == 1 {
        body.append("nonisolated(unsafe) let o = o")
      } else {
        body.append("nonisolated(unsafe) let (\(names.joined(separator: ", "))) = (\(names.joined(separator: ", ")))")
      }
      body.append("Task { @MainActor in _ = \(isThrowing ? "try? " : "")await \(call) }")
      body.append("return .value(nil)")
    } else {
      // Its type says that the class's own member is meant, not an optional one of a protocol.
      let type = resultType(signature)
      if isThrowing { call = "try? \(call)" }
      let typed = type.map { ": \($0)\(isThrowing ? "?" : "")" } ?? ""
      body.append("let r\(typed) = \(call)")
      body.append(isVoid ? "_ = r; return .value(nil)" : "return .value(r)")
    }
    var options = ""
    if let name = MemberNames.objectiveC(node.attributes) { options += ", selector: \(MemberNames.literal(name))" }
    let kinds = (isAsync ? [".async"] : []) + (isThrowing ? [".throws"] : [])
    if !kinds.isEmpty { options += ", effects: [\(kinds.joined(separator: ", "))]" }
    let isStatic = MemberNames.has("static", in: node.modifiers) || MemberNames.has("class", in: node.modifiers)
    let name = MemberNames.literal(MemberNames.full(node))
    return "t.\(isStatic ? "classMethod" : "method")(\(name)\(options)) { o, a in \(body.joined(separator: "; ")) }"
  }

  private static func resultType(_ signature: FunctionSignatureSyntax) -> String? {
    guard let type = signature.returnClause?.type else { return "Void" }
    if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "(\(oneLine(forced.wrappedType)))?" }
    let text = oneLine(type)
    return text.hasPrefix("some ") || text.contains("Self") ? nil : "(\(text))"
  }

  /// The type that an argument must have; nil when it cannot come in a message.
  private static func type(_ parameter: FunctionParameterSyntax) -> String? {
    guard parameter.ellipsis == nil else { return nil }
    var type = parameter.type
    while let attributed = type.as(AttributedTypeSyntax.self) {
      guard attributed.specifiers.isEmpty else { return nil }
      type = attributed.baseType
    }
    if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "(\(oneLine(forced.wrappedType)))?"
    }
    guard type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text != "some" else { return nil }
    let text = oneLine(type)
    return text == "Self" ? nil : text
  }

  /// A node's text without comments and line ends.
  static func oneLine(_ node: some SyntaxProtocol) -> String {
    var text = ""
    var isApart = false
    for token in node.tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, isApart || !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      isApart = !token.trailingTrivia.isEmpty
    }
    return text
  }

  /// The line for a property.
  /// - Parameter type: the property's type where it is written.
  static func property(
    _ name: String, as key: String?, type: TypeSyntax?, isSettable: Bool, isDynamic: Bool
  ) -> String {
    let bare = name.filter { $0 != "`" }
    let set = isSettable ? "{ IOSFoundation._store($1, &$0.\(name)) }" : "nil"
    var get = "$0.\(name)"
    if let type, type.is(IdentifierTypeSyntax.self) || type.is(OptionalTypeSyntax.self) {
      get = "let v: \(oneLine(type)) = \(get); return v"
    }
    let dynamic = isDynamic ? ", isDynamic: true" : ""
    return "t.property(\(MemberNames.literal(key ?? bare)), get: { \(get) }, set: \(set)\(dynamic))"
  }
}
