import CoreGraphics
import IOSFoundation

extension UIColor {
  /// Sets the colour of fills and lines of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the colour of fills of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the colour of lines of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Makes the colour of that name from the app's asset catalog; nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Makes the colour of that name from a bundle's asset catalog; nil if there is none.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = AssetCatalog.of(bundle ?? .main).color(named: name) else { return nil }
    if let traitCollection {
      self.init(cgColor: color.fixed(traitCollection))
    } else {
      self.init(kind: color.kind)
    }
  }
}
