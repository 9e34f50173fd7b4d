import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// A minus and a plus that change a number.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private struct Pictures {
    var background: UIImage?
    var increment: UIImage?
    var decrement: UIImage?
  }

  private let ground = UIImageView()
  private let divider = UIImageView()
  private let minus = UIImageView()
  private let plus = UIImageView()
  private let pressed = UIView()
  private var pictures: [UInt: Pictures] = [:]
  private var dividers: [[UInt]: UIImage] = [:]
  private var direction: Double = 0
  private var round = 0

  /// Makes a stepper at a place; its size is the system's.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.stepperSize))
    prepare()
  }

  /// Makes a stepper of 0…100.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = ControlMetrics.stepperSize
    prepare()
    coder.finish(self, at: UIStepper.self)
  }

  private func prepare() {
    for view in [ground, pressed, divider, minus, plus] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for view in [ground, pressed] as [UIView] { view.layer.cornerCurve = .continuous }
    for view in [minus, plus] { view.contentMode = .center }
    layout.setDefaultHugging(.defaultHigh, .defaultHigh)
    showState()
  }

  /// The number, between the ends.
  open var value: Double = 0 { didSet { clamp() } }
  /// The least number.
  open var minimumValue: Double = 0 { didSet { clamp() } }
  /// The greatest number.
  open var maximumValue: Double = 100 { didSet { clamp() } }
  /// What one tap adds or takes.
  open var stepValue: Double = 1
  /// True tells of every step while a finger stays; false only of the last.
  open var isContinuous = true
  /// True goes on stepping while a finger stays.
  open var autorepeat = true
  /// True goes from one end to the other.
  open var wraps = false { didSet { showState() } }

  private func clamp() {
    let new = min(max(value, minimumValue), max(minimumValue, maximumValue))
    if new != value { value = new } else { showState() }
  }

  // MARK: Pictures

  private func edit(_ state: State, _ change: (inout Pictures) -> Void) {
    change(&pictures[state.rawValue, default: Pictures()])
    showState()
  }
  /// Sets the picture behind both halves.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { edit(state) { $0.background = image } }
  /// The picture behind both halves.
  open func backgroundImage(for state: State) -> UIImage? { pictures[state.rawValue]?.background }
  /// Sets the picture between the halves.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    dividers[[leftState.rawValue, rightState.rawValue]] = image
    showState()
  }
  /// The picture between the halves.
  open func dividerImage(forLeftSegmentState state: State, rightSegmentState: State) -> UIImage? {
    dividers[[state.rawValue, rightSegmentState.rawValue]]
  }
  /// Sets the picture of the plus.
  open func setIncrementImage(_ image: UIImage?, for state: State) { edit(state) { $0.increment = image } }
  /// The picture of the plus.
  open func incrementImage(for state: State) -> UIImage? { pictures[state.rawValue]?.increment }
  /// Sets the picture of the minus.
  open func setDecrementImage(_ image: UIImage?, for state: State) { edit(state) { $0.decrement = image } }
  /// The picture of the minus.
  open func decrementImage(for state: State) -> UIImage? { pictures[state.rawValue]?.decrement }

  private func showState() {
    let look = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
    let normal = pictures[State.normal.rawValue] ?? Pictures()
    let now = pictures[state.rawValue] ?? normal
    ground.image = now.background ?? normal.background
    ground.backgroundColor = ground.image == nil ? .tertiarySystemFill : nil
    divider.image = dividers[[0, 0]]
    divider.backgroundColor = divider.image == nil ? ControlColors.separator : nil
    minus.image = now.decrement ?? normal.decrement ?? UIImage(systemName: "minus", withConfiguration: look)
    plus.image = now.increment ?? normal.increment ?? UIImage(systemName: "plus", withConfiguration: look)
    pressed.backgroundColor = direction == 0 ? .clear : .tertiarySystemFill
    let canFall = isEnabled && (wraps || value > minimumValue)
    let canRise = isEnabled && (wraps || value < maximumValue)
    minus.tintColor = canFall ? .label : .tertiaryLabel
    plus.tintColor = canRise ? .label : .tertiaryLabel
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  open override var intrinsicContentSize: CGSize { ControlMetrics.stepperSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.stepperSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let radius: CGFloat = ControlMetrics.system >= 26 ? bounds.height / 2 : 8
    (ground.layer.cornerRadius, pressed.layer.cornerRadius) = (radius, radius)
    let middle = pixelRounded(bounds.midX)
    let (left, right) = (
      CGRect(x: bounds.minX, y: bounds.minY, width: middle - bounds.minX, height: bounds.height),
      CGRect(x: middle, y: bounds.minY, width: bounds.maxX - middle, height: bounds.height)
    )
    let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
    (minus.frame, plus.frame) = isLeft ? (left, right) : (right, left)
    pressed.frame = direction < 0 ? minus.frame : plus.frame
    divider.frame = CGRect(x: middle - 0.5, y: bounds.minY + 7, width: 1, height: max(0, bounds.height - 14))
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    direction = plus.frame.contains(touch.location(in: self)) ? 1 : -1
    round += 1
    showState()
    if autorepeat { stepAgain(after: 0.5, round: round) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let isTap = !hasRepeated
    if isTap { step() } else if !isContinuous { sendActions(for: .valueChanged) }
    release()
  }

  open override func cancelTracking(with event: UIEvent?) { release() }

  private var hasRepeated = false

  private func release() {
    (direction, hasRepeated) = (0, false)
    round += 1
    showState()
  }

  private func stepAgain(after seconds: TimeInterval, round: Int) {
    MainQueue.after(seconds) { [weak self] in
      guard let self, self.round == round, self.isTracking else { return }
      self.hasRepeated = true
      self.step()
      self.stepAgain(after: 0.1, round: round)
    }
  }

  private func step() {
    var new = value + direction * stepValue
    if wraps {
      if new > maximumValue { new = minimumValue } else if new < minimumValue { new = maximumValue }
    }
    let before = value
    value = new
    guard value != before, isContinuous || !hasRepeated else { return }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    ownsGesture(gestureRecognizer, pan: false) ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override var showsPartsInTree: Bool { false }
  override var shownText: String? { "\(value)" }
}
