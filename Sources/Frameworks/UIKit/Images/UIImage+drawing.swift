internal import Canvas
@_spi(Runtime) import CoreGraphics
import IOSFoundation
import Journal

extension UIImage {
  /// Draws the picture with its left upper corner at a point of the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture with its left upper corner at a point of the current context.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture into a rectangle of the current context.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    paint(in: rect, with: context.canvas, tint: nil)
  }

  /// Draws the picture into a rectangle of the current context.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let painter = UIGraphicsGetCurrentContext()?.canvas else { return }
    painter.save()
    painter.alpha *= Double(alpha)
    painter.blendMode = blendMode.canvasMode
    paint(in: rect, with: painter, tint: nil)
    painter.restore()
  }

  /// Fills a rectangle of the current context with the picture, again and again.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
    context.saveGState()
    context.clip(to: rect)
    var y = rect.minY
    while y < rect.maxY {
      var x = rect.minX
      while x < rect.maxX {
        draw(at: CGPoint(x: x, y: y))
        x += size.width
      }
      y += size.height
    }
    context.restoreGState()
  }

  /// True when the picture is a stencil for a tint, where `automatic` makes it one.
  func isTemplate(automatic: Bool) -> Bool {
    switch look.renderingMode {
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    case .automatic: automatic || isSymbolImage
    }
  }

  /// Draws the picture into a rectangle; `tint` colours it where it is a stencil.
  func paint(in rect: CGRect, with painter: Painter, tint: UIColor?) {
    guard rect.width > 0, rect.height > 0 else { return }
    let color: UIColor? =
      look.tint.flatMap { look.renderingMode == .alwaysTemplate && tint != nil ? tint : $0 }
      ?? (look.renderingMode == .alwaysOriginal && !isSymbolImage ? nil : tint)
    if case .symbol(let name) = art {
      SymbolArt.paint(name, look.symbol, in: rect, with: painter, color: (color ?? .label).cgColor.canvasColor)
      return
    }
    let matrix = painter.matrix
    let (wide, high) = (Double(rect.width) * matrix.meanScale, Double(rect.height) * matrix.meanScale)
    guard var surface = art.surface(width: wide, height: high, look) else { return }
    if let color { surface = surface.colored(color.cgColor.canvasColor) }
    if look.isResizable, look.capInsets != .zero {
      paintParts(surface, in: rect, painter)
    } else {
      painter.draw(surface, in: rect.canvasRect)
    }
  }

  /// Draws nine parts: the corners as they are, the edges and the middle stretched.
  private func paintParts(_ surface: Surface, in rect: CGRect, _ painter: Painter) {
    if look.resizingMode == .tile {
      Journal.reportOnce(
        .init(
          kind: .substitute, message: "resizableImage(withCapInsets:): the middle is stretched where iOS repeats it"))
    }
    let (factorX, factorY) = (
      Double(surface.width) / Double(size.width), Double(surface.height) / Double(size.height)
    )
    let insets = look.capInsets
    let sourceX = [
      0, Double(insets.left) * factorX, Double(surface.width) - Double(insets.right) * factorX, Double(surface.width),
    ]
    let sourceY = [
      0, Double(insets.top) * factorY, Double(surface.height) - Double(insets.bottom) * factorY, Double(surface.height),
    ]
    let targetX = [rect.minX, rect.minX + insets.left, rect.maxX - insets.right, rect.maxX].map { Double($0) }
    let targetY = [rect.minY, rect.minY + insets.top, rect.maxY - insets.bottom, rect.maxY].map { Double($0) }
    for row in 0..<3 {
      for column in 0..<3 {
        let from = Rect(
          x: sourceX[column], y: sourceY[row], width: sourceX[column + 1] - sourceX[column],
          height: sourceY[row + 1] - sourceY[row])
        let to = Rect(
          x: targetX[column], y: targetY[row], width: targetX[column + 1] - targetX[column],
          height: targetY[row + 1] - targetY[row])
        if !from.isEmpty, !to.isEmpty { painter.draw(surface, in: to, from: from) }
      }
    }
  }
}

extension Surface {
  /// The surface's alpha in one colour.
  func colored(_ color: Color) -> Surface {
    let result = Surface(width: width, height: height)
    let table = (0...255).map {
      Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * Double($0) / 255)
        .premultipliedPixel
    }
    for y in 0..<height {
      let from = (memory + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let to = (result.memory + y * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { to[x] = table[Int(from[x] >> 24)] }
    }
    result.markChanged()
    return result
  }
}
