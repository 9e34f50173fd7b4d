import CoreGraphics
import IOSFoundation
import Journal

/// Lays a text storage out in containers.
///
/// Here glyphs are counted as characters are (UTF-16 units), and all text is in the first container.
open class NSLayoutManager: NSObject, @unchecked Sendable {
  /// The text.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The rooms for it.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Told of the work.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether fonts' leading is added to lines.
  open var usesFontLeading = true { didSet { forgetLayout() } }
  /// Whether control characters are shown; they are not.
  open var showsControlCharacters = false
  /// Whether invisible characters are shown; they are not.
  open var showsInvisibleCharacters = false
  /// Whether text may be laid out in parts; it never is.
  open var allowsNonContiguousLayout = false

  private var laidOut: ContainerLayout?
  /// What holds for characters whose attributes do not say.
  var defaults = TextDefaults()
  /// Links that are no attributes of the text: found by detectors.
  var marks: [(range: NSRange, url: URL)] = [] { didSet { laidOut = nil } }
  /// Told when the layout is out of date.
  var onInvalidate: (() -> Void)?

  /// Makes a manager without text.
  public override init() { super.init() }

  /// Adds a room.
  open func addTextContainer(_ container: NSTextContainer) {
    if !textContainers.isEmpty {
      Journal.reportOnce(
        .init(kind: .unsupported, message: "NSLayoutManager: text does not flow from one container into the next."))
    }
    textContainers.append(container)
    container.layoutManager = self
    forgetLayout()
  }

  /// Takes a room away.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    forgetLayout()
  }

  /// A container has another size or other rules.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { forgetLayout() }

  /// The text was changed.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    forgetLayout()
  }

  /// Forgets where characters are.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = charRange
    forgetLayout()
  }

  /// Forgets how characters look.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { onInvalidate?() }

  /// Lays the text out, if that was not done yet.
  open func ensureLayout(for container: NSTextContainer) { _ = layout }
  /// Lays the text out, if that was not done yet.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }
  /// Lays the text out, if that was not done yet.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }

  func forgetLayout() {
    laidOut = nil
    onInvalidate?()
  }

  /// The lines, laid out now if need be; nil without text or container.
  var layout: ContainerLayout? {
    if let laidOut { return laidOut }
    guard let textStorage, let container = textContainers.first else { return nil }
    let made = ContainerLayout(marked(textStorage), in: container, defaults: defaults)
    laidOut = made
    return made
  }

  private func marked(_ text: NSTextStorage) -> NSAttributedString {
    guard !marks.isEmpty else { return text }
    let copy = NSMutableAttributedString(attributedString: text)
    for mark in marks where mark.range.upperBound <= text.length {
      copy.addAttribute(.link, value: mark.url, range: mark.range)
    }
    return copy
  }

  // MARK: Counting

  /// The number of glyphs: that of UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// The glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The glyphs of characters.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// The characters of glyphs.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The glyphs that are in a container: of those that there is room for.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: layout?.layout.lines.last?.range.upperBound ?? 0)
  }
  /// The glyphs of lines that reach into a rectangle of the container.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let lines = layout?.layout.lines.filter { $0.top < bounds.maxY && $0.top + $0.height > bounds.minY } ?? []
    let start = lines.first?.range.lowerBound ?? 0
    return NSRange(location: start, length: (lines.last?.range.upperBound ?? start) - start)
  }

  // MARK: Places

  /// The rectangle around all lines, in the container's space.
  open func usedRect(for container: NSTextContainer) -> CGRect { layout?.usedRect ?? .zero }
  /// The rectangle around some glyphs.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    layout?.rectangles(of: glyphRange).reduce(CGRect.null) { $0.union($1) } ?? .zero
  }
  /// Calls with each rectangle around some glyphs, line by line.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for rectangle in layout?.rectangles(of: glyphRange) ?? [] where !stops.boolValue { block(rectangle, &stops) }
  }
  /// Calls with each line's rectangle, the part of it with glyphs, and its glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first, let layout else { return }
    var stops = ObjCBool(false)
    for line in layout.layout.lines where !stops.boolValue {
      let range = NSRange(location: line.range.lowerBound, length: line.range.count)
      let isIn = range.location < glyphRange.upperBound && range.upperBound > glyphRange.location
      guard isIn || range.length == 0 else { continue }
      block(
        lineFragmentRect(forGlyphAt: range.location, effectiveRange: nil),
        lineFragmentUsedRect(forGlyphAt: range.location, effectiveRange: nil), container, range, &stops)
    }
  }
  /// The rectangle of a glyph's line, as wide as the container.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect
  {
    guard let layout, let line = layout.line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(location: line.range.lowerBound, length: line.range.count)
    let width = textContainers.first.map(\.size.width) ?? 0
    let isLimited = width > 0 && width < 1e6
    return CGRect(x: 0, y: line.top, width: isLimited ? width : layout.usedSize.width, height: line.height)
  }
  /// The rectangle of a glyph's line as far as there are glyphs, padding included.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
    -> CGRect
  {
    guard let layout, let line = layout.line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(location: line.range.lowerBound, length: line.range.count)
    return CGRect(x: line.x, y: line.top, width: line.width + 2 * layout.padding, height: line.height)
  }
  /// The baseline's place at a glyph's left end, in its line's rectangle.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let layout, let line = layout.line(of: glyphIndex) else { return .zero }
    return CGPoint(x: layout.padding + layout.layout.caret(at: glyphIndex).x, y: line.baseline - line.top)
  }
  /// The glyph that is nearest to a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    layout?.character(at: point, onlyOnGlyph: false)?.index ?? 0
  }
  /// The glyph that is nearest to a point, and how far through it the point is.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = layout?.character(at: point, onlyOnGlyph: false)
    partialFraction?.pointee = found?.fraction ?? 0
    return found?.index ?? 0
  }
  /// The character that is nearest to a point, and how far through it the point is.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
  /// The glyphs that an ellipsis hides in a glyph's line; `NSNotFound` when all are shown.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let line = layout?.line(of: glyphIndex), line.isTruncated else {
      return NSRange(location: NSNotFound, length: 0)
    }
    let shown = Set(line.runs.flatMap { $0.glyphs.map(\.character) })
    let hidden = line.range.filter { !shown.contains($0) }
    guard let first = hidden.first, let last = hidden.last else { return NSRange(location: NSNotFound, length: 0) }
    return NSRange(location: first, length: last - first + 1)
  }
  /// The rectangle of the empty line after a last line separator.
  open var extraLineFragmentRect: CGRect {
    guard let line = layout?.layout.lines.last, line.range.isEmpty, line.top > 0 else { return .zero }
    return lineFragmentRect(forGlyphAt: line.range.lowerBound, effectiveRange: nil)
  }

  // MARK: Drawing

  /// Draws glyphs into the current context; `origin` is the container's left upper corner. All lines are drawn.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { layout?.draw(at: origin) }
  /// Draws what is behind glyphs; it is drawn with them.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// Told of a layout manager's work; every member may be left out.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
}

extension NSLayoutManagerDelegate {
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
}
