internal import Canvas
import CoreGraphics
@_spi(Runtime) import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore
internal import Typesetter

extension UITextField {
  private var isLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

  /// From the border to the text: 7 points at the sides of a border, 2 above and below [M].
  private var insets: CGSize { borderStyle == .none ? .zero : CGSize(width: 7, height: 2) }

  private func isShown(_ mode: ViewMode, editing: Bool) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: editing
    case .unlessEditing: !editing
    case .always: true
    }
  }

  private func showsClear(editing: Bool) -> Bool {
    hasText && isEnabled && isShown(clearButtonMode, editing: editing) && !showsTrailing(editing: editing)
  }
  private func showsLeading(editing: Bool) -> Bool { leftView != nil && isShown(leftViewMode, editing: editing) }
  private func showsTrailing(editing: Bool) -> Bool { rightView != nil && isShown(rightViewMode, editing: editing) }

  func contentRect(_ bounds: CGRect, isEditing: Bool) -> CGRect {
    var (left, right) = (bounds.minX + insets.width, bounds.maxX - insets.width)
    if showsLeading(editing: isEditing) {
      let rect = leftViewRect(forBounds: bounds)
      if isLeftToRight { left = max(left, rect.maxX + insets.width / 2) } else { right = min(right, rect.minX) }
    }
    if showsTrailing(editing: isEditing) {
      let rect = rightViewRect(forBounds: bounds)
      if isLeftToRight { right = min(right, rect.minX - insets.width / 2) } else { left = max(left, rect.maxX) }
    }
    if showsClear(editing: isEditing) {
      let rect = clearButtonRect(forBounds: bounds)
      if isLeftToRight { right = min(right, rect.minX - 4) } else { left = max(left, rect.maxX + 4) }
    }
    return CGRect(
      x: left, y: bounds.minY + insets.height, width: max(0, right - left),
      height: max(0, bounds.height - 2 * insets.height))
  }

  func clearRect(_ bounds: CGRect) -> CGRect {
    // [M] 19 points, 5 from the border or at the edge.
    let (side, gap): (CGFloat, CGFloat) = (19, borderStyle == .none ? 0 : 5)
    return CGRect(
      x: isLeftToRight ? bounds.maxX - gap - side : bounds.minX + gap, y: pixelRounded(bounds.midY - side / 2),
      width: side, height: side)
  }

  func sideRect(_ bounds: CGRect, _ view: UIView?, isLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    let wish = view.intrinsicContentSize
    var size = view.bounds.size
    if size.width == 0, wish.width > 0 { size = wish }
    let height = min(size.height, bounds.height)
    return CGRect(
      x: isLeft == isLeftToRight ? bounds.minX : bounds.maxX - size.width, y: pixelRounded(bounds.midY - height / 2),
      width: size.width, height: height)
  }

  func placeParts() {
    let editing = isEditing
    clearButton.isHidden = !showsClear(editing: editing)
    clearButton.frame = clearButtonRect(forBounds: bounds)
    for (view, isSeen, rect) in [
      (leftView, showsLeading(editing: editing), leftViewRect(forBounds: bounds)),
      (rightView, showsTrailing(editing: editing), rightViewRect(forBounds: bounds)),
    ] {
      guard let view else { continue }
      if isSeen, view.superview !== self { addSubview(view) }
      view.isHidden = !isSeen
      if isSeen { view.frame = rect }
    }
  }

  // MARK: Size

  private var lineHeight: CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return ((font ?? .systemFont(ofSize: 17)).lineHeight * scale - 0.001).rounded(.up) / scale
  }

  var wishedSize: CGSize {
    let texts = [shownText(for: shownString), attributedPlaceholder.map(decoratedPlaceholder)].compactMap { $0 }
    let text = texts.map { $0.size().width }.max() ?? 0
    var width = text.rounded(.up) + 2 * insets.width
    for (view, isSeen) in [
      (leftView, showsLeading(editing: isEditing)), (rightView, showsTrailing(editing: isEditing)),
    ] where isSeen {
      width += view?.bounds.width ?? 0
    }
    switch borderStyle {
    case .roundedRect:
      return CGSize(width: width + 3, height: ControlMetrics.roundedFieldHeight(lineHeight))
    case .none:
      return CGSize(width: width, height: ControlMetrics.plainFieldHeight(font ?? .systemFont(ofSize: 17)))
    case .line, .bezel: return CGSize(width: width, height: lineHeight + 2 * insets.height + 3)
    }
  }

  func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let font = font ?? .systemFont(ofSize: 17)
    let first = (size.height - lineHeight) / 2 + font.ascender
    return (first, size.height - first)
  }

  // MARK: Text

  private func shownText(for string: String) -> NSAttributedString {
    isSecureTextEntry ? NSAttributedString(string: string, attributes: baseAttributes) : decorated(content)
  }

  private func decoratedPlaceholder(_ text: NSAttributedString) -> NSAttributedString {
    var look = baseAttributes
    look[.foregroundColor] = UIColor.placeholderText
    let copy = NSMutableAttributedString(string: text.string, attributes: look)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      copy.addAttributes(attributes, range: range)
    }
    return copy
  }

  private func aligned(_ text: NSAttributedString, _ mode: NSLineBreakMode) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = mode
    let copy = NSMutableAttributedString(attributedString: text)
    copy.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: copy.length))
    return copy
  }

  private func line(_ rect: CGRect, height: CGFloat) -> CGRect {
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: rect.minY
      case .bottom: rect.maxY - height
      default: rect.midY - height / 2
      }
    return CGRect(x: rect.minX, y: pixelRounded(y), width: rect.width, height: height)
  }

  private func draw(_ text: NSAttributedString, in rect: CGRect) {
    let text = aligned(text, .byTruncatingTail)
    let height = text.size().height
    let context = NSStringDrawingContext()
    if adjustsFontSizeToFitWidth, let size = font?.pointSize, size > 0 {
      context.minimumScaleFactor = max(0.05, minimumFontSize / size)
    }
    text.draw(
      with: line(rect, height: height), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      context: context)
  }

  func paintText(in rect: CGRect) {
    guard hasText else { return }
    guard isEditing else { return draw(shownText(for: shownString), in: rect) }
    let (layout, prepared, origin) = editedLine(in: rect)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    if selection.length > 0 {
      context.setFillColor((tintColor ?? .systemBlue).withAlphaComponent(0.2).cgColor)
      context.fill(self.rect(of: TextSpan(selection)))
    }
    TextPainter(layout: layout, looks: prepared.looks, painter: context.canvas, origin: origin).paint()
    context.restoreGState()
  }

  func paintPlaceholder(in rect: CGRect) {
    guard let attributedPlaceholder else { return }
    draw(decoratedPlaceholder(attributedPlaceholder), in: rect)
  }

  // MARK: Cursor

  /// The text in one line, moved so that the cursor is seen.
  private func editedLine(in rect: CGRect) -> (layout: TextLayout, prepared: PreparedText, origin: CGPoint) {
    let prepared = PreparedText(shownText(for: shownString))
    var options = LayoutOptions()
    (options.maximumLines, options.width) = (1, .infinity)
    let layout = Typesetter.layout(prepared.text, options)
    let line = line(rect, height: max(lineHeight, layout.height))
    let width = CGFloat(layout.width)
    var x = rect.minX
    if width < rect.width {
      let isAtRight = textAlignment == .right || textAlignment == .natural && !isLeftToRight
      if isAtRight { x = rect.maxX - width } else if textAlignment == .center { x = rect.midX - width / 2 }
    } else {
      let caret = CGFloat(layout.caret(at: shownOffset(NSMaxRange(selection))).x)
      x = min(rect.minX, rect.maxX - 2 - caret)
    }
    return (layout, prepared, CGPoint(x: x, y: line.minY))
  }

  /// Dots stand for whole characters, so their offsets are others.
  private func shownOffset(_ offset: Int) -> Int {
    guard isSecureTextEntry else { return offset }
    let end = String.Index(utf16Offset: min(offset, content.length), in: content.string)
    return content.string[..<end].count
  }

  func caret(at offset: Int) -> CGRect {
    let area = editingRect(forBounds: bounds)
    let (layout, _, origin) = editedLine(in: area)
    let x = hasText ? CGFloat(layout.caret(at: shownOffset(offset)).x) : 0
    let line = line(area, height: lineHeight)
    // [M] 2 points wide.
    return CGRect(x: pixelRounded(origin.x + x), y: line.minY, width: 2, height: lineHeight)
  }

  func rect(of range: UITextRange) -> CGRect {
    let (first, last) = (caret(at: offset(of: range.start)), caret(at: offset(of: range.end)))
    return CGRect(
      x: min(first.minX, last.minX), y: first.minY, width: abs(last.minX - first.minX), height: first.height)
  }

  func offset(nearestTo point: CGPoint) -> Int {
    guard hasText else { return 0 }
    let (layout, _, origin) = editedLine(in: editingRect(forBounds: bounds))
    let shown = layout.offset(nearestTo: Double(point.x - origin.x), 0)
    guard isSecureTextEntry else { return min(shown, content.length) }
    return content.string.prefix(shown).utf16.count
  }

  // MARK: Painting

  func paintField(with painter: LayerPainter) {
    let border = borderRect(forBounds: bounds)
    let picture = isEnabled ? background : disabledBackground ?? background
    if let picture, borderStyle != .roundedRect {
      picture.paint(in: border, with: painter.painter, tint: nil)
    } else {
      paintBorder(border, painter)
    }
    UIGraphicsPushContext(painter.context())
    if hasText {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    } else {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
    UIGraphicsPopContext()
    if isEditing, selection.length == 0 {
      let caret = caret(at: selection.location)
      painter.painter.fill(
        Path(roundedRect: caret.canvasRect, radius: 1), color: (tintColor ?? .systemBlue).cgColor.canvasColor)
    }
  }

  private func paintBorder(_ rect: CGRect, _ painter: LayerPainter) {
    let hairline = Double(1 / max(1, painter.scale))
    let canvas = painter.painter
    switch borderStyle {
    case .none: break
    case .roundedRect:
      // [M] Radius 5 with a hairline.
      let ground = backgroundColor == nil ? ControlColors.fieldGround : .clear
      let outer = Path(roundedRect: rect.canvasRect, radius: 5, corners: .all, curve: .continuous)
      canvas.fill(outer, color: (isEnabled ? ground : UIColor.tertiarySystemFill).cgColor.canvasColor)
      var ring = outer
      ring.append(
        Path(
          roundedRect: rect.canvasRect.inset(by: hairline), radius: 5 - hairline, corners: .all, curve: .continuous))
      canvas.fill(ring, rule: .evenOdd, color: ControlColors.fieldBorder.cgColor.canvasColor)
    case .line, .bezel:
      var ring = Path(rect: rect.canvasRect)
      ring.append(Path(rect: rect.canvasRect.inset(by: borderStyle == .line ? hairline : 1)))
      let color: UIColor = borderStyle == .line ? .label : .systemGray3
      canvas.fill(ring, rule: .evenOdd, color: color.cgColor.canvasColor)
    }
  }
}
