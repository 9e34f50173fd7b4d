import CoreGraphics
import IOSFoundation

extension UIButton {
  /// The look and contents of a button.
  public struct Configuration {
    /// The size of a button.
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    /// Where the corners' radius comes from.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    /// The mark of a button with a menu.
    public enum Indicator: Int, Sendable {
      case automatic = 0
      case none = 1
      case popup = 2
    }

    /// The look on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic = 0
      case bordered = 1
      case borderless = 2
      case borderlessTinted = 3
    }

    /// How title and subtitle are aligned.
    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    enum Kind {
      case plain
      case gray
      case tinted
      case filled
      case borderless
    }

    var kind: Kind
    /// The title.
    public var title: String? { didSet { styledTitle = nil } }
    /// The title with attributes.
    public var attributedTitle: AttributedString? {
      get { styledTitle }
      set {
        title = newValue.map { String($0.characters) }
        styledTitle = newValue
      }
    }
    /// Changes the title's attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A smaller line below the title.
    public var subtitle: String? { didSet { styledSubtitle = nil } }
    /// A smaller line below the title, with attributes.
    public var attributedSubtitle: AttributedString? {
      get { styledSubtitle }
      set {
        subtitle = newValue.map { String($0.characters) }
        styledSubtitle = newValue
      }
    }
    /// Changes the smaller line's attributes.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How the smaller line breaks.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    private var styledTitle: AttributedString?
    private var styledSubtitle: AttributedString?
    /// The picture.
    public var image: UIImage?
    /// Changes the picture's colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Where the picture is.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The room between picture and title.
    public var imagePadding: CGFloat = 0
    /// The room between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle are aligned.
    public var titleAlignment: TitleAlignment = .automatic
    /// What symbols are drawn with.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The colour of the contents; nil is that of the kind.
    public var baseForegroundColor: UIColor?
    /// The colour of the ground; nil is that of the kind.
    public var baseBackgroundColor: UIColor?
    /// The size.
    public var buttonSize: Size = .medium { didSet { contentInsets = Self.insets(buttonSize) } }
    /// Where the corners' radius comes from.
    public var cornerStyle: CornerStyle = .dynamic
    /// The ground.
    public var background = UIBackgroundConfiguration()
    /// The room around the contents: 7 above and below, 12 at the sides at medium size [M].
    public var contentInsets = Self.insets(.medium)
    /// True shows a wheel in place of the picture.
    public var showsActivityIndicator = false
    /// Changes the wheel's colour.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The mark of a button with a menu.
    public var indicator: Indicator = .automatic
    /// Changes the mark's colour.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The look on a Mac.
    public var macIdiomStyle: MacIdiomStyle = .automatic
    /// How the title's lines break.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// True shows a chosen button in a look of its own.
    public var automaticallyUpdateForSelection = true
    /// Takes the room that the size has by itself.
    public mutating func setDefaultContentInsets() { contentInsets = Self.insets(buttonSize) }

    private static func insets(_ size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini: NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
      case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    /// Contents in the tint, no ground.
    public static func plain() -> Configuration { Configuration(kind: .plain) }
    /// Contents in the tint on grey.
    public static func gray() -> Configuration { Configuration(kind: .gray) }
    /// Contents in the tint on a light tint.
    public static func tinted() -> Configuration { Configuration(kind: .tinted) }
    /// White contents on the tint.
    public static func filled() -> Configuration { Configuration(kind: .filled) }
    /// Contents in the tint, no ground.
    public static func borderless() -> Configuration { Configuration(kind: .borderless) }
    /// Contents in the tint on grey.
    public static func bordered() -> Configuration { Configuration(kind: .gray) }
    /// Contents in the tint on a light tint.
    public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
    /// White contents on the tint.
    public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }
    /// Contents on glass; a grey of the same brightness is drawn.
    public static func glass() -> Configuration { onGlass(.gray) }
    /// White contents on tinted glass; the tint is drawn.
    public static func prominentGlass() -> Configuration { onGlass(.filled) }
    /// Contents on clear glass; a grey of the same brightness is drawn.
    public static func clearGlass() -> Configuration { onGlass(.gray) }
    /// White contents on tinted clear glass; the tint is drawn.
    public static func prominentClearGlass() -> Configuration { onGlass(.filled) }

    private static func onGlass(_ kind: Kind) -> Configuration {
      var result = Configuration(kind: kind)
      result.cornerStyle = .capsule
      return result
    }

    /// The configuration for a button's state.
    public func updated(for button: UIButton) -> Configuration { self }

    private init(kind: Kind) { self.kind = kind }

    /// The colours of contents and ground. Disabled ones are grey; pressed ones lighter [M].
    @MainActor func colors(for button: UIButton) -> (contents: UIColor, ground: UIColor) {
      let tint: UIColor = button.tintColor
      guard button.isEnabled else {
        return (.tertiaryLabel, kind == .plain || kind == .borderless ? .clear : .tertiarySystemFill)
      }
      var contents: UIColor
      var ground: UIColor
      let isChosen = button.isSelected && automaticallyUpdateForSelection
      // [M] A chosen plain button stands on a light tint, a chosen grey or tinted one is filled.
      let kind: Kind =
        !isChosen ? kind : kind == .plain || kind == .borderless ? .tinted : .filled
      switch kind {
      case .plain, .borderless: (contents, ground) = (tint, .clear)
      case .gray: (contents, ground) = (tint, .secondarySystemFill)
      case .tinted: (contents, ground) = (tint, (baseBackgroundColor ?? tint).withAlphaComponent(0.18))
      case .filled: (contents, ground) = (.white, baseBackgroundColor ?? tint)
      }
      if kind == .gray || kind == .plain, let baseBackgroundColor { ground = baseBackgroundColor }
      if let baseForegroundColor { contents = baseForegroundColor }
      if let color = background.backgroundColor { ground = color }
      if let change = background.backgroundColorTransformer { ground = change(ground) }
      if button.isHighlighted {
        contents = contents.withAlphaComponent(contents.cgColor.alpha * (kind == .filled ? 0.85 : 0.3))
        if ground.cgColor.alpha > 0 { ground = ground.withAlphaComponent(ground.cgColor.alpha * 0.75) }
      }
      return (contents, ground)
    }

    /// The radius of the corners for a height: 5.95 at medium size [M].
    func radius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic:
        switch buttonSize {
        case .mini, .small: 5
        case .medium: 5.95
        case .large: 8.75
        }
      case .small: 4
      case .medium: 6
      case .large: 8
      case .capsule: height / 2
      }
    }
  }
}
