import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

extension UIView {
  /// Draws the picture that a class's own `draw(_:)` made, making it anew when it is out of date.
  func paintPicture(with painter: LayerPainter) {
    guard OwnDrawing.isDone(by: type(of: self)) else { return }
    if isDrawingStale || drawnPicture == nil {
      isDrawingStale = false
      drawnPicture = makePicture(scale: painter.scale)
    }
    guard let picture = drawnPicture else { return }
    let context = painter.context()
    context.saveGState()
    // A picture's rows run down from the top of its rectangle in a context whose y axis points up.
    context.translateBy(x: bounds.minX, y: bounds.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(picture, in: CGRect(origin: .zero, size: bounds.size))
    context.restoreGState()
  }

  private func makePicture(scale: CGFloat) -> CGImage? {
    guard let context = PictureContext.make(size: bounds.size, scale: scale, origin: bounds.origin) else { return nil }
    UIGraphicsPushContext(context)
    if isOpaque, let background = chosenBackground, background.cgColor.alpha >= 1 {
      context.setFillColor(background.cgColor)
      context.fill(bounds)
    }
    draw(bounds)
    UIGraphicsPopContext()
    return context.makeImage()
  }

  /// Draws the view with all in it into the current context.
  /// - Returns: true when something was drawn.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// A view that shows what this one looks like now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that shows what a part of this one looks like now; cap insets keep their size when it is resized.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let image = UIGraphicsImageRenderer(bounds: rect).image { context in
      context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
      layer.render(in: context.cgContext)
    }
    let view = UIImageView(image: image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
    view.frame = CGRect(origin: .zero, size: rect.size)
    return view
  }
}

/// Finds out which classes draw with a `draw(_:)` of their own.
@MainActor enum OwnDrawing {
  private final class Plain: UIView {}
  private final class Drawing: UIView {
    override func draw(_ rect: CGRect) {}
  }
  private static var known: [ObjectIdentifier: Bool] = [:]
  private static let slot = MethodTable.slot(in: Drawing.self, not: Plain.self, of: UIView.self)

  /// True when the class or one between it and UIView overrides `draw(_:)`.
  static func isDone(by type: UIView.Type) -> Bool {
    if type == UIView.self { return false }
    if let known = known[ObjectIdentifier(type)] { return known }
    let answer = slot.map { MethodTable.entry(of: type, $0) != MethodTable.entry(of: UIView.self, $0) } ?? true
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}
