internal import Canvas
@_spi(Runtime) import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore
internal import Typesetter

extension UITextView {
  private var scale: CGFloat { TextEnvironment.scale(traitCollection) }
  private var sides: CGFloat { textContainerInset.left + textContainerInset.right }

  /// The view's size for its text in `width`, insets included, rounded up to pixels.
  func textSize(width: CGFloat) -> CGSize {
    let container = NSTextContainer(size: .zero)
    container.lineFragmentPadding = textContainer.lineFragmentPadding
    container.maximumNumberOfLines = textContainer.maximumNumberOfLines
    container.lineBreakMode = textContainer.lineBreakMode
    if width.isFinite { container.size.width = max(0.01, width - sides) }
    let layout = ContainerLayout(textStorage, in: container, defaults: layoutManager.defaults)
    let used = layout.usedSize
    let inset = textContainerInset
    let wide = TextEnvironment.roundUp(used.width + sides, scale)
    return CGSize(
      width: width.isFinite ? min(wide, width) : wide,
      height: TextEnvironment.roundUp(used.height + inset.top + inset.bottom, scale))
  }

  /// Gives the container the view's width, and the view contents as high as the text.
  func fitContainer() {
    if textContainer.widthTracksTextView {
      let width = max(0.01, bounds.width - sides - adjustedContentInset.left - adjustedContentInset.right)
      if abs(textContainer.size.width - width) > 0.001 { textContainer.size.width = width }
    }
    if textContainer.heightTracksTextView {
      textContainer.size.height = max(0, bounds.height - textContainerInset.top - textContainerInset.bottom)
    }
    let height = layoutManager.layout?.usedSize.height ?? 0
    let size = CGSize(
      width: bounds.width - adjustedContentInset.left - adjustedContentInset.right,
      height: TextEnvironment.roundUp(height + textContainerInset.top + textContainerInset.bottom, scale))
    if size != contentSize { contentSize = size }
  }

  /// The container's left upper corner in the view's contents.
  var textOrigin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }

  func paintText(with target: LayerPainter) {
    fitContainer()
    let tint = (tintColor ?? .systemBlue)
    if isFirstResponder, selectedRange.length > 0 {
      for area in areas(of: TextSpan(selectedRange)) {
        target.painter.fill(area.canvasRect, color: tint.withAlphaComponent(0.2).cgColor.canvasColor)
      }
    }
    if textStorage.length > 0, let layout = layoutManager.layout {
      UIGraphicsPushContext(target.context())
      layout.draw(at: textOrigin, looks: linkedLooks(layout))
      UIGraphicsPopContext()
    }
    if isFirstResponder, selectedRange.length == 0 {
      let caret = caret(at: selectedRange.location).canvasRect
      target.painter.fill(Path(roundedRect: caret, radius: 1), color: tint.cgColor.canvasColor)
    }
  }

  func textBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard let lines = layoutManager.layout?.layout, let last = lines.lines.last else { return nil }
    func pixel(_ y: CGFloat) -> CGFloat { (y * scale).rounded() / scale }
    let first = pixel(textContainerInset.top + lines.firstBaseline)
    return (first, max(0, size.height - pixel(textContainerInset.top + last.baseline)))
  }
}
