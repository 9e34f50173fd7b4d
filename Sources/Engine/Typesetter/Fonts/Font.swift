/// A font as it is asked for: family, size, weight and style. A value, cheap to make; nothing is opened until text is shaped.
public struct Font: Hashable, Sendable {
  /// Where the outlines come from.
  public enum Family: Hashable, Sendable {
    /// The system font (SF Pro on the phone).
    case system
    /// The system's monospaced design (SF Mono).
    case systemMonospaced
    /// The system's rounded design (SF Rounded).
    case systemRounded
    /// The system's serif design (New York).
    case systemSerif
    /// A family by its name, as in `FontCatalog.find(name:)`.
    case named(String)
  }

  public var family: Family
  /// Points per em.
  public var size: Double
  /// 100 (thinnest) … 900 (heaviest), 400 is regular, as in OpenType's OS/2 table.
  public var weight: Int
  public var isItalic: Bool
  /// Digits of one width.
  public var hasTabularDigits: Bool

  public init(
    family: Family = .system, size: Double, weight: Int = 400, isItalic: Bool = false, hasTabularDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasTabularDigits = hasTabularDigits
  }

  /// The same font at another size.
  public func withSize(_ size: Double) -> Font {
    var font = self
    font.size = size
    return font
  }

  /// The vertical metrics at this font's size, in points.
  public var metrics: FontMetrics { FontCatalog.metrics(of: family).scaled(by: size) }
}
