import CoreGraphics
import IOSFoundation
import Journal

/// A colour, or a rule that gives a colour for the surroundings.
open class UIColor: NSObject, @unchecked Sendable {
  enum Kind {
    case fixed(CGColor)
    /// `name` makes system colours equal to themselves.
    case dynamic(name: String?, (UITraitCollection) -> UIColor)
  }
  let kind: Kind

  init(kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// Makes a grey: 0 is black, 1 is white.
  public init(white: CGFloat, alpha: CGFloat) {
    kind = .fixed(CGColor(gray: white, alpha: alpha))
    super.init()
  }

  /// Makes a colour from hue, saturation and brightness, all 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    kind = .fixed(CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: alpha))
    super.init()
  }

  /// Makes a colour in extended sRGB: components may lie outside 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    kind = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Makes a colour in Display P3.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = [displayP3Red, green, blue, alpha]
    let space = CGColorSpace(name: CGColorSpace.displayP3)
    let color = space.flatMap { CGColor(colorSpace: $0, components: components) }
    kind = .fixed(color ?? CGColor(srgbRed: displayP3Red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Makes the colour of a Core Graphics colour.
  public init(cgColor: CGColor) {
    kind = .fixed(cgColor)
    super.init()
  }

  /// Makes a colour whose components a block gives for the surroundings.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    kind = .dynamic(name: nil, dynamicProvider)
    super.init()
  }

  /// Makes a grey or plain colour from a pattern picture; the picture's middle colour is used.
  public convenience init(patternImage image: UIImage) {
    Journal.reportOnce(
      .init(kind: .unsupported, message: "UIColor(patternImage:): patterns are not drawn; grey is used"))
    self.init(white: 0.5, alpha: 1)
  }

  /// The colour for the surroundings of this moment.
  open var cgColor: CGColor { fixed(UITraitCollection.current) }

  /// The colour for some surroundings.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic = kind else { return self }
    return UIColor(cgColor: fixed(traitCollection))
  }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch kind {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let name, let rule):
      UIColor(
        kind: .dynamic(name: name.map { "\($0)@\(alpha)" }) {
          rule($0).resolvedColor(with: $0).withAlphaComponent(alpha)
        })
    }
  }

  func fixed(_ traits: UITraitCollection) -> CGColor {
    var color = self
    for _ in 0..<32 {
      switch color.kind {
      case .fixed(let color): return color
      case .dynamic(_, let rule): color = rule(traits)
      }
    }
    return CGColor(gray: 0, alpha: 1)
  }

  /// Red, green, blue and opacity in sRGB for the surroundings of this moment.
  var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { cgColor.rgba }

  /// Writes the components in sRGB; false never.
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the grey and opacity; false when the colour is not a grey.
  @discardableResult open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba
    guard abs(color.red - color.green) < 1e-6, abs(color.red - color.blue) < 1e-6 else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity; false never.
  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba
    let value = HSB(red: color.red, green: color.green, blue: color.blue)
    hue?.pointee = value.hue
    saturation?.pointee = value.saturation
    brightness?.pointee = value.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// True when both are the same colour, or the same named rule.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    switch (kind, other.kind) {
    case (.fixed(let left), .fixed(let right)): return left == right
    case (.dynamic(let left?, _), .dynamic(let right?, _)): return left == right
    default: return false
    }
  }

  open override var hash: Int {
    switch kind {
    case .fixed(let color): color.hashValue
    case .dynamic(let name?, _): name.hashValue
    case .dynamic(nil, _): ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    if case .dynamic(let name?, _) = kind { return "<UIDynamicSystemColor: \(name)>" }
    let color = rgba
    return "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
  }
}

/// Hue, saturation and brightness, all 0…1.
struct HSB {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    brightness = high
    saturation = high > 0 ? range / high : 0
    guard range > 0 else {
      hue = 0
      return
    }
    let sixth: CGFloat
    if high == red {
      sixth = (green - blue) / range
    } else if high == green {
      sixth = 2 + (blue - red) / range
    } else {
      sixth = 4 + (red - green) / range
    }
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let sixth = (hue - hue.rounded(.down)) * 6
    func part(_ shift: CGFloat) -> CGFloat {
      let place = (shift + sixth).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    return (part(5), part(3), part(1))
  }
}

extension CGColor {
  var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColorSpace(name: CGColorSpace.sRGB).flatMap {
      converted(to: $0, intent: .defaultIntent, options: nil)
    }
    let parts = (color ?? self).components ?? []
    if parts.count >= 4 { return (parts[0], parts[1], parts[2], parts[3]) }
    if parts.count == 2 { return (parts[0], parts[0], parts[0], parts[1]) }
    return (0, 0, 0, alpha)
  }
}
