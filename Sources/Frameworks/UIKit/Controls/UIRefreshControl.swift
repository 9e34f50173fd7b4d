import CoreGraphics
import IOSFoundation

/// A wheel above contents that the user pulls down to load anew.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private var isOn = false

  /// Makes a control of the system's height.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 60))
    prepare()
  }

  /// Makes a control of the system's height.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.finish(self, at: UIRefreshControl.self)
  }

  private func prepare() {
    for view in [wheel, label] as [UIView] { addSubview(view) }
    label.font = .systemFont(ofSize: 12)
    label.textAlignment = .center
    isHidden = true
  }

  /// True while something is loaded.
  open var isRefreshing: Bool { isOn }
  /// A text below the wheel.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Shows that something is loaded; nothing is told.
  open func beginRefreshing() {
    isOn = true
    isHidden = false
    wheel.startAnimating()
    superview?.setNeedsLayout()
  }

  /// Shows that nothing is loaded any more.
  open func endRefreshing() {
    guard isOn else { return }
    isOn = false
    isHidden = true
    wheel.stopAnimating()
    guard let view = superview as? UIScrollView else { return }
    view.contentOffset = view.clamped(view.contentOffset)
  }

  /// The user pulled far enough.
  func pull() {
    guard !isOn, isEnabled else { return }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  func place(in view: UIScrollView) {
    frame = CGRect(x: 0, y: -60, width: view.bounds.width, height: 60)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.color = tintColor == UIColor.tintDefault ? .systemGray : tintColor
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY - (attributedTitle == nil ? 0 : 8))
    let size = label.sizeThatFits(bounds.size)
    label.frame = CGRect(x: 0, y: bounds.maxY - size.height - 2, width: bounds.width, height: size.height)
  }

  override var showsPartsInTree: Bool { false }
}
