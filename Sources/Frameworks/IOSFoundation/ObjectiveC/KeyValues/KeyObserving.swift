import Foundation
import Synchronization

/// Tells observers of properties' changes.
///
/// Setting a `dynamic` property of the user's code calls `willChange` and `didChange` from observers that the lowering puts
/// into it; UIKit's own classes call `didChange` in their setters.
@_spi(Runtime) public enum KeyObserving {
  /// Called when an observed property has changed, or will change.
  typealias Handler = (_ object: AnyObject, _ change: Change) -> Void

  /// What is told of a change.
  struct Change {
    var old: Any?
    var new: Any?
    var isPrior = false
  }

  /// One observer of one key of one object.
  private struct Observer {
    var number: Int
    var options: NSKeyValueObservingOptions
    var call: Handler
  }

  private final class Observed {
    weak var object: AnyObject?
    var observers: [String: [Observer]] = [:]
    /// Values before the changes that are under way, by key; as many as the changes are nested.
    var pending: [String: [Any?]] = [:]
    init(_ object: AnyObject) { self.object = object }
  }

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var table: [ObjectIdentifier: Observed] = [:]
  nonisolated(unsafe) private static var lastNumber = 0
  private static let count = Atomic<Int>(0)

  private static func locked<Value>(_ body: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  /// Whether anything is observed at all; setters ask first.
  public static var isActive: Bool { count.load(ordering: .relaxed) > 0 }

  // MARK: Changes

  /// Tells that a property will change.
  public static func willChange(_ object: AnyObject, _ key: String) {
    guard isActive else { return }
    for key in [key] + dependents(of: key, in: object) { begin(object, key) }
  }

  /// Tells that a property has changed.
  public static func didChange(_ object: AnyObject, _ key: String) {
    guard isActive else { return }
    for key in [key] + dependents(of: key, in: object) { end(object, key) }
  }

  /// Tells that a property of UIKit's has changed whose value before is known.
  public static func didChange(_ object: AnyObject, _ key: String, from old: @autoclosure () -> Any?) {
    guard isActive, let observers = observers(object, key), !observers.isEmpty else { return }
    let change = Change(old: old(), new: KeyValues.value(key, of: object))
    for observer in observers { observer.call(object, change) }
  }

  private static func observers(_ object: AnyObject, _ key: String) -> [Observer]? {
    locked {
      guard let observed = table[ObjectIdentifier(object)], observed.object === object else { return nil }
      return observed.observers[key]
    }
  }

  private static func begin(_ object: AnyObject, _ key: String) {
    guard let observers = observers(object, key), !observers.isEmpty else { return }
    let old = KeyValues.value(key, of: object)
    locked { table[ObjectIdentifier(object)]?.pending[key, default: []].append(old) }
    for observer in observers where observer.options.contains(.prior) {
      observer.call(object, Change(old: old, new: nil, isPrior: true))
    }
  }

  private static func end(_ object: AnyObject, _ key: String) {
    guard let observers = observers(object, key), !observers.isEmpty else { return }
    let old = locked { table[ObjectIdentifier(object)]?.pending[key]?.popLast() } ?? nil
    let change = Change(old: old, new: KeyValues.value(key, of: object))
    for observer in observers { observer.call(object, change) }
  }

  /// Observed keys whose values depend on `key`.
  private static func dependents(of key: String, in object: AnyObject) -> [String] {
    let keys = locked {
      table[ObjectIdentifier(object)].flatMap { $0.object === object ? Array($0.observers.keys) : nil } ?? []
    }
    return keys.filter { $0 != key && affecting($0, in: object).contains(key) }
  }

  /// The keys that the class says a key depends on: `keyPathsForValuesAffectingTitle()`.
  private static func affecting(_ key: String, in object: AnyObject) -> Set<String> {
    let type: AnyClass = Swift.type(of: object)
    let name = "keyPathsForValuesAffecting" + key.prefix(1).uppercased() + key.dropFirst()
    var keys: Set<String> = []
    if case .value(let value)? = MessageTable.send(Selector(name), to: type, [], isQuiet: true) {
      keys.formUnion(value as? Set<String> ?? [])
    }
    if case .value(let value)? = MessageTable.send(
      "keyPathsForValuesAffectingValueForKey:", to: type, [key], isQuiet: true)
    {
      keys.formUnion(value as? Set<String> ?? [])
    }
    return keys
  }

  // MARK: Observers

  /// Observes a key, or a path of keys.
  /// - Returns: ends the observation.
  static func observe(
    _ object: AnyObject, _ path: String, _ options: NSKeyValueObservingOptions, _ call: @escaping Handler
  ) -> () -> Void {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return {} }
    guard parts.count == 2 else { return add(object, first, options, call) }
    // A path: the rest is observed in whatever the first key holds.
    let rest = parts[1]
    let chain = Chain()
    chain.observe(KeyValues.value(first, of: object), rest, options, object, call)
    let ending = add(object, first, [.old, .new]) { object, change in
      chain.end?()
      chain.observe(change.new, rest, options, object, call)
      let old = change.old.flatMap { KeyValues.value(path: rest, of: $0) }
      let new = change.new.flatMap { KeyValues.value(path: rest, of: $0) }
      call(object, Change(old: old, new: new))
    }
    return {
      ending()
      chain.end?()
    }
  }

  private final class Chain {
    var end: (() -> Void)?
    func observe(
      _ value: Any?, _ path: String, _ options: NSKeyValueObservingOptions, _ root: AnyObject, _ call: @escaping Handler
    ) {
      end = value.map { value in
        KeyObserving.observe(value as AnyObject, path, options) { [weak root] _, change in
          if let root { call(root, change) }
        }
      }
    }
  }

  private static func add(
    _ object: AnyObject, _ key: String, _ options: NSKeyValueObservingOptions, _ call: @escaping Handler
  ) -> () -> Void {
    let id = ObjectIdentifier(object)
    let number = locked {
      lastNumber += 1
      // The place may have been another object's, which is gone.
      if table[id]?.object !== object {
        if table.count > 64 { table = table.filter { $0.value.object != nil } }
        table[id] = Observed(object)
      }
      table[id]?.observers[key, default: []].append(Observer(number: lastNumber, options: options, call: call))
      return lastNumber
    }
    count.add(1, ordering: .relaxed)
    return { [weak object] in
      count.subtract(1, ordering: .relaxed)
      locked {
        guard let object, let observed = table[id], observed.object === object else { return }
        observed.observers[key]?.removeAll { $0.number == number }
        if observed.observers[key]?.isEmpty == true { observed.observers[key] = nil }
        if observed.observers.isEmpty { table[id] = nil }
      }
    }
  }
}
