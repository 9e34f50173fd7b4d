import Foundation

/// The families of colour spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case XYZ = 7
}

/// What the components of a colour mean.
///
/// All pixels are sRGB; colours of other spaces are moved there and cut when they are drawn.
public final class CGColorSpace: Hashable, Sendable {
  /// The name, one of the constants here.
  public let name: CFString?
  /// The family.
  public let model: CGColorSpaceModel

  private init(name: String, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// Makes the space of a name; nil for names that are not known.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.displayP3, Self.extendedSRGB, Self.linearSRGB, Self.extendedLinearSRGB, Self.genericRGBLinear,
      Self.extendedDisplayP3, Self.adobeRGB1998, Self.itur_709, Self.deviceRGB:
      self.init(name: name, model: .rgb)
    case Self.genericGrayGamma2_2, Self.linearGray, Self.extendedGray, Self.extendedLinearGray, Self.deviceGray:
      self.init(name: name, model: .monochrome)
    case Self.genericCMYK, Self.deviceCMYK: self.init(name: name, model: .cmyk)
    default: return nil
    }
  }

  /// sRGB, the space of all pixels.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// Display P3, the space of the phone's screen; wider than sRGB.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// sRGB with components beyond 0…1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// Display P3 with components beyond 0…1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// sRGB's colours with amounts of light for components.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// Amounts of light beyond 0…1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// Amounts of light; taken as `linearSRGB`.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// Adobe RGB; taken as sRGB.
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  /// The space of television; taken as sRGB.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let itur_709: CFString = "kCGColorSpaceITUR_709"
  /// Greys with sRGB's curve.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Greys as amounts of light.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// Greys beyond 0…1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Greys as amounts of light beyond 0…1.
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  /// Four inks; taken as the plain opposites of red, green and blue.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
  static let deviceRGB: CFString = "kCGColorSpaceDeviceRGB"
  static let deviceGray: CFString = "kCGColorSpaceDeviceGray"
  static let deviceCMYK: CFString = "kCGColorSpaceDeviceCMYK"

  static let standardRGB = CGColorSpace(name: sRGB, model: .rgb)
  static let standardGray = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome)
  static let device = CGColorSpace(name: deviceRGB, model: .rgb)

  /// The number of components without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    default: 3
    }
  }

  /// True when colours beyond sRGB can be said.
  public var isWideGamutRGB: Bool { name == Self.displayP3 || name == Self.extendedDisplayP3 }

  /// True when both have the same name.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The colour space of a device's red, green and blue; here sRGB.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace.device }

/// The colour space of a device's greys.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(name: CGColorSpace.deviceGray) ?? CGColorSpace.standardGray
}

/// The colour space of a device's inks.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace(name: CGColorSpace.deviceCMYK) ?? CGColorSpace.device
}
