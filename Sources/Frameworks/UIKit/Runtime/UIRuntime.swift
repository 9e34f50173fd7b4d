internal import Canvas
import CoreGraphics
@_spi(Runtime) import CoreGraphics
@_spi(Runtime) import IOSFoundation
@_spi(Runtime) import QuartzCore
import UserNotifications

/// The phone's side of UIKit: its surroundings, its pixels, its touches, its launches.
@MainActor @_spi(Runtime) public enum UIRuntime {
  /// What the phone is like.
  public struct Environment: Sendable {
    /// The screen in points.
    public var screenSize = CGSize(width: 393, height: 852)
    /// Pixels a point.
    public var scale: CGFloat = 3
    /// The safe area at the edges, in points.
    public var safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    public var userInterfaceStyle: UIUserInterfaceStyle = .light
    public var preferredContentSizeCategory: UIContentSizeCategory = .large
    public var localeIdentifier = "en_US"
    public var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    public var systemVersion = "18.0"
    public var deviceName = "iPhone"
    public var model = "iPhone"
    public var idiom: UIUserInterfaceIdiom = .phone
    public var horizontalSizeClass: UIUserInterfaceSizeClass = .compact
    public var verticalSizeClass: UIUserInterfaceSizeClass = .regular
    public var accessibilityContrast: UIAccessibilityContrast = .normal
    public var legibilityWeight: UILegibilityWeight = .regular
    public var isExtension = false
    /// A folder with the user's own system fonts.
    public var systemFontDirectory: String?

    /// The values of an iPhone 15.
    public init() {}
  }

  /// What the phone is like now.
  public private(set) static var environment = Environment()

  /// Sets what the phone is like: before any view is made, and again for a change, which all windows are told of.
  public static func configure(_ new: Environment) {
    BuiltInMembers.register
    environment = new
    let screen = UIScreen.main
    screen.bounds = CGRect(origin: .zero, size: new.screenSize)
    screen.scale = new.scale
    let insetsChanged = screen.safeAreaInsets != new.safeAreaInsets
    screen.safeAreaInsets = new.safeAreaInsets
    let old = SurroundingTraits.system
    SurroundingTraits.system = UITraitCollection {
      $0.userInterfaceIdiom = new.idiom
      $0.userInterfaceStyle = new.userInterfaceStyle
      $0.layoutDirection = new.layoutDirection
      $0.displayScale = new.scale
      $0.displayGamut = .P3
      $0.horizontalSizeClass = new.horizontalSizeClass
      $0.verticalSizeClass = new.verticalSizeClass
      $0.forceTouchCapability = .unavailable
      $0.preferredContentSizeCategory = new.preferredContentSizeCategory
      $0.accessibilityContrast = new.accessibilityContrast
      $0.userInterfaceLevel = .base
      $0.legibilityWeight = new.legibilityWeight
      $0.activeAppearance = .active
    }
    guard old != SurroundingTraits.system || insetsChanged else { return }
    if old.preferredContentSizeCategory != new.preferredContentSizeCategory {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: UIScreen.main,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: new.preferredContentSizeCategory])
    }
    for window in UIWindow.all.compactMap(\.window) {
      window.traitsDidChange()
      if insetsChanged { window.layout.marginsNeedUpdate() }
    }
  }

  // MARK: Layout and pixels

  /// Called once when a window's layout or look becomes out of date; `flush()` makes it ready for the next time.
  public static var onInvalidate: (@MainActor () -> Void)? {
    didSet {
      guard onInvalidate != nil else {
        LayerChanges.onFirstChange = nil
        return
      }
      LayerChanges.onFirstChange = {
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated { onInvalidate?() }
      }
    }
  }

  /// A number that grows when pixels of any view may have changed.
  public static var displayVersion: Int { LayerChanges.version }

  /// Does all layout that waits, until nothing asks for more.
  public static func flush() {
    for _ in 0..<16 {
      let waiting = UIWindow.all.compactMap(\.window).filter { !$0.isHidden && $0.layer.treeNeedsLayout }
      if waiting.isEmpty { break }
      for window in waiting { window.layoutIfNeeded() }
    }
    LayerChanges.rearm()
  }

  /// Draws a view with all in it; its left upper corner is the first pixel.
  ///
  /// - Parameters:
  ///   - memory: `height` rows of `bytesPerRow` bytes: blue, green, red, alpha, multiplied by alpha.
  ///   - background: what is behind; nil is clear.
  public static func render(
    _ view: UIView, scale: CGFloat, into memory: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int,
    background: CGColor?
  ) {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    render(
      view, rect: whole, scale: scale, into: memory, width: width, height: height, bytesPerRow: bytesPerRow,
      background: background)
  }

  /// As `render`, but draws only the pixels that a rectangle touches, in points from the view's left upper corner.
  public static func render(
    _ view: UIView, rect: CGRect, scale: CGFloat, into memory: UnsafeMutableRawPointer, width: Int, height: Int,
    bytesPerRow: Int, background: CGColor?
  ) {
    view.layoutIfNeeded()
    let surface = Surface(memory: memory, width: width, height: height, bytesPerRow: bytesPerRow)
    let painter = Painter(surface: surface)
    let pixels = Rect(
      x: Double(rect.minX * scale), y: Double(rect.minY * scale), width: Double(rect.width * scale),
      height: Double(rect.height * scale)
    ).roundedOut.intersection(surface.bounds)
    guard !pixels.isEmpty else { return }
    painter.save()
    painter.clip(to: pixels)
    painter.blendMode = .copy
    painter.fill(pixels, color: background?.canvasColor ?? .clear)
    painter.blendMode = .normal
    painter.concatenate(.scale(x: Double(scale), y: Double(scale)))
    let frame = view.layer.frame
    painter.concatenate(.translation(x: Double(-frame.minX), y: Double(-frame.minY)))
    LayerRenderer.render(view.layer, with: LayerPainter(painter: painter, scale: scale))
    painter.restore()
    painter.finish()
  }

  /// The part of a view, in points from its left upper corner, that has to be drawn anew since this was asked last; nil when
  /// nothing was changed. Only the owner of the pixels may ask, once for each frame.
  public static func takeDamage(of view: UIView) -> CGRect? {
    view.layoutIfNeeded()
    let frame = view.layer.frame
    return view.layer.takeDamage()?.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  /// The height that Auto Layout gives a view of that width; nil when constraints do not determine one.
  public static func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat? {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 && size.height.isFinite ? size.height : nil
  }

  // MARK: Touches

  /// Hands one finger's doing to a window; `point` is in the window's space, `time` in seconds since the machine started.
  public static func sendTouch(
    phase: UITouch.Phase, at point: CGPoint, in window: UIWindow, time: TimeInterval = CACurrentMediaTime()
  ) {
    TouchDelivery.send([(0, phase, point)], in: window, time: time)
  }

  /// Hands the doings of several fingers at one time to a window. Fingers are told apart by numbers of the caller's.
  public static func sendTouches(
    _ changes: [(finger: Int, phase: UITouch.Phase, point: CGPoint)], in window: UIWindow,
    time: TimeInterval = CACurrentMediaTime()
  ) {
    TouchDelivery.send(changes, in: window, time: time)
  }

  // MARK: The app

  /// True brings the app to the front when it is launched.
  public static var launchesInForeground = true
  /// Called when the app was launched, before the run loop runs.
  public static var onLaunched: (@MainActor () -> Void)?
  /// True ends `UIApplicationMain`.
  public static var endsRunLoop = false
  /// Called when the app sets the number on its icon.
  public static var onBadge: (@MainActor (Int) -> Void)?
  /// Opens URLs for the app; the answer says whether that was done.
  public static var onOpenURL: (@MainActor (URL) -> Bool)?
  /// The token that the app gets for pushes: 32 bytes.
  public static var deviceToken = Data((0..<32).map { UInt8(($0 * 37 + 11) & 255) })

  /// Brings the app to the front, with a scene if it has none, or sends it to the background.
  /// - Parameter response: the notification's answer for which the scene is connected.
  public static func setApplicationActive(_ isActive: Bool, response: UNNotificationResponse? = nil) {
    if isActive { AppLaunch.comeToFront(response: response) } else { AppLaunch.goToBack() }
  }

  /// The window that is seen: the key one, or the topmost.
  public static var applicationWindow: UIWindow? {
    let shown = UIApplication.shared.windows
    return shown.first { $0.isKeyWindow } ?? shown.max { $0.windowLevel < $1.windowLevel }
  }

  /// Hands a silent push to the app's delegate; false when it has no method for it.
  public static func receiveRemoteNotification(
    _ userInfo: [AnyHashable: Any], completion: @escaping (UIBackgroundFetchResult) -> Void
  ) -> Bool {
    let app = UIApplication.shared
    guard let delegate = app.delegate else { return false }
    return !LeftOut.happens {
      delegate.application(app, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completion)
    }
  }
}
