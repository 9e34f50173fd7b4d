import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// A button: a title, a picture, or both.
@MainActor open class UIButton: UIControl {
  /// The kinds of button.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7

    /// The system's kind of old.
    public static let roundedRect = ButtonType.system
  }

  /// Called when the button's look is brought up to date.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  private struct Face {
    var title: String?
    var attributedTitle: NSAttributedString?
    var color: UIColor?
    var image: UIImage?
    var background: UIImage?
  }

  private var faces: [UInt: Face] = [:]
  private let label = UILabel()
  private let subtitleLabel = UILabel()
  private let picture = UIImageView()
  private let ground = UIImageView()
  private let wheel = UIActivityIndicatorView(style: .medium)
  private var type = ButtonType.custom

  /// Makes a button of its own kind with a frame in its superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a button of no size; archives hold no views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    type = buttonType
    switch buttonType {
    case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus"), for: .normal)
    default: break
    }
  }

  /// Makes a button of a kind that does something.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Makes a button of a look that does something.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    type = .system
    self.configuration = configuration
    // An initializer's own assignment calls no observer.
    setNeedsUpdateConfiguration()
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
  }

  private func prepare() {
    ground.contentMode = .scaleToFill
    picture.contentMode = .scaleAspectFit
    label.font = .systemFont(ofSize: 18)
    label.lineBreakMode = .byTruncatingMiddle
    subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
    for view in [ground, picture, label, subtitleLabel, wheel] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    setNeedsUpdateConfiguration()
  }

  // MARK: Look

  /// The look and contents; nil for titles and pictures by state.
  open var configuration: Configuration? { didSet { setNeedsUpdateConfiguration() } }
  /// Called when the button's look is brought up to date.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// True brings the look up to date by itself.
  open var automaticallyUpdatesConfiguration = true
  /// The kind.
  open var buttonType: ButtonType { type }
  /// The label of the title.
  open var titleLabel: UILabel? { label }
  /// The view of the picture.
  open var imageView: UIImageView? { picture }
  /// The menu that the button shows.
  open var menu: UIMenu?
  /// Room around the contents, without a configuration.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { sizeDidChange() } }
  /// A move of the title, without a configuration.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// A move of the picture, without a configuration.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// True darkens the picture while it is pressed.
  open var adjustsImageWhenHighlighted = true
  /// True lightens the picture while the button is disabled.
  open var adjustsImageWhenDisabled = true

  /// Marks the look as out of date.
  open func setNeedsUpdateConfiguration() {
    setNeedsLayout()
    sizeDidChange()
    guard !isUpdating else { return }
    updateConfiguration()
  }

  private var isUpdating = false

  /// Brings the look up to date for the state.
  open func updateConfiguration() {
    isUpdating = true
    configurationUpdateHandler?(self)
    isUpdating = false
    showState()
  }

  // MARK: By state

  private func face(_ state: State) -> Face { faces[state.rawValue] ?? Face() }
  private func change(_ state: State, _ edit: (inout Face) -> Void) {
    edit(&faces[state.rawValue, default: Face()])
    showState()
    sizeDidChange()
  }

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  /// Sets the title of a state with attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  /// Sets the title's colour of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.color = color } }
  /// Sets the picture of a state.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  /// Sets the picture behind the contents of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.background = image } }
  /// Sets what symbols are drawn with.
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    picture.preferredSymbolConfiguration = configuration
    sizeDidChange()
  }
  /// The title of a state.
  open func title(for state: State) -> String? { face(state).title ?? face(.normal).title }
  /// The title of a state with attributes.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    face(state).attributedTitle ?? face(.normal).attributedTitle
  }
  /// The title's colour of a state.
  open func titleColor(for state: State) -> UIColor? { face(state).color ?? face(.normal).color }
  /// The picture of a state.
  open func image(for state: State) -> UIImage? { face(state).image ?? face(.normal).image }
  /// The picture behind the contents of a state.
  open func backgroundImage(for state: State) -> UIImage? { face(state).background ?? face(.normal).background }
  /// The title that is shown.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The picture that is shown.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The title's colour that is shown.
  open var currentTitleColor: UIColor { label.textColor }
  /// The picture behind the contents that is shown.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title with attributes that is shown.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  override func stateDidChange() {
    super.stateDidChange()
    if automaticallyUpdatesConfiguration { updateConfiguration() } else { showState() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  override func adaptToTraits(previous: UITraitCollection?) {
    super.adaptToTraits(previous: previous)
    showState()
    sizeDidChange()
  }

  private func sizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showState() {
    if let configuration {
      showConfiguration(configuration)
      return
    }
    let isSystem = type == .system || type == .close || type == .contactAdd
    var color = titleColor(for: state) ?? (isSystem ? tintColor : .white)
    if isSystem, !isEnabled, faces[State.disabled.rawValue]?.color == nil { color = .tertiaryLabel }
    if let text = attributedTitle(for: state) {
      label.attributedText = text
    } else {
      label.text = title(for: state)
      label.textColor = color
    }
    if isSystem, label.font.pointSize == 18 { label.font = .systemFont(ofSize: 15) }
    label.alpha = isSystem && isHighlighted ? 0.2 : 1
    picture.image = image(for: state)
    picture.tintColor = isSystem && !isEnabled ? .tertiaryLabel : nil
    picture.alpha =
      isHighlighted && adjustsImageWhenHighlighted
      ? (isSystem ? 0.2 : 0.5) : !isEnabled && adjustsImageWhenDisabled ? 0.5 : 1
    ground.image = backgroundImage(for: state)
    setNeedsLayout()
  }

  private func showConfiguration(_ configuration: Configuration) {
    let colors = configuration.colors(for: self)
    label.text = configuration.title
    label.font = .preferredFont(
      forTextStyle: configuration.buttonSize == .small || configuration.buttonSize == .mini ? .subheadline : .body,
      compatibleWith: traitCollection)
    label.textColor = colors.contents
    label.lineBreakMode = configuration.titleLineBreakMode
    label.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
    label.textAlignment = .center
    subtitleLabel.text = configuration.subtitle
    subtitleLabel.textColor = colors.contents
    picture.image = configuration.showsActivityIndicator ? nil : configuration.image
    picture.preferredSymbolConfiguration = configuration.preferredSymbolConfigurationForImage
    picture.tintColor = colors.contents
    wheel.color = colors.contents
    if configuration.showsActivityIndicator { wheel.startAnimating() } else { wheel.stopAnimating() }
    ground.image = configuration.background.image
    ground.backgroundColor = colors.ground
    ground.layer.cornerRadius = configuration.radius(height: bounds.height)
    ground.layer.cornerCurve = .continuous
    ground.layer.borderWidth = configuration.background.strokeWidth
    ground.layer.borderColor = configuration.background.strokeColor?.resolvedColor(with: traitCollection).cgColor
    setNeedsLayout()
  }

  // MARK: Layout

  private var parts: ButtonParts {
    ButtonParts(
      title: (label.text ?? "").isEmpty && label.attributedText == nil ? nil : label,
      subtitle: (subtitleLabel.text ?? "").isEmpty ? nil : subtitleLabel,
      image: wheel.isHidden ? (picture.shown == nil ? nil : picture) : wheel, configuration: configuration)
  }

  private var insets: UIEdgeInsets {
    if let configuration {
      let insets = configuration.contentInsets
      let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
      return UIEdgeInsets(
        top: insets.top, left: isLeft ? insets.leading : insets.trailing, bottom: insets.bottom,
        right: isLeft ? insets.trailing : insets.leading)
    }
    if contentEdgeInsets != .zero { return contentEdgeInsets }
    // [M] §5.4: a system button is 12 points higher than its title.
    return label.text == nil ? .zero : UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = insets
    let room = size.width > 0 && size.width < 10_000 ? max(0, size.width - insets.left - insets.right) : 10_000
    let inner = parts.size(width: room)
    let width = inner.width + insets.left + insets.right
    return CGSize(
      width: configuration == nil && label.text != nil ? max(30, width) : width,
      height: inner.height + insets.top + insets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    if let configuration {
      ground.layer.cornerRadius = min(configuration.radius(height: bounds.height), bounds.height / 2)
    }
    parts.place(
      in: bounds.inset(by: insets), horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
      isLeftToRight: effectiveUserInterfaceLayoutDirection == .leftToRight)
    for view in [label, subtitleLabel] where view !== parts.title && view !== parts.subtitle { view.frame = .zero }
    if configuration == nil {
      label.frame = label.frame.offsetBy(
        dx: (titleEdgeInsets.left - titleEdgeInsets.right) / 2, dy: (titleEdgeInsets.top - titleEdgeInsets.bottom) / 2)
      picture.frame = picture.frame.offsetBy(
        dx: (imageEdgeInsets.left - imageEdgeInsets.right) / 2, dy: (imageEdgeInsets.top - imageEdgeInsets.bottom) / 2)
    }
  }

  open override var forFirstBaselineLayout: UIView { label }
  open override var forLastBaselineLayout: UIView { label }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    ownsGesture(gestureRecognizer, pan: false) ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func primaryAction(_ event: UIEvent?) { sendPrimary(event) }
  override var shownText: String? { label.text }
  override var shownImage: String? { picture.shownImage }
  override var showsPartsInTree: Bool { false }
  override var defaultAccessibilityLabel: String? { label.text ?? picture.shown?.look.name }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { isEnabled ? .button : [.button, .notEnabled] }
}
