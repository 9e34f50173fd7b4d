import CoreGraphics
import IOSFoundation

/// A stack of controllers, of which the last one is seen, with a bar above.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// What moves between two controllers.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  private var stack: [UIViewController] = []
  private let bar = UINavigationBar(frame: .zero)
  private let container = UIView()

  /// Makes a stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController])
  }

  /// Makes an empty stack; the classes of the bars are those of UIKit.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes an empty stack; archives hold no controllers here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, at: UINavigationController.self)
  }

  /// Told of pushes and pops.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar.
  open var navigationBar: UINavigationBar { bar }
  /// True hides the bar.
  open var isNavigationBarHidden = false { didSet { placeBar() } }
  /// True hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// True hides the bar at the bottom; there is none.
  open var isToolbarHidden = true
  /// True hides the bar while the content is scrolled; kept only.
  open var hidesBarsOnSwipe = false
  /// The recognizer of the swipe back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  /// The controllers, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last controller.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is seen: the last one, or what it presents.
  open var visibleViewController: UIViewController? { stack.last?.presentedViewController ?? stack.last }

  open override func viewDidLoad() {
    super.viewDidLoad()
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    view.addSubview(bar)
    bar.owner = self
    showTop(instead: nil, animated: false)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBar()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBar()
  }

  private func placeBar() {
    guard isViewLoaded, let view else { return }
    let top = view.safeAreaInsets.top
    bar.isHidden = isNavigationBarHidden
    bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: bar.wantedHeight)
    container.frame = view.bounds
    for child in stack {
      child.barInsets.top = isNavigationBarHidden ? 0 : bar.wantedHeight
      if child === stack.last { child.viewIfLoaded?.frame = container.bounds }
    }
  }

  /// Puts a controller on the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      Misuse.report(
        "pushing the same view controller instance more than once is not supported (\(type(of: viewController)))")
      return
    }
    let old = stack.last
    addChild(viewController)
    stack.append(viewController)
    showTop(instead: old, animated: animated)
    viewController.didMove(toParent: self)
  }

  /// Takes the last controller from the stack.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    pop(to: stack.count - 2, animated: animated)
    return top
  }

  /// Takes all but the root from the stack.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return [] }
    return pop(to: 0, animated: animated)
  }

  /// Takes all controllers behind one from the stack.
  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      Misuse.report("popToViewController: \(type(of: viewController)) is not on the stack")
      return nil
    }
    return pop(to: index, animated: animated)
  }

  /// Exchanges the whole stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack.last
    let leaving = stack.filter { known in !viewControllers.contains { $0 === known } }
    for controller in leaving { controller.willMove(toParent: nil) }
    setStack(viewControllers)
    if stack.last !== old { showTop(instead: old, animated: animated) }
    for controller in leaving { controller.removeFromParent() }
  }

  private func setStack(_ controllers: [UIViewController]) {
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    stack = controllers
  }

  @discardableResult private func pop(to index: Int, animated: Bool) -> [UIViewController] {
    let leaving = Array(stack.suffix(from: index + 1))
    let old = stack.last
    for controller in leaving { controller.willMove(toParent: nil) }
    stack.removeLast(leaving.count)
    showTop(instead: old, animated: animated)
    for controller in leaving { controller.removeFromParent() }
    return leaving
  }

  private func showTop(instead old: UIViewController?, animated: Bool) {
    bar.setNeedsLayout()
    guard isViewLoaded, let top = stack.last, top !== old else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
    let isSeen = stage == .appeared || stage == .appearing
    top.barInsets.top = isNavigationBarHidden ? 0 : bar.wantedHeight
    if isSeen {
      old?.beginTransition(false, animated)
      top.beginTransition(true, animated)
    }
    top.view.frame = container.bounds
    container.addSubview(top.view)
    old?.viewIfLoaded?.removeFromSuperview()
    if stage == .appeared {
      old?.endTransition()
      top.finishAppearing(animated)
    }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }

  open override var childForStatusBarStyle: UIViewController? { topViewController }
}

/// Told of pushes and pops; both members may be left out.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
