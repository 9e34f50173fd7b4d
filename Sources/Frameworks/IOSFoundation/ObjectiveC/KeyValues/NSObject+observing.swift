import Foundation
import Journal

/// Objects whose properties are observed with key paths.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a block when a property changes, until the observation is let go of.
  ///
  /// As on iOS, only `dynamic` properties tell of their changes.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let name = KeyPathNames.name(of: keyPath) else {
      Journal.report(
        .init(
          kind: .unsupported,
          message: "observe(\(keyPath)): the key path is not written where it is observed; nothing is observed"))
      return NSKeyValueObservation {}
    }
    let end = KeyObserving.observe(self, name, options) { object, change in
      guard let object = object as? Self else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) && !change.isPrior ? change.new as? Value : nil,
          oldValue: options.contains(.old) ? change.old as? Value : nil, indexes: nil, isPrior: change.isPrior))
    }
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? self[keyPath: keyPath] : nil, oldValue: nil, indexes: nil,
          isPrior: false))
    }
    return NSKeyValueObservation(end: end)
  }

  /// Tells that a property will change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let name = KeyPathNames.name(of: keyPath) { KeyObserving.willChange(self, name) }
  }

  /// Tells that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let name = KeyPathNames.name(of: keyPath) { KeyObserving.didChange(self, name) }
  }
}

/// An observer that is told by name.
private struct NamedObservation {
  weak var observer: AnyObject?
  weak var object: AnyObject?
  var path: String
  var context: UnsafeMutableRawPointer?
  var end: () -> Void
}

private enum NamedObservations {
  nonisolated(unsafe) private static var all: [NamedObservation] = []
  private static let lock = NSLock()

  static func add(_ new: NamedObservation) {
    lock.lock()
    let gone = all.filter { $0.object == nil || $0.observer == nil }
    all.removeAll { $0.object == nil || $0.observer == nil }
    all.append(new)
    lock.unlock()
    for entry in gone { entry.end() }
  }

  /// Takes out the newest that fits.
  static func take(_ fits: (NamedObservation) -> Bool) -> NamedObservation? {
    lock.lock()
    defer { lock.unlock() }
    return all.lastIndex(where: fits).map { all.remove(at: $0) }
  }
}

extension NSObjectProtocol {
  /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` when a property changes.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let selector: Selector = "observeValueForKeyPath:ofObject:change:context:"
    let call: (AnyObject, AnyObject, KeyObserving.Change) -> Void = { observer, object, change in
      var facts: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new), !change.isPrior { facts[.newKey] = change.new ?? NSNull() }
      if options.contains(.old), let old = change.old { facts[.oldKey] = old }
      if change.isPrior { facts[.notificationIsPriorKey] = true }
      MessageTable.send(selector, to: observer, [keyPath, object, facts, context])
    }
    let end = KeyObserving.observe(self, keyPath, options) { [weak observer] object, change in
      if let observer { call(observer, object, change) }
    }
    NamedObservations.add(
      NamedObservation(observer: observer, object: self, path: keyPath, context: context, end: end))
    if options.contains(.initial) {
      call(observer, self, KeyObserving.Change(old: nil, new: KeyValues.value(path: keyPath, of: self)))
    }
  }

  /// Ends an observation.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    end("\(observer)", keyPath) { $0.object === self && $0.observer === observer && $0.path == keyPath }
  }

  /// Ends an observation with its context.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    end("\(observer)", keyPath) {
      $0.object === self && $0.observer === observer && $0.path == keyPath && $0.context == context
    }
  }

  private func end(_ observer: String, _ path: String, _ fits: (NamedObservation) -> Bool) {
    if let found = NamedObservations.take(fits) { return found.end() }
    Journal.report(
      .init(kind: .misuse, message: "\(observer) is not an observer of \(path); iOS ends the process here"))
  }

  /// Called when an observed property has changed; a class that observes has its own.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    Journal.report(.init(kind: .misuse, message: "a change of \(keyPath ?? "a property") was received but not handled"))
  }

  /// Tells that a property will change.
  public func willChangeValue(forKey key: String) { KeyObserving.willChange(self, key) }
  /// Tells that a property has changed.
  public func didChangeValue(forKey key: String) { KeyObserving.didChange(self, key) }

  /// The value of a property.
  public func value(forKey key: String) -> Any? { KeyValues.value(key, of: self) }
  /// The value at the end of a path of properties.
  public func value(forKeyPath keyPath: String) -> Any? { KeyValues.value(path: keyPath, of: self) }
  /// Sets a property.
  public func setValue(_ value: Any?, forKey key: String) { KeyValues.set(value, key, of: self) }
  /// Sets the property at the end of a path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard let last = parts.last else { return }
    let owner = parts.count == 1 ? self : KeyValues.value(path: parts.dropLast().joined(separator: "."), of: self)
    if let owner { KeyValues.set(value, last, of: owner as AnyObject) }
  }
  /// Sets properties.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }
  /// The values of properties.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: Set(keys).map { ($0, value(forKey: $0) ?? NSNull()) })
  }
  /// The value of a property that is not there; a class may have its own.
  public func value(forUndefinedKey key: String) -> Any? { nil }
  /// Sets a property that is not there; a class may have its own.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {}
  /// The properties that a property depends on.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
  /// Whether setting a property tells its observers.
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}
