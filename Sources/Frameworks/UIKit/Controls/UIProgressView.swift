import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// A bar that fills as something is done.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The look of a bar.
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  private let track = UIImageView()
  private let filled = UIImageView()
  private var observation: Timer?

  /// Makes a bar of the system's height.
  public override init(frame: CGRect) {
    var frame = frame
    frame.size.height = ControlMetrics.progressHeight
    super.init(frame: frame)
    prepare()
  }

  /// Makes an empty bar.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size.height = ControlMetrics.progressHeight
    prepare()
    coder.finish(self, at: UIProgressView.self)
  }

  /// Makes a bar of a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 0))
    progressViewStyle = style
  }

  private func prepare() {
    for view in [track, filled] { addSubview(view) }
    isUserInteractionEnabled = true
    layout.setDefaultHugging(.defaultLow, .defaultHigh)
    showColors()
  }

  /// The look.
  open var progressViewStyle: Style = .default {
    didSet {
      invalidateIntrinsicContentSize()
      showColors()
    }
  }
  /// How much is done, 0…1; values outside are brought to the nearest end.
  open var progress: Float = 0 {
    didSet {
      progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
      if progress != oldValue { setNeedsLayout() }
    }
  }
  /// The colour of what is done; nil is the tint.
  open var progressTintColor: UIColor? { didSet { showColors() } }
  /// The colour of the rest; nil is the system's grey.
  open var trackTintColor: UIColor? { didSet { showColors() } }
  /// A picture for what is done.
  open var progressImage: UIImage? { didSet { showColors() } }
  /// A picture for the rest.
  open var trackImage: UIImage? { didSet { showColors() } }
  /// What the bar follows.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }

  /// Sets how much is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  private func showColors() {
    // The system's bar has no track of its own in a bar at the screen's edge.
    let rest: UIColor = progressViewStyle == .bar ? .clear : .secondarySystemFill
    track.backgroundColor = trackImage == nil ? trackTintColor ?? rest : nil
    filled.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    (track.image, filled.image) = (trackImage, progressImage)
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: max(ControlMetrics.progressHeight, trackImage?.size.height ?? 0))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let observedProgress { progress = Float(observedProgress.fractionCompleted) }
    track.frame = bounds
    let width = bounds.width * CGFloat(progress)
    let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
    filled.frame = CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - width, y: bounds.minY, width: width, height: bounds.height)
    for (view, image) in [(track, trackImage), (filled, progressImage)] {
      view.layer.cornerRadius =
        image == nil && progressViewStyle == .default ? min(bounds.height, view.bounds.width) / 2 : 0
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override var showsPartsInTree: Bool { false }
  override var shownText: String? { "\(Int((progress * 100).rounded()))%" }
  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
}
