import Foundation
import Journal
import Synchronization

/// Settings that outlive the process, by key.
///
/// A suite whose name is an App Group's is shared with every process that has the group's entitlement: a value is saved when
/// `set` returns, survives the death of the process at any moment after that, and is seen by other processes' next read.
/// Foundation on Linux has a class of this name that keeps none of these promises; the build puts this one in its place.
///
/// The search goes through, in this order: the argument domain, the object's own domain, added suites, the phone's global
/// domain (`AppleLanguages`, `AppleLocale`), other volatile domains, and the registered defaults.
open class UserDefaults: NSObject, @unchecked Sendable {
  /// The name of the domain that holds the phone's own settings.
  public static let globalDomain = "NSGlobalDomain"
  /// The name of the volatile domain of values given when the process was started.
  public static let argumentDomain = "NSArgumentDomain"
  /// The name of the volatile domain of registered defaults.
  public static let registrationDomain = "NSRegistrationDomain"
  /// Posted by the object whose value was set or removed, on the thread that did it.
  public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")

  private(set) var store: DefaultsStore
  let addedSuites = Mutex<[String]>([])

  private static let standardObject = Mutex<UserDefaults?>(nil)

  /// The settings of this process's own container.
  open class var standard: UserDefaults {
    standardObject.withLock { object in
      if let object { return object }
      let made = UserDefaults(store: ownStore())
      object = made
      return made
    }
  }

  /// Forgets the ``standard`` object; the next use makes a new one.
  open class func resetStandardUserDefaults() {
    standardObject.withLock { $0 = nil }
  }

  // Apple's class has one designated initialiser, and subclasses of it, such as test doubles, rely on that. A nil name
  // always succeeds.

  convenience init(store: DefaultsStore) {
    self.init(suiteName: nil)!
    self.store = store
  }

  /// Makes an object over the process's own domain, as ``standard`` is.
  public convenience override init() {
    self.init(suiteName: nil)!
  }

  /// Makes an object over the domain of that name.
  ///
  /// The name of an App Group (anything that begins with `group.`) needs the group in the process's
  /// `com.apple.security.application-groups` entitlement. Without it the result is nil and the reason is reported, while iOS
  /// returns an object that shares nothing, the most common reason for an extension that "does not save". Any other name
  /// is a domain of the process's own. As on iOS, the process's own bundle identifier and the global domain give nil.
  /// - Parameter suitename: the name; nil is the same as ``init()``.
  public init?(suiteName suitename: String?) {
    guard let store = Self.store(forSuite: suitename) else { return nil }
    self.store = store
    super.init()
  }

  // MARK: - Reading

  /// The value of that key, a property-list type; numbers are `NSNumber`s.
  open func object(forKey defaultName: String) -> Any? {
    if let value = VolatileDomains.value(forKey: defaultName, in: Self.argumentDomain) { return value }
    if let data = store.data(forKey: defaultName) {
      if let value = PropertyListValue.decode(data) { return value }
      Journal.report(.init(kind: .data, message: "UserDefaults: the stored value of \"\(defaultName)\" is unreadable."))
    }
    for suite in addedSuites.withLock({ $0 }) {
      if let data = Self.store(forSuite: suite)?.data(forKey: defaultName), let value = PropertyListValue.decode(data) {
        return value
      }
    }
    return VolatileDomains.fallback(forKey: defaultName)
  }

  /// The value as a string; a number is written out. Nil for any other type.
  open func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let value as String: value
    case let value as NSNumber: value.stringValue
    default: nil
    }
  }

  /// The value if it is an array.
  open func array(forKey defaultName: String) -> [Any]? {
    object(forKey: defaultName) as? [Any]
  }

  /// The value if it is a dictionary.
  open func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  /// The value if it is data.
  open func data(forKey defaultName: String) -> Data? {
    object(forKey: defaultName) as? Data
  }

  /// The value if it is an array of strings only.
  open func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }

  /// The value as an integer; 0 if there is none. A string is read as a number.
  open func integer(forKey defaultName: String) -> Int {
    switch object(forKey: defaultName) {
    case let value as NSNumber: value.intValue
    case let value as String: (value as NSString).integerValue
    default: 0
    }
  }

  /// The value as a float; 0 if there is none. A string is read as a number.
  open func float(forKey defaultName: String) -> Float {
    switch object(forKey: defaultName) {
    case let value as NSNumber: value.floatValue
    case let value as String: (value as NSString).floatValue
    default: 0
    }
  }

  /// The value as a double; 0 if there is none. A string is read as a number.
  open func double(forKey defaultName: String) -> Double {
    switch object(forKey: defaultName) {
    case let value as NSNumber: value.doubleValue
    case let value as String: (value as NSString).doubleValue
    default: 0
    }
  }

  /// The value as a truth value; false if there is none. `"YES"`, `"true"` and numbers other than 0 are true.
  open func bool(forKey defaultName: String) -> Bool {
    switch object(forKey: defaultName) {
    case let value as NSNumber: value.boolValue
    case let value as String: (value as NSString).boolValue
    default: false
    }
  }

  /// The value as a URL: one that was set as a URL, or a string as a file's path with `~` for the home folder.
  open func url(forKey defaultName: String) -> URL? {
    switch object(forKey: defaultName) {
    case let value as String: URL(fileURLWithPath: Self.expanded(value))
    case let value as Data: try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: value) as URL?
    default: nil
    }
  }

  /// Every key and value that a search can find.
  open func dictionaryRepresentation() -> [String: Any] {
    var result = VolatileDomains.fallbacks()
    for suite in addedSuites.withLock({ $0 }).reversed() {
      guard let store = Self.store(forSuite: suite) else { continue }
      result.merge(store.decoded()) { $1 }
    }
    result.merge(store.decoded()) { $1 }
    result.merge(VolatileDomains.contents(of: Self.argumentDomain)) { $1 }
    return result
  }

  // MARK: - Writing

  /// Sets an integer.
  open func set(_ value: Int, forKey defaultName: String) {
    store(value, forKey: defaultName)
  }

  /// Sets a float.
  open func set(_ value: Float, forKey defaultName: String) {
    store(Double(value), forKey: defaultName)
  }

  /// Sets a double.
  open func set(_ value: Double, forKey defaultName: String) {
    store(value, forKey: defaultName)
  }

  /// Sets a truth value.
  open func set(_ value: Bool, forKey defaultName: String) {
    store(value, forKey: defaultName)
  }

  /// Sets a URL: a file's path is kept with `~` for the home folder, any other URL is archived. Nil removes the key.
  open func set(_ url: URL?, forKey defaultName: String) {
    guard let url else { return removeObject(forKey: defaultName) }
    if url.isFileURL {
      store(Self.abbreviated(url.path), forKey: defaultName)
    } else if let data = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true) {
      store(data, forKey: defaultName)
    }
  }

  /// Sets a property-list value: string, number, date, data, or an array or dictionary of these. Nil removes the key.
  ///
  /// Anything else is reported and not saved; iOS ends the process with an exception.
  open func set(_ value: Any?, forKey defaultName: String) {
    guard let value else { return removeObject(forKey: defaultName) }
    store(value, forKey: defaultName)
  }

  /// Takes the key out of this object's domain.
  open func removeObject(forKey defaultName: String) {
    store.remove(defaultName)
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  /// The path with `~` for the sandbox, whose own place may be another in the next run.
  private static func abbreviated(_ path: String) -> String {
    let home = Sandbox.homeDirectory
    return path == home || path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
  }

  private static func expanded(_ path: String) -> String {
    path == "~" || path.hasPrefix("~/") ? Sandbox.homeDirectory + path.dropFirst() : path
  }

  private func store(_ value: Any, forKey key: String) {
    guard let data = PropertyListValue.encode(value) else {
      let objection = PropertyListValue.objection(to: value) ?? "a value that cannot be written"
      Journal.report(
        .init(
          kind: .misuse,
          message:
            "UserDefaults.set(_:forKey: \"\(key)\"): only property-list types can be saved, and this is \(objection); "
            + "nothing was saved (iOS ends the process). Archive it to Data first."))
      return
    }
    store.set(data, forKey: key)
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  /// Adds values to the registered defaults, which answer for keys that no other domain has; for this process only.
  open func register(defaults registrationDictionary: [String: Any]) {
    VolatileDomains.register(registrationDictionary)
  }

  /// Does nothing: a value is saved when `set` returns.
  /// - Returns: true.
  @discardableResult
  open func synchronize() -> Bool { true }
}

extension DefaultsStore {
  /// Every key and value, decoded.
  func decoded() -> [String: Any] {
    all().compactMapValues(PropertyListValue.decode)
  }
}
