import Lowering

/// The types that a target declares, with what extensions add to them.
struct TargetFacts {
  /// A class that the system may make.
  struct Class {
    var name: String
    var access: String
    /// What it inherits and conforms to, extensions included.
    var inherits: Set<String>
    /// The first name after the colon: the superclass, if it has one.
    var first: String?
    var attributes: [String]
    var objectiveCName: String?
    var initializers: [SourceFacts.Initializer]
    var isGeneric: Bool
    var isConditional: Bool
    var file: String
    var line: Int
    /// Whether generated code in another file can name it.
    var isReachable: Bool { access != "private" && access != "fileprivate" }
  }

  private(set) var classes: [Class] = []
  /// Files whose lowered text registers classes.
  private(set) var registeringFiles: [String] = []
  private(set) var otherTypes: [String: (kind: String, file: String, line: Int)] = [:]

  /// - Parameter files: the facts of the target's files, in their order.
  init(_ files: [SourceFacts]) {
    for file in files {
      if file.lowered?.registers == true { registeringFiles.append(file.path) }
      for declaration in file.declarations {
        if declaration.kind == "class" {
          classes.append(
            Class(
              name: declaration.name, access: declaration.access, inherits: Set(declaration.inherits),
              first: declaration.inherits.first, attributes: declaration.attributes,
              objectiveCName: declaration.objectiveCName, initializers: declaration.initializers,
              isGeneric: declaration.isGeneric, isConditional: declaration.isConditional, file: file.path,
              line: declaration.line))
        } else if declaration.kind != "extension" {
          otherTypes[declaration.name] = (declaration.kind, file.path, declaration.line)
        }
      }
    }
    for file in files {
      for declaration in file.declarations where declaration.kind == "extension" {
        guard let index = classes.firstIndex(where: { $0.name == declaration.name }) else { continue }
        classes[index].inherits.formUnion(declaration.inherits)
        classes[index].initializers += declaration.initializers.map {
          .init(name: $0.name, isConvenience: true, needsNoArgument: $0.needsNoArgument)
        }
      }
    }
  }

  func named(_ name: String) -> Class? { classes.first { $0.name == name } }

  /// The class that `Module.Class`, `Class` or an Objective-C name means.
  func resolve(_ name: String, module: String) -> Class? {
    let bare = name.hasPrefix(module + ".") ? String(name.dropFirst(module.count + 1)) : name
    return named(bare) ?? classes.first { $0.objectiveCName == name }
  }

  /// Whether the class or one that it inherits from has one of `names` among its bases.
  func descends(_ type: Class, from names: Set<String>) -> Bool {
    var queue = Array(type.inherits)
    var seen: Set<String> = [type.name]
    while let name = queue.popLast() {
      if names.contains(name) { return true }
      if seen.insert(name).inserted, let next = named(name) { queue += next.inherits }
    }
    return false
  }
}
