extension ChromeGeometry {
  /// The height of an action's row, in points: it grows with the user's text size [M].
  public func actionRowHeight(at textSize: TextSize) -> Double {
    max(actionRowHeight, textSize.bodyLeading + (actionRowHeight - 22))
  }
}

extension TextSize {
  /// Distance of two body lines in points (HIG, Typography).
  public var bodyLeading: Double {
    switch self {
    case .xSmall: 19
    case .small: 20
    case .medium: 21
    case .large: 22
    case .xLarge: 24
    case .xxLarge: 26
    case .xxxLarge: 29
    case .accessibility1: 34
    case .accessibility2: 40
    case .accessibility3: 48
    case .accessibility4: 56
    case .accessibility5: 62
    }
  }
}
