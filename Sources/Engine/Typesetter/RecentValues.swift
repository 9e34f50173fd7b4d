/// A dictionary that forgets what was not asked for the longest, when it grows over its capacity.
struct RecentValues<Key: Hashable, Value> {
  private var values: [Key: (value: Value, use: Int)] = [:]
  private var uses = 0
  private let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  subscript(key: Key) -> Value? {
    mutating get {
      guard let index = values.index(forKey: key) else { return nil }
      uses += 1
      values.values[index].use = uses
      return values.values[index].value
    }
    set {
      uses += 1
      values[key] = newValue.map { ($0, uses) }
      if values.count > capacity { shrink() }
    }
  }

  mutating func removeAll() { values = [:] }

  /// Drops the older half: cheaper over time than one at each insertion.
  private mutating func shrink() {
    let oldest = values.values.map(\.use).sorted()[values.count / 2]
    values = values.filter { $0.value.use > oldest }
  }
}
