import IOSFoundation

/// A shadow of text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  /// The move to the right and downwards, in points.
  open var shadowOffset: CGSize = .zero
  /// The radius of the blur in points; 0 is sharp.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; nil shows no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Makes a shadow without offset or blur.
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let shadow = NSShadow()
    shadow.shadowOffset = shadowOffset
    shadow.shadowBlurRadius = shadowBlurRadius
    shadow.shadowColor = shadowColor
    return shadow
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.shadowColor as? UIColor == shadowColor as? UIColor
  }
  open override var hash: Int { shadowBlurRadius.hashValue }
}
