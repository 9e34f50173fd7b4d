// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import Journal

/// How an associated value is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

private enum Associations {
  struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any]
  }
  nonisolated(unsafe) private static var table: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var limit = 64
  private static let lock = NSRecursiveLock()

  static func get(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.lock()
    defer { lock.unlock() }
    guard let entry = table[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.values[key]
  }

  static func set(_ object: AnyObject, _ key: UnsafeRawPointer, _ value: Any?) {
    lock.lock()
    let id = ObjectIdentifier(object)
    var old: [Any] = []
    // The place may have been another object's, which is gone; what it held is let go of outside the lock.
    if let entry = table[id], entry.object !== object {
      old.append(entry)
      table[id] = nil
    }
    if table.count > limit {
      old += table.values.filter { $0.object == nil }
      table = table.filter { $0.value.object != nil }
      limit = max(64, table.count * 2)
    }
    old += table[id]?.values[key].map { [$0] } ?? []
    if let value {
      table[id, default: Entry(object: object, values: [:])].values[key] = value
    } else {
      table[id]?.values[key] = nil
    }
    lock.unlock()
    _ = old.count
  }

  static func removeAll(_ object: AnyObject) {
    lock.lock()
    let old = table.removeValue(forKey: ObjectIdentifier(object))
    lock.unlock()
    _ = old
  }
}

/// The value that was put beside an object.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.get(object as AnyObject, key)
}

/// Puts a value beside an object; it is kept as long as the object lives.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.set(object as AnyObject, key, value)
}

/// Takes away all values beside an object.
public func objc_removeAssociatedObjects(_ object: Any) { Associations.removeAll(object as AnyObject) }

private let synchronizing = NSRecursiveLock()

/// Enters a section that one thread at a time may be in; all objects share one here.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  synchronizing.lock()
  return 0
}

/// Leaves the section.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
  synchronizing.unlock()
  return 0
}

/// A method of a class, as C functions name it.
public typealias Method = OpaquePointer

/// The method of a class: none, as methods cannot be exchanged here.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { unexchangeable(cls, name) }

/// The method of a class itself: none, as methods cannot be exchanged here.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { unexchangeable(cls, name) }

/// Exchanges two methods; nothing is done.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

private func unexchangeable(_ type: AnyClass?, _ name: Selector) -> Method? {
  let owner = type.map { "\($0)" } ?? "nil"
  Journal.reportOnce(
    .init(kind: .unsupported, message: "\(owner).\(name): methods cannot be exchanged here; there is none for C"))
  return nil
}
