/// Colours along a line or between two circles.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The place, 0 at the start to 1 at the end.
    public var location: Double
    /// The colour there.
    public var color: Color

    /// Makes a stop.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// Where the colours run.
  public enum Shape: Hashable, Sendable {
    /// From one point to another, in straight bands.
    case linear(from: Point, to: Point)
    /// From one circle to another.
    case radial(from: Point, radius: Double, to: Point, endRadius: Double)
    /// Around a centre, starting at `angle` in radians and growing clockwise on the screen.
    case conic(center: Point, angle: Double)
  }

  /// The colours in ascending order of place.
  public var stops: [Stop]
  /// Where they run, in user units.
  public var shape: Shape
  /// True when the first colour fills what lies before the start.
  public var extendsBefore: Bool
  /// True when the last colour fills what lies behind the end.
  public var extendsAfter: Bool

  /// Makes a gradient.
  public init(_ shape: Shape, stops: [Stop], extendsBefore: Bool = true, extendsAfter: Bool = true) {
    self.shape = shape
    self.stops = stops
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
  }
}
