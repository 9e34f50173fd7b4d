import CoreGraphics
import IOSFoundation

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  /// The title.
  open var title: String? { didSet { changed() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// A line above the title; not drawn.
  open var prompt: String?
  /// The title of the way back from the next controller.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The item of the way back from the next controller.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// True shows no way back.
  open var hidesBackButton = false { didSet { changed() } }
  /// True shows the way back beside the left items.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The items at the left.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The items at the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The first item at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost item at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// When the title is large.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }
  weak var bar: UINavigationBar?

  /// Makes an item with a title.
  public init(title: String) {
    super.init()
    self.title = title.isEmpty ? nil : title
  }

  /// Makes an item; archives hold none here.
  public required init?(coder: NSCoder) { super.init() }

  private func changed() { bar?.setNeedsLayout() }
}

/// Something in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// True lets the item be used.
  open var isEnabled = true { didSet { bar?.setNeedsLayout() } }
  /// The title.
  open var title: String? { didSet { bar?.setNeedsLayout() } }
  /// The picture.
  open var image: UIImage? { didSet { bar?.setNeedsLayout() } }
  /// A number by which the app finds the item.
  open var tag = 0
  /// A name by which tests find the item.
  open var accessibilityIdentifier: String?
  /// What assistive apps say.
  open var accessibilityLabel: String?
  weak var bar: UIView?
}

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How the button looks.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// The system's items.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  /// How the button looks.
  open var style: Style = .plain
  /// A view in place of the button.
  open var customView: UIView?
  /// The width; 0 is that of the contents.
  open var width: CGFloat = 0
  /// Who gets the message.
  open weak var target: AnyObject?
  /// The message.
  open var action: Selector?
  /// What is done.
  open var primaryAction: UIAction?
  /// The menu.
  open var menu: UIMenu?
  /// The colour.
  open var tintColor: UIColor?

  /// Makes an empty item.
  public override init() { super.init() }

  /// Makes a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = target.map { $0 as AnyObject }
  }

  /// Makes a button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style, self.action) = (image, style, action)
    self.target = target.map { $0 as AnyObject }
  }

  /// Makes one of the system's items.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.action = action
    self.target = target.map { $0 as AnyObject }
    take(systemItem)
  }

  /// Makes one of the system's items.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
    take(systemItem)
  }

  /// Makes a button with an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Makes an item of a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func take(_ item: SystemItem) {
    switch item {
    case .add: image = UIImage(systemName: "plus")
    case .trash: image = UIImage(systemName: "trash")
    case .action: image = UIImage(systemName: "square.and.arrow.up")
    case .close, .stop: image = UIImage(systemName: "xmark")
    case .bookmarks: image = UIImage(systemName: "bookmark")
    case .flexibleSpace, .fixedSpace: break
    default: title = "\(item)".prefix(1).uppercased() + "\(item)".dropFirst()
    }
    if item == .done { style = .done }
  }

  func perform() {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.perform(sender: self)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }
}
