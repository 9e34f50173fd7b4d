import Foundation
import Journal
import Synchronization

/// The methods that selectors name.
///
/// There is no Objective-C runtime: the build's generated code registers a closure for each such method of the user's
/// classes. A subclass has the methods of its superclasses, and a closure calls what the subclass overrides.
@_spi(Runtime) public enum MessageTable {
  /// Calls the method; false when the arguments do not fit.
  public typealias Method = @Sendable (Any, MessageArguments) -> Reply

  /// What a message brought.
  public enum Reply {
    /// The method was called and returned this.
    case value(Any?)
    /// An argument is of another type than the method's.
    case misfit
  }

  private struct Key: Hashable {
    var type: ObjectIdentifier
    var selector: String
    var isStatic: Bool
  }

  /// A method under its Swift name, to find out what `#selector` means.
  private struct Known {
    var type: AnyClass
    var name: SelectorName
    var selector: String
  }

  private struct Tables {
    var methods: [Key: Method] = [:]
    var known: [String: [Known]] = [:]
  }
  private static let tables = Mutex(Tables())

  /// Registers a method. A second registration replaces the first.
  /// - Parameters:
  ///   - name: the Swift name with its labels, such as `move(_:to:)`.
  ///   - type: the class that has it.
  ///   - selector: the name that `@objc(…)` gives; nil means the one that follows from the Swift name.
  ///   - effects: whether it throws or is asynchronous.
  ///   - isStatic: whether the class itself has it.
  ///   - call: calls it on an object.
  public static func register(
    _ name: String, of type: AnyClass, selector: String? = nil, effects: SelectorName.Effects = [],
    isStatic: Bool = false, call: @escaping Method
  ) {
    let swift = SelectorName(name)
    let selector = selector ?? swift.selector(effects: effects)
    tables.withLock {
      $0.methods[Key(type: ObjectIdentifier(type), selector: selector, isStatic: isStatic)] = call
      $0.known[swift.base, default: []].append(Known(type: type, name: swift, selector: selector))
    }
  }

  /// The method that an object, or a class, has for a selector; nil when there is none.
  public static func method(_ selector: Selector, of receiver: Any) -> Method? {
    let name = selector.description
    let isStatic = receiver is AnyClass
    let start: AnyClass = receiver as? AnyClass ?? Swift.type(of: receiver as AnyObject)
    LazyClasses.meet(start)
    let found = tables.withLock { tables -> Method? in
      var here: AnyClass? = start
      while let current = here {
        if let method = tables.methods[Key(type: ObjectIdentifier(current), selector: name, isStatic: isStatic)] {
          return method
        }
        here = _getSuperclass(current)
      }
      return nil
    }
    if let found { return found }
    return PropertyTable.accessor(name, of: receiver)
  }

  /// Whether an object's class, or one between it and `base`, has a method of its own; what `base` itself has does not count.
  public static func responds(_ object: AnyObject, to selector: Selector, below base: AnyClass) -> Bool {
    LazyClasses.meet(Swift.type(of: object))
    return tables.withLock { tables in
      var here: AnyClass? = Swift.type(of: object)
      while let current = here, current != base {
        let key = Key(type: ObjectIdentifier(current), selector: selector.description, isStatic: false)
        if tables.methods[key] != nil { return true }
        here = _getSuperclass(current)
      }
      return false
    }
  }

  /// Whether an object, or a class, has a method.
  public static func responds(_ receiver: Any, to selector: Selector) -> Bool { method(selector, of: receiver) != nil }

  /// Sends a message; nil when there is no such method or an argument does not fit, which is reported.
  /// - Parameter isQuiet: true reports nothing when there is no such method.
  @discardableResult
  public static func send(
    _ selector: Selector, to receiver: Any, _ arguments: [Any?], isQuiet: Bool = false
  ) -> Reply? {
    guard let method = method(selector, of: receiver) else {
      if !isQuiet {
        Journal.reportOnce(
          .init(
            kind: .misuse,
            message: "-[\(Self.name(of: receiver)) \(selector)]: unrecognized selector; iOS ends the process here"))
      }
      return nil
    }
    let reply = method(receiver, MessageArguments(arguments))
    if case .misfit = reply {
      let given = arguments.map { $0.map { "\(Swift.type(of: $0))" } ?? "nil" }.joined(separator: ", ")
      Journal.report(
        .init(
          kind: .misuse,
          message: "-[\(Self.name(of: receiver)) \(selector)] does not take (\(given)); it was not called"))
      return nil
    }
    return reply
  }

  private static func name(of receiver: Any) -> String {
    (receiver as? AnyClass).map { "\($0)" } ?? "\(Swift.type(of: receiver))"
  }

  /// The selector of a method that `#selector` names.
  /// - Parameters:
  ///   - name: as written, with or without labels.
  ///   - owner: the class that the method was named with; nil when it was named alone.
  ///   - arity: the number of arguments; nil when that is not known.
  static func selector(named name: SelectorName, owner: AnyClass?, arity: Int?) -> String {
    let candidates = tables.withLock { $0.known[name.base] ?? [] }.filter { known in
      if let labels = name.labels { return known.name.labels == labels }
      return arity == nil || known.name.labels?.count == arity
    }
    let own =
      owner.map { owner in candidates.filter { isKind(owner, of: $0.type) || isKind($0.type, of: owner) } } ?? []
    if let found = own.last ?? candidates.last { return found.selector }
    return name.selector(arity: arity ?? 0)
  }

  private static func isKind(_ type: AnyClass, of base: AnyClass) -> Bool {
    var here: AnyClass? = type
    while let current = here {
      if current == base { return true }
      here = _getSuperclass(current)
    }
    return false
  }
}
