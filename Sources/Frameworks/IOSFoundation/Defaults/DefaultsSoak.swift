import Foundation

/// Drives a suite's store from outside, for benchmarks and for soak tests with real processes that are killed.
@_spi(Runtime) public enum DefaultsSoak {
  /// Writes `count` keys named `<prefix>.<number>` from 0 on, through `UserDefaults.set`.
  /// - Parameter acknowledge: called with the number of each key after its `set` has returned: from then on it must survive
  ///   the death of the process.
  public static func write(
    path: String, prefix: String, count: Int, acknowledge: (Int) -> Void = { _ in }
  ) {
    let defaults = UserDefaults(store: DefaultsStore(path: path))
    for number in 0..<count {
      defaults.set(number, forKey: "\(prefix).\(number)")
      acknowledge(number)
    }
  }

  /// The numbers of the keys with `prefix` that a fresh reader finds with the right value.
  public static func numbers(path: String, prefix: String) -> Set<Int> {
    let store = DefaultsStore(path: path)
    defer { store.close() }
    var numbers: Set<Int> = []
    for (key, value) in store.decoded() where key.hasPrefix(prefix + ".") {
      guard let number = Int(key.dropFirst(prefix.count + 1)), value as? Int == number else { continue }
      numbers.insert(number)
    }
    return numbers
  }

  /// How many `set`s a second a suite takes, cycling over `keys` keys that are all there before the clock starts.
  public static func setsPerSecond(path: String, keys: Int, count: Int) -> Double {
    let store = DefaultsStore(path: path)
    store.replaceAll(
      with: Dictionary(uniqueKeysWithValues: (0..<keys).map { ("key.\($0)", PropertyListValue.encode($0) ?? Data()) }))
    let defaults = UserDefaults(store: store)
    let clock = ContinuousClock()
    let time = clock.measure {
      // A stride that shares no factor with the count visits the keys in a scattered order.
      for number in 0..<count { defaults.set(number, forKey: "key.\(number &* 7_919 % keys)") }
    }
    return Double(count) / (Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18)
  }
}
