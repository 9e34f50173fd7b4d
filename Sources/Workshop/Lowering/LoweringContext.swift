/// What a file's lowering must know of the other files of its target. It is empty for most targets.
public struct LoweringContext: Codable, Sendable, Equatable {
  /// Members of protocols of Objective-C by their full names: classes that have them answer to selectors.
  public var members: Set<String> = []
  /// Protocols of Objective-C.
  public var protocols: Set<String> = []
  /// Classes with `@objcMembers`.
  public var objectiveCClasses: Set<String> = []
  /// `Class.method(…)` for methods of Objective-C's root class that a class has of its own.
  public var rootOverrides: Set<String> = []
  /// All classes.
  public var classes: Set<String> = []
  /// The superclass of each class, by name.
  public var superclasses: [String: String] = [:]

  public init() {}

  /// This and the other one.
  public func merging(_ other: LoweringContext) -> LoweringContext {
    var all = self
    all.members.formUnion(other.members)
    all.protocols.formUnion(other.protocols)
    all.objectiveCClasses.formUnion(other.objectiveCClasses)
    all.rootOverrides.formUnion(other.rootOverrides)
    all.classes.formUnion(other.classes)
    all.superclasses.merge(other.superclasses) { first, _ in first }
    return all
  }

  /// What other files need to know: classes matter only when there is something to look for in them.
  public var essence: LoweringContext {
    var essence = self
    if members.isEmpty && objectiveCClasses.isEmpty { essence.classes = [] }
    if rootOverrides.isEmpty { essence.superclasses = [:] }
    return essence
  }
}
