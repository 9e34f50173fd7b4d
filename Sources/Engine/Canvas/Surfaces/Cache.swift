/// Keeps values up to a total cost; what was used least lately goes first.
struct Cache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    var value: Value
    var cost: Int
    var used: UInt64
  }

  private var entries: [Key: Entry] = [:]
  private var cost = 0
  private var time: UInt64 = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// The value for a key, which counts as a use.
  subscript(key: Key) -> Value? {
    mutating get {
      time += 1
      guard let index = entries.index(forKey: key) else { return nil }
      entries.values[index].used = time
      return entries.values[index].value
    }
  }

  /// Keeps a value, unless it alone would fill half of the cache.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= limit / 2 else { return }
    time += 1
    if let old = entries.updateValue(Entry(value: value, cost: cost, used: time), forKey: key) { self.cost -= old.cost }
    self.cost += cost
    guard self.cost > limit else { return }
    // Down to three quarters at once, so that a full cache does not sort at every insertion.
    for (key, entry) in entries.sorted(by: { $0.value.used < $1.value.used }) {
      if self.cost <= limit * 3 / 4 { break }
      entries[key] = nil
      self.cost -= entry.cost
    }
  }

  mutating func removeAll() {
    entries.removeAll()
    cost = 0
  }
}
