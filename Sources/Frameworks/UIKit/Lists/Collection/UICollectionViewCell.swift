import CoreGraphics
import IOSFoundation

/// A view of a collection that is used again.
@MainActor open class UICollectionReusableView: UIView {
  /// The name by which the view is used again.
  open internal(set) var reuseIdentifier: String?

  /// Makes a view with a frame in its superview's space.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view of no size.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view is used for another place.
  open func prepareForReuse() {}
  /// The layout gives the view a place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The place that the view would like: the same, with the size that its constraints give.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  /// The layout is about to change.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// The layout was changed.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}

/// An item of a collection.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Called when a cell's look is brought up to date.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  /// The view for the item's contents.
  public let contentView = UIView()
  private let ground = UIView()
  private var shownContent: (any UIView & UIContentView)?

  /// Makes a cell with a frame in its superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareCell()
  }

  /// Makes a cell of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareCell()
  }

  private func prepareCell() {
    ground.isUserInteractionEnabled = false
    ground.isHidden = true
    for view in [ground, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// True shows the item as chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// True shows the item as pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// A view behind the contents.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
  /// A view behind the contents of a chosen item.
  open var selectedBackgroundView: UIView? { didSet { exchange(oldValue, selectedBackgroundView) } }
  /// What the item shows.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
  /// What lies behind the contents.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showGround() } }
  /// True gives the contents the state's look by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// True gives the ground the state's look by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called when the look is brought up to date.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// The ground to begin with.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// The item's state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// Marks the look as out of date.
  open func setNeedsUpdateConfiguration() { bringUpToDate() }
  /// Brings the look up to date for the state.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  private func stateDidChange() {
    bringUpToDate()
    showGround()
    setNeedsLayout()
  }

  private func bringUpToDate() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration, configurationUpdateHandler == nil {
      shownContent?.configuration = content.updated(for: state)
    }
  }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  private func showGround() {
    ground.isHidden = backgroundConfiguration == nil
    guard let look = backgroundConfiguration else { return }
    ground.backgroundColor = look.resolvedBackgroundColor(for: tintColor)
    ground.layer.cornerRadius = look.cornerRadius
    ground.layer.cornerCurve = .continuous
    ground.layer.borderWidth = look.strokeWidth
    ground.layer.borderColor = look.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
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

  open override func layoutSubviews() {
    super.layoutSubviews()
    let inset = backgroundConfiguration?.backgroundInsets ?? .zero
    ground.frame = bounds.inset(
      by: UIEdgeInsets(top: inset.top, left: inset.leading, bottom: inset.bottom, right: inset.trailing))
    contentView.frame = bounds
    shownContent?.frame = contentView.bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  /// The size that constraints or a configuration's view give.
  func fittingSize(_ target: CGSize, fixesWidth: Bool, fixesHeight: Bool) -> CGSize {
    if let shownContent {
      let height = shownContent.sizeThatFits(CGSize(width: fixesWidth ? target.width : bounds.width, height: 0)).height
      return CGSize(width: fixesWidth ? target.width : bounds.width, height: fixesHeight ? target.height : height)
    }
    return contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: fixesWidth ? .required : .fittingSizeLevel,
      verticalFittingPriority: fixesHeight ? .required : .fittingSizeLevel)
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes, !contentView.subviews.isEmpty,
      let layout = (superview as? UICollectionView)?.collectionViewLayout,
      let target = layout.fittingTarget(for: layoutAttributes.indexPath)
    else { return layoutAttributes }
    let size = fittingSize(target.size, fixesWidth: target.fixesWidth, fixesHeight: target.fixesHeight)
    if !target.fixesWidth, size.width > 0 { copy.size.width = size.width }
    if !target.fixesHeight, size.height > 0 { copy.size.height = size.height }
    return copy
  }

  override func adaptToTraits(previous: UITraitCollection?) {
    super.adaptToTraits(previous: previous)
    showGround()
  }
}

/// An item of a list: a cell with a line below and marks at its end.
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  private let line = UIView()
  private let mark = UIImageView()

  /// Makes a cell with a frame in its superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareList()
  }

  /// Makes a cell of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareList()
  }

  private func prepareList() {
    line.backgroundColor = .separator
    mark.contentMode = .center
    for view in [line, mark] as [UIView] { addSubview(view) }
    backgroundConfiguration = .listGroupedCell()
  }

  /// The marks at the end.
  open var accessories: [UICellAccessory] = [] { didSet { showMark() } }
  /// How deep the contents are moved in.
  open var indentationLevel = 0
  /// How far each level moves the contents.
  open var indentationWidth: CGFloat = 10
  /// The contents to begin with.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listGroupedCell() }

  var isLast = false { didSet { line.isHidden = isLast } }

  private func showMark() {
    let look = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    mark.image = accessories.last?.symbol.flatMap { UIImage(systemName: $0, withConfiguration: look) }
    mark.tintColor = accessories.last?.symbol == "chevron.right" ? .tertiaryLabel : nil
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let end = mark.image.map { $0.size.width + 32 } ?? 0
    let hairline = 1 / max(1, traitCollection.displayScale)
    let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
    contentView.frame = CGRect(x: isLeft ? 0 : end, y: 0, width: max(0, bounds.width - end), height: bounds.height)
    for view in contentView.subviews where view is any UIContentView { view.frame = contentView.bounds }
    line.frame = CGRect(x: isLeft ? 16 : 0, y: bounds.maxY - hairline, width: bounds.width - 16, height: hairline)
    let size = mark.image?.size ?? .zero
    mark.frame = CGRect(
      x: isLeft ? bounds.maxX - 16 - size.width : 16, y: pixelRounded(bounds.midY - size.height / 2), width: size.width,
      height: size.height)
  }
}

/// A mark of a list's cell.
public struct UICellAccessory {
  var symbol: String?

  /// A mark that leads on.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(symbol: "chevron.right") }
  /// A tick.
  public static func checkmark() -> UICellAccessory { UICellAccessory(symbol: "checkmark") }
  /// A sign for more about the item.
  public static func detail() -> UICellAccessory { UICellAccessory(symbol: "info.circle") }
}
