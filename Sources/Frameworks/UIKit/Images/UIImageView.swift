internal import Canvas
@_spi(Runtime) import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// A view that shows a picture.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Makes a view as large as a picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp(image, nil)
  }

  /// Makes a view as large as a picture, with another one for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp(image, highlightedImage)
  }

  /// Makes a view with a frame in its superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(nil, nil)
  }

  /// Makes a view of no size; archives hold no views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(nil, nil)
    coder.finish(self, at: UIImageView.self)
  }

  private func setUp(_ image: UIImage?, _ highlighted: UIImage?) {
    isUserInteractionEnabled = false
    self.image = image
    highlightedImage = highlighted
  }

  /// The picture.
  open var image: UIImage? { didSet { if image !== oldValue { pictureDidChange(from: oldValue) } } }
  /// The picture when the view is highlighted.
  open var highlightedImage: UIImage? { didSet { if isHighlighted { pictureDidChange(from: oldValue) } } }
  /// True shows the highlighted picture.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedImage != nil { pictureDidChange(from: nil) } }
  }
  /// What symbols are drawn with.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { pictureDidChange(from: nil) } }
  /// Frames; the first one is shown while they run.
  open var animationImages: [UIImage]? { didSet { setNeedsDisplay() } }
  /// Frames when the view is highlighted.
  open var highlightedAnimationImages: [UIImage]?
  /// The seconds of all frames; 0 is a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0
  /// How often the frames run; 0 is for ever.
  open var animationRepeatCount = 0
  private var isRunning = false
  /// True while the frames run.
  open var isAnimating: Bool { isRunning }
  /// Starts the frames.
  open func startAnimating() {
    isRunning = animationImages?.isEmpty == false
    setNeedsDisplay()
  }
  /// Stops the frames.
  open func stopAnimating() {
    isRunning = false
    setNeedsDisplay()
  }
  /// The guide of the picture inside the view is not there.
  open override var intrinsicContentSize: CGSize {
    shown.map(\.size) ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open override var alignmentRectInsets: UIEdgeInsets { shown?.alignmentRectInsets ?? .zero }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? bounds.size }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shown?.isTemplate(automatic: false) == true { setNeedsDisplay() }
  }

  /// The picture that is shown now.
  var shown: UIImage? {
    var picture = isHighlighted ? highlightedImage ?? image : image
    if isRunning, let first = animationImages?.first { picture = first }
    if let frames = picture?.images, let first = frames.first { picture = first }
    picture = picture?.suited(to: traitCollection)
    guard let picture, picture.isSymbolImage, let preferredSymbolConfiguration, picture.symbolConfiguration == nil
    else { return picture }
    return picture.applyingSymbolConfiguration(preferredSymbolConfiguration)
  }

  private func pictureDidChange(from old: UIImage?) {
    setNeedsDisplay()
    if old?.size != image?.size || old == nil { invalidateIntrinsicContentSize() }
  }

  override func paintContent(with painter: LayerPainter) {
    guard let picture = shown, bounds.width > 0, bounds.height > 0 else { return }
    let color: UIColor? = picture.isTemplate(automatic: false) ? tintColor : nil
    let canvas = painter.painter
    let place = contentMode.place(picture.size, in: bounds, scale: painter.scale)
    let isMirrored = picture.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard isMirrored else { return picture.paint(in: place, with: canvas, tint: color) }
    canvas.save()
    canvas.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.minX + bounds.maxX, ty: 0).canvasMatrix)
    picture.paint(in: place, with: canvas, tint: color)
    canvas.restore()
  }

  override var shownImage: String? {
    guard let picture = shown else { return nil }
    let size = "\(trimmed(picture.size.width))×\(trimmed(picture.size.height))"
    return picture.look.name.map { "\($0) \(size)" } ?? size
  }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }

  private func trimmed(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\((value * 100).rounded() / 100)"
  }
}

extension UIView.ContentMode {
  /// The place of contents of a size, in whole pixels where they keep their size.
  func place(_ size: CGSize, in bounds: CGRect, scale: CGFloat) -> CGRect {
    func at(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(
        x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
        width: size.width, height: size.height)
    }
    func aligned(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      var rect = at(x, y, size)
      rect.origin.x = (rect.origin.x * scale).rounded() / scale
      rect.origin.y = (rect.origin.y * scale).rounded() / scale
      return rect
    }
    func scaled(_ factor: CGFloat) -> CGRect {
      at(0.5, 0.5, CGSize(width: size.width * factor, height: size.height * factor))
    }
    guard size.width > 0, size.height > 0 else { return bounds }
    let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return scaled(min(wide, high))
    case .scaleAspectFill: return scaled(max(wide, high))
    case .center: return aligned(0.5, 0.5)
    case .top: return aligned(0.5, 0)
    case .bottom: return aligned(0.5, 1)
    case .left: return aligned(0, 0.5)
    case .right: return aligned(1, 0.5)
    case .topLeft: return aligned(0, 0)
    case .topRight: return aligned(1, 0)
    case .bottomLeft: return aligned(0, 1)
    case .bottomRight: return aligned(1, 1)
    }
  }
}
