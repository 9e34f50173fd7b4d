import IOSFoundation
import Journal
@_spi(Runtime) import QuartzCore

/// Makes the layer of a view's layer class.
///
/// Swift cannot make an object of a class found at run time unless its initialiser is `required`, and Apple's is not.
@MainActor enum LayerFactory {
  static func make(_ type: AnyClass) -> CALayer {
    if type == CALayer.self { return CALayer() }
    if type == CAGradientLayer.self { return CAGradientLayer() }
    if type == CAShapeLayer.self { return CAShapeLayer() }
    if type == CATextLayer.self { return CATextLayer() }
    if let type = type as? CALayer.Type, let layer = ObjectFactory.layer(type) { return layer }
    Journal.reportOnce(
      .init(
        kind: .unsupported,
        message: "layerClass \(type) is no class of layers, or cannot be made here; a plain CALayer is used"))
    return CALayer()
  }
}
