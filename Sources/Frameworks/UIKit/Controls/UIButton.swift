import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// A button: a title, a picture, or both.
@preconcurrency @MainActor open class UIButton: UIControl {
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

  /// What a button means in an alert or menu.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  /// Called when the button's look is brought up to date.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  private struct Face {
    var title: String?
    var attributedTitle: NSAttributedString?
    var color: UIColor?
    var image: UIImage?
    var background: UIImage?
    var shadow: UIColor?
    var symbol: UIImage.SymbolConfiguration?
  }

  private var faces: [UInt: Face] = [:]
  private let label = UILabel()
  private let detail = UILabel()
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
    coder.finish(self, at: UIButton.self)
  }

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setKind(buttonType)
  }

  /// Makes the button one of a kind.
  func setKind(_ buttonType: ButtonType) {
    type = buttonType
    if isSystem { label.font = .systemFont(ofSize: 15) }
    func show(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight) {
      let look = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
      setImage(UIImage(systemName: name, withConfiguration: look), for: .normal)
    }
    // [M] The signs are 22 points wide, the cross that closes 30 with its ground.
    switch buttonType {
    case .close: show("xmark", 12, .bold)
    case .contactAdd: show("plus.circle", 22, .regular)
    case .detailDisclosure, .infoLight, .infoDark: show("info.circle", 22, .regular)
    default: break
    }
  }

  private var isSystem: Bool { type != .custom }

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
    isOpaque = false
    ground.contentMode = .scaleToFill
    picture.contentMode = .scaleAspectFit
    label.font = .systemFont(ofSize: 18)
    label.lineBreakMode = .byTruncatingMiddle
    detail.font = .preferredFont(forTextStyle: .footnote)
    for view in [ground, picture, label, detail, wheel] as [UIView] {
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
  /// The label of the smaller line.
  open var subtitleLabel: UILabel? { detail }
  /// The view of the picture.
  open var imageView: UIImageView? { picture }
  /// What the button means in an alert or menu.
  open var role: Role = .normal
  /// True turns `isSelected` with each tap.
  open var changesSelectionAsPrimaryAction = false
  /// True moves with a pointer; there is none.
  open var isPointerInteractionEnabled = false
  /// True while a finger is held on the button.
  open var isHeld: Bool { isTracking }
  /// The behaviour that is wished; phones have one.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  /// The behaviour.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// The order of a menu's elements.
  open var preferredMenuElementOrder: UIContextMenuConfigurationElementOrder = .automatic
  /// True turns the title's shadow round while the button is pressed.
  open var reversesTitleShadowWhenHighlighted = false
  /// True glows while the button is pressed; nothing glows here.
  open var showsTouchWhenHighlighted = false
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

  private var shownCustomView: UIView?
  private var shownEffect: UIVisualEffectView?
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
    change(state) { $0.symbol = configuration }
  }
  /// What symbols of a state are drawn with.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    face(state).symbol ?? face(.normal).symbol
  }
  /// What the symbol that is shown is drawn with.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  /// Sets the colour of the title's shadow of a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.shadow = color } }
  /// The colour of the title's shadow of a state.
  open func titleShadowColor(for state: State) -> UIColor? { face(state).shadow ?? face(.normal).shadow }
  /// The colour of the title's shadow that is shown.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
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
    var color = titleColor(for: state) ?? (isSystem ? tintColor : .white)
    if isSystem, !isEnabled, faces[State.disabled.rawValue]?.color == nil { color = .tertiaryLabel }
    if let text = attributedTitle(for: state) {
      label.attributedText = text
    } else {
      label.text = title(for: state)
      label.textColor = color
    }
    label.alpha = isSystem && isHighlighted ? 0.2 : 1
    picture.image = image(for: state)
    picture.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    picture.tintColor = isSystem && !isEnabled ? .tertiaryLabel : type == .close ? .secondaryLabel : nil
    label.shadowColor = currentTitleShadowColor
    picture.alpha =
      isHighlighted && adjustsImageWhenHighlighted
      ? (isSystem ? 0.2 : 0.5) : !isEnabled && adjustsImageWhenDisabled ? 0.5 : 1
    ground.image = backgroundImage(for: state)
    ground.backgroundColor = type == .close ? .tertiarySystemFill : nil
    let isChosen = isSelected && type == .system && title(for: .selected) == title(for: .normal)
    if isChosen, image(for: .selected) === image(for: .normal) {
      // [M] A chosen system button stands on its tint.
      ground.backgroundColor = tintColor
      label.textColor = .systemBackground
    }
    setNeedsLayout()
  }

  private func showConfiguration(_ configuration: Configuration) {
    let colors = configuration.colors(for: self)
    let isSmall = configuration.buttonSize == .small || configuration.buttonSize == .mini
    let font = UIFont.preferredFont(forTextStyle: isSmall ? .subheadline : .body, compatibleWith: traitCollection)
    let smaller = UIFont.preferredFont(forTextStyle: isSmall ? .caption1 : .footnote, compatibleWith: traitCollection)
    show(
      configuration.title, configuration.attributedTitle, configuration.titleTextAttributesTransformer, font,
      colors.contents, in: label)
    show(
      configuration.subtitle, configuration.attributedSubtitle, configuration.subtitleTextAttributesTransformer,
      smaller,
      colors.contents, in: detail)
    label.lineBreakMode = configuration.titleLineBreakMode
    label.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
    label.textAlignment = .center
    detail.lineBreakMode = configuration.subtitleLineBreakMode
    detail.numberOfLines = configuration.subtitleLineBreakMode == .byWordWrapping ? 0 : 1
    detail.textAlignment = .center
    picture.image = configuration.showsActivityIndicator ? nil : configuration.image
    picture.preferredSymbolConfiguration = configuration.preferredSymbolConfigurationForImage
    picture.tintColor = configuration.imageColorTransformer?(colors.contents) ?? colors.contents
    wheel.color = configuration.activityIndicatorColorTransformer?(colors.contents) ?? colors.contents
    if configuration.showsActivityIndicator { wheel.startAnimating() } else { wheel.stopAnimating() }
    ground.image = configuration.background.image
    ground.backgroundColor = colors.ground
    ground.layer.cornerRadius = configuration.radius(height: bounds.height)
    ground.layer.cornerCurve = .continuous
    ground.layer.borderWidth = configuration.background.strokeWidth
    let stroke = configuration.background.resolvedStrokeColor(for: tintColor)
    ground.layer.borderColor = stroke.resolvedColor(with: traitCollection).cgColor
    ground.contentMode = configuration.background.imageContentMode
    showExtras(configuration.background)
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ styled: AttributedString?, _ transform: UIConfigurationTextAttributesTransformer?,
    _ font: UIFont, _ color: UIColor, in label: UILabel
  ) {
    guard let text, styled != nil || transform != nil else {
      (label.text, label.font, label.textColor) = (text, font, color)
      return
    }
    var base = AttributeContainer()
    base[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    label.attributedText = (styled ?? AttributedString(text)).styled(base, transform)
  }

  /// Shows the configuration's own view and effect behind the contents.
  private func showExtras(_ background: UIBackgroundConfiguration) {
    if shownCustomView !== background.customView {
      shownCustomView?.removeFromSuperview()
      shownCustomView = background.customView
      if let view = background.customView { insertSubview(view, aboveSubview: ground) }
    }
    guard background.visualEffect !== shownEffect?.effect else { return }
    shownEffect?.removeFromSuperview()
    shownEffect = background.visualEffect.map { UIVisualEffectView(effect: $0) }
    if let view = shownEffect {
      view.isUserInteractionEnabled = false
      view.clipsToBounds = true
      insertSubview(view, belowSubview: ground)
    }
  }

  // MARK: Layout

  private var parts: ButtonParts {
    ButtonParts(
      title: (label.text ?? "").isEmpty && label.attributedText == nil ? nil : label,
      subtitle: (detail.text ?? "").isEmpty ? nil : detail,
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
    return label.text == nil || label.attributedText?.length == 0
      ? .zero : UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = insets
    let room = size.width > 0 && size.width < 10_000 ? max(0, size.width - insets.left - insets.right) : 10_000
    if configuration == nil, type == .close { return CGSize(width: 30, height: 30) }
    var inner = parts.size(width: room)
    // [S] Interface Builder documents: a title without configuration takes whole points, and at least 30 across.
    let isOld = configuration == nil && label.text != nil
    // [S] So does the line of a title that is not there, beside a picture.
    if configuration == nil, label.text == nil, picture.shown != nil {
      inner.height = max(inner.height, label.font.lineHeight.rounded(.up))
    }
    if isOld { inner = CGSize(width: inner.width.rounded(.up), height: inner.height.rounded(.up)) }
    let width = inner.width + insets.left + insets.right
    return CGSize(width: isOld ? max(30, width) : width, height: inner.height + insets.top + insets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let inset = configuration?.background.backgroundInsets ?? .zero
    let outset = configuration?.background.strokeOutset ?? 0
    ground.frame = backgroundRect(forBounds: bounds).inset(
      by: UIEdgeInsets(top: inset.top, left: inset.leading, bottom: inset.bottom, right: inset.trailing)
    ).insetBy(dx: -outset, dy: -outset)
    if let configuration {
      ground.layer.cornerRadius = min(configuration.radius(height: bounds.height), bounds.height / 2)
    } else {
      ground.layer.cornerRadius = type == .close ? min(bounds.width, bounds.height) / 2 : isSelected && isSystem ? 4 : 0
    }
    shownCustomView?.frame = ground.frame
    shownEffect?.frame = ground.frame
    shownEffect?.layer.cornerRadius = ground.layer.cornerRadius
    parts.place(
      in: bounds.inset(by: insets), horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
      isLeftToRight: effectiveUserInterfaceLayoutDirection == .leftToRight)
    for view in [label, detail] where view !== parts.title && view !== parts.subtitle { view.frame = .zero }
    if configuration == nil {
      label.frame = label.frame.offsetBy(
        dx: (titleEdgeInsets.left - titleEdgeInsets.right) / 2, dy: (titleEdgeInsets.top - titleEdgeInsets.bottom) / 2)
      picture.frame = picture.frame.offsetBy(
        dx: (imageEdgeInsets.left - imageEdgeInsets.right) / 2, dy: (imageEdgeInsets.top - imageEdgeInsets.bottom) / 2)
    }
  }

  /// The place of what lies behind the contents.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The place of the contents.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
  /// The place of the title in that of the contents.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placed(in: contentRect).title }
  /// The place of the picture in that of the contents.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placed(in: contentRect).image }

  private func placed(in rect: CGRect) -> (title: CGRect, image: CGRect) {
    let before = (label.frame, picture.frame, detail.frame, wheel.frame)
    defer { (label.frame, picture.frame, detail.frame, wheel.frame) = before }
    (label.frame, picture.frame) = (.zero, .zero)
    parts.place(
      in: rect, horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
      isLeftToRight: effectiveUserInterfaceLayoutDirection == .leftToRight)
    return (label.frame, picture.frame)
  }

  open override var forFirstBaselineLayout: UIView { label }
  open override var forLastBaselineLayout: UIView { label }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    ownsGesture(gestureRecognizer, pan: false) ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func primaryAction(_ event: UIEvent?) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if showsMenuAsPrimaryAction, menu != nil {
      Misuse.unsupported("menus of buttons are not shown")
      sendActions(for: .menuActionTriggered)
      return
    }
    sendPrimary(event)
  }
  override var shownText: String? { label.text }
  override var shownImage: String? { picture.shownImage }
  override var showsPartsInTree: Bool { false }
  override var defaultAccessibilityLabel: String? { label.text ?? picture.shown?.look.name }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { isEnabled ? .button : [.button, .notEnabled] }
}

/// The order of a menu's elements.
public enum UIContextMenuConfigurationElementOrder: Int, Sendable {
  case automatic = 0
  case priority = 1
  case fixed = 2
}
