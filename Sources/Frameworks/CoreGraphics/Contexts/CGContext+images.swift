internal import Canvas
import Foundation

extension CGContext {
  /// Draws a picture in a rectangle. Its upper row is where y is greatest: in UIKit's contexts it stands on its head.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard let surface = image.surface else { return }
    let area = Rect(rect)
    guard !area.isEmpty else { return }
    if byTiling { return tile(image, area) }
    draw {
      if image.isMask {
        painter.save()
        painter.concatenate(.upended(in: area))
        painter.clip(toAlphaOf: surface, in: area)
        painter.fillClip(color: Color(state.fill))
        painter.restore()
        return
      }
      let matrix = painter.matrix
      let quality = painter.interpolation
      if !image.shouldInterpolate { painter.interpolation = .none }
      painter.concatenate(.upended(in: area))
      painter.draw(surface, in: area)
      painter.matrix = matrix
      painter.interpolation = quality
    }
  }

  private func tile(_ image: CGImage, _ area: Rect) {
    let clip = painter.clipBounds
    let columns =
      Int(((clip.x - area.x) / area.width).rounded(.down))...Int(((clip.maxX - area.x) / area.width).rounded(.up))
    let rows =
      Int(((clip.y - area.y) / area.height).rounded(.down))...Int(((clip.maxY - area.y) / area.height).rounded(.up))
    // Tiles far smaller than a pixel would never end.
    guard columns.count * rows.count < 100_000 else { return }
    for row in rows {
      for column in columns {
        draw(
          image,
          in: CGRect(
            x: area.x + Double(column) * area.width, y: area.y + Double(row) * area.height, width: area.width,
            height: area.height))
      }
    }
  }

  /// Draws colours along a line, inside the clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    cover(.linear(from: Point(startPoint), to: Point(endPoint)), gradient, options)
  }

  /// Draws colours between two circles, inside the clip.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    cover(
      .radial(from: Point(startCenter), radius: startRadius, to: Point(endCenter), endRadius: endRadius), gradient,
      options)
  }

  /// Draws colours around a point, inside the clip, from an angle in radians on.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    cover(.conic(center: Point(center), angle: angle), gradient, [])
  }

  private func cover(_ shape: Gradient.Shape, _ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
    draw {
      painter.cover(
        with: Gradient(
          shape, stops: gradient.stops, extendsBefore: options.contains(.drawsBeforeStartLocation),
          extendsAfter: options.contains(.drawsAfterEndLocation)))
    }
  }

  // MARK: Layers

  /// Starts a layer: what is drawn until `endTransparencyLayer()` gets opacity, shadow and blend mode as one.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    begin(bounds: nil)
  }

  /// Starts a layer that covers a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    painter.save()
    begin(bounds: Rect(rect))
  }

  private func begin(bounds: Rect?) {
    if bounds == nil { painter.save() }
    saved.append(state)
    painter.beginLayer(
      opacity: painter.alpha, blendMode: painter.blendMode, shadow: painter.shadow, bounds: bounds)
  }

  /// Ends the layer that was started last.
  public func endTransparencyLayer() {
    guard painter.isInLayer else { return }
    draw {
      painter.endLayer()
      painter.restore()
    }
    if let state = saved.popLast() { self.state = state }
  }
}
