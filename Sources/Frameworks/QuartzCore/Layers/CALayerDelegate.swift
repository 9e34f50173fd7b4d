import CoreGraphics
import IOSFoundation

/// What an object does for a layer; every member may be left out.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Provides the layer's contents. The default draws with `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws the layer's contents; the origin of `ctx` is the layer's left upper corner, units are points.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Told before the layer draws.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action of a property's change; `NSNull` for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The view behind a layer: it lays out and draws, and hears of changes of geometry.
@_spi(Runtime) @MainActor public protocol LayerOwner: AnyObject {
  /// Places the layer's sublayers.
  func layerNeedsLayout(_ layer: CALayer)
  /// The layer's bounds were changed.
  func layerBoundsDidChange(_ layer: CALayer, from old: CGRect)
  /// Draws what lies between the layer's background and its sublayers.
  func paint(_ layer: CALayer, with painter: LayerPainter)
}
