/// The user's text size: `UIContentSizeCategory` without its class, smallest first.
public enum TextSize: String, Sendable, Hashable, Codable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1 = "AX1"
  case accessibility2 = "AX2"
  case accessibility3 = "AX3"
  case accessibility4 = "AX4"
  case accessibility5 = "AX5"

  /// `UIContentSizeCategory`'s raw value.
  public var categoryName: String {
    switch self {
    case .xSmall: "UICTContentSizeCategoryXS"
    case .small: "UICTContentSizeCategoryS"
    case .medium: "UICTContentSizeCategoryM"
    case .large: "UICTContentSizeCategoryL"
    case .xLarge: "UICTContentSizeCategoryXL"
    case .xxLarge: "UICTContentSizeCategoryXXL"
    case .xxxLarge: "UICTContentSizeCategoryXXXL"
    case .accessibility1: "UICTContentSizeCategoryAccessibilityM"
    case .accessibility2: "UICTContentSizeCategoryAccessibilityL"
    case .accessibility3: "UICTContentSizeCategoryAccessibilityXL"
    case .accessibility4: "UICTContentSizeCategoryAccessibilityXXL"
    case .accessibility5: "UICTContentSizeCategoryAccessibilityXXXL"
    }
  }

  /// Whether it is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { rawValue.hasPrefix("AX") }
}
