import CoreGraphics
import IOSFoundation

/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The look of a row of old.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  /// What is at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// What is at the beginning of a row that is edited.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// The view for the row's contents.
  public let contentView = UIView()
  private let ground = UIView()
  private let mark = UIImageView()
  let separator = UIView()
  private let style: CellStyle
  private var shownContent: (any UIView & UIContentView)?
  private lazy var oldText = UILabel()
  private lazy var oldDetail = UILabel()
  private lazy var oldImage = UIImageView()
  private var usesOldParts = false

  /// Makes a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }

  /// Makes a cell of the default style that is never used again.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Makes a row; archives hold no views here.
  public required init?(coder: NSCoder) {
    style = Self.style(of: coder)
    super.init(coder: coder)
    prepare()
    coder.finish(self, at: UITableViewCell.self)
  }

  private func prepare() {
    ground.isUserInteractionEnabled = false
    mark.contentMode = .center
    separator.isUserInteractionEnabled = false
    separator.backgroundColor = .separator
    for view in [ground, contentView, mark, separator] { addSubview(view) }
  }

  /// The name by which the row is used again.
  open internal(set) var reuseIdentifier: String?
  /// What the row shows.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
  /// What lies behind the contents.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showState() } }
  /// True gives the contents the state's look by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// True gives the ground the state's look by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// What is at the end.
  open var accessoryType: AccessoryType = .none { didSet { showMark() } }
  /// A view at the end.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// How the chosen row looks.
  open var selectionStyle: SelectionStyle = .default
  /// True shows the row as chosen.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false
  /// True shows the row as pressed.
  open var isHighlighted = false { didSet { showState() } }
  /// True while the row is edited.
  open var isEditing = false
  /// The ground.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The ground of a chosen row; kept only.
  open var selectedBackgroundView: UIView?
  /// Where the line below begins and ends.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { setNeedsLayout() } }
  /// How deep the contents are moved in.
  open var indentationLevel = 0
  /// How far each level moves the contents.
  open var indentationWidth: CGFloat = 10
  /// The label of old.
  open var textLabel: UILabel? { oldParts.text }
  /// The second label of old.
  open var detailTextLabel: UILabel? { style == .default ? nil : oldParts.detail }
  /// The picture of old.
  open var imageView: UIImageView? { oldParts.image }
  /// The configuration to begin with.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// The ground to begin with.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listGroupedCell() }
  /// The row's state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (selected, isHighlighted, isEditing)
    return state
  }
  /// The row is used for another place.
  open func prepareForReuse() { isHighlighted = false }
  /// Shows the row as chosen, or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    showState()
  }
  /// Shows the row as pressed, or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Brings the look up to date for the state.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Marks the look as out of date.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  var groundColor: UIColor = .systemBackground { didSet { showState() } }

  private var oldParts: (text: UILabel, detail: UILabel, image: UIImageView) {
    if !usesOldParts {
      usesOldParts = true
      oldText.font = .preferredFont(forTextStyle: .body)
      oldDetail.font = .preferredFont(forTextStyle: style == .subtitle ? .caption1 : .body)
      if style != .subtitle { oldDetail.textColor = .secondaryLabel }
      for view in [oldImage, oldText, oldDetail] as [UIView] { contentView.addSubview(view) }
    }
    return (oldText, oldDetail, oldImage)
  }

  /// Takes a storyboard's view for one of the parts of old.
  func useOldPart(_ view: UIView, as name: String) {
    switch (name, view) {
    case ("textLabel", let label as UILabel): oldText = label
    case ("detailTextLabel", let label as UILabel): oldDetail = label
    case ("imageView", let image as UIImageView): oldImage = image
    default: return
    }
    usesOldParts = true
  }

  private func showContent() {
    guard let contentConfiguration else {
      shownContent?.removeFromSuperview()
      shownContent = nil
      return
    }
    if let shown = shownContent, shown.supports(contentConfiguration) {
      shown.configuration = contentConfiguration
    } else {
      shownContent?.removeFromSuperview()
      let view = contentConfiguration.makeContentView()
      contentView.addSubview(view)
      shownContent = view
    }
    setNeedsLayout()
  }

  private func showMark() {
    let name: String? =
      switch accessoryType {
      case .none: nil
      case .disclosureIndicator: "chevron.right"
      case .checkmark: "checkmark"
      case .detailButton, .detailDisclosureButton: "ellipsis"
      }
    let look = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    mark.image = name.flatMap { UIImage(systemName: $0, withConfiguration: look) }
    mark.tintColor = accessoryType == .disclosureIndicator ? .tertiaryLabel : nil
    setNeedsLayout()
  }

  private func showState() {
    let isDown = (selected || isHighlighted) && selectionStyle != .none
    let color = backgroundConfiguration?.backgroundColor ?? backgroundColor ?? groundColor
    ground.backgroundColor = isDown ? .systemGray4 : color
    ground.layer.cornerRadius = backgroundConfiguration?.cornerRadius ?? 0
  }

  private var endWidth: CGFloat {
    if let accessoryView { return accessoryView.frame.width + 16 }
    return mark.image.map { $0.size.width + 16 } ?? 0
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(0, size.width - endWidth)
    if let shownContent {
      return CGSize(width: size.width, height: shownContent.sizeThatFits(CGSize(width: width, height: 0)).height)
    }
    if usesOldParts { return CGSize(width: size.width, height: style == .subtitle ? 58 : 44) }
    let fitting = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: size.width, height: contentView.subviews.isEmpty ? 44 : max(fitting.height, 1))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
    ground.frame = bounds
    backgroundView?.frame = bounds
    let end = endWidth
    contentView.frame = CGRect(x: isLeft ? 0 : end, y: 0, width: max(0, bounds.width - end), height: bounds.height)
    shownContent?.frame = contentView.bounds
    if let view = accessoryView ?? (mark.image == nil ? nil : mark) {
      let size = accessoryView?.frame.size ?? mark.image?.size ?? .zero
      let x = isLeft ? bounds.width - 16 - size.width : 16
      view.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
    let hairline = 1 / max(1, traitCollection.displayScale)
    let (before, after) =
      isLeft ? (separatorInset.left, separatorInset.right) : (separatorInset.right, separatorInset.left)
    separator.frame = CGRect(
      x: before, y: bounds.height - hairline, width: max(0, bounds.width - before - after), height: hairline)
    if usesOldParts { placeOldParts() }
  }

  private func placeOldParts() {
    var room = contentView.bounds.insetBy(dx: 16, dy: 0)
    if let size = oldImage.image?.size {
      oldImage.frame = CGRect(x: room.minX, y: (room.height - size.height) / 2, width: size.width, height: size.height)
      room.origin.x += size.width + 16
      room.size.width -= size.width + 16
    }
    let (first, second) = (oldText.sizeThatFits(room.size), oldDetail.sizeThatFits(room.size))
    let hasDetail = style != .default && !(oldDetail.text ?? "").isEmpty
    if style == .subtitle, hasDetail {
      let top = (room.height - first.height - second.height - 3) / 2
      oldText.frame = CGRect(x: room.minX, y: top, width: room.width, height: first.height)
      oldDetail.frame = CGRect(x: room.minX, y: top + first.height + 3, width: room.width, height: second.height)
    } else {
      oldText.frame = CGRect(
        x: room.minX, y: (room.height - first.height) / 2, width: min(first.width, room.width), height: first.height)
      oldDetail.frame = CGRect(
        x: room.maxX - second.width, y: (room.height - second.height) / 2, width: hasDetail ? second.width : 0,
        height: second.height)
    }
  }
}
