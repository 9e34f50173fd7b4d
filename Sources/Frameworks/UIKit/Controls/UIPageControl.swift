internal import Canvas
import CoreGraphics
@_spi(Runtime) import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// A row of dots, one a page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// What lies behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  /// What the user does with the dots.
  public enum InteractionState: Int, Sendable {
    case none = 0
    case discrete = 1
    case continuous = 2
  }

  /// Which way pages follow each other.
  public enum Direction: Int, Sendable {
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  /// Makes dots with a frame in the superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Makes dots of no page.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.finish(self, at: UIPageControl.self)
  }

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// The page that is shown, from 0; values outside are brought to the nearest end.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
      setNeedsDisplay()
    }
  }
  /// True shows nothing when there is one page.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The colour of the dots; nil is white at 30 %.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the current page's dot; nil is white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// What lies behind the dots.
  open var backgroundStyle: BackgroundStyle = .automatic { didSet { setNeedsDisplay() } }
  /// What the user does with the dots.
  open var interactionState: InteractionState { isTracking ? .discrete : .none }
  /// True lets a finger slide along the dots.
  open var allowsContinuousInteraction = true
  /// A picture in place of each dot.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  /// A picture in place of the current page's dot.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Which way pages follow each other.
  open var direction: Direction = .natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// True waits with the dots until `updateCurrentPageDisplay()`; it has had no effect since iOS 14.
  open var defersCurrentPageDisplay = false
  /// Shows the current page's dot.
  open func updateCurrentPageDisplay() { setNeedsDisplay() }
  /// Sets the picture of one page's dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    setNeedsDisplay()
  }
  /// The picture of one page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  /// Sets the picture of one page's dot while that page is shown.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    setNeedsDisplay()
  }
  /// The picture of one page's dot while that page is shown.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  private var isUpright: Bool { direction == .topToBottom || direction == .bottomToTop }
  private var runsBackwards: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  /// The size that shows that many dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let dot = ControlMetrics.pageDot
    let row = CGFloat(max(0, pageCount)) * dot.size + CGFloat(max(0, pageCount - 1)) * dot.gap
    let (long, high) = (row + ControlMetrics.pageControlMargin, ControlMetrics.pageControlHeight)
    return isUpright ? CGSize(width: high, height: long) : CGSize(width: long, height: high)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func center(of page: Int) -> CGPoint {
    let dot = ControlMetrics.pageDot
    let step = dot.size + dot.gap
    let place = CGFloat(runsBackwards ? numberOfPages - 1 - page : page)
    let shift = (place - CGFloat(numberOfPages - 1) / 2) * step
    return isUpright
      ? CGPoint(x: bounds.midX, y: bounds.midY + shift) : CGPoint(x: bounds.midX + shift, y: bounds.midY)
  }

  override func paintContent(with painter: LayerPainter) {
    super.paintContent(with: painter)
    guard numberOfPages > 1 || numberOfPages == 1 && !hidesForSinglePage else { return }
    let canvas = painter.painter
    if backgroundStyle == .prominent {
      let size = size(forNumberOfPages: numberOfPages)
      let ground = CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      canvas.fill(
        Path(roundedRect: ground.canvasRect, radius: Double(min(size.width, size.height) / 2)),
        color: UIColor.secondarySystemFill.cgColor.canvasColor)
    }
    let radius = ControlMetrics.pageDot.size / 2
    for page in 0..<numberOfPages {
      let isCurrent = page == currentPage
      let color =
        isCurrent
        ? currentPageIndicatorTintColor ?? UIColor(white: 1, alpha: 1)
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      let center = center(of: page)
      var picture = images[page] ?? preferredIndicatorImage
      if isCurrent { picture = currentImages[page] ?? preferredCurrentPageIndicatorImage ?? picture }
      if let picture {
        let size = picture.size
        picture.paint(
          in: CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height),
          with: canvas, tint: color)
      } else {
        let dot = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        canvas.fill(Path(ellipseIn: dot.canvasRect), color: color.cgColor.canvasColor)
      }
    }
  }

  // MARK: Touches

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction, numberOfPages > 1 else { return true }
    let place = touch.location(in: self)
    guard hypot(place.x - touch.startLocation(in: self).x, place.y - touch.startLocation(in: self).y) > 10 else {
      return true
    }
    let nearest = (0..<numberOfPages).min {
      let (a, b) = (center(of: $0), center(of: $1))
      return hypot(a.x - place.x, a.y - place.y) < hypot(b.x - place.x, b.y - place.y)
    }
    slid = true
    go(to: nearest ?? currentPage)
    return true
  }

  private var slid = false

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    defer { slid = false }
    guard let touch, !slid else { return }
    // A tap on the half after the middle goes on by one page, on the other half back by one.
    let place = touch.location(in: self)
    let isAfter = isUpright ? place.y > bounds.midY : place.x > bounds.midX
    go(to: currentPage + (isAfter != runsBackwards ? 1 : -1))
  }

  private func go(to page: Int) {
    let before = currentPage
    currentPage = page
    if currentPage != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    ownsGesture(gestureRecognizer, pan: true) ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override var shownText: String? { "\(currentPage + 1)/\(numberOfPages)" }
}
