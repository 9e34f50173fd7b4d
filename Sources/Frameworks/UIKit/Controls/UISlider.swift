import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// A bar along which a thumb picks a value.
@preconcurrency @MainActor open class UISlider: UIControl {
  private struct Pictures {
    var thumb: UIImage?
    var minimum: UIImage?
    var maximum: UIImage?
  }

  private let rest = UIImageView()
  private let filled = UIImageView()
  private let lowPicture = UIImageView()
  private let highPicture = UIImageView()
  private let thumbPicture = UIImageView()
  private let knob = KnobView()
  private var pictures: [UInt: Pictures] = [:]
  private var grip: CGFloat = 0

  /// Makes a slider with a frame in the superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a slider of 0…1.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.finish(self, at: UISlider.self)
  }

  private func prepare() {
    for view in [rest, filled, lowPicture, highPicture, thumbPicture, knob] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    knob.setShadows(.init(offset: 6, blur: 13, opacity: 0.12), .init(offset: 0.5, blur: 4, opacity: 0.12))
    showState()
  }

  /// The value, between the ends; nothing is told when the app sets it.
  open var value: Float = 0 { didSet { clamp() } }
  /// The value at the beginning.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      clamp()
    }
  }
  /// The value at the end.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      clamp()
    }
  }
  /// The picture at the beginning.
  open var minimumValueImage: UIImage? { didSet { showState() } }
  /// The picture at the end.
  open var maximumValueImage: UIImage? { didSet { showState() } }
  /// True tells of every move; false only of the last.
  open var isContinuous = true
  /// The colour before the thumb; nil is the tint.
  open var minimumTrackTintColor: UIColor? { didSet { showState() } }
  /// The colour after the thumb; nil is the system's grey.
  open var maximumTrackTintColor: UIColor? { didSet { showState() } }
  /// The colour of the thumb; nil is white.
  open var thumbTintColor: UIColor? { didSet { showState() } }
  /// The behaviour that is wished; phones have one.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  /// The behaviour.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  private func clamp() {
    let new = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
    if new != value { value = new }
    setNeedsLayout()
  }

  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // MARK: Pictures

  private func edit(_ state: State, _ change: (inout Pictures) -> Void) {
    change(&pictures[state.rawValue, default: Pictures()])
    showState()
  }
  /// Sets the picture of the thumb.
  open func setThumbImage(_ image: UIImage?, for state: State) { edit(state) { $0.thumb = image } }
  /// Sets the picture of the bar before the thumb.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { edit(state) { $0.minimum = image } }
  /// Sets the picture of the bar after the thumb.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { edit(state) { $0.maximum = image } }
  /// The picture of the thumb.
  open func thumbImage(for state: State) -> UIImage? { pictures[state.rawValue]?.thumb }
  /// The picture of the bar before the thumb.
  open func minimumTrackImage(for state: State) -> UIImage? { pictures[state.rawValue]?.minimum }
  /// The picture of the bar after the thumb.
  open func maximumTrackImage(for state: State) -> UIImage? { pictures[state.rawValue]?.maximum }
  /// The picture of the thumb that is shown.
  open var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }
  /// The picture of the bar before the thumb that is shown.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal) }
  /// The picture of the bar after the thumb that is shown.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal) }

  private func showState() {
    (filled.image, rest.image) = (currentMinimumTrackImage, currentMaximumTrackImage)
    filled.backgroundColor = filled.image == nil ? minimumTrackTintColor ?? tintColor : nil
    rest.backgroundColor = rest.image == nil ? maximumTrackTintColor ?? .systemFill : nil
    (lowPicture.image, highPicture.image) = (minimumValueImage, maximumValueImage)
    thumbPicture.image = currentThumbImage
    knob.isHidden = thumbPicture.image != nil
    knob.color = thumbTintColor ?? ControlColors.knob
    for view in [rest, filled, lowPicture, highPicture] { view.alpha = isEnabled ? 1 : 0.5 }
    for view in [lowPicture, highPicture] { view.tintColor = .systemGray }
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  // MARK: Geometry

  /// The place of the picture at the beginning.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { pictureRect(bounds, minimumValueImage, true) }
  /// The place of the picture at the end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { pictureRect(bounds, maximumValueImage, false) }

  private var isLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

  private func pictureRect(_ bounds: CGRect, _ image: UIImage?, _ isFirst: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    let x = isFirst == isLeftToRight ? bounds.minX : bounds.maxX - size.width
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The place of the bar.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    // [M] The bar is 2 points in from the edges, and 15 points from pictures.
    func room(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + 15 } ?? 2 }
    let (first, last) = (room(minimumValueImage), room(maximumValueImage))
    let height = max(
      ControlMetrics.sliderTrackHeight, currentMinimumTrackImage?.size.height ?? 0,
      currentMaximumTrackImage?.size.height ?? 0)
    return CGRect(
      x: bounds.minX + (isLeftToRight ? first : last), y: pixelRounded(bounds.midY - height / 2),
      width: max(0, bounds.width - first - last), height: height)
  }

  /// The place of the thumb for a bar and a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? ControlMetrics.sliderThumb
    let range = maximumValue - minimumValue
    var part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    if !isLeftToRight { part = 1 - part }
    return CGRect(
      x: rect.minX + (rect.width - size.width) * part, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: sizeThatFits(.zero).height - ControlMetrics.sliderAlignment.top - ControlMetrics.sliderAlignment.bottom)
  }
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.sliderAlignment }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let pictures = [currentThumbImage, minimumValueImage, maximumValueImage].compactMap { $0?.size.height }
    return CGSize(width: bounds.width, height: max(ControlMetrics.sliderHeight, pictures.max() ?? 0))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let cut = min(max(thumb.midX, track.minX), track.maxX)
    let before = CGRect(x: track.minX, y: track.minY, width: cut - track.minX, height: track.height)
    let after = CGRect(x: cut, y: track.minY, width: track.maxX - cut, height: track.height)
    rest.frame = rest.image == nil ? track : isLeftToRight ? after : before
    filled.frame = isLeftToRight ? before : after
    for view in [rest, filled] { view.layer.cornerRadius = view.image == nil ? track.height / 2 : 0 }
    (knob.frame, thumbPicture.frame) = (thumb, thumb)
    lowPicture.frame = minimumValueImageRect(forBounds: bounds)
    highPicture.frame = maximumValueImageRect(forBounds: bounds)
  }

  // MARK: Touches

  private func place(of touch: UITouch) -> CGFloat { touch.location(in: self).x }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    // Only the thumb can be taken, with some room around it for a finger [M].
    guard thumb.insetBy(dx: -15, dy: -15).contains(touch.location(in: self)) else { return false }
    grip = place(of: touch) - thumb.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let width = (currentThumbImage?.size ?? ControlMetrics.sliderThumb).width
    let length = track.width - width
    guard length > 0 else { return true }
    var part = min(max((place(of: touch) - grip - track.minX - width / 2) / length, 0), 1)
    if !isLeftToRight { part = 1 - part }
    let before = value
    value = minimumValue + Float(part) * (maximumValue - minimumValue)
    if isContinuous, value != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isTracking && gestureRecognizer is UIPanGestureRecognizer && gestureRecognizer.view !== self
      ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override var showsPartsInTree: Bool { false }
  override var shownText: String? { "\(value)" }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isEnabled ? .adjustable : [.adjustable, .notEnabled]
  }
}

/// Whether controls behave as on a phone or pad, or as on a Mac.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic = 0
  case pad = 1
  case mac = 2
}
