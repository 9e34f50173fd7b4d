import Foundation
import Journal

extension UserDefaults {
  static func ownStore() -> DefaultsStore {
    let environment = ProcessEnvironment.current
    guard let home = environment.homeDirectory else { return memoryStore }
    return .shared(at: preferences(in: home, named: environment.bundleIdentifier ?? "standard"))
  }

  /// Outside a phone there is no place that is the process's own.
  private static let memoryStore = DefaultsStore(path: nil)

  static func preferences(in container: String, named name: String) -> String {
    // A suite's name is user text and must not climb out of the folder.
    let file = name.replacingOccurrences(of: "/", with: ":")
    return "\(container)/Library/Preferences/\(file).sqlite"
  }

  static func store(forSuite name: String?) -> DefaultsStore? {
    guard let name else { return ownStore() }
    let environment = ProcessEnvironment.current
    if let container = environment.groupContainers[name] {
      return .shared(at: preferences(in: container, named: name))
    }
    if name.hasPrefix("group.") {
      Sandbox.reportMissingGroup(name, asked: "UserDefaults(suiteName:)", environment: environment)
      return nil
    }
    if name == globalDomain || name == environment.bundleIdentifier {
      Journal.reportOnce(
        .init(
          kind: .misuse,
          message: "UserDefaults(suiteName: \"\(name)\") is nil: this is the process's own or the global domain; use "
            + "UserDefaults.standard."))
      return nil
    }
    guard let home = environment.homeDirectory else { return namedMemoryStore(name) }
    return .shared(at: preferences(in: home, named: name))
  }

  private static func namedMemoryStore(_ name: String) -> DefaultsStore {
    MemoryStores.named(name)
  }

  // MARK: - Suites

  /// Adds a domain to the search, after this object's own.
  public func addSuite(named suiteName: String) {
    addedSuites.withLock { suites in
      suites.removeAll { $0 == suiteName }
      suites.append(suiteName)
    }
  }

  /// Takes a domain out of the search.
  public func removeSuite(named suiteName: String) {
    addedSuites.withLock { suites in suites.removeAll { $0 == suiteName } }
  }

  // MARK: - Domains

  /// The names of the volatile domains.
  public var volatileDomainNames: [String] { VolatileDomains.names }

  /// The contents of a volatile domain.
  public func volatileDomain(forName domainName: String) -> [String: Any] {
    VolatileDomains.contents(of: domainName)
  }

  /// Sets the contents of a volatile domain, which lives as long as the process.
  public func setVolatileDomain(_ domain: [String: Any], forName domainName: String) {
    VolatileDomains.set(domain, for: domainName)
  }

  /// Removes a volatile domain.
  public func removeVolatileDomain(forName domainName: String) {
    VolatileDomains.set(nil, for: domainName)
  }

  /// The contents of the domain of that name: an App Group, a suite, or the process's bundle identifier.
  public func persistentDomain(forName domainName: String) -> [String: Any]? {
    guard let store = Self.domainStore(domainName) else { return nil }
    let contents = store.decoded()
    return contents.isEmpty ? nil : contents
  }

  /// Replaces the contents of the domain of that name, all keys at once.
  public func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    guard let store = Self.domainStore(domainName) else { return }
    var contents: [String: Data] = [:]
    for (key, value) in domain {
      guard let data = PropertyListValue.encode(value) else {
        Journal.report(
          .init(
            kind: .misuse, message: "UserDefaults.setPersistentDomain: \"\(key)\" is no property list; it was left out."
          ))
        continue
      }
      contents[key] = data
    }
    store.replaceAll(with: contents)
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  /// Removes every key of the domain of that name.
  public func removePersistentDomain(forName domainName: String) {
    setPersistentDomain([:], forName: domainName)
  }

  private static func domainStore(_ name: String) -> DefaultsStore? {
    name == ProcessEnvironment.current.bundleIdentifier ? ownStore() : store(forSuite: name)
  }

  /// Whether an administrator has fixed the key's value: never.
  public func objectIsForced(forKey key: String) -> Bool { false }

  /// Whether an administrator has fixed the key's value in that domain: never.
  public func objectIsForced(forKey key: String, inDomain domain: String) -> Bool { false }
}
