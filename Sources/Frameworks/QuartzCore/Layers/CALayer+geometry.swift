import CoreGraphics
import IOSFoundation

extension CALayer {
  /// The map of the plane that `transform` makes.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets `transform` to a map of the plane.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  var anchor: CGPoint {
    CGPoint(x: bounds.origin.x + anchorPoint.x * bounds.width, y: bounds.origin.y + anchorPoint.y * bounds.height)
  }

  /// The map from this layer's space to the superlayer's.
  var toSuperlayer: CGAffineTransform {
    let anchor = anchor
    var map: CGAffineTransform
    if transform == CATransform3DIdentity {
      map = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: position.x - anchor.x, ty: position.y - anchor.y)
    } else {
      let turn = transform.flattened
      map = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -anchor.x, ty: -anchor.y)
        .concatenating(turn)
        .concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: position.x, ty: position.y))
    }
    if isGeometryFlipped {
      let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
      map = flip.concatenating(map)
    }
    if let parent = superlayer, parent.sublayerTransform != CATransform3DIdentity {
      let pivot = parent.anchor
      map = map.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -pivot.x, ty: -pivot.y))
        .concatenating(parent.sublayerTransform.flattened)
        .concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: pivot.x, ty: pivot.y))
    }
    return map
  }

  var frameInSuperlayer: CGRect {
    guard transform != CATransform3DIdentity else {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    let anchor = anchor
    let map = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -anchor.x, ty: -anchor.y)
      .concatenating(transform.flattened)
      .concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: position.x, ty: position.y))
    return bounds.applying(map)
  }

  func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    let size =
      transform == CATransform3DIdentity
      ? frame.size
      : CGRect(origin: .zero, size: frame.size).applying(transform.flattened.inverted()).size
    if size != bounds.size { bounds = CGRect(origin: bounds.origin, size: size) }
    let map = transform.flattened
    // The place of the anchor inside the box around the turned bounds.
    let turned = CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height
    ).applying(CGAffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty))
    let place = CGPoint(x: frame.minX - turned.minX, y: frame.minY - turned.minY)
    if place != position { position = place }
  }

  func boundsDidChange(from old: CGRect) {
    guard bounds != old else { return }
    moved()
    if bounds.size != old.size {
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
    guard let owner else { return }
    nonisolated(unsafe) let (layer, view) = (self, owner)
    onMain { view.layerBoundsDidChange(layer, from: old) }
  }

  /// The map from this layer's space to that of `ancestor`, or of the root when it is nil.
  func map(to ancestor: CALayer?) -> CGAffineTransform {
    var map = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    var layer = self
    while layer !== ancestor, let parent = layer.superlayer {
      map = map.concatenating(layer.toSuperlayer)
      layer = parent
    }
    if ancestor == nil { map = map.concatenating(layer.toSuperlayer) }
    return map
  }

  /// The map from this layer's space to that of `layer`; through the space around the root when `layer` is nil.
  @_spi(Runtime) public func map(into layer: CALayer?) -> CGAffineTransform {
    guard let layer else { return map(to: nil) }
    if layer === self { return CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
    if layer === superlayer { return toSuperlayer }
    return map(to: nil).concatenating(layer.map(to: nil).inverted())
  }

  /// Converts a point from another layer's space to this one's; nil is the space around the root.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    guard let l else { return p.applying(map(to: nil).inverted()) }
    return p.applying(l.map(into: self))
  }

  /// Converts a point from this layer's space to another one's; nil is the space around the root.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(map(into: l)) }

  /// Converts a rectangle from another layer's space to this one's.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    guard let l else { return r.applying(map(to: nil).inverted()) }
    return r.applying(l.map(into: self))
  }

  /// Converts a rectangle from this layer's space to another one's.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(map(into: l)) }

  /// Converts a time: all layers share one time here.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

  /// Converts a time: all layers share one time here.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  func frontLayer(at p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let place = p.applying(toSuperlayer.inverted())
    let isInside = contains(place)
    if masksToBounds, !isInside { return nil }
    for layer in paintingOrder.reversed() {
      if let hit = layer.hitTest(place) { return hit }
    }
    return isInside ? self : nil
  }
}
