import IOSFoundation

/// Whether a menu's element is ticked.
public enum UIMenuElementState: Int, Sendable {
  case off = 0
  case on = 1
  case mixed = 2
}

/// What a menu shows.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// How an element looks and behaves.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether an element is ticked.
  public typealias State = UIMenuElementState

  /// The title.
  open internal(set) var title: String
  /// A second line.
  open var subtitle: String?
  /// The picture.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }
}

/// Called when an action is done.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that can be done, as a block.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// A name by which an action is found.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name.
  public let identifier: Identifier
  /// A longer title.
  open var discoverabilityTitle: String?
  /// How the action looks and behaves.
  open var attributes: Attributes
  /// Whether the action is ticked.
  open var state: State
  /// What sent the action, while it is done.
  open internal(set) var sender: Any?
  let handler: UIActionHandler
  private static var count = 0

  /// Makes an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("net.nagaoshi.action.\(Self.count)")
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A menu of actions and menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// A name by which a menu is found.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu looks.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The name.
  public let identifier: Identifier
  /// How the menu looks.
  public let options: Options
  /// What is in it.
  public let children: [UIMenuElement]

  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("net.nagaoshi.menu")
    (self.options, self.children) = (options, children)
    super.init(title: title, subtitle: subtitle, image: image)
  }
}
