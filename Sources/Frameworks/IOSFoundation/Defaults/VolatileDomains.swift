import Foundation
import Synchronization

/// The domains that live as long as the process, shared by all its `UserDefaults` objects.
enum VolatileDomains {
  /// Property-list values are immutable here, so they may cross threads.
  private struct Contents: @unchecked Sendable {
    var domains: [String: [String: Any]] = [:]
  }
  private static let storage = Mutex(Contents())

  static var names: [String] {
    storage.withLock { $0.domains.keys.sorted() }
  }

  static func contents(of domain: String) -> [String: Any] {
    storage.withLock { $0 }.domains[domain] ?? [:]
  }

  static func set(_ contents: [String: Any]?, for domain: String) {
    let contents = Contents(
      domains: contents.map { [domain: $0.mapValues { PropertyListValue.normalized($0) ?? $0 }] } ?? [:])
    storage.withLock { $0.domains[domain] = contents.domains[domain] }
  }

  static func register(_ defaults: [String: Any]) {
    // Registered values are kept as they are when they are no property lists: they are never written.
    let added = Contents(domains: ["": defaults.mapValues { PropertyListValue.normalized($0) ?? $0 }])
    storage.withLock {
      $0.domains[UserDefaults.registrationDomain, default: [:]].merge(added.domains[""] ?? [:]) { $1 }
    }
  }

  static func value(forKey key: String, in domain: String) -> Any? {
    storage.withLock { contents in Found(value: contents.domains[domain]?[key]) }.value
  }

  /// What answers for a key that no stored domain has.
  static func fallback(forKey key: String) -> Any? {
    if let value = global[key] { return value }
    return fallbackDomains(forKey: key)
  }

  private static func fallbackDomains(forKey key: String) -> Any? {
    let contents = storage.withLock { $0 }.domains
    for name in contents.keys.sorted() where !isLastOrFirst(name) {
      if let value = contents[name]?[key] { return value }
    }
    return contents[UserDefaults.registrationDomain]?[key]
  }

  /// Every key of ``fallback(forKey:)`` with its value.
  static func fallbacks() -> [String: Any] {
    let contents = storage.withLock { $0 }.domains
    var result = contents[UserDefaults.registrationDomain] ?? [:]
    for name in contents.keys.sorted(by: >) where !isLastOrFirst(name) {
      result.merge(contents[name] ?? [:]) { $1 }
    }
    return result.merging(global) { $1 }
  }

  private static func isLastOrFirst(_ name: String) -> Bool {
    name == UserDefaults.registrationDomain || name == UserDefaults.argumentDomain
  }

  /// The phone's own settings that code reads.
  private static var global: [String: Any] {
    let environment = ProcessEnvironment.current
    return ["AppleLanguages": environment.preferredLanguages, "AppleLocale": environment.localeIdentifier]
  }

  private struct Found: @unchecked Sendable {
    var value: Any?
  }
}

/// Stores of named suites outside a phone.
enum MemoryStores {
  private static let stores = Mutex<[String: DefaultsStore]>([:])

  static func named(_ name: String) -> DefaultsStore {
    stores.withLock { stores in
      if let store = stores[name] { return store }
      let store = DefaultsStore(path: nil)
      stores[name] = store
      return store
    }
  }
}
