import UIKit

// What apps override.

class CustomView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  override class var requiresConstraintBasedLayout: Bool { true }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  override var alignmentRectInsets: UIEdgeInsets { .zero }
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { nil }
  override var isHidden: Bool { didSet { setNeedsLayout() } }
  override var bounds: CGRect { didSet { setNeedsDisplay() } }
  override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
  override func draw(_ rect: CGRect) { UIColor.red.setFill() }
  override func layoutSubviews() { super.layoutSubviews() }
  override func updateConstraints() { super.updateConstraints() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { size }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { targetSize }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  override func willMove(toSuperview newSuperview: UIView?) {}
  override func didMoveToSuperview() {}
  override func willMove(toWindow newWindow: UIWindow?) {}
  override func didMoveToWindow() {}
  override func didAddSubview(_ subview: UIView) {}
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override func safeAreaInsetsDidChange() {}
  override func layoutMarginsDidChange() {}
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func copy(_ sender: Any?) {}
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

class CustomLabel: UILabel {
  var insets = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
  override var text: String? { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
  }
}

class CustomStack: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(coder: coder) }
  override func layoutSubviews() { super.layoutSubviews() }
}

class CustomImageView: UIImageView {
  override var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { image?.size ?? .zero }
}

class CustomController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func loadView() { view = CustomView() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in }, completion: { _ in })
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
  }
  override var preferredContentSize: CGSize {
    get { CGSize(width: 320, height: 200) }
    set { super.preferredContentSize = newValue }
  }
  override var title: String? { didSet {} }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var shouldAutorotate: Bool { false }
  override var keyCommands: [UIKeyCommand]? { nil }
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { nil }
  override var inputView: UIView? { nil }
}
