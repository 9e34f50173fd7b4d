import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self, child.parentController !== self else { return }
    child.parentController?.removeChild(child)
    child.willMove(toParent: self)
    controllers.append(child)
    child.parentController = self
    child.rootView?.traitsDidChange()
  }

  private func removeChild(_ child: UIViewController) {
    controllers.removeAll { $0 === child }
    child.parentController = nil
  }

  func leaveParent() {
    guard let parent = parentController else { return }
    parent.removeChild(self)
    didMove(toParent: nil)
  }

  /// Exchanges the view of one child for that of another.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard let old = fromViewController.viewIfLoaded, let container = old.superview else { return }
    fromViewController.beginTransition(false, true)
    toViewController.beginTransition(true, true)
    container.addSubview(toViewController.view)
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {}) { finished in
      old.removeFromSuperview()
      fromViewController.endTransition()
      toViewController.finishAppearing(true)
      completion?(finished)
    }
  }

  // MARK: Presenting

  /// The controller whose view presented ones cover.
  private var presentationRoot: UIViewController {
    sequence(first: self, next: \.parentController).reduce(self) { $1 }
  }

  func show(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    let root = presentationRoot
    guard root.presented == nil else {
      Misuse.report("\(type(of: self)) already presents a controller; the second one was not shown")
      return
    }
    guard let window = root.viewIfLoaded?.window else {
      Misuse.report("\(type(of: self)) cannot present: its view is in no window")
      return
    }
    root.presented = controller
    controller.presenter = root
    let coversAll = !controller.modalPresentationStyle.keepsPresenter
    if coversAll { root.beginTransition(false, animated) }
    controller.appear(in: window, frame: controller.modalPresentationStyle.frame(in: window), animated: animated)
    if controller.modalPresentationStyle.isSheet { controller.view.roundTopAsSheet() }
    if coversAll { root.endTransition() }
    if let completion { MainQueue.after(animated ? 0.5 : 0, completion) }
  }

  func takeAway(animated: Bool, _ completion: (() -> Void)?) {
    let root = presentationRoot
    guard let controller = root.presented else {
      if let presenter = root.presenter {
        presenter.takeAway(animated: animated, completion)
      } else if let completion {
        MainQueue.after(0, completion)
      }
      return
    }
    if controller.presented != nil { controller.takeAway(animated: false, nil) }
    let coversAll = !controller.modalPresentationStyle.keepsPresenter
    controller.beginTransition(false, animated)
    if coversAll { root.beginTransition(true, animated) }
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endTransition()
    root.presented = nil
    controller.presenter = nil
    if coversAll { root.finishAppearing(animated) }
    if let completion { MainQueue.after(animated ? 0.5 : 0, completion) }
  }
}

extension UIModalPresentationStyle {
  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
  /// True when the presenter is still seen, and so is not told of disappearing.
  var keepsPresenter: Bool { isSheet || self == .overFullScreen || self == .overCurrentContext || self == .popover }

  /// Where a controller of this style lies; a sheet leaves 10 points below the status bar free [M].
  @MainActor func frame(in window: UIWindow) -> CGRect {
    guard isSheet else { return window.bounds }
    let top = window.safeAreaInsets.top + 10
    return CGRect(x: 0, y: top, width: window.bounds.width, height: window.bounds.height - top)
  }
}

extension UIView {
  func roundTopAsSheet() {
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    clipsToBounds = true
  }
}
