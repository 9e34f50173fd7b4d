import CoreGraphics
import IOSFoundation

/// What `#imageLiteral(resourceName:)` becomes.
public func _imageLiteral(resourceName: String) -> UIImage { UIImage(imageLiteralResourceName: resourceName) }

/// What `#colorLiteral(red:green:blue:alpha:)` becomes.
public func _colorLiteral(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor {
  UIColor(red: red, green: green, blue: blue, alpha: alpha)
}
