import CoreGraphics
import IOSFoundation

/// What a view shows, as a value that makes the view.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What is shown.
  var configuration: any UIContentConfiguration { get set }
  /// True when the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// A state that a configuration depends on.
@preconcurrency @MainActor public protocol UIConfigurationState {
  /// The traits.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isEditing = false
  public var isExpanded = false

  /// Makes the state of a plain cell.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The text, second text and picture of a row.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var alignment: TextAlignment = .natural
    public var numberOfLines = 0
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    public var adjustsFontForContentSizeCategory = true
    public var adjustsFontSizeToFitWidth = false

    /// Where a text lies.
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }
  }

  /// How a picture looks.
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize: CGSize = .zero
    public var reservedLayoutSize: CGSize = .zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .caption1), color: .label)
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The room around: 11 above and below, 16 at the sides [M].
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The room between picture and text.
  public var imageToTextPadding: CGFloat = 16
  /// The room between the texts beside each other.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The room between the texts one below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// True puts the texts beside each other where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// True keeps the margins at the superview's or more.
  public var axesPreservingSuperviewLayoutMargins = 0
  var minimumHeight: CGFloat = 44

  /// A row with text and picture.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row with a second text below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row with a second text at the end.
  public static func valueCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration()
    result.prefersSideBySideTextAndSecondaryText = true
    result.secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
    return result
  }
  /// The header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { header(.headline, .label) }
  /// The header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { header(.footnote, .secondaryLabel) }
  /// The footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { header(.footnote, .secondaryLabel) }

  private static func header(_ style: UIFont.TextStyle, _ color: UIColor) -> UIListContentConfiguration {
    var result = UIListContentConfiguration()
    result.textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    result.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    result.minimumHeight = 0
    return result
  }

  /// Makes a view that shows it.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// The configuration for a state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// A view that shows the text, second text and picture of a row.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView()

  /// What is shown.
  open var configuration: any UIContentConfiguration { didSet { show() } }

  /// Makes a view.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for view in [textLabel, secondaryLabel, imageView] as [UIView] { addSubview(view) }
    imageView.contentMode = .scaleAspectFit
    show()
  }

  /// Makes a view; archives hold no views here.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }

  private var list: UIListContentConfiguration { configuration as? UIListContentConfiguration ?? .cell() }

  private func show() {
    let list = list
    show(list.text, list.textProperties, in: textLabel)
    show(list.secondaryText, list.secondaryTextProperties, in: secondaryLabel)
    imageView.image = list.image
    imageView.tintColor = list.imageProperties.tintColor
    imageView.preferredSymbolConfiguration = list.imageProperties.preferredSymbolConfiguration
    imageView.layer.cornerRadius = list.imageProperties.cornerRadius
    imageView.clipsToBounds = list.imageProperties.cornerRadius > 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(_ text: String?, _ look: UIListContentConfiguration.TextProperties, in label: UILabel) {
    (label.text, label.font, label.textColor) = (text, look.font, look.color)
    (label.numberOfLines, label.lineBreakMode) = (look.numberOfLines, look.lineBreakMode)
    label.textAlignment = look.alignment == .center ? .center : look.alignment == .justified ? .justified : .natural
    label.isHidden = (text ?? "").isEmpty
  }

  private var imageSize: CGSize {
    guard let size = list.image?.size else { return .zero }
    let limit = list.imageProperties.maximumSize
    let factor = min(
      1, limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  private func frames(width: CGFloat) -> (text: CGRect, secondary: CGRect, image: CGRect, height: CGFloat) {
    let list = list
    let margins = list.directionalLayoutMargins
    let image = imageSize
    let start =
      margins.leading
      + (image.width > 0
        ? max(image.width, list.imageProperties.reservedLayoutSize.width) + list.imageToTextPadding : 0)
    let room = max(0, width - start - margins.trailing)
    func fit(_ label: UILabel, _ room: CGFloat) -> CGSize {
      label.isHidden ? .zero : label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    }
    var text = CGRect(origin: CGPoint(x: start, y: margins.top), size: fit(textLabel, room))
    var second = CGRect(origin: CGPoint(x: start, y: margins.top), size: fit(secondaryLabel, room))
    let isBeside =
      list.prefersSideBySideTextAndSecondaryText && !secondaryLabel.isHidden
      && text.width + second.width + list.textToSecondaryTextHorizontalPadding <= room
    var inner = max(text.height, second.height)
    if isBeside {
      second.origin.x = width - margins.trailing - second.width
    } else {
      (text.size.width, second.size.width) = (room, room)
      if !secondaryLabel.isHidden {
        let padding = textLabel.isHidden ? 0 : list.textToSecondaryTextVerticalPadding
        second.origin.y = text.maxY + padding
        inner = text.height + padding + second.height
      }
    }
    let height = max(list.minimumHeight, max(inner, image.height) + margins.top + margins.bottom)
    let shift = (height - inner) / 2 - margins.top
    let picture = CGRect(origin: CGPoint(x: margins.leading, y: (height - image.height) / 2), size: image)
    return (text.offsetBy(dx: 0, dy: shift), second.offsetBy(dx: 0, dy: shift), picture, height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(width: size.width).height)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: frames(width: bounds.width > 0 ? bounds.width : 320).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(width: bounds.width)
    let shift = (bounds.height - frames.height) / 2
    let scale = max(1, SurroundingTraits.system.displayScale)
    func place(_ rect: CGRect) -> CGRect {
      var rect = rect.offsetBy(dx: 0, dy: shift)
      if effectiveUserInterfaceLayoutDirection == .rightToLeft { rect.origin.x = bounds.width - rect.maxX }
      rect.origin.y = (rect.origin.y * scale).rounded() / scale
      return rect
    }
    textLabel.frame = place(frames.text)
    secondaryLabel.frame = place(frames.secondary)
    imageView.frame = place(frames.image)
  }

  override func adaptToTraits(previous: UITraitCollection?) {
    super.adaptToTraits(previous: previous)
    setNeedsLayout()
  }
}
