import CoreGraphics
import Journal

extension CALayer {
  /// Whether a place or size can be drawn. On iOS what is not a number ends the process (CALayerInvalidGeometry) [S]; here it
  /// is reported, and the layer keeps what it had.
  func accepts(_ name: String, _ values: CGFloat...) -> Bool {
    if values.allSatisfy(\.isFinite) { return true }
    Journal.reportOnce(
      .init(
        kind: .misuse,
        message: "CALayerInvalidGeometry: CALayer \(name) contains NaN or an infinite number (\(type(of: self))); "
          + "iOS ends the process here, Nagaoshi keeps the old value"))
    return false
  }

  func accepts(_ transform: CATransform3D) -> Bool {
    let map = transform
    return accepts(
      "transform", map.m11 + map.m12 + map.m13 + map.m14 + map.m21 + map.m22 + map.m23 + map.m24,
      map.m31 + map.m32 + map.m33 + map.m34 + map.m41 + map.m42 + map.m43 + map.m44)
  }
}
