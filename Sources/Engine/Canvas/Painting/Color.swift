/// A colour in sRGB, not multiplied by alpha. Components are 0…1; others are cut when pixels are made.
public struct Color: Hashable, Sendable {
  /// The components.
  public var red, green, blue: Double
  /// The opacity: 0 is clear, 1 is solid.
  public var alpha: Double

  /// Makes a colour from its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a grey: 0 is black, 1 is white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Solid black.
  public static let black = Color(white: 0)
  /// Solid white.
  public static let white = Color(white: 1)
  /// No colour at all.
  public static let clear = Color(white: 0, alpha: 0)

  /// The pixel 0xAARRGGBB that a surface holds for this colour.
  public var premultipliedPixel: UInt32 {
    let alpha = Self.unit(alpha)
    func byte(_ value: Double) -> UInt32 { UInt32((Self.unit(value) * alpha * 255).rounded()) }
    return UInt32((alpha * 255).rounded()) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  static func unit(_ value: Double) -> Double { value > 0 ? min(1, value) : 0 }
}
