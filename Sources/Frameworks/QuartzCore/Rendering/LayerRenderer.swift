internal import Canvas
@_spi(Runtime) import CoreGraphics
import IOSFoundation

/// Draws a tree of layers.
///
/// Each layer paints, from back to front: its shadow, background, contents, what its owner draws, sublayers, border.
@_spi(Runtime) public enum LayerRenderer {
  /// Draws `layer` with all in it; the painter's units are points of the superlayer's space.
  ///
  /// Layout must be up to date. What the painter's clip leaves out is skipped.
  public static func render(_ layer: CALayer, with target: LayerPainter) {
    paint(layer, target)
  }

  /// Draws `layer` with all in it; the context's units are points of the layer's own space.
  static func render(_ layer: CALayer, in context: CGContext) {
    let painter = context.canvas
    let scale = painter.matrix.meanScale
    painter.save()
    paintInside(layer, LayerPainter(painter: painter, scale: CGFloat(scale > 0 ? scale : 1)))
    painter.restore()
  }

  private static func paint(_ layer: CALayer, _ target: LayerPainter) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    let painter = target.painter
    let map = layer.toSuperlayer.canvasMatrix
    guard map.inverse != nil else { return }
    let isLeaf = layer.children.isEmpty
    if isLeaf || layer.masksToBounds {
      // Nothing reaches further than this, so a layer outside of the clip costs nothing.
      let extent = layer.wholeExtent
      if painter.isClippedAway(map.apply(extent.canvasRect)) { return }
    }
    painter.save()
    painter.concatenate(map)
    paintInside(layer, target)
    painter.restore()
  }

  /// Draws a layer; the painter's units are points of its own space.
  private static func paintInside(_ layer: CALayer, _ target: LayerPainter) {
    let painter = target.painter
    layer.displayIfNeeded()
    let look = LayerLook(layer)
    let opacity = Double(min(layer.opacity, 1))
    let needsGroup = layer.mask != nil || look.shadow == .ofContents || opacity < 1 && !look.isSingle
    guard needsGroup else {
      if opacity < 1 { painter.alpha *= opacity }
      if look.shadow == .ofPath { paintShadow(layer, look, target) }
      paintBody(layer, look, target)
      return
    }
    let extent = layer.wholeExtent.canvasRect
    if look.shadow == .ofPath, layer.mask == nil {
      painter.beginLayer(opacity: opacity, bounds: extent)
      paintShadow(layer, look, target)
      paintBody(layer, look, target)
      painter.endLayer()
      return
    }
    painter.beginLayer(
      opacity: opacity, shadow: look.shadow == .ofContents ? shadow(of: layer, target) : nil, bounds: extent)
    paintBody(layer, look, target)
    if let mask = layer.mask {
      painter.beginLayer(blendMode: .destinationIn)
      paint(mask, target)
      painter.endLayer()
    }
    painter.endLayer()
  }

  private static func paintShadow(_ layer: CALayer, _ look: LayerLook, _ target: LayerPainter) {
    guard let shadow = shadow(of: layer, target) else { return }
    target.painter.paintShadow(of: layer.shadowPath?.canvasPath ?? look.outline, shadow: shadow)
  }

  private static func shadow(of layer: CALayer, _ target: LayerPainter) -> Shadow? {
    guard var color = layer.shadowColor?.canvasColor else { return nil }
    color.alpha *= Double(min(max(layer.shadowOpacity, 0), 1))
    let scale = target.painter.matrix.meanScale
    return Shadow(
      offsetX: Double(layer.shadowOffset.width) * scale, offsetY: Double(layer.shadowOffset.height) * scale,
      sigma: min(max(0, Double(layer.shadowRadius) * scale), 512), color: color)
  }

  private static func paintBody(_ layer: CALayer, _ look: LayerLook, _ target: LayerPainter) {
    let painter = target.painter
    // A soft edge that two pictures share would let the one behind shine through, so a rounded cut is made once, around all.
    let cutsOnce = layer.masksToBounds && look.isRounded && look.background != nil && look.hasInside
    if cutsOnce {
      painter.save()
      painter.clip(to: look.outline)
      painter.beginLayer(bounds: layer.bounds.canvasRect)
      if let background = look.background { painter.fill(layer.bounds.canvasRect, color: background) }
      paintFilling(layer, target)
      paintSublayers(layer, target)
      painter.endLayer()
      painter.restore()
    } else {
      if let background = look.background {
        if look.isRounded {
          painter.fill(look.outline, color: background)
        } else {
          painter.fill(layer.bounds.canvasRect, color: background)
        }
      }
      if look.hasInside {
        if layer.masksToBounds {
          painter.save()
          if look.isRounded { painter.clip(to: look.outline) } else { painter.clip(to: layer.bounds.canvasRect) }
          paintFilling(layer, target)
          paintSublayers(layer, target)
          painter.restore()
        } else {
          paintFilling(layer, target)
          paintSublayers(layer, target)
        }
      }
    }
    paintBorder(layer, look, painter)
  }

  private static func paintFilling(_ layer: CALayer, _ target: LayerPainter) {
    layer.paintOwnKind(with: target)
    ContentsPlacement.paint(layer, target.painter)
    guard let owner = layer.owner else { return }
    nonisolated(unsafe) let (view, layer, target) = (owner, layer, target)
    onMain { view.paint(layer, with: target) }
  }

  private static func paintSublayers(_ layer: CALayer, _ target: LayerPainter) {
    guard layer is CAReplicatorLayer else {
      for child in layer.paintingOrder { paint(child, target) }
      return
    }
    let painter = target.painter
    for copy in layer.copies {
      painter.save()
      painter.concatenate(copy.map.canvasMatrix)
      if copy.opacity < 1 { painter.beginLayer(opacity: copy.opacity) }
      for child in layer.paintingOrder { paint(child, target) }
      if copy.opacity < 1 { painter.endLayer() }
      painter.restore()
    }
  }

  private static func paintBorder(_ layer: CALayer, _ look: LayerLook, _ painter: Painter) {
    let width = Double(layer.borderWidth)
    guard width > 0, let color = layer.borderColor?.canvasColor, color.alpha > 0 else { return }
    let bounds = layer.bounds.canvasRect
    var ring = look.outline
    let inner = bounds.inset(by: width)
    if !inner.isEmpty {
      ring.append(
        Path(
          roundedRect: inner, radius: max(0, look.radius - width), corners: look.corners, curve: look.curve))
    }
    painter.fill(ring, rule: .evenOdd, color: color)
  }
}

/// What the renderer has to know of a layer before it draws.
struct LayerLook {
  enum ShadowKind {
    case none
    /// The shadow of a path: the layer's own, or its outline where that is solid.
    case ofPath
    /// The shadow of all that the layer shows.
    case ofContents
  }

  var radius: Double
  var corners: Corners
  var curve: CornerCurve
  var outline: Path
  var background: Color?
  var shadow: ShadowKind
  /// Contents, a drawing owner or sublayers may be there.
  var hasInside: Bool
  /// At most one thing is painted, so that opacity can be its own.
  var isSingle: Bool

  var isRounded: Bool { radius > 0 && !corners.isEmpty }

  init(_ layer: CALayer) {
    let bounds = layer.bounds.canvasRect
    radius = min(Double(max(0, layer.cornerRadius)), min(bounds.width, bounds.height) / 2)
    corners = Corners(layer.maskedCorners)
    curve = layer.cornerCurve == .continuous ? .continuous : .circular
    outline =
      radius > 0 ? Path(roundedRect: bounds, radius: radius, corners: corners, curve: curve) : Path(rect: bounds)
    background = (layer.backgroundColor?.canvasColor).flatMap { $0.alpha > 0 ? $0 : nil }
    let ownKind = layer.paintsOwnKind
    hasInside = layer.contents != nil || layer.owner != nil || !layer.children.isEmpty || ownKind
    isSingle =
      layer.children.isEmpty && layer.borderWidth == 0 && layer.shadowOpacity == 0
      && [background != nil, layer.contents != nil || layer.owner != nil, ownKind].count { $0 } <= 1
    if layer.shadowOpacity <= 0 || layer.shadowColor == nil || layer.masksToBounds && layer.shadowPath == nil {
      shadow = .none
    } else {
      shadow = layer.shadowFollowsContents ? .ofContents : .ofPath
    }
  }
}

extension Corners {
  init(_ mask: CACornerMask) {
    self = []
    if mask.contains(.layerMinXMinYCorner) { insert(.topLeft) }
    if mask.contains(.layerMaxXMinYCorner) { insert(.topRight) }
    if mask.contains(.layerMinXMaxYCorner) { insert(.bottomLeft) }
    if mask.contains(.layerMaxXMaxYCorner) { insert(.bottomRight) }
  }
}
