import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// A field for a line of text.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When a part of a field is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }

  var content = NSAttributedString(string: "")
  var isAttributed = false
  var selection = NSRange(location: 0, length: 0)
  var marked: NSRange?
  let clearButton = UIButton(type: .custom)
  var ownInputView: UIView?
  var ownAccessoryView: UIView?

  /// Makes a field with a frame in the superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes an empty field.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.finish(self, at: UITextField.self)
  }

  private func prepare() {
    isOpaque = false
    contentMode = .redraw
    contentHorizontalAlignment = .left
    prepareClearButton()
    layout.setDefaultHugging(.defaultLow, .defaultLow)
  }

  // MARK: Text

  /// The text; never nil when it is read.
  open var text: String? {
    get { content.string }
    set { setText(newValue.map { NSAttributedString(string: $0) }, attributed: false) }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { decorated(content) }
    set { setText(newValue, attributed: true) }
  }
  /// The colour of the text; nil is the label's.
  open var textColor: UIColor? { didSet { restyle(.foregroundColor, textColor) } }
  /// The font: the system's of 17 points at first.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { restyle(.font, font) } }
  /// The edge that the text keeps to.
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
  /// The border.
  open var borderStyle: BorderStyle = .none { didSet { sizeDidChange() } }
  /// The look of all of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { baseAttributes }
    set { setBaseAttributes(newValue) }
  }
  /// What stands in the field while it is empty.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What stands in the field while it is empty, with attributes.
  open var attributedPlaceholder: NSAttributedString? { didSet { sizeDidChange() } }
  /// True empties the field when editing begins.
  open var clearsOnBeginEditing = false
  /// True shrinks text that is too wide.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The least size that text may shrink to, in points.
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Whether a font of a text style follows the user's size of text.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }
  /// Asked and told.
  open weak var delegate: (any UITextFieldDelegate)?
  /// A picture behind the field, in place of the border.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// A picture behind the field while it is disabled.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  /// True while the field is edited.
  open var isEditing: Bool { isFirstResponder }
  /// True lets the user change attributes.
  open var allowsEditingTextAttributes = false
  /// The look of what is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// When the button that empties the field is shown.
  open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// A view before the text.
  open var leftView: UIView? { didSet { exchange(oldValue, leftView) } }
  /// When the view before the text is shown.
  open var leftViewMode: ViewMode = .never { didSet { sizeDidChange() } }
  /// A view after the text.
  open var rightView: UIView? { didSet { exchange(oldValue, rightView) } }
  /// When the view after the text is shown.
  open var rightViewMode: ViewMode = .never { didSet { sizeDidChange() } }
  /// True replaces all of the text by what is typed next.
  open var clearsOnInsertion = false

  // MARK: Traits of the keyboard

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var inlinePredictionType: UITextInlinePredictionType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { sizeDidChange() } }
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?

  // MARK: Places

  /// The rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, isEditing: false) }
  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// The rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, isEditing: true) }
  /// The rectangle of the button that empties the field.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRect(bounds) }
  /// The rectangle of the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(bounds, leftView, isLeft: true) }
  /// The rectangle of the view after the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(bounds, rightView, isLeft: false) }
  /// Draws the text.
  open func drawText(in rect: CGRect) { paintText(in: rect) }
  /// Draws the placeholder.
  open func drawPlaceholder(in rect: CGRect) { paintPlaceholder(in: rect) }
  open override var intrinsicContentSize: CGSize { wishedSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { wishedSize }
  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { baselines(in: size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }
  override func paintContent(with painter: LayerPainter) { paintField(with: painter) }

  // MARK: Responder

  open override var canBecomeFirstResponder: Bool { isEnabled }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }
  /// The view in place of the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  open override func selectAll(_ sender: Any?) { select(NSRange(location: 0, length: content.length)) }

  // MARK: Keys

  open var hasText: Bool { content.length > 0 }
  open func insertText(_ text: String) { write(text) }
  open func deleteBackward() { deleteOne() }

  // MARK: UITextInput

  open var selectedTextRange: UITextRange? {
    get { isEditing ? TextSpan(selection) : nil }
    set { if let span = newValue as? TextSpan { select(span.range) } }
  }
  open var markedTextRange: UITextRange? { marked.map { TextSpan($0) } }
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open weak var inputDelegate: (any UITextInputDelegate)?
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  open var beginningOfDocument: UITextPosition { TextPlace(0) }
  open var endOfDocument: UITextPosition { TextPlace(content.length) }
  open func text(in range: UITextRange) -> String? { text(of: range) }
  open func replace(_ range: UITextRange, withText text: String) { change(range, to: text) }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText, selectedRange) }
  open func unmarkText() {
    marked = nil
    setNeedsDisplay()
  }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    span(fromPosition, toPosition)
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { place(position, offset) }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: place(position, offset)
    case .left: place(position, -offset)
    case .up, .down: nil
    }
  }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (a, b) = (self.offset(of: position), self.offset(of: other))
    return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offset(of: toPosition) - offset(of: from)
  }
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    direction == .left || direction == .up ? span(beginningOfDocument, position) : span(position, endOfDocument)
  }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  open func firstRect(for range: UITextRange) -> CGRect { rect(of: range) }
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: offset(of: position)) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [TextSelectionArea(rect(of: range))] }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { TextPlace(offset(nearestTo: point)) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let (low, high) = (offset(of: range.start), offset(of: range.end))
    return TextPlace(min(max(offset(nearestTo: point), low), high))
  }
  open func characterRange(at point: CGPoint) -> UITextRange? {
    let offset = offset(nearestTo: point)
    guard offset < content.length else { return nil }
    return TextSpan(content.string.characterRange(atUTF16: offset))
  }

  // MARK: Touches and looks

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    guard isFirstResponder || becomeFirstResponder() else { return }
    let offset = offset(nearestTo: touch.location(in: self))
    select(NSRange(location: offset, length: 0))
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsLayout()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
  override func adaptToTraits(previous: UITraitCollection?) {
    super.adaptToTraits(previous: previous)
    followTextSize()
  }
  override var showsPartsInTree: Bool { false }
  override var shownText: String? { content.length > 0 ? shownString : placeholder }
  override var defaultAccessibilityLabel: String? { placeholder }
}
