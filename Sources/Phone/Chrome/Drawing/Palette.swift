import Canvas
import Device

/// Chrome's colours for one appearance and generation of iOS; approximate [M].
struct Palette: Hashable {
  /// A notification of the list.
  var card: Material
  /// Cards that lie beneath it in a stack.
  var stackedCard: Material
  /// The long look's platters.
  var platter: Material
  /// What is laid over the blurred screen behind a long look.
  var dim: Color
  var primary: Color
  var secondary: Color
  var tertiary: Color
  var separator: Color
  var destructive: Color
  var tint: Color
  /// Titles of actions: the tint before iOS 15, the text's colour since.
  var actionTitle: Color
  var keyboard: Color
  var key: Color
  var specialKey: Color
  /// A banner over an app, which may have any colour.
  var banner: Material
  var fieldBorder: Color

  init(appearance: Appearance, ios: SystemVersion) {
    let isDark = appearance == .dark
    let isGlass = ios.major >= 26
    let edge = isGlass ? Color(white: 1, alpha: isDark ? 0.22 : 0.55) : nil
    if isDark {
      card = Material(tint: Color(bytes: 62, 62, 70, isGlass ? 0.46 : 0.6), edge: edge)
      stackedCard = Material(tint: Color(bytes: 62, 62, 70, 0.42), edge: edge)
      platter = Material(tint: Color(bytes: 48, 48, 52, isGlass ? 0.8 : 0.9), edge: edge)
      dim = Color(white: 0, alpha: 0.5)
      primary = .white
      secondary = Color(bytes: 235, 235, 245, 0.6)
      tertiary = Color(bytes: 235, 235, 245, 0.3)
      separator = Color(white: 1, alpha: 0.15)
      destructive = Color(bytes: 255, 69, 58)
      tint = Color(bytes: 10, 132, 255)
      keyboard = Color(bytes: 44, 44, 46, 0.94)
      key = Color(bytes: 107, 107, 110)
      specialKey = Color(bytes: 71, 71, 74)
      banner = Material(tint: Color(bytes: 38, 38, 42, isGlass ? 0.7 : 0.86), edge: edge)
      fieldBorder = Color(white: 1, alpha: 0.2)
    } else {
      card = Material(tint: Color(white: 1, alpha: isGlass ? 0.42 : 0.62), edge: edge)
      stackedCard = Material(tint: Color(white: 1, alpha: 0.4), edge: edge)
      platter = Material(tint: Color(bytes: 250, 250, 252, isGlass ? 0.8 : 0.9), edge: edge)
      dim = Color(white: 0, alpha: 0.22)
      primary = .black
      secondary = Color(bytes: 60, 60, 67, 0.62)
      tertiary = Color(bytes: 60, 60, 67, 0.3)
      separator = Color(white: 0, alpha: 0.13)
      destructive = Color(bytes: 255, 59, 48)
      tint = Color(bytes: 0, 122, 255)
      keyboard = Color(bytes: 209, 211, 217, 0.96)
      key = .white
      specialKey = Color(bytes: 171, 177, 186)
      banner = Material(tint: Color(bytes: 246, 246, 249, isGlass ? 0.66 : 0.86), edge: edge)
      fieldBorder = Color(white: 0, alpha: 0.16)
    }
    actionTitle = ios.major < 15 ? tint : primary
  }
}

extension Color {
  /// Components 0…255, alpha 0…1.
  init(bytes red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
