import CoreGraphics
import IOSFoundation

/// A rule that makes a colour of another.
public struct UIConfigurationColorTransformer {
  /// The rule.
  public let transform: (UIColor) -> UIColor

  /// Makes a rule.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The colour that the rule makes.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Makes a grey of the same brightness.
  public nonisolated(unsafe) static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let (red, green, blue, alpha) = color.resolvedColor(with: traits).rgba
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
  /// Keeps the colour as it is.
  public nonisolated(unsafe) static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// Makes the system's grey.
  public nonisolated(unsafe) static let monochromeTint = UIConfigurationColorTransformer { _ in .systemGray }
}

/// A rule that makes attributes of others.
public struct UIConfigurationTextAttributesTransformer {
  /// The rule.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Makes a rule.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  /// The attributes that the rule makes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// What lies behind a button's or cell's contents.
public struct UIBackgroundConfiguration {
  /// The colour; nil is the tint.
  public var backgroundColor: UIColor?
  /// Changes the colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// From the view's edges to the ground's.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// The edges at which the view's margins are added.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour of the line around; nil is the tint.
  public var strokeColor: UIColor?
  /// Changes the colour of the line around.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line around.
  public var strokeWidth: CGFloat = 0
  /// How far outside the line lies.
  public var strokeOutset: CGFloat = 0
  /// A view behind the contents.
  public var customView: UIView?
  /// A picture behind the contents.
  public var image: UIImage?
  /// How the picture lies.
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  /// An effect behind the contents.
  public var visualEffect: UIVisualEffect?

  /// The colour for a tint.
  @MainActor public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  /// The colour of the line around for a tint.
  @MainActor public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
  /// The ground for a state.
  @MainActor public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  private static func make(_ color: UIColor, radius: CGFloat = 0) -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration()
    (result.backgroundColor, result.cornerRadius) = (color, radius)
    return result
  }

  /// No ground at all.
  public static func clear() -> UIBackgroundConfiguration { make(.clear) }
  /// The ground of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { make(.systemBackground) }
  /// The ground of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { make(.secondarySystemGroupedBackground) }
  /// The ground of a cell in a list.
  public static func listCell() -> UIBackgroundConfiguration { listGroupedCell() }
  /// The ground of a header.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  /// The ground of a footer.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  /// The ground of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { make(.systemBackground) }
  /// The ground of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// The ground of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
  /// The ground of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { make(.clear, radius: 10) }
  /// The ground of a cell in a list with an accent.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { make(.clear, radius: 10) }
}
