import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// How far a controller has come on its way to the screen.
enum AppearanceStage {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

extension UIViewController {
  /// Puts the controller's view into a container, with all that has to be told in UIKit's order: will appear, moved, is
  /// appearing, laid out, did appear.
  func appear(in container: UIView, frame: CGRect, animated: Bool = false, at index: Int? = nil) {
    guard let view else { return }
    let isOnScreen = container.window.map { !$0.isHidden } ?? false
    if isOnScreen { beginTransition(true, animated) }
    // A controller's view fills its container whatever its size is.
    view.frame = frame
    if view.superview !== container {
      if let index { container.insertSubview(view, at: index) } else { container.addSubview(view) }
    }
    guard isOnScreen else { return }
    finishAppearing(animated)
  }

  func finishAppearing(_ animated: Bool) {
    guard stage == .appearing else { return }
    isAppearing(animated)
    view.window?.layoutIfNeeded()
    endTransition()
  }

  private func isAppearing(_ animated: Bool) {
    viewIsAppearing(animated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in controllers where child.stage == .appearing { child.isAppearing(animated) }
  }

  /// The view and those of its children are not seen any more.
  func leaveScreen(animated: Bool = false) {
    guard stage == .appeared || stage == .appearing else { return }
    beginTransition(false, animated)
    endTransition()
  }

  func beginTransition(_ isAppearing: Bool, _ animated: Bool) {
    if isAppearing {
      guard stage == .disappeared || stage == .disappearing else { return }
      loadViewIfNeeded()
      stage = .appearing
      viewWillAppear(animated)
    } else {
      guard stage == .appeared || stage == .appearing else { return }
      stage = .disappearing
      viewWillDisappear(animated)
    }
    transitionIsAnimated = animated
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in shownControllers { child.beginTransition(isAppearing, animated) }
  }

  func endTransition() {
    let animated = transitionIsAnimated
    switch stage {
    case .appearing:
      stage = .appeared
      if shouldAutomaticallyForwardAppearanceMethods {
        for child in shownControllers { child.endTransition() }
      }
      viewDidAppear(animated)
    case .disappearing:
      stage = .disappeared
      if shouldAutomaticallyForwardAppearanceMethods {
        for child in controllers where child.stage == .disappearing { child.endTransition() }
      }
      viewDidDisappear(animated)
    case .appeared, .disappeared: break
    }
  }

  /// The children whose views are inside this controller's view.
  private var shownControllers: [UIViewController] {
    guard let rootView else { return [] }
    return controllers.filter { $0.rootView?.isDescendant(of: rootView) == true }
  }

  /// The view was added to a tree that is seen, or taken from it, by the app itself.
  func rootViewDidMoveToWindow() {
    guard let parentController, parentController.shouldAutomaticallyForwardAppearanceMethods else { return }
    let isSeen = rootView?.window.map { !$0.isHidden } ?? false
    if isSeen, parentController.stage == .appeared, stage == .disappeared {
      beginTransition(true, false)
      viewIsAppearing(false)
      endTransition()
    } else if rootView?.window == nil, stage == .appeared {
      leaveScreen()
    }
  }

  /// Shows the controller's view by itself, as an extension's host does.
  @_spi(Runtime) public func appearAsRoot(animated: Bool = false) {
    beginTransition(true, animated)
    if stage == .appearing {
      isAppearing(animated)
      view.layoutIfNeeded()
    }
    endTransition()
  }

  /// Ends showing the controller's view by itself.
  @_spi(Runtime) public func disappearAsRoot(animated: Bool = false) { leaveScreen(animated: animated) }
}

extension UIView {
  /// A controller's view that the app adds by itself loads and appears with its superview's controller.
  func prepareController(for superview: UIView) {}
}
