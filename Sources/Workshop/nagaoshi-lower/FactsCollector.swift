import Lowering
import SwiftParser
import SwiftSyntax

/// Walks a file's syntax tree and notes what it declares. Function bodies are not entered.
final class FactsCollector: SyntaxVisitor {
  private var declarations: [SourceFacts.Declaration] = []
  private var imports: [SourceFacts.Import] = []
  private var applicationMains: [Int] = []
  private let converter: SourceLocationConverter
  /// The types that the walk is inside of: index in `declarations`, name, access.
  private var stack: [(index: Int, name: String, access: String)] = []
  private var conditionalDepth = 0

  private var context = LoweringContext()

  static func facts(of tree: SourceFileSyntax, path: String, _ converter: SourceLocationConverter) -> SourceFacts {
    let collector = FactsCollector(converter)
    collector.walk(tree)
    let hasTopLevelCode = tree.statements.contains { statement in
      switch statement.item {
      case .decl: false
      case .stmt, .expr: true
      @unknown default: false
      }
    }
    return SourceFacts(
      path: path, declarations: collector.declarations, imports: collector.imports, hasTopLevelCode: hasTopLevelCode,
      applicationMainOffsets: collector.applicationMains, context: collector.context)
  }

  private init(_ converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("class", node.name.text, node, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ClassDeclSyntax) { stack.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("struct", node.name.text, node, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { stack.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("enum", node.name.text, node, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { stack.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("actor", node.name.text, node, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ActorDeclSyntax) { stack.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("protocol", node.name.text, node, node.inheritanceClause, isGeneric: false)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { stack.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("extension", node.extendedType.trimmedDescription, node, node.inheritanceClause, isGeneric: false)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { stack.removeLast() }

  private func enter(
    _ kind: String, _ name: String, _ node: some DeclGroupSyntax, _ inheritance: InheritanceClauseSyntax?,
    isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    let outer = stack.last
    let fullName = outer.map { "\($0.name).\(name)" } ?? name
    let access = Self.narrower(Self.access(node.modifiers) ?? "internal", outer?.access)
    var attributes: [String] = []
    var objectiveCName: String?
    for element in node.attributes {
      guard case .attribute(let attribute) = element else { continue }
      let attributeName = attribute.attributeName.trimmedDescription
      attributes.append(attributeName)
      if attributeName == "objc", let argument = attribute.arguments {
        objectiveCName = argument.trimmedDescription
      }
      if attributeName == "UIApplicationMain" || attributeName == "NSApplicationMain" {
        applicationMains.append(attribute.positionAfterSkippingLeadingTrivia.utf8Offset)
      }
    }
    // `extension X` may stand for a class that is generic; that is told by the class itself.
    let place = converter.location(for: node.introducer.positionAfterSkippingLeadingTrivia)
    declarations.append(
      SourceFacts.Declaration(
        kind: kind, name: fullName, access: access,
        inherits: inheritance?.inheritedTypes.flatMap { Self.names($0.type) } ?? [], attributes: attributes,
        objectiveCName: objectiveCName, initializers: [], isGeneric: isGeneric,
        isConditional: conditionalDepth > 0, line: place.line))
    if kind == "class" {
      context.classes.insert(fullName)
      if let base = declarations[declarations.count - 1].inherits.first { context.superclasses[fullName] = base }
      if attributes.contains("objcMembers") { context.objectiveCClasses.insert(fullName) }
    }
    if kind == "protocol", attributes.contains("objc") { context.protocols.insert(fullName) }
    stack.append((declarations.count - 1, fullName, access))
    return .visitChildren
  }

  /// Whether the walk is directly in a protocol of Objective-C.
  private var isInProtocol: Bool {
    guard let owner = stack.last.map({ declarations[$0.index] }) else { return false }
    return owner.kind == "protocol" && owner.attributes.contains("objc")
  }

  /// The names of an inherited type: `A & B` gives both, `@unchecked Sendable` the bare name, `Base<T>` the base.
  private static func names(_ type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) { return composition.elements.flatMap { names($0.type) } }
    if let attributed = type.as(AttributedTypeSyntax.self) { return names(attributed.baseType) }
    if let identifier = type.as(IdentifierTypeSyntax.self) { return [identifier.name.text] }
    if let member = type.as(MemberTypeSyntax.self) {
      return ["\(member.baseType.trimmedDescription).\(member.name.text)"]
    }
    return [type.trimmedDescription]
  }

  private static func access(_ modifiers: DeclModifierListSyntax) -> String? {
    let words = ["open", "public", "package", "internal", "fileprivate", "private"]
    return modifiers.first { words.contains($0.name.text) && $0.detail == nil }?.name.text
  }

  private static func narrower(_ own: String, _ outer: String?) -> String {
    let order = ["open", "public", "package", "internal", "fileprivate", "private"]
    guard let outer, let first = order.firstIndex(of: own), let second = order.firstIndex(of: outer) else { return own }
    return order[max(first, second)]
  }

  // MARK: Members, imports, conditions

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = stack.last else { return .skipChildren }
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map { "\($0.firstName.text):" }.joined()
    declarations[owner.index].initializers.append(
      SourceFacts.Initializer(
        name: "init(\(labels))", isConvenience: node.modifiers.contains { $0.name.text == "convenience" },
        needsNoArgument: parameters.allSatisfy { $0.defaultValue != nil }))
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name {
      let place = converter.location(for: module.positionAfterSkippingLeadingTrivia)
      imports.append(
        SourceFacts.Import(
          module: ImportNames.module(node) ?? module.text, line: place.line, column: place.column,
          isConditional: conditionalDepth > 0))
    }
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    conditionalDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: IfConfigDeclSyntax) { conditionalDepth -= 1 }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = MemberNames.full(node)
    if isInProtocol { context.members.insert(name) }
    if Lowerer.rootMembers.contains(name), let owner = stack.last {
      context.rootOverrides.insert("\(owner.name).\(name)")
    }
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if isInProtocol {
      for binding in node.bindings {
        if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
          context.members.insert(MemberNames.bare(pattern.identifier))
        }
      }
    }
    return .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
