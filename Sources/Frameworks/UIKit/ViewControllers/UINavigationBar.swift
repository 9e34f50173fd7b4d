import CoreGraphics
import IOSFoundation

/// The bar above a stack of controllers: a way back, a title, items. Its ground is clear, as at the scroll edge.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  weak var owner: UINavigationController?
  private let titleLabel = UILabel()
  private let largeLabel = UILabel()
  private let backButton = BarButton()
  private var buttons: [ObjectIdentifier: BarButton] = [:]
  private var extraViews: [UIView] = []

  /// True gives titles a large line below the bar.
  open var prefersLargeTitles = false { didSet { owner?.rootView?.setNeedsLayout() } }
  /// Kept only: the ground is clear.
  open var isTranslucent = true
  /// The colour of the ground.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// The look of the title; kept only.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The item of the last controller.
  open var topItem: UINavigationItem? { owner?.topViewController?.navigationItem }
  /// The item before the last.
  open var backItem: UINavigationItem? {
    guard let stack = owner?.viewControllers, stack.count > 1 else { return nil }
    return stack[stack.count - 2].navigationItem
  }
  /// All items.
  open var items: [UINavigationItem]? { owner?.viewControllers.map(\.navigationItem) }

  /// Makes a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    largeLabel.font = .systemFont(ofSize: 34, weight: .bold)
    addSubview(titleLabel)
    addSubview(largeLabel)
    addSubview(backButton)
    backButton.addAction(
      UIAction { [weak self] _ in self?.owner?.popViewController(animated: true) }, for: .touchUpInside)
  }

  /// Makes a bar; archives hold no views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, at: UINavigationBar.self)
  }

  private var showsLargeTitle: Bool {
    guard prefersLargeTitles, let owner, let item = topItem else { return false }
    switch item.largeTitleDisplayMode {
    case .never, .inline: return false
    case .always: return true
    case .automatic: return owner.viewControllers.count <= 1
    }
  }

  /// 44 points, and 52 more for a large title [M].
  var wantedHeight: CGFloat { showsLargeTitle ? 96 : 44 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let item = topItem
    item?.bar = self
    backItem?.bar = self
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16
    titleLabel.text = item?.title
    largeLabel.text = item?.title
    largeLabel.isHidden = !showsLargeTitle
    largeLabel.frame = CGRect(x: margin, y: 47, width: max(0, bounds.width - 2 * margin), height: 41)
    dropItemsThatLeft()

    let showsBack = backItem != nil && item?.hidesBackButton != true && (item?.leftBarButtonItems ?? []).isEmpty
    backButton.isHidden = !showsBack
    var left = margin
    if showsBack {
      backButton.show(title: backTitle, image: UIImage(systemName: "chevron.left"), isBold: false)
      let width = min(backButton.wantedWidth, bounds.width / 2)
      backButton.frame = CGRect(x: 8, y: 0, width: width, height: 44)
      left = 8 + width
    }
    for entry in item?.leftBarButtonItems ?? [] {
      let view = make(entry)
      view.frame.origin = CGPoint(x: left, y: (44 - view.frame.height) / 2)
      left = view.frame.maxX + 8
    }
    var right = bounds.width - margin
    for entry in item?.rightBarButtonItems ?? [] {
      let view = make(entry)
      view.frame.origin = CGPoint(x: right - view.frame.width, y: (44 - view.frame.height) / 2)
      right = view.frame.minX - 8
    }
    let room = max(0, bounds.width - 2 * max(left, bounds.width - right) - 8)
    if let titleView = item?.titleView {
      titleView.frame = CGRect(
        x: (bounds.width - min(titleView.frame.width, room)) / 2, y: (44 - titleView.frame.height) / 2,
        width: min(titleView.frame.width, room), height: titleView.frame.height)
      show(titleView)
    }
    titleLabel.isHidden = item?.titleView != nil || showsLargeTitle
    let size = titleLabel.sizeThatFits(CGSize(width: room, height: 44))
    let width = min(size.width, room)
    titleLabel.frame = CGRect(
      x: (bounds.width - width) / 2, y: (44 - size.height) / 2, width: width, height: size.height)
  }

  private var backTitle: String {
    guard let item = backItem else { return "" }
    return item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? "Back"
  }

  /// Takes away the views of items that are not in the bar any more; adding and removing views at every layout would never end.
  private func dropItemsThatLeft() {
    let item = topItem
    let entries = (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
    for (key, button) in buttons where !entries.contains(where: { ObjectIdentifier($0) == key }) {
      button.removeFromSuperview()
      buttons[key] = nil
    }
    let views = entries.compactMap(\.customView) + [item?.titleView].compactMap { $0 }
    for view in extraViews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    extraViews.removeAll { view in !views.contains { $0 === view } }
  }

  private func show(_ view: UIView) {
    guard view.superview !== self else { return }
    addSubview(view)
    extraViews.append(view)
  }

  private func make(_ item: UIBarButtonItem) -> UIView {
    if item.bar !== self { item.bar = self }
    if let view = item.customView {
      if view.frame.size == .zero { view.frame.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
      show(view)
      return view
    }
    let button = buttons[ObjectIdentifier(item)] ?? addButton(for: item)
    button.isEnabled = item.isEnabled
    button.show(title: item.title, image: item.image, isBold: item.style == .done)
    if let color = item.tintColor { button.tintColor = color }
    button.frame.size = CGSize(width: max(item.width, button.wantedWidth), height: 44)
    return button
  }

  private func addButton(for item: UIBarButtonItem) -> BarButton {
    let button = BarButton()
    button.addAction(UIAction { [weak item] _ in item?.perform() }, for: .touchUpInside)
    addSubview(button)
    buttons[ObjectIdentifier(item)] = button
    return button
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // The bar's clear ground lets touches through to what is scrolled beneath.
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// A button of a bar: a picture, a title, or both.
@MainActor final class BarButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(title: String?, image: UIImage?, isBold: Bool) {
    label.text = title
    label.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
    picture.image = image
    setNeedsLayout()
  }

  private var labelSize: CGSize {
    (label.text ?? "").isEmpty ? .zero : label.sizeThatFits(CGSize(width: 1000, height: 44))
  }
  private var pictureSize: CGSize { picture.image?.size ?? .zero }
  private var gap: CGFloat { labelSize.width > 0 && pictureSize.width > 0 ? 5 : 0 }
  var wantedWidth: CGFloat { labelSize.width + pictureSize.width + gap }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (text, image) = (labelSize, pictureSize)
    picture.frame = CGRect(x: 0, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
    let x = image.width + gap
    label.frame = CGRect(
      x: x, y: (bounds.height - text.height) / 2, width: max(0, min(text.width, bounds.width - x)), height: text.height)
    let color: UIColor = isEnabled ? tintColor : .tertiaryLabel
    label.textColor = color
    picture.tintColor = color
    alpha = isHighlighted ? 0.3 : 1
  }

  override func primaryAction(_ event: UIEvent?) { sendPrimary(event) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
  override var shownText: String? { label.text }
  override var showsPartsInTree: Bool { false }
  override var defaultAccessibilityLabel: String? { label.text }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
}
