import Lowering
import SwiftSyntax

extension Lowerer {
  /// Methods that Objective-C's root class has and Linux's has not: their `override` has nothing to override.
  static let rootMembers: Set<String> = [
    "observeValue(forKeyPath:of:change:context:)", "responds(to:)", "value(forKey:)", "setValue(_:forKey:)",
    "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)", "value(forKeyPath:)", "setValue(_:forKeyPath:)",
    "setNilValueForKey(_:)", "keyPathsForValuesAffectingValue(forKey:)", "automaticallyNotifiesObservers(forKey:)",
    "willChangeValue(forKey:)", "didChangeValue(forKey:)", "addObserver(_:forKeyPath:options:context:)",
    "removeObserver(_:forKeyPath:)", "removeObserver(_:forKeyPath:context:)", "setValuesForKeys(_:)",
    "dictionaryWithValues(forKeys:)",
  ]
  /// Names for Objective-C that do not follow from Swift's.
  private static let rootSelectors = [
    "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:"
  ]

  private static let methodAttributes: Set<String> = ["objc", "IBAction", "IBSegueAction"]
  private static let propertyAttributes: Set<String> = [
    "objc", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged",
  ]

  // MARK: Methods

  func member(_ node: FunctionDeclSyntax, _ scope: Scope) {
    let name = MemberNames.full(node)
    if Self.rootMembers.contains(name) { dropOverride(node, name, scope) }
    if MemberNames.has(["NSManaged"], in: node.attributes), node.body == nil {
      edits.insert(" {}", at: node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    guard isRegistered(node, name, scope), let line = MemberCalls.method(node) else { return }
    if let selector = Self.rootSelectors[name] {
      let quoted = MemberNames.literal(name)
      register(
        line.replacing("(\(quoted))", with: "(\(quoted), selector: \(MemberNames.literal(selector)))"), scope.group)
    } else {
      register(line, scope.group)
    }
  }

  private func isRegistered(_ node: FunctionDeclSyntax, _ name: String, _ scope: Scope) -> Bool {
    if MemberNames.has(Self.methodAttributes, in: node.attributes) { return true }
    if MemberNames.has(["nonobjc"], in: node.attributes) { return false }
    let isKnownClass = scope.kind == .classType || knowledge.classes.contains(scope.name)
    guard isKnownClass || scope.isObjectiveC else { return false }
    if knowledge.members.contains(name) || Self.rootSelectors[name] != nil { return true }
    if node.name.text.hasPrefix("keyPathsForValuesAffecting") { return true }
    return scope.isObjectiveC && !MemberNames.isPrivate(node.modifiers)
      && !MemberNames.has("override", in: node.modifiers)
  }

  /// Takes `override` away unless a class of the user's own has the method.
  private func dropOverride(_ node: FunctionDeclSyntax, _ name: String, _ scope: Scope) {
    guard let word = node.modifiers.first(where: { $0.name.text == "override" }) else { return }
    var here = knowledge.superclasses[scope.name]
    var seen: Set<String> = [scope.name]
    while let base = here, seen.insert(base).inserted {
      if knowledge.rootOverrides.contains("\(base).\(name)") { return }
      here = knowledge.superclasses[base]
    }
    edits.blank(word)
  }

  // MARK: Properties

  func member(_ node: VariableDeclSyntax, _ scope: Scope) {
    let isDynamic = MemberNames.has("dynamic", in: node.modifiers)
    let isManaged = MemberNames.has(["NSManaged"], in: node.attributes)
    let isStatic = MemberNames.has("static", in: node.modifiers) || MemberNames.has("class", in: node.modifiers)
    let isVariable = node.bindingSpecifier.text == "var"
    guard !isStatic, scope.kind == .classType || scope.kind == .extensionType else { return }
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let name = pattern.identifier.text
      let key = MemberNames.bare(pattern.identifier)
      if isManaged {
        manage(binding, key)
      } else if isDynamic, isVariable, node.bindings.count == 1 {
        observe(binding, MemberNames.objectiveC(node.attributes) ?? key)
      }
      guard isRegistered(node, key, scope, isDynamic: isDynamic), !MemberNames.isUnavailable(node.attributes) else {
        continue
      }
      register(
        MemberCalls.property(
          name, as: MemberNames.objectiveC(node.attributes),
          type: knowledge.members.contains(key) ? binding.typeAnnotation?.type : nil,
          isSettable: isVariable && Self.isSettable(binding),
          isDynamic: isDynamic), scope.group)
    }
  }

  private func isRegistered(_ node: VariableDeclSyntax, _ name: String, _ scope: Scope, isDynamic: Bool) -> Bool {
    if isDynamic || MemberNames.has(Self.propertyAttributes, in: node.attributes) { return true }
    if MemberNames.has(["nonobjc"], in: node.attributes) { return false }
    let isKnownClass = scope.kind == .classType || knowledge.classes.contains(scope.name)
    guard isKnownClass || scope.isObjectiveC else { return false }
    if knowledge.members.contains(name) { return true }
    return scope.isObjectiveC && !MemberNames.isPrivate(node.modifiers)
      && !MemberNames.has("override", in: node.modifiers)
  }

  private static func isSettable(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let list):
      list.contains { ["set", "_modify", "willSet", "didSet"].contains($0.accessorSpecifier.text) }
    @unknown default: false
    }
  }

  /// Gives a property that Core Data would keep a store of its own.
  private func manage(_ binding: PatternBindingSyntax, _ key: String) {
    guard binding.accessorBlock == nil else { return }
    let text = MemberNames.literal(key)
    edits.insert(
      " { get { IOSFoundation._managed(self, \(text)) } set { IOSFoundation._manage(self, \(text), newValue) } }",
      at: binding.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Makes a property tell its observers when it is set.
  private func observe(_ binding: PatternBindingSyntax, _ key: String) {
    let will = "IOSFoundation.KeyObserving.willChange(self, \(MemberNames.literal(key)))"
    let did = "IOSFoundation.KeyObserving.didChange(self, \(MemberNames.literal(key)))"
    guard let block = binding.accessorBlock else {
      return edits.insert(
        " { willSet { \(will) } didSet { \(did) } }", at: binding.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    guard case .accessors(let list) = block.accessors else { return }
    func insert(_ text: String, _ accessor: AccessorDeclSyntax) {
      guard let body = accessor.body else { return }
      edits.insert(" \(text);", at: body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    if let set = list.first(where: { $0.accessorSpecifier.text == "set" }) {
      return insert("\(will); defer { \(did) }", set)
    }
    let observers = list.filter { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    guard !observers.isEmpty else { return }
    for (word, text) in [("willSet", will), ("didSet", did)] {
      if let own = observers.first(where: { $0.accessorSpecifier.text == word }) {
        insert(text, own)
      } else {
        edits.insert(" \(word) { \(text) }", at: block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
      }
    }
  }
}
