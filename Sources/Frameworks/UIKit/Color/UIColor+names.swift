import CoreGraphics
import IOSFoundation

/// The colours that UIKit names, made once.
private enum Named {
  static let label = SystemColorTable.color("labelColor")
  static let secondaryLabel = SystemColorTable.color("secondaryLabelColor")
  static let tertiaryLabel = SystemColorTable.color("tertiaryLabelColor")
  static let quaternaryLabel = SystemColorTable.color("quaternaryLabelColor")
  static let placeholderText = SystemColorTable.color("placeholderTextColor")
  static let systemBackground = SystemColorTable.color("systemBackgroundColor")
  static let secondarySystemBackground = SystemColorTable.color("secondarySystemBackgroundColor")
  static let tertiarySystemBackground = SystemColorTable.color("tertiarySystemBackgroundColor")
  static let systemGroupedBackground = SystemColorTable.color("systemGroupedBackgroundColor")
  static let secondarySystemGroupedBackground = SystemColorTable.color("secondarySystemGroupedBackgroundColor")
  static let tertiarySystemGroupedBackground = SystemColorTable.color("tertiarySystemGroupedBackgroundColor")
  static let systemFill = SystemColorTable.color("systemFillColor")
  static let secondarySystemFill = SystemColorTable.color("secondarySystemFillColor")
  static let tertiarySystemFill = SystemColorTable.color("tertiarySystemFillColor")
  static let quaternarySystemFill = SystemColorTable.color("quaternarySystemFillColor")
  static let separator = SystemColorTable.color("separatorColor")
  static let opaqueSeparator = SystemColorTable.color("opaqueSeparatorColor")
  static let link = SystemColorTable.color("linkColor")
  static let systemBlue = SystemColorTable.color("systemBlueColor")
  static let systemRed = SystemColorTable.color("systemRedColor")
  static let systemGreen = SystemColorTable.color("systemGreenColor")
  static let systemOrange = SystemColorTable.color("systemOrangeColor")
  static let systemYellow = SystemColorTable.color("systemYellowColor")
  static let systemPurple = SystemColorTable.color("systemPurpleColor")
  static let systemPink = SystemColorTable.color("systemPinkColor")
  static let systemIndigo = SystemColorTable.color("systemIndigoColor")
  static let systemTeal = SystemColorTable.color("systemTealColor")
  static let systemMint = SystemColorTable.color("systemMintColor")
  static let systemCyan = SystemColorTable.color("systemCyanColor")
  static let systemBrown = SystemColorTable.color("systemBrownColor")
  static let systemGray = SystemColorTable.color("systemGrayColor")
  static let systemGray2 = SystemColorTable.color("systemGray2Color")
  static let systemGray3 = SystemColorTable.color("systemGray3Color")
  static let systemGray4 = SystemColorTable.color("systemGray4Color")
  static let systemGray5 = SystemColorTable.color("systemGray5Color")
  static let systemGray6 = SystemColorTable.color("systemGray6Color")
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
  static let lightText = UIColor(white: 1, alpha: 0.6)
  static let darkText = UIColor(white: 0, alpha: 1)
}

extension UIColor {
  /// The system's colour of that name.
  public class var label: UIColor { Named.label }
  /// The system's colour of that name.
  public class var secondaryLabel: UIColor { Named.secondaryLabel }
  /// The system's colour of that name.
  public class var tertiaryLabel: UIColor { Named.tertiaryLabel }
  /// The system's colour of that name.
  public class var quaternaryLabel: UIColor { Named.quaternaryLabel }
  /// The system's colour of that name.
  public class var placeholderText: UIColor { Named.placeholderText }
  /// The system's colour of that name.
  public class var systemBackground: UIColor { Named.systemBackground }
  /// The system's colour of that name.
  public class var secondarySystemBackground: UIColor { Named.secondarySystemBackground }
  /// The system's colour of that name.
  public class var tertiarySystemBackground: UIColor { Named.tertiarySystemBackground }
  /// The system's colour of that name.
  public class var systemGroupedBackground: UIColor { Named.systemGroupedBackground }
  /// The system's colour of that name.
  public class var secondarySystemGroupedBackground: UIColor { Named.secondarySystemGroupedBackground }
  /// The system's colour of that name.
  public class var tertiarySystemGroupedBackground: UIColor { Named.tertiarySystemGroupedBackground }
  /// The system's colour of that name.
  public class var systemFill: UIColor { Named.systemFill }
  /// The system's colour of that name.
  public class var secondarySystemFill: UIColor { Named.secondarySystemFill }
  /// The system's colour of that name.
  public class var tertiarySystemFill: UIColor { Named.tertiarySystemFill }
  /// The system's colour of that name.
  public class var quaternarySystemFill: UIColor { Named.quaternarySystemFill }
  /// The system's colour of that name.
  public class var separator: UIColor { Named.separator }
  /// The system's colour of that name.
  public class var opaqueSeparator: UIColor { Named.opaqueSeparator }
  /// The system's colour of that name.
  public class var link: UIColor { Named.link }
  /// The system's colour of that name.
  public class var systemBlue: UIColor { Named.systemBlue }
  /// The system's colour of that name.
  public class var systemRed: UIColor { Named.systemRed }
  /// The system's colour of that name.
  public class var systemGreen: UIColor { Named.systemGreen }
  /// The system's colour of that name.
  public class var systemOrange: UIColor { Named.systemOrange }
  /// The system's colour of that name.
  public class var systemYellow: UIColor { Named.systemYellow }
  /// The system's colour of that name.
  public class var systemPurple: UIColor { Named.systemPurple }
  /// The system's colour of that name.
  public class var systemPink: UIColor { Named.systemPink }
  /// The system's colour of that name.
  public class var systemIndigo: UIColor { Named.systemIndigo }
  /// The system's colour of that name.
  public class var systemTeal: UIColor { Named.systemTeal }
  /// The system's colour of that name.
  public class var systemMint: UIColor { Named.systemMint }
  /// The system's colour of that name.
  public class var systemCyan: UIColor { Named.systemCyan }
  /// The system's colour of that name.
  public class var systemBrown: UIColor { Named.systemBrown }
  /// The system's colour of that name.
  public class var systemGray: UIColor { Named.systemGray }
  /// The system's colour of that name.
  public class var systemGray2: UIColor { Named.systemGray2 }
  /// The system's colour of that name.
  public class var systemGray3: UIColor { Named.systemGray3 }
  /// The system's colour of that name.
  public class var systemGray4: UIColor { Named.systemGray4 }
  /// The system's colour of that name.
  public class var systemGray5: UIColor { Named.systemGray5 }
  /// The system's colour of that name.
  public class var systemGray6: UIColor { Named.systemGray6 }
  /// The plain colour of that name.
  public class var black: UIColor { Named.black }
  /// The plain colour of that name.
  public class var darkGray: UIColor { Named.darkGray }
  /// The plain colour of that name.
  public class var lightGray: UIColor { Named.lightGray }
  /// The plain colour of that name.
  public class var white: UIColor { Named.white }
  /// The plain colour of that name.
  public class var gray: UIColor { Named.gray }
  /// The plain colour of that name.
  public class var red: UIColor { Named.red }
  /// The plain colour of that name.
  public class var green: UIColor { Named.green }
  /// The plain colour of that name.
  public class var blue: UIColor { Named.blue }
  /// The plain colour of that name.
  public class var cyan: UIColor { Named.cyan }
  /// The plain colour of that name.
  public class var yellow: UIColor { Named.yellow }
  /// The plain colour of that name.
  public class var magenta: UIColor { Named.magenta }
  /// The plain colour of that name.
  public class var orange: UIColor { Named.orange }
  /// The plain colour of that name.
  public class var purple: UIColor { Named.purple }
  /// The plain colour of that name.
  public class var brown: UIColor { Named.brown }
  /// The plain colour of that name.
  public class var clear: UIColor { Named.clear }
  /// The plain colour of that name.
  public class var lightText: UIColor { Named.lightText }
  /// The plain colour of that name.
  public class var darkText: UIColor { Named.darkText }

  /// The tint where nothing sets another: the app's accent colour, or blue.
  public class var tintColor: UIColor {
    UIColor(kind: .dynamic(name: "tintColor") { _ in tintDefault })
  }

  static var tintDefault: UIColor { AssetCatalog.main.accentColor ?? systemBlue }

  /// The tint as it is shown behind an alert: grey.
  func dimmed(with traits: UITraitCollection) -> UIColor {
    let color = fixed(traits).rgba
    let grey = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    return UIColor(white: grey, alpha: color.alpha * 0.8)
  }
}
