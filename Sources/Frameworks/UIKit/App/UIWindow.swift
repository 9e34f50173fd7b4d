import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// The root of the views of a scene.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The height at which a window lies over others.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// All windows, for runs of layout and changes of traits.
  static var all: [WeakWindow] = []
  static weak var key: UIWindow?

  struct WeakWindow {
    weak var window: UIWindow?
  }

  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.forget(self)
      windowScene?.adopt(self)
      traitsDidChange()
    }
  }
  /// The height over other windows.
  open var windowLevel: Level = .normal
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { rootDidChange(from: oldValue) } }
  }
  /// True when the window gets keys.
  open var isKeyWindow: Bool { UIWindow.key === self }
  /// True lets the window grow and shrink with its contents, where a system has such windows.
  open var canResizeToFitContent = false
  /// True when the window may get keys.
  open var canBecomeKey: Bool { true }
  /// The screen.
  open var screen: UIScreen {
    get { UIScreen.main }
    set {}
  }
  /// The part at each edge that bars or the screen's corners cover, in points; nil is the screen's own.
  @_spi(Runtime) public var coveredEdges: UIEdgeInsets? {
    didSet { if coveredEdges != oldValue { layout.marginsNeedUpdate() } }
  }

  /// Makes a window of a size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    join()
  }

  /// Makes a window that fills a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.coordinateSpace.bounds)
    self.windowScene = windowScene
    windowScene.adopt(self)
    traitsDidChange()
  }

  /// Makes a window of no size; archives hold no windows here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    join()
    coder.finish(self, at: UIWindow.self)
  }

  private func join() {
    owningWindow = self
    isHidden = true
    Self.all.removeAll { $0.window == nil }
    Self.all.append(WeakWindow(window: self))
    traits.last = traitCollection
  }

  /// The scene takes what a window does not answer.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Gives the window the keys.
  open func makeKey() {
    guard canBecomeKey, UIWindow.key !== self else { return }
    UIWindow.key?.resignKey()
    UIWindow.key = self
    becomeKey()
  }

  /// Shows the window and gives it the keys.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// The window got the keys.
  open func becomeKey() { NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self) }
  /// The window lost the keys.
  open func resignKey() { NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self) }

  /// True shows no part of the window.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      let name = isHidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification
      NotificationCenter.default.post(name: name, object: self)
      isHidden ? rootViewController?.leaveScreen() : showRoot()
    }
  }

  /// Converts a point to another window's space.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { convert(point, to: window as UIView?) }
  /// Converts a point from another window's space.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { convert(point, from: window as UIView?) }
  /// Converts a rectangle to another window's space.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { convert(rect, to: window as UIView?) }
  /// Converts a rectangle from another window's space.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { convert(rect, from: window as UIView?) }

  /// Hands an event to the views and recognizers.
  open func sendEvent(_ event: UIEvent) { TouchDelivery.deliver(event, in: self) }

  private func rootDidChange(from old: UIViewController?) {
    old?.leaveScreen()
    old?.viewIfLoaded?.removeFromSuperview()
    if !isHidden { showRoot() }
  }

  private func showRoot() {
    guard let root = rootViewController else { return }
    root.appear(in: self, frame: bounds)
  }
}

extension UIWindow {
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
}
