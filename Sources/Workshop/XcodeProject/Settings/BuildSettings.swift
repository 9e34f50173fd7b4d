/// The build settings of one target in one configuration: layers of assignments, the later ones on top.
///
/// Values are expanded when they are asked for, as Xcode does: a variable means its topmost value, `$(inherited)` the same
/// key's value in the layers below.
public struct BuildSettings: Sendable {
  /// What `[sdk=…]`, `[arch=…]` and `[config=…]` are matched against.
  struct Conditions: Sendable {
    var sdk = "iphoneos"
    var arch = "arm64"
    var config: String
  }

  private struct Value: Sendable {
    var text: String
    /// How many conditions it fulfils: the more specific assignment wins inside one layer.
    var weight: Int
  }

  private var layers: [[String: Value]]
  private let conditions: Conditions
  /// Variables inside variables deeper than this are taken for a cycle.
  private static let depthLimit = 60
  /// An expanded value longer than this (bytes) is cut: variables that double themselves would fill the memory.
  private static let lengthLimit = 1 << 20

  init(configuration: String, defaults: [String: String]) {
    conditions = Conditions(config: configuration)
    layers = [defaults.mapValues { Value(text: $0, weight: 0) }]
  }

  /// Puts a layer on top.
  mutating func push(_ assignments: [SettingAssignment]) {
    var layer: [String: Value] = [:]
    for assignment in assignments where matches(assignment.conditions) {
      let weight = assignment.conditions.count
      if let known = layer[assignment.key], known.weight > weight { continue }
      layer[assignment.key] = Value(text: assignment.value, weight: weight)
    }
    layers.append(layer)
  }

  /// The expanded value; nil when no layer has the key.
  public subscript(key: String) -> String? {
    guard layers.contains(where: { $0[key] != nil }) else { return nil }
    var expansion = Expansion(settings: self)
    return expansion.value(key, below: layers.count)
  }

  /// The expanded value split at blanks, quotes taken off.
  public func list(_ key: String) -> [String] { Self.words(self[key] ?? "") }

  /// Whether the value is `YES`.
  public func flag(_ key: String) -> Bool { self[key].map { ["YES", "TRUE", "1"].contains($0.uppercased()) } ?? false }

  /// `text` with every `$(VARIABLE)` and `${VARIABLE}` replaced; unknown ones become empty.
  public func expand(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var expansion = Expansion(settings: self)
    return expansion.text(text, inheriting: nil)
  }

  fileprivate func isSet(_ key: String) -> Bool { layers.contains { $0[key] != nil } }

  /// Every key that any layer sets, beginning with `prefix`.
  public func keys(prefix: String) -> [String] {
    Set(layers.flatMap { $0.keys.filter { $0.hasPrefix(prefix) } }).sorted()
  }

  /// Keys whose value needs itself, found while expanding everything; for a warning.
  var cycles: [String] {
    Set(layers.flatMap(\.keys)).sorted().filter { key in
      var expansion = Expansion(settings: self)
      _ = expansion.value(key, below: layers.count)
      return expansion.foundCycle
    }
  }

  private func matches(_ wanted: [String: String]) -> Bool {
    wanted.allSatisfy { name, pattern in
      switch name {
      case "sdk": Self.glob(pattern, conditions.sdk)
      case "arch": Self.glob(pattern, conditions.arch)
      case "config": Self.glob(pattern, conditions.config)
      default: false
      }
    }
  }

  /// Whether `text` fits `pattern`, in which `*` stands for any text.
  static func glob(_ pattern: String, _ text: String) -> Bool {
    let (pattern, text) = (Array(pattern.utf8), Array(text.utf8))
    var (place, index) = (0, 0)
    var (star, mark) = (-1, 0)
    while index < text.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        (star, mark) = (place, index)
        place += 1
      } else if place < pattern.count, pattern[place] == text[index] {
        place += 1
        index += 1
      } else if star >= 0 {
        // The last star takes one more.
        mark += 1
        (place, index) = (star + 1, mark)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    var isOpen = false
    for character in text {
      if let closing = quote {
        if character == closing { quote = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        isOpen = true
      } else if character.isWhitespace {
        if isOpen || !word.isEmpty { words.append(word) }
        word = ""
        isOpen = false
      } else {
        word.append(character)
      }
    }
    if isOpen || !word.isEmpty { words.append(word) }
    return words
  }

  // MARK: Expansion

  private struct Expansion {
    let settings: BuildSettings
    var stack: [String] = []
    var foundCycle = false
    /// Work that is left: a guard against values that grow exponentially.
    var fuel = 20_000

    init(settings: BuildSettings) { self.settings = settings }

    /// The value of `key` in the layers under index `limit`.
    mutating func value(_ key: String, below limit: Int) -> String {
      guard let index = (0..<limit).last(where: { settings.layers[$0][key] != nil }),
        let value = settings.layers[index][key]
      else { return "" }
      let frame = "\(key) \(index)"
      fuel -= 1
      guard !stack.contains(frame), stack.count < BuildSettings.depthLimit, fuel > 0 else {
        foundCycle = true
        return ""
      }
      guard value.text.utf8.contains(UInt8(ascii: "$")) else { return value.text }
      stack.append(frame)
      defer { stack.removeLast() }
      return text(value.text, inheriting: (key, index))
    }

    mutating func text(_ text: String, inheriting: (key: String, layer: Int)?) -> String {
      var out = ""
      var rest = Substring(text)
      while let dollar = rest.firstIndex(of: "$") {
        out += rest[..<dollar]
        rest = rest[rest.index(after: dollar)...]
        guard let open = rest.first, open == "(" || open == "{" || open == "[" else {
          // A bare name is a variable too: `$PRODUCT_NAME`.
          let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
          if let first = name.first, !first.isNumber, settings.isSet(String(name)) {
            out += variable(String(name), inheriting: inheriting)
            rest = rest[name.endIndex...]
          } else {
            out.append("$")
          }
          continue
        }
        guard let close = Self.closing(rest) else {
          out.append("$")
          continue
        }
        let inside = String(rest[rest.index(after: rest.startIndex)..<close])
        rest = rest[rest.index(after: close)...]
        out += variable(inside, inheriting: inheriting)
        if out.utf8.count > BuildSettings.lengthLimit { return out }
      }
      return out + rest
    }

    /// `NAME`, `NAME:modifier:modifier`, with variables inside the name.
    private mutating func variable(_ inside: String, inheriting: (key: String, layer: Int)?) -> String {
      let inner = inside.contains("$") ? text(inside, inheriting: inheriting) : inside
      let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      let name = parts.first ?? ""
      var result: String
      if name == "inherited" || name == inheriting?.key {
        result = inheriting.map { value($0.key, below: $0.layer) } ?? ""
      } else {
        result = value(name, below: settings.layers.count)
      }
      for modifier in parts.dropFirst() { result = SettingModifier.apply(modifier, to: result) }
      return result
    }

    /// The bracket that closes the one at the start.
    private static func closing(_ text: Substring) -> Substring.Index? {
      guard let open = text.first else { return nil }
      let close: Character = open == "(" ? ")" : (open == "{" ? "}" : "]")
      var depth = 0
      for index in text.indices {
        if text[index] == open { depth += 1 }
        if text[index] == close {
          depth -= 1
          if depth == 0 { return index }
        }
      }
      return nil
    }
  }
}
