import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// A view that shows text of several lines and scrolls it. Lengths are in points.
///
/// The user taps links while it is not editable, and writes with the phone's keyboard while it is.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
  /// Posted when the user begins to edit.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the text was changed by the user.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted when the user ends to edit.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// The text with its attributes.
  public let textStorage: NSTextStorage
  /// The room that text is laid out in: as wide as the view.
  public let textContainer: NSTextContainer
  /// What lays the text out.
  public let layoutManager: NSLayoutManager
  /// What is set of the text as a whole.
  var style = TextViewStyle()
  /// The links that were found in the text.
  var detected: [(range: NSRange, url: URL)] = []

  /// Makes a view of a frame.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes a view whose text is laid out in a container: one of a layout manager with a text storage, or a new one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    let container = textContainer ?? NSTextContainer(size: CGSize(width: frame.width, height: 0))
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    let storage = manager.textStorage ?? NSTextStorage(string: "")
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    (self.textContainer, layoutManager, textStorage) = (container, manager, storage)
    super.init(frame: frame)
    setUpText()
  }

  /// Makes an empty view.
  public required init?(coder: NSCoder) {
    let (container, manager, storage) = (NSTextContainer(), NSLayoutManager(), NSTextStorage(string: ""))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    (textContainer, layoutManager, textStorage) = (container, manager, storage)
    super.init(coder: coder)
    setUpText()
    coder.finish(self, at: UITextView.self)
  }

  /// Makes a view; one engine lays out all text, whichever is asked for.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  private func setUpText() {
    textContainer.widthTracksTextView = true
    contentMode = .redraw
    backgroundColor = .systemBackground
    alwaysBounceVertical = false
    applyDefaults()
    layoutManager.onInvalidate = { [weak self] in MainActor.assumeIsolated { self?.textLayoutDidChange() } }
    let tap = UITapGestureRecognizer()
    tap.addCall { [weak self, weak tap] _ in
      guard let self, let tap, tap.state == .ended else { return }
      self.tapText(at: tap.location(in: self))
    }
    addGestureRecognizer(tap)
  }

  // MARK: Text

  /// The text; setting it takes the font, colour and alignment of the view.
  open var text: String! {
    get { textStorage.string }
    set { setText(newValue ?? "") }
  }
  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: textStorage) }
    set { setAttributedText(newValue ?? NSAttributedString(string: "")) }
  }
  /// The font of all text; nil when none was set. Without it text has the system's font of 12 points.
  open var font: UIFont? {
    get { style.font }
    set { setFont(newValue) }
  }
  /// The colour of all text; nil is the colour of labels.
  open var textColor: UIColor? {
    get { style.color }
    set { setColor(newValue) }
  }
  /// The edge that lines keep to.
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set { setAlignment(newValue) }
  }
  /// Points around the text: 8 above and below at first.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textLayoutDidChange() } }
  }
  /// How links look: in the tint colour at first.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
    didSet { setNeedsDisplay() }
  }
  /// The attributes of text that is written.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { style.typing }
    set { style.typingChanges = newValue }
  }
  /// What text is made a link by itself while the view is not editable.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { detectData() } }
  }
  /// Whether the user may change the text.
  open var isEditable = true {
    didSet { if isEditable != oldValue { detectData() } }
  }
  /// Whether text can be selected and links tapped.
  open var isSelectable = true
  /// The selected characters.
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet { selectionDidChange(from: oldValue) }
  }
  /// Whether the user may change attributes.
  open var allowsEditingTextAttributes = false
  /// Whether the first text that is written replaces all.
  open var clearsOnInsertion = false
  /// Whether a font of a text style follows the user's size of text.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { followTextSize() } }
  }
  /// Whether borders are drawn around found text; they are not.
  open var isFindInteractionEnabled = false

  /// Told of what happens in the view, of scrolling as well.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }

  /// Scrolls until characters are seen.
  open func scrollRangeToVisible(_ range: NSRange) {
    let place = layoutManager.boundingRect(forGlyphRange: range, in: textContainer)
    scrollRectToVisible(place.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top), animated: false)
  }

  // MARK: Keyboard

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
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?

  open override var canBecomeFirstResponder: Bool { isEditable }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }
  /// The view in place of the keyboard.
  open override var inputView: UIView? {
    get { style.inputView }
    set { style.inputView = newValue }
  }
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { style.accessoryView }
    set { style.accessoryView = newValue }
  }
  open override func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: textStorage.length) }

  open var hasText: Bool { textStorage.length > 0 }
  open func insertText(_ text: String) { write(text) }
  open func deleteBackward() { deleteOne() }

  // MARK: UITextInput

  open var selectedTextRange: UITextRange? {
    get { TextSpan(selectedRange) }
    set { if let span = newValue as? TextSpan { selectedRange = valid(span.range) } }
  }
  open var markedTextRange: UITextRange? { style.marked.map { TextSpan($0) } }
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open weak var inputDelegate: (any UITextInputDelegate)?
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  open var beginningOfDocument: UITextPosition { TextPlace(0) }
  open var endOfDocument: UITextPosition { TextPlace(textStorage.length) }
  open func text(in range: UITextRange) -> String? { substring(range) }
  open func replace(_ range: UITextRange, withText text: String) { change(range, to: text) }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "", selectedRange) }
  open func unmarkText() { style.marked = nil }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (a, b) = (offset(of: fromPosition), offset(of: toPosition))
    return TextSpan(NSRange(location: min(a, b), length: abs(b - a)))
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = self.offset(of: position) + offset
    return (0...textStorage.length).contains(place) ? TextPlace(place) : nil
  }
  open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
    -> UITextPosition?
  {
    place(self.offset(of: position), direction, offset)
  }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (a, b) = (offset(of: position), offset(of: other))
    return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offset(of: toPosition) - offset(of: from)
  }
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }
  open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    direction == .left || direction == .up
      ? textRange(from: beginningOfDocument, to: position) : textRange(from: position, to: endOfDocument)
  }
  open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  open func firstRect(for range: UITextRange) -> CGRect { areas(of: range).first ?? caretRect(for: range.start) }
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: offset(of: position)) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    areas(of: range).map { TextSelectionArea($0) }
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { TextPlace(offset(nearestTo: point)) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let (low, high) = (offset(of: range.start), offset(of: range.end))
    return TextPlace(min(max(offset(nearestTo: point), low), high))
  }
  open func characterRange(at point: CGPoint) -> UITextRange? {
    let offset = offset(nearestTo: point)
    return offset < textStorage.length ? TextSpan(text.characterRange(atUTF16: offset)) : nil
  }

  // MARK: Size

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The text's size in one line a paragraph, insets included; none while the view scrolls.
  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return textSize(width: .infinity)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : .infinity)
  }
  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : textSize(width: width)
  }
  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { textBaselines(in: size) }
  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    fitContainer()
  }
  open override func layoutSubviews() {
    fitContainer()
    super.layoutSubviews()
  }

  // MARK: Ours

  override func paintContent(with painter: LayerPainter) { paintText(with: painter) }
  override var shownText: String? { text }
  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
  override func adaptToTraits(previous: UITraitCollection?) {
    super.adaptToTraits(previous: previous)
    if adjustsFontForContentSizeCategory { followTextSize() }
    if previous?.displayScale != traitCollection.displayScale { textLayoutDidChange() }
    setNeedsDisplay()
  }
}
