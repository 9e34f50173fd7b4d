import Lowering
import SwiftSyntax

extension Lowerer {
  private func path(_ name: String) -> String { scopes.last.map { "\($0.name).\(name)" } ?? name }

  /// Whether the type's members can be reached from an extension at the top of the file.
  private var isHidden: Bool { depth > 0 || scopes.contains { $0.group == nil && $0.kind != .other } }

  func enterOther(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
    scopes.append(
      Scope(
        kind: .other, name: path(name.text), group: nil, isObjectiveC: false, depth: depth,
        isPrivate: MemberNames.isPrivate(modifiers), isPublic: false))
  }

  func enterClass(_ node: ClassDeclSyntax) {
    let name = path(node.name.text)
    let isGeneric = node.genericParameterClause != nil || node.genericWhereClause != nil
    let bases = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    var group: Int?
    if depth == 0, !isGeneric || scopes.isEmpty, node.genericWhereClause == nil,
      !MemberNames.isOnOtherActor(node.attributes),
      !MemberNames.isUnavailable(node.attributes), !scopes.contains(where: \.isGenericHost)
    {
      // A private type in another is only known inside of that one.
      let isInner = !scopes.isEmpty && MemberNames.has("private", in: node.modifiers)
      let host = isInner ? scopes.last { !($0.isPrivate) }?.name ?? scopes[0].name : name
      code.groups.append(
        GeneratedCode.Group(host: host, type: name, conditions: conditions, isGeneric: isGeneric))
      group = code.groups.count - 1
      if isGeneric {
        genericClasses.insert(name)
      } else if !bases.isEmpty || MemberNames.has(["objc"], in: node.attributes) {
        let own = MemberNames.objectiveC(node.attributes).map { MemberNames.literal($0) } ?? ""
        register("t.name(\(own))", group)
      }
    }
    let all = MemberNames.has(["objcMembers"], in: node.attributes)
    let inherited =
      bases.contains { knowledge.objectiveCClasses.contains($0) } || knowledge.objectiveCClasses.contains(name)
    scopes.append(
      Scope(
        kind: .classType, name: name, group: group, isObjectiveC: all || inherited, depth: depth,
        isPrivate: MemberNames.has("private", in: node.modifiers), isPublic: false, isGeneric: isGeneric))
  }

  func enterExtension(_ node: ExtensionDeclSyntax) {
    let name = node.extendedType.trimmedDescription
    var group: Int?
    if depth == 0, node.genericWhereClause == nil, !MemberNames.isUnavailable(node.attributes) {
      let isGeneric = genericClasses.contains(name)
      code.groups.append(
        GeneratedCode.Group(host: name, type: name, conditions: conditions, isGeneric: isGeneric))
      group = code.groups.count - 1
    }
    let isObjectiveC =
      MemberNames.has(["objc", "objcMembers"], in: node.attributes) || knowledge.objectiveCClasses.contains(name)
    scopes.append(
      Scope(
        kind: .extensionType, name: name, group: group, isObjectiveC: isObjectiveC, depth: depth, isPrivate: false,
        isPublic: false))
  }

  func enterProtocol(_ node: ProtocolDeclSyntax) {
    let isObjectiveC = MemberNames.has(["objc"], in: node.attributes)
    if isObjectiveC { bind(node) }
    scopes.append(
      Scope(
        kind: .protocolType, name: path(node.name.text), group: nil, isObjectiveC: isObjectiveC, depth: depth,
        isPrivate: false, isPublic: MemberNames.has("public", in: node.modifiers)))
  }

  /// Protocols of Objective-C are those of classes.
  private func bind(_ node: ProtocolDeclSyntax) {
    guard let clause = node.inheritanceClause else {
      return edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    let names = clause.inheritedTypes.map { $0.type.trimmedDescription }
    guard !names.contains("AnyObject"), !names.contains("class"), let first = clause.inheritedTypes.first else {
      return
    }
    edits.insert("AnyObject, ", at: first.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func register(_ line: String, _ group: Int?) {
    guard let group else { return }
    code.groups[group].lines.append(GeneratedCode.Line(conditions: conditions, text: line))
  }
}

extension Lowerer.Scope {
  /// A class in which other classes cannot be registered, such as a generic one.
  var isGenericHost: Bool { kind == .classType && (group == nil || isGeneric) }
}
