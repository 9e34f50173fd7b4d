internal import Canvas
import CoreGraphics
@_spi(Runtime) import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// A wheel that turns while something is done; pictures show it at its first step.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    /// The large white wheel of old.
    case whiteLarge = 0
    /// The white wheel of old.
    case white = 1
    /// The grey wheel of old.
    case gray = 2
  }

  /// Makes a wheel.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    prepare()
  }

  /// Makes a wheel with a frame in its superview's space.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  /// Makes a wheel; archives hold no views here.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    prepare()
    coder.finish(self, at: UIActivityIndicatorView.self)
  }

  private func prepare() {
    isHidden = true
    isUserInteractionEnabled = false
    layout.setDefaultHugging(.defaultHigh, .defaultHigh)
    color = style.color
  }

  /// The size of the wheel.
  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      color = style.color
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// True hides the wheel while it does not turn.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// The colour.
  open var color: UIColor! = .systemGray { didSet { setNeedsDisplay() } }
  /// True while the wheel turns.
  open private(set) var isAnimating = false

  /// Lets the wheel turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the wheel.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func paintContent(with painter: LayerPainter) {
    let side = Double(style.side)
    let color = self.color.cgColor.canvasColor
    let canvas = painter.painter
    for step in 0..<8 {
      canvas.save()
      canvas.concatenate(.translation(x: Double(bounds.midX), y: Double(bounds.midY)))
      canvas.concatenate(.rotation(Double(step) * .pi / 4))
      let spoke = Rect(x: -side * 0.05, y: -side * 0.5, width: side * 0.1, height: side * 0.26)
      var faded = color
      // The spoke at the top is the darkest, and those before it fade.
      faded.alpha *= 1 - 0.1 * Double((8 - step) % 8)
      canvas.fill(Path(roundedRect: spoke, radius: side * 0.05), color: faded)
      canvas.restore()
    }
  }
}

extension UIActivityIndicatorView.Style {
  /// 20 and 37 points [M].
  var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }

  /// The colour unless the app says otherwise.
  var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
}
