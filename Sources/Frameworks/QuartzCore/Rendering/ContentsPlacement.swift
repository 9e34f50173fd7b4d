internal import Canvas
@_spi(Runtime) import CoreGraphics
import IOSFoundation

/// Where a layer's contents lie in its bounds.
enum ContentsPlacement {
  /// Draws the layer's contents if they are a picture.
  static func paint(_ layer: CALayer, _ painter: Painter) {
    guard let contents = layer.contents, let image = contents as? CGImage, let surface = image.canvasSurface else {
      return
    }
    let part = layer.contentsRect
    let area = Rect(
      x: Double(part.minX) * Double(surface.width), y: Double(part.minY) * Double(surface.height),
      width: Double(part.width) * Double(surface.width), height: Double(part.height) * Double(surface.height))
    let scale = Double(max(layer.contentsScale, 1e-6))
    let size = CGSize(width: area.width / scale, height: area.height / scale)
    let before = painter.interpolation
    if layer.magnificationFilter == .nearest, layer.minificationFilter == .nearest { painter.interpolation = .none }
    defer { painter.interpolation = before }
    if layer.contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1), layer.contentsGravity == .resize {
      paintStretched(layer, surface, area, scale, painter)
    } else {
      let rect = place(size, in: layer.bounds, gravity: layer.contentsGravity)
      painter.draw(surface, in: rect.canvasRect, from: area)
    }
  }

  /// The place of contents of a size in some bounds.
  static func place(_ size: CGSize, in bounds: CGRect, gravity: CALayerContentsGravity) -> CGRect {
    func at(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(
        x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
        width: size.width, height: size.height)
    }
    func scaled(_ factor: CGFloat) -> CGSize { CGSize(width: size.width * factor, height: size.height * factor) }
    switch gravity {
    case .center: return at(0.5, 0.5, size)
    case .top: return at(0.5, 0, size)
    case .bottom: return at(0.5, 1, size)
    case .left: return at(0, 0.5, size)
    case .right: return at(1, 0.5, size)
    case .topLeft: return at(0, 0, size)
    case .topRight: return at(1, 0, size)
    case .bottomLeft: return at(0, 1, size)
    case .bottomRight: return at(1, 1, size)
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
      return at(0.5, 0.5, scaled(gravity == .resizeAspect ? min(wide, high) : max(wide, high)))
    default: return bounds
    }
  }

  /// Draws nine parts, of which the middle ones stretch.
  private static func paintStretched(
    _ layer: CALayer, _ surface: Surface, _ area: Rect, _ scale: Double, _ painter: Painter
  ) {
    let center = layer.contentsCenter
    func cuts(_ start: Double, _ length: Double, _ low: CGFloat, _ high: CGFloat) -> [Double] {
      [start, start + length * Double(low), start + length * Double(high), start + length]
    }
    func places(_ start: CGFloat, _ length: CGFloat, _ source: [Double]) -> [Double] {
      let (start, length) = (Double(start), Double(length))
      var (first, last) = ((source[1] - source[0]) / scale, (source[3] - source[2]) / scale)
      if first + last > length, first + last > 0 {
        let factor = length / (first + last)
        (first, last) = (first * factor, last * factor)
      }
      return [start, start + first, start + length - last, start + length]
    }
    let (sourceX, sourceY) = (
      cuts(area.x, area.width, center.minX, center.maxX), cuts(area.y, area.height, center.minY, center.maxY)
    )
    let (targetX, targetY) = (
      places(layer.bounds.minX, layer.bounds.width, sourceX), places(layer.bounds.minY, layer.bounds.height, sourceY)
    )
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
