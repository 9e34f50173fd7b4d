/// The look of a line along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of a line's end.
  public enum Cap: Hashable, Sendable {
    /// Cut at the end point.
    case butt
    /// A half circle around the end point.
    case round
    /// Cut half a width behind the end point.
    case square
  }

  /// The shape of a corner.
  public enum Join: Hashable, Sendable {
    /// A sharp corner, up to the miter limit.
    case miter
    /// A round corner.
    case round
    /// A cut corner.
    case bevel
  }

  /// The width of the line, in user units.
  public var width: Double
  /// The shape of ends.
  public var cap: Cap
  /// The shape of corners.
  public var join: Join
  /// The greatest length of a sharp corner, in widths; longer ones are cut.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in user units; empty for a solid line.
  public var dash: [Double]
  /// How far into the dashes the line starts, in user units.
  public var dashPhase: Double

  /// Makes a style.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
