internal import Canvas
import Foundation

extension CGColorSpace {
  /// The colour in sRGB for components of this space. Missing components are 0; a missing alpha is 1.
  func solid(_ components: [CGFloat]) -> Color {
    let count = numberOfComponents
    func part(_ index: Int) -> Double { components.indices.contains(index) ? Double(components[index]) : 0 }
    let alpha = components.count > count ? Double(components[count]) : 1
    switch model {
    case .monochrome:
      return Color(white: isLinear ? Self.encode(part(0)) : part(0), alpha: alpha)
    case .cmyk:
      let light = 1 - part(3)
      return Color(
        red: (1 - part(0)) * light, green: (1 - part(1)) * light, blue: (1 - part(2)) * light, alpha: alpha)
    default:
      var (red, green, blue) = (part(0), part(1), part(2))
      if isWideGamutRGB {
        // [S] Display P3 → XYZ → sRGB, both with the D65 white point (SMPTE EG 432-1, IEC 61966-2-1).
        let (r, g, b) = (Self.decode(red), Self.decode(green), Self.decode(blue))
        red = Self.encode(1.2249401763 * r - 0.2249401763 * g)
        green = Self.encode(-0.0420569547 * r + 1.0420569547 * g)
        blue = Self.encode(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b)
      } else if isLinear {
        (red, green, blue) = (Self.encode(red), Self.encode(green), Self.encode(blue))
      }
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// Components of this space, with alpha, for a colour in sRGB.
  func components(of color: Color) -> [CGFloat] {
    switch model {
    case .monochrome:
      // [S] Luma of sRGB's primaries (ITU-R BT.709).
      let grey = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return [isLinear ? Self.decode(grey) : grey, color.alpha]
    case .cmyk:
      let light = max(color.red, color.green, color.blue)
      guard light > 0 else { return [0, 0, 0, 1, color.alpha] }
      return [1 - color.red / light, 1 - color.green / light, 1 - color.blue / light, 1 - light, color.alpha]
    default:
      var (red, green, blue) = (color.red, color.green, color.blue)
      if isWideGamutRGB {
        let (r, g, b) = (Self.decode(red), Self.decode(green), Self.decode(blue))
        red = Self.encode(0.8224619687 * r + 0.1775380313 * g)
        green = Self.encode(0.0331941989 * r + 0.9668058011 * g)
        blue = Self.encode(0.0170826307 * r + 0.0723974407 * g + 0.9105199286 * b)
      } else if isLinear {
        (red, green, blue) = (Self.decode(red), Self.decode(green), Self.decode(blue))
      }
      return [red, green, blue, color.alpha]
    }
  }

  private var isLinear: Bool {
    [Self.linearSRGB, Self.extendedLinearSRGB, Self.genericRGBLinear, Self.linearGray, Self.extendedLinearGray]
      .contains(name)
  }

  /// sRGB's curve, from a component to an amount of light; negative values are mirrored.
  private static func decode(_ value: Double) -> Double {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  /// sRGB's curve, from an amount of light to a component.
  private static func encode(_ value: Double) -> Double {
    let size = abs(value)
    let part = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -part : part
  }
}
