import Synchronization

/// The notes that every floor of the house makes while it works: what is not there yet, what was replaced, what went wrong.
///
/// A library must neither die nor stay silent when it meets something that it cannot do. It reports an entry here and goes
/// on; the process that runs it decides where entries go (an extension's process sends them to the phone's transcript).
public enum Journal {
  /// One note.
  public struct Entry: Sendable, Equatable {
    /// What kind of note this is.
    public var kind: Kind
    /// One sentence: what happened and what was done instead.
    public var message: String
    /// The user's file that it concerns, if known.
    public var file: String?
    /// The line in `file`, counted from 1.
    public var line: Int?

    public init(kind: Kind, message: String, file: String? = nil, line: Int? = nil) {
      self.kind = kind
      self.message = message
      self.file = file
      self.line = line
    }
  }

  /// The kinds of note. A kind is a word in the transcript; new ones may be added by any module.
  public struct Kind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    /// An API or value that is not there yet.
    public static let unsupported: Kind = "unsupported"
    /// Something else was used in place of what was asked for, such as a font.
    public static let substitute: Kind = "substitute"
    /// The caller broke a rule of the API.
    public static let misuse: Kind = "misuse"
    /// Constraints that cannot hold together, or do not determine a frame.
    public static let layout: Kind = "layout"
    /// A file, image or store that could not be read or written.
    public static let data: Kind = "data"
  }

  private static let receiver = Mutex<(@Sendable (Entry) -> Void)?>(nil)
  private static let seen = Mutex<Set<String>>([])

  /// Where entries go; nothing is kept when it is nil.
  public static var sink: (@Sendable (Entry) -> Void)? {
    get { receiver.withLock { $0 } }
    set { receiver.withLock { $0 = newValue } }
  }

  /// Passes `entry` to the sink.
  public static func report(_ entry: Entry) {
    sink?(entry)
  }

  /// Passes `entry` to the sink the first time that this kind and message are reported in the process.
  public static func reportOnce(_ entry: Entry) {
    let isNew = seen.withLock { $0.insert(entry.kind.rawValue + "\u{0}" + entry.message).inserted }
    if isNew { report(entry) }
  }
}
