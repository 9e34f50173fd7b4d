/// What a Swift file declares, as far as a build must know it before the compiler runs.
///
/// `nagaoshi-lower --facts FILE…` prints `{"version": 3, "files": [SourceFacts…]}`.
public struct SourceFacts: Codable, Sendable, Equatable {
  /// The version of the form; a reader that meets another one reads the file anew.
  public static let version = 3

  /// A type or an extension of one.
  public struct Declaration: Codable, Sendable, Equatable {
    /// `class`, `struct`, `enum`, `actor`, `protocol` or `extension`.
    public var kind: String
    /// The name, `Outer.Inner` when nested.
    public var name: String
    /// `open`, `public`, `package`, `internal`, `fileprivate` or `private`: the narrowest of the type and what it is in.
    public var access: String
    /// The names after the colon as written, without generic arguments.
    public var inherits: [String]
    /// Attributes by name: `main`, `UIApplicationMain`, `objc`, `MainActor`.
    public var attributes: [String]
    /// The name that `@objc(Name)` gives.
    public var objectiveCName: String?
    /// Initialisers by their labels, such as `init(nibName:bundle:)`; convenience ones are marked.
    public var initializers: [Initializer]
    public var isGeneric: Bool
    /// Whether it stands inside `#if`.
    public var isConditional: Bool
    /// Counted from 1.
    public var line: Int

    public init(
      kind: String, name: String, access: String, inherits: [String], attributes: [String], objectiveCName: String?,
      initializers: [Initializer], isGeneric: Bool, isConditional: Bool, line: Int
    ) {
      self.kind = kind
      self.name = name
      self.access = access
      self.inherits = inherits
      self.attributes = attributes
      self.objectiveCName = objectiveCName
      self.initializers = initializers
      self.isGeneric = isGeneric
      self.isConditional = isConditional
      self.line = line
    }
  }

  /// An initialiser of a class.
  public struct Initializer: Codable, Sendable, Equatable {
    /// `init(nibName:bundle:)`.
    public var name: String
    public var isConvenience: Bool
    /// Whether all parameters have defaults, so that it can be called without any.
    public var needsNoArgument: Bool

    public init(name: String, isConvenience: Bool, needsNoArgument: Bool) {
      self.name = name
      self.isConvenience = isConvenience
      self.needsNoArgument = needsNoArgument
    }
  }

  /// An import.
  public struct Import: Codable, Sendable, Equatable {
    /// The module's name without submodules.
    public var module: String
    /// Counted from 1.
    public var line: Int
    /// Counted from 1.
    public var column: Int
    /// Whether it stands inside `#if`.
    public var isConditional: Bool

    public init(module: String, line: Int, column: Int, isConditional: Bool) {
      self.module = module
      self.line = line
      self.column = column
      self.isConditional = isConditional
    }
  }

  /// Absolute path.
  public var path: String
  public var declarations: [Declaration]
  public var imports: [Import]
  /// Whether statements stand outside every declaration.
  public var hasTopLevelCode: Bool
  /// Byte offsets of `@UIApplicationMain` and `@NSApplicationMain`, which are read as `@main`.
  public var applicationMainOffsets: [Int]
  /// What the lowering of other files of the target must know of this one.
  public var context: LoweringContext
  /// The text that is compiled in place of the file's; nil when the file stays as it is.
  public var lowered: Lowered?

  /// A file's text without Objective-C.
  public struct Lowered: Codable, Sendable, Equatable {
    /// The text. ``LoweredFile`` makes a file of it.
    public var text: String
    /// Where columns moved: line, column, old and new length in bytes, counted from 1.
    public var shifts: [[Int]]
    /// Whether it has a function that registers its classes.
    public var registers: Bool

    public init(text: String, shifts: [[Int]], registers: Bool) {
      self.text = text
      self.shifts = shifts
      self.registers = registers
    }
  }

  public init(
    path: String, declarations: [Declaration], imports: [Import], hasTopLevelCode: Bool, applicationMainOffsets: [Int],
    context: LoweringContext = LoweringContext()
  ) {
    self.context = context
    self.path = path
    self.declarations = declarations
    self.imports = imports
    self.hasTopLevelCode = hasTopLevelCode
    self.applicationMainOffsets = applicationMainOffsets
  }
}

/// What `nagaoshi-lower --facts` prints.
public struct FactsDocument: Codable, Sendable {
  public var version: Int
  public var files: [SourceFacts]

  public init(files: [SourceFacts]) {
    version = SourceFacts.version
    self.files = files
  }
}
