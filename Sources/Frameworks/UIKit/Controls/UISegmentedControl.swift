import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// A row of segments of which one is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The parts of the row, for moves of their contents.
  public enum Segment: Int, Sendable {
    case any = 0
    case left = 1
    case center = 2
    case right = 3
    case alone = 4
  }

  /// The looks of old; all look the same.
  public enum Style: Int, Sendable {
    case plain = 0
    case bordered = 1
    case bar = 2
    case bezeled = 3
  }

  /// No segment is chosen.
  public nonisolated static let noSegment = -1

  var items: [SegmentItem] = []
  let ground = UIImageView()
  let knob = KnobView()
  var dividers: [UIImageView] = []
  var looks = SegmentLooks()
  private var pressed: Int?

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a control without segments.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.finish(self, at: UISegmentedControl.self)
  }

  /// Makes a control of texts and pictures.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepare()
    for item in items ?? [] {
      if let action = item as? UIAction {
        insertSegment(action: action, at: numberOfSegments, animated: false)
      } else if let image = item as? UIImage {
        insertSegment(with: image, at: numberOfSegments, animated: false)
      } else {
        insertSegment(withTitle: item as? String, at: numberOfSegments, animated: false)
      }
    }
    sizeToFit()
  }

  /// Makes a control of actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  private func prepare() {
    for view in [ground, knob] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    ground.layer.cornerCurve = .continuous
    knob.setShadows(.init(offset: 3, blur: 8, opacity: 0.12), .init(offset: 3, blur: 1, opacity: 0.04))
    showSegments()
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { items.count }

  private func insert(_ item: SegmentItem, _ index: Int) {
    let index = min(max(0, index), items.count)
    items.insert(item, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    for view in [item.label, item.picture] as [UIView] { addSubview(view) }
    itemsDidChange()
  }

  /// Adds a segment of a text.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentItem(title: title), segment)
  }
  /// Adds a segment of a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentItem(image: image), segment)
  }
  /// Adds a segment that does something when it is chosen.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentItem(action: action), segment)
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard items.indices.contains(segment) else { return }
    let item = items.remove(at: segment)
    for view in [item.label, item.picture] as [UIView] { view.removeFromSuperview() }
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
    itemsDidChange()
  }
  /// Removes all segments.
  open func removeAllSegments() {
    while !items.isEmpty { removeSegment(at: items.count - 1, animated: false) }
  }

  func edit(_ segment: Int, _ change: (SegmentItem) -> Void) {
    guard items.indices.contains(segment) else {
      return Misuse.report("segment \(segment) is beyond the end: there are \(items.count)")
    }
    change(items[segment])
    itemsDidChange()
  }
  func item(_ segment: Int) -> SegmentItem? { items.indices.contains(segment) ? items[segment] : nil }

  /// Sets a segment's action.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    edit(segment) { ($0.action, $0.title, $0.image) = (action, action.image == nil ? action.title : nil, action.image) }
  }
  /// A segment's action.
  open func actionForSegment(at segment: Int) -> UIAction? { item(segment)?.action }
  /// The segment of an action; `NSNotFound` when there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    items.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  /// Sets a segment's text.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    edit(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// A segment's text.
  open func titleForSegment(at segment: Int) -> String? { item(segment)?.title }
  /// Sets a segment's picture.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    edit(segment) { ($0.title, $0.image) = (nil, image) }
  }
  /// A segment's picture.
  open func imageForSegment(at segment: Int) -> UIImage? { item(segment)?.image }
  /// Sets a segment's width; 0 finds it.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { edit(segment) { $0.width = width } }
  /// A segment's width; 0 when it is found.
  open func widthForSegment(at segment: Int) -> CGFloat { item(segment)?.width ?? 0 }
  /// Moves a segment's contents.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { edit(segment) { $0.offset = offset } }
  /// How far a segment's contents are moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { item(segment)?.offset ?? .zero }
  /// Says whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { edit(segment) { $0.isEnabled = enabled } }
  /// True when a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { item(segment)?.isEnabled ?? false }

  /// The chosen segment, or `noSegment`; nothing is told when the app sets it.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if selectedSegmentIndex < 0 { selectedSegmentIndex = Self.noSegment }
      showSegments()
    }
  }
  /// True keeps no segment chosen.
  open var isMomentary = false { didSet { showSegments() } }
  /// True gives each segment the width that it needs, false the same to all.
  open var apportionsSegmentWidthsByContent = false { didSet { itemsDidChange() } }
  /// The colour of the chosen segment; nil is the system's.
  open var selectedSegmentTintColor: UIColor? { didSet { showSegments() } }

  // MARK: Looks

  /// Sets the picture behind segments of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    looks.backgrounds[state.rawValue] = image
    showSegments()
  }
  /// The picture behind segments of a state.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgrounds[state.rawValue]
  }
  /// Sets the picture between segments.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    looks.dividers[[leftState.rawValue, rightState.rawValue]] = dividerImage
    showSegments()
  }
  /// The picture between segments.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.dividers[[leftState.rawValue, rightState.rawValue]] }
  /// Sets the look of texts of a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    looks.attributes[state.rawValue] = attributes
    itemsDidChange()
  }
  /// The look of texts of a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { looks.attributes[state.rawValue] }
  /// Moves the contents of segments.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    looks.adjustments[leftCenterRightOrAlone.rawValue] = adjustment
    setNeedsLayout()
  }
  /// How far the contents of segments are moved.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { looks.adjustments[leftCenterRightOrAlone.rawValue] ?? .zero }

  private func itemsDidChange() {
    showSegments()
    invalidateIntrinsicContentSize()
  }

  var chosen: Int? { isMomentary ? pressed : items.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : nil }

  override func stateDidChange() {
    super.stateDidChange()
    showSegments()
  }

  override func adaptToTraits(previous: UITraitCollection?) {
    super.adaptToTraits(previous: previous)
    showSegments()
  }

  open override var intrinsicContentSize: CGSize { wishedSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { wishedSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments()
  }

  // MARK: Touches

  private func segment(at touch: UITouch) -> Int? {
    let place = touch.location(in: self)
    guard bounds.insetBy(dx: 0, dy: -40).contains(place) else { return nil }
    return segmentFrames.firstIndex { $0.minX <= place.x && place.x < $0.maxX }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = segment(at: touch), items[index].isEnabled else { return false }
    pressed = index
    showSegments()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if let index = segment(at: touch), items[index].isEnabled { pressed = index }
    showSegments()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    defer { release() }
    guard let touch, let index = segment(at: touch), items[index].isEnabled else { return }
    let isNew = isMomentary || index != selectedSegmentIndex
    selectedSegmentIndex = index
    guard isNew else { return }
    if let action = items[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  open override func cancelTracking(with event: UIEvent?) { release() }

  private func release() {
    pressed = nil
    showSegments()
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    ownsGesture(gestureRecognizer, pan: false) ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override var showsPartsInTree: Bool { false }
  override var shownText: String? { items.map { $0.title ?? "" }.joined(separator: "|") }
}
