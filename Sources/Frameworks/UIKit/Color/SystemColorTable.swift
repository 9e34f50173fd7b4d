import CoreGraphics
import IOSFoundation

/// The values of iOS's system colours, 0…255 and opacity 0…1.
///
/// Light values are facts [S ColorCompatibility and public palettes]; dark values marked [M] in the reference are assumed.
/// A new measurement replaces a value here and nowhere else.
enum SystemColorTable {
  struct Value {
    var red, green, blue: Int
    var alpha: CGFloat = 1

    var color: UIColor {
      UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
    }
  }

  struct Entry {
    var light: Value
    var dark: Value
    /// In dark, over the first layer, as in a sheet.
    var elevated: Value?
  }

  static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> Value {
    Value(red: red, green: green, blue: blue, alpha: alpha)
  }

  static let entries: [String: Entry] = [
    "labelColor": .init(light: rgb(0, 0, 0), dark: rgb(255, 255, 255)),
    "secondaryLabelColor": .init(light: rgb(60, 60, 67, 0.6), dark: rgb(235, 235, 245, 0.6)),
    "tertiaryLabelColor": .init(light: rgb(60, 60, 67, 0.3), dark: rgb(235, 235, 245, 0.3)),
    "quaternaryLabelColor": .init(light: rgb(60, 60, 67, 0.18), dark: rgb(235, 235, 245, 0.16)),
    "placeholderTextColor": .init(light: rgb(60, 60, 67, 0.3), dark: rgb(235, 235, 245, 0.3)),
    "systemBackgroundColor": .init(light: rgb(255, 255, 255), dark: rgb(0, 0, 0), elevated: rgb(28, 28, 30)),
    "secondarySystemBackgroundColor": .init(
      light: rgb(242, 242, 247), dark: rgb(28, 28, 30), elevated: rgb(44, 44, 46)),
    "tertiarySystemBackgroundColor": .init(
      light: rgb(255, 255, 255), dark: rgb(44, 44, 46), elevated: rgb(58, 58, 60)),
    "systemGroupedBackgroundColor": .init(light: rgb(242, 242, 247), dark: rgb(0, 0, 0), elevated: rgb(28, 28, 30)),
    "secondarySystemGroupedBackgroundColor": .init(
      light: rgb(255, 255, 255), dark: rgb(28, 28, 30), elevated: rgb(44, 44, 46)),
    "tertiarySystemGroupedBackgroundColor": .init(
      light: rgb(242, 242, 247), dark: rgb(44, 44, 46), elevated: rgb(58, 58, 60)),
    "systemFillColor": .init(light: rgb(120, 120, 128, 0.2), dark: rgb(120, 120, 128, 0.36)),
    "secondarySystemFillColor": .init(light: rgb(120, 120, 128, 0.16), dark: rgb(120, 120, 128, 0.32)),
    "tertiarySystemFillColor": .init(light: rgb(118, 118, 128, 0.12), dark: rgb(118, 118, 128, 0.24)),
    "quaternarySystemFillColor": .init(light: rgb(116, 116, 128, 0.08), dark: rgb(118, 118, 128, 0.18)),
    "separatorColor": .init(light: rgb(60, 60, 67, 0.29), dark: rgb(84, 84, 88, 0.6)),
    "opaqueSeparatorColor": .init(light: rgb(198, 198, 200), dark: rgb(56, 56, 58)),
    "linkColor": .init(light: rgb(0, 122, 255), dark: rgb(9, 132, 255)),
    "systemBlueColor": .init(light: rgb(0, 122, 255), dark: rgb(10, 132, 255)),
    "systemRedColor": .init(light: rgb(255, 59, 48), dark: rgb(255, 69, 58)),
    "systemGreenColor": .init(light: rgb(52, 199, 89), dark: rgb(48, 209, 88)),
    "systemOrangeColor": .init(light: rgb(255, 149, 0), dark: rgb(255, 159, 10)),
    "systemYellowColor": .init(light: rgb(255, 204, 0), dark: rgb(255, 214, 10)),
    "systemPurpleColor": .init(light: rgb(175, 82, 222), dark: rgb(191, 90, 242)),
    "systemPinkColor": .init(light: rgb(255, 45, 85), dark: rgb(255, 55, 95)),
    "systemIndigoColor": .init(light: rgb(88, 86, 214), dark: rgb(94, 92, 230)),
    "systemTealColor": .init(light: rgb(48, 176, 199), dark: rgb(64, 200, 224)),
    "systemMintColor": .init(light: rgb(0, 199, 190), dark: rgb(99, 230, 226)),
    "systemCyanColor": .init(light: rgb(50, 173, 230), dark: rgb(100, 210, 255)),
    "systemBrownColor": .init(light: rgb(162, 132, 94), dark: rgb(172, 142, 104)),
    "systemGrayColor": .init(light: rgb(142, 142, 147), dark: rgb(142, 142, 147)),
    "systemGray2Color": .init(light: rgb(174, 174, 178), dark: rgb(99, 99, 102)),
    "systemGray3Color": .init(light: rgb(199, 199, 204), dark: rgb(72, 72, 74)),
    "systemGray4Color": .init(light: rgb(209, 209, 214), dark: rgb(58, 58, 60)),
    "systemGray5Color": .init(light: rgb(229, 229, 234), dark: rgb(44, 44, 46)),
    "systemGray6Color": .init(light: rgb(242, 242, 247), dark: rgb(28, 28, 30)),
  ]

  static func color(_ name: String) -> UIColor {
    guard let entry = entries[name] else { return UIColor(white: 0, alpha: 1) }
    let (light, dark) = (entry.light.color, entry.dark.color)
    let elevated = entry.elevated?.color ?? dark
    return UIColor(
      kind: .dynamic(name: name) { traits in
        guard traits.userInterfaceStyle == .dark else { return light }
        return traits.userInterfaceLevel == .elevated ? elevated : dark
      })
  }
}
