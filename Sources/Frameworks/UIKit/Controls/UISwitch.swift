import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The look of a switch.
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  private let track = UIView()
  private let knob = KnobView()
  private var value = false

  /// Makes a switch at a place; its size is the system's.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.switchSize))
    prepare()
  }

  /// Makes a switch that is off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = ControlMetrics.switchSize
    prepare()
    coder.finish(self, at: UISwitch.self)
  }

  private func prepare() {
    track.isUserInteractionEnabled = false
    for view in [track, knob] as [UIView] { addSubview(view) }
    layout.setDefaultHugging(.defaultHigh, .defaultHigh)
    showState()
  }

  /// True when the switch is on; nothing is told when the app sets it.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }
  /// The colour of the track when the switch is on; nil is the system's green.
  open var onTintColor: UIColor? { didSet { showState() } }
  /// The colour of the knob; nil is white.
  open var thumbTintColor: UIColor? { didSet { showState() } }
  /// A picture for on; it has had no effect since iOS 7.
  open var onImage: UIImage?
  /// A picture for off; it has had no effect since iOS 7.
  open var offImage: UIImage?
  /// A title beside a checkbox; phones have none.
  open var title: String?
  /// The look that is wished; phones slide.
  open var preferredStyle: Style = .automatic
  /// The look.
  open var style: Style { .sliding }

  /// Turns the switch on or off without telling anyone.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != value else { return }
    value = on
    showState()
  }

  private func showState() {
    track.backgroundColor = value ? onTintColor ?? .systemGreen : .secondarySystemFill
    knob.color = thumbTintColor ?? ControlColors.knob
    alpha(isEnabled ? 1 : 0.5)
    setNeedsLayout()
  }

  private func alpha(_ alpha: CGFloat) {
    for view in [track, knob] as [UIView] { view.alpha = alpha }
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  open override var intrinsicContentSize: CGSize {
    let (size, inset) = (ControlMetrics.switchSize, ControlMetrics.switchAlignment)
    return CGSize(width: size.width - inset.left - inset.right, height: size.height)
  }
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.switchAlignment }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.switchSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = ControlMetrics.switchSize
    // A switch keeps its size in whatever frame it is given.
    let place = CGRect(origin: bounds.origin, size: size)
    track.frame = place
    track.layer.cornerRadius = size.height / 2
    let (padding, width) = (ControlMetrics.switchPadding, ControlMetrics.switchKnobWidth)
    let isAtRight = value == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    knob.frame = CGRect(
      x: isAtRight ? place.maxX - padding - width : place.minX + padding, y: place.minY + padding, width: width,
      height: size.height - 2 * padding)
  }

  // MARK: Touches

  private var dragged = false

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    dragged = false
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // A finger that slides takes the knob with it.
    let isRight = touch.location(in: self).x > bounds.midX
    let moved = abs(touch.location(in: self).x - touch.startLocation(in: self).x) > 8
    guard moved || dragged else { return true }
    dragged = true
    change(to: isRight == (effectiveUserInterfaceLayoutDirection == .leftToRight))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !dragged, touch != nil { change(to: !value) }
  }

  private func change(to new: Bool) {
    guard new != value else { return }
    setOn(new, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    ownsGesture(gestureRecognizer, pan: true) ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override var showsPartsInTree: Bool { false }
  override var shownText: String? { value ? "1" : "0" }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { isEnabled ? .button : [.button, .notEnabled] }
}
