import Foundation
import Synchronization

/// The classes of the user's code that the system makes by name: principal classes, application and scene delegates, custom
/// classes of storyboards.
///
/// Swift cannot make an object from a class found by name unless its initialiser is `required`, and Apple's are not. So the
/// build writes a factory for each such class beside the user's sources and registers it here when the code is loaded.
@_spi(Runtime) public enum ClassRegistry {
  /// One registered class.
  public struct Entry: Sendable {
    /// The class's name without its module.
    public let name: String
    /// The module that the class was compiled in.
    public let module: String
    /// The class.
    public let type: AnyObject.Type
    /// Makes an object with the class's plain initialiser (`init(nibName: nil, bundle: nil)` for a view controller); nil
    /// where the build did not find one.
    public let make: (@MainActor @Sendable () -> AnyObject)?

    /// The name as Objective-C and property lists write it: `Module.Class`.
    public var qualifiedName: String { module.isEmpty ? name : "\(module).\(name)" }
  }

  private struct Table {
    var byName: [String: Entry] = [:]
    var byQualifiedName: [String: Entry] = [:]
    var byType: [ObjectIdentifier: Entry] = [:]
  }
  private static let table = Mutex(Table())

  /// Registers a class. A second registration of the same name in the same module replaces the first.
  /// - Parameters:
  ///   - name: the class's name without its module; a nested class is written `Outer.Inner`.
  ///   - module: the module's name.
  ///   - type: the class.
  ///   - make: makes an object of it.
  public static func register<T: AnyObject>(
    name: String, module: String, type: T.Type, make: @escaping @MainActor @Sendable () -> T
  ) {
    let entry = Entry(name: name, module: module, type: type, make: make)
    table.withLock {
      $0.byName[name] = entry
      $0.byQualifiedName[entry.qualifiedName] = entry
      $0.byType[ObjectIdentifier(type)] = entry
    }
  }

  /// Registers a class under its own name and the one that `@objc(…)` gives. What makes its objects stays as it was.
  public static func register(type: AnyClass, objectiveCName: String? = nil) {
    let parts = String(reflecting: type).split(separator: ".", maxSplits: 1).map(String.init)
    let (module, name) = (parts.count == 2 ? parts[0] : "", parts.last ?? "")
    table.withLock { table in
      let make = table.byType[ObjectIdentifier(type)]?.make
      let bare = privacy(removedFrom: name)
      for (name, module) in [(bare, module)] + (objectiveCName.map { [($0, "")] } ?? []) {
        let entry = Entry(name: name, module: module, type: type, make: make)
        table.byName[name] = entry
        table.byQualifiedName[entry.qualifiedName] = entry
        if name == bare { table.byType[ObjectIdentifier(type)] = entry }
      }
    }
  }

  /// `(unknown context at $…).Name` and `(Name in _…)` are how private classes are named.
  private static func privacy(removedFrom name: String) -> String {
    guard name.contains("(") else { return name }
    var text = name
    while let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")") {
      let inner = text[text.index(after: open)..<close]
      let kept = inner.hasPrefix("unknown context") ? "" : String(inner.prefix { $0 != " " })
      text.replaceSubrange(open...close, with: kept)
    }
    return text.split(separator: ".").joined(separator: ".")
  }

  /// The class of that name: `Module.Class`, or `Class` alone where the module is not known.
  public static func entry(named name: String) -> Entry? {
    table.withLock { $0.byQualifiedName[name] ?? $0.byName[name] }
  }

  /// The entry of that class; nil if it was not registered.
  public static func entry(for type: AnyObject.Type) -> Entry? {
    table.withLock { $0.byType[ObjectIdentifier(type)] }
  }

  /// Makes an object of the class of that name; nil if no such class was registered.
  @MainActor public static func make(named name: String) -> AnyObject? {
    entry(named: name)?.make?()
  }

  /// Makes an object of that class; nil if it was not registered.
  @MainActor public static func make<T: AnyObject>(_ type: T.Type) -> T? {
    entry(for: type)?.make?() as? T
  }

  /// Every registered class, by qualified name.
  public static var all: [Entry] {
    table.withLock { $0.byQualifiedName.values.sorted { $0.qualifiedName < $1.qualifiedName } }
  }
}
