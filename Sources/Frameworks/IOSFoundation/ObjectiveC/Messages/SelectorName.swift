/// How Swift names a method for Objective-C.
///
/// The base name and the labels become one word with colons: `move(_:to:)` is `move:to:`, `show(alert:)` is `showWithAlert:`,
/// `move(to:)` is `moveTo:` [S Swift's rules for inferred selectors: the compiler's `-emit-objc-header`].
@_spi(Runtime) public struct SelectorName: Hashable, Sendable {
  /// `move`.
  public var base: String
  /// The labels, empty for `_`; nil when the name was written without them.
  public var labels: [String]?

  /// Reads `move`, `move(_:to:)` or `Outer.Type.move(_:to:)`.
  public init(_ written: String) {
    let open = written.firstIndex(of: "(") ?? written.endIndex
    base = written[..<open].split(separator: ".").last.map { String($0.filter { $0 != "`" }) } ?? ""
    guard open < written.endIndex else { return }
    labels = written[written.index(after: open)...].prefix { $0 != ")" }.split(separator: ":").map {
      $0 == "_" ? "" : String($0.filter { $0 != "`" })
    }
  }

  /// What a method does besides returning.
  public struct Effects: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let `async` = Effects(rawValue: 1)
    public static let `throws` = Effects(rawValue: 2)
  }

  /// The selector; `arity` is the number of arguments where there are no labels.
  public func selector(arity: Int = 0, effects: Effects = []) -> String {
    var labels = labels ?? Array(repeating: "", count: arity)
    // A handler, or an error, comes as one more argument at the end.
    if effects.contains(.async) {
      labels.append("completionHandler")
    } else if effects.contains(.throws) {
      labels.append(labels.isEmpty ? "andReturnError" : "error")
    }
    guard let first = labels.first else { return base }
    var text = base
    if !first.isEmpty {
      let word = Self.firstWord(first)
      let isJoined = first == "andReturnError" || Self.prepositions.contains(word) || endsWithPreposition
      if !isJoined { text += "With" }
      text += first.prefix(1).uppercased() + first.dropFirst()
    }
    return text + ":" + labels.dropFirst().map { "\($0):" }.joined()
  }

  private var endsWithPreposition: Bool {
    guard let start = base.lastIndex(where: \.isUppercase) else { return Self.prepositions.contains(base) }
    return Self.prepositions.contains(base[start...].lowercased())
  }

  private static func firstWord(_ label: String) -> String {
    let rest = label.dropFirst().prefix { !$0.isUppercase && $0 != "_" }
    return (label.prefix(1) + rest).lowercased()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
    "via",
    "when", "with",
  ]
}
