import IOSFoundation
@_spi(Runtime) import QuartzCore

/// A view that shows lines of text. Lengths are in points.
@preconcurrency @MainActor open class UILabel: UIView {
  /// What the label shows: the text with all attributes that were set, or that the label's own settings give it.
  var content = LabelContent()
  /// The scale that fonts were last shrunk by, and for what.
  var shrinking: (key: LabelContent.ShrinkingKey, scale: CGFloat)?

  /// Makes a label of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpLabel()
  }

  /// Makes an empty label.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpLabel()
    coder.finish(self, at: UILabel.self)
  }

  private func setUpLabel() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// The text; setting it takes all attributes from the label.
  open var text: String? {
    get { content.string?.string }
    set { change { $0.setText(newValue) } }
  }
  /// The text with attributes; what they do not say comes from the label.
  open var attributedText: NSAttributedString? {
    get { content.string.map { content.decorated($0) } }
    set { change { $0.setAttributedText(newValue) } }
  }
  /// The font: the system's at 17 points at first. Setting it changes all of the text.
  open var font: UIFont! {
    get { content.font }
    set { change { $0.setFont(newValue ?? .systemFont(ofSize: UIFont.labelFontSize)) } }
  }
  /// The colour of the text: `.label` at first. Setting it changes all of the text.
  open var textColor: UIColor! {
    get { content.color }
    set { repaint { $0.setColor(newValue ?? .label) } }
  }
  /// The edge that lines keep to.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { repaint { $0.setAlignment(newValue) } }
  }
  /// What happens to text that does not fit: `.byTruncatingTail` at first.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { change { $0.setLineBreakMode(newValue) } }
  }
  /// How lines are chosen: `.standard` at first.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet { change { $0.lineBreakStrategy = lineBreakStrategy } }
  }
  /// The greatest number of lines: 1 at first; 0 means no limit.
  open var numberOfLines = 1 {
    didSet {
      guard numberOfLines != oldValue else { return }
      if numberOfLines < 0 { numberOfLines = 0 }
      change { _ in }
    }
  }
  /// The colour of a shadow without blur; nil shows none.
  open var shadowColor: UIColor? {
    didSet { repaint { _ in } }
  }
  /// The move of the shadow to the right and downwards: one point up at first.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { repaint { _ in } }
  }
  /// The colour of the text while the label is highlighted; nil keeps the usual one.
  open var highlightedTextColor: UIColor? {
    didSet { repaint { _ in } }
  }
  /// Whether the highlight colour is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { repaint { _ in } } }
  }
  /// False shows the text dimmed.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { repaint { _ in } } }
  }
  /// Whether the text shrinks when it is too wide. Does nothing for the wrapping modes.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { change { _ in } } }
  }
  /// The least factor that text may shrink by; 0 means no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { change { _ in } } }
  }
  /// Where text that was shrunk stands.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { repaint { _ in } }
  }
  /// Whether text is squeezed a little before it is truncated.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { repaint { $0.allowsTightening = allowsDefaultTighteningForTruncation } }
  }
  /// Whether a font of a text style follows the user's size of text.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { followTextSize() } }
  }
  /// The width for which the label of several lines says how high it is; 0 lets constraints find it.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Shows truncated text in full when a pointer rests on it; there is no pointer.
  open var showsExpansionTextWhenTruncated = false

  // MARK: Size

  /// Where the text is when it is laid out in `bounds`: at the top, as wide and high as its lines, rounded up to pixels.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    measuredRect(in: bounds, lines: numberOfLines)
  }
  open override var intrinsicContentSize: CGSize { textSize(width: preferredMaxLayoutWidth) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(width: size.width) }
  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
    numberOfLines == 1 || preferredMaxLayoutWidth > 0 ? nil : textSize(width: width)
  }
  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { baselines(in: size) }

  // MARK: Drawing

  /// Draws the text in the middle of `rect`, into the current context. Overriders change the rectangle and call super.
  open func drawText(in rect: CGRect) { paintText(in: rect) }
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }
  override func paintContent(with painter: LayerPainter) { paintLabel(with: painter) }

  // MARK: Ours

  override var shownText: String? { text }
  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityLabel: String? { text }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }
  override func adaptToTraits(previous: UITraitCollection?) {
    super.adaptToTraits(previous: previous)
    if adjustsFontForContentSizeCategory { followTextSize() }
    if previous?.displayScale != traitCollection.displayScale { invalidateIntrinsicContentSize() }
    setNeedsDisplay()
  }

  /// Changes what the size of the label depends on.
  private func change(_ body: (inout LabelContent) -> Void) {
    let before = content
    body(&content)
    if content.isSame(as: before), !(content.string?.length ?? 0 > 0) { return }
    shrinking = nil
    updateOverhang()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Changes only the label's look.
  private func repaint(_ body: (inout LabelContent) -> Void) {
    body(&content)
    setNeedsDisplay()
  }

  private func followTextSize() {
    change { $0.scaleFonts(for: traitCollection) }
  }
}
