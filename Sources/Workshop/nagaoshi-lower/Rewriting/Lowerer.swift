import Lowering
import SwiftParser
import SwiftSyntax

/// Rewrites a file's use of Objective-C as plain Swift.
///
/// Attributes become blanks, `#selector` and its like calls of the runtime, and what the classes have for Objective-C is
/// registered by code at the end of the file, where it sees private members too.
final class Lowerer: SyntaxVisitor {
  var edits: SourceEdits
  var code = GeneratedCode()
  let knowledge: LoweringContext
  var scopes: [Scope] = []
  var conditions: [String] = []
  /// How many functions and closures the walk is inside of.
  var depth = 0
  let converter: SourceLocationConverter
  /// Where the file's classes end, by name.
  var classEnds: [String: Int] = [:]
  var genericClasses: Set<String> = []

  /// A type that the walk is inside of.
  struct Scope {
    enum Kind { case classType, extensionType, protocolType, other }
    var kind: Kind
    /// `Outer.Inner`.
    var name: String
    /// The group of registrations; nil when nothing can be registered.
    var group: Int?
    /// Whether all members are Objective-C's.
    var isObjectiveC: Bool
    /// Functions around the type.
    var depth: Int
    var isPrivate: Bool
    var isPublic: Bool
    var isGeneric = false
  }

  /// - Returns: nil when the file stays as it is.
  static func lower(
    _ tree: SourceFileSyntax, _ text: String, _ converter: SourceLocationConverter, _ knowledge: LoweringContext
  ) -> SourceFacts.Lowered? {
    if text.contains("func _nagaoshiRegister") { return nil }
    let lowerer = Lowerer(text, converter, knowledge)
    if text.contains("extension") && text.contains("override") { lowerer.classEnds = ClassEnds.find(tree) }
    lowerer.walk(tree)
    // In a file that ends inside of something, code at the end would only confuse.
    let generated = tree.hasError ? "" : lowerer.code.text
    if lowerer.edits.edits.isEmpty && generated.isEmpty { return nil }
    let (lowered, shifts) = lowerer.edits.apply()
    return SourceFacts.Lowered(
      text: lowered + generated, shifts: shifts, registers: !tree.hasError && lowerer.code.registers)
  }

  private init(_ text: String, _ converter: SourceLocationConverter, _ knowledge: LoweringContext) {
    edits = SourceEdits(text)
    self.knowledge = knowledge
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Attributes and modifiers

  private static let silent: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "GKInspectable", "NSManaged",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.silent.contains(name) {
      edits.blank(node)
      return .skipChildren
    }
    if name == "UIApplicationMain" || name == "NSApplicationMain" {
      edits.replace(node, with: "@main")
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { edits.blank(node) }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let path = ImportNames.path(node) { edits.replace(node.path, with: path) }
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      for correction in Conditions.corrections(condition) { edits.replace(correction.node, with: correction.text) }
    }
    conditions.append(Conditions.text(node))
    return .visitChildren
  }
  override func visitPost(_ node: IfConfigClauseSyntax) { conditions.removeLast() }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    for argument in node.availabilityArguments {
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text)
      else { continue }
      let numbers = (restriction.version?.trimmedDescription ?? "0").split(separator: ".").prefix(2)
      let call = "_available(\(numbers.joined(separator: ", ")))"
      edits.replace(node, with: node.availabilityKeyword.text == "#unavailable" ? "!\(call)" : call)
      break
    }
    return .skipChildren
  }

  // MARK: Functions, which hide local types

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { depth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enterClass(node)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enterExtension(node)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enterProtocol(node)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enterOther(node.name, node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enterOther(node.name, node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enterOther(node.name, node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope = scopes.last, scope.depth == depth {
      if scope.kind == .protocolType { return takeOut(node, scope) ? .skipChildren : .visitChildren }
      moveOverride(node, node.modifiers, scope)
      member(node, scope)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope = scopes.last, scope.depth == depth {
      if scope.kind == .protocolType { return takeOut(node, scope) ? .skipChildren : .visitChildren }
      moveOverride(node, node.modifiers, scope)
      member(node, scope)
    }
    return .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    expression(node) ? .visitChildren : .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    call(node)
    return .visitChildren
  }
}
