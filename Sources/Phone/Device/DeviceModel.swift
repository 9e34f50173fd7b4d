/// One model of iPhone: its screen in points and what of it apps must keep clear.
public struct DeviceModel: Sendable, Hashable, Codable {
  /// Its name, such as `iPhone 15 Pro`.
  public var name: String
  /// Apple's identifier, such as `iPhone16,1`.
  public var identifier: String
  /// Width and height in points, upright.
  public var width, height: Double
  /// Pixels a point.
  public var scale: Double
  /// What the status bar and the sensor housing take at the top, in points.
  public var safeTop: Double
  /// What the home indicator takes at the bottom, in points.
  public var safeBottom: Double
  public var housing: SensorHousing

  /// What interrupts the top of the screen.
  public enum SensorHousing: String, Sendable, Hashable, Codable {
    /// A home button below the screen; the screen is a plain rectangle.
    case none
    case notch, island
  }

  /// The screen in pixels.
  public var pixelWidth: Int { Int((width * scale).rounded()) }
  public var pixelHeight: Int { Int((height * scale).rounded()) }
  /// Whether the screen has round corners and a home indicator.
  public var hasRoundCorners: Bool { housing != .none }
}
