/// A blurred copy of a shape's alpha in one colour, beneath the shape.
public struct Shadow: Hashable, Sendable {
  /// The move to the right and downwards, in pixels of the surface.
  public var offsetX, offsetY: Double
  /// The standard deviation of the blur, in pixels.
  public var sigma: Double
  /// The colour.
  public var color: Color

  /// Makes a shadow.
  public init(offsetX: Double, offsetY: Double, sigma: Double, color: Color) {
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.sigma = sigma
    self.color = color
  }

  /// How far the blur reaches beyond the shape, in pixels.
  var reach: Double { (max(0, sigma) * 3).rounded(.up) + 2 }
}
