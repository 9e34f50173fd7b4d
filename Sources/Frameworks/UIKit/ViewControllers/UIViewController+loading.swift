import CoreGraphics
import IOSFoundation
import Journal
@_spi(Runtime) import QuartzCore

extension UIViewController {
  func loadOnce() {
    guard rootView == nil else { return }
    guard !isLoadingView else {
      Misuse.report("\(type(of: self)): view was asked for inside loadView(); a plain view is used")
      loadPlainView()
      return
    }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if rootView == nil {
      Misuse.report("\(type(of: self)): loadView() set no view; a plain one is used")
      loadPlainView()
    }
    viewDidLoad()
  }

  func loadPlainView() {
    if let nibName {
      Journal.report(
        .init(
          kind: .unsupported,
          message: "\(type(of: self)): nib \(nibName) cannot be loaded yet; the controller gets an empty view"))
    }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    setRootView(view)
  }

  func setRootView(_ view: UIView?) {
    guard view !== rootView else { return }
    rootView?.controller = nil
    rootView = view
    view?.controller = self
    view?.layout.marginsNeedUpdate()
    view?.traitsDidChange()
  }

  /// A nib cannot be loaded here, so nothing is returned for one.
  var inheritedTraits: UITraitCollection {
    let above =
      parentController?.traitCollection ?? presentationTraits ?? rootView?.parent?.traitCollection
      ?? (rootView as? UIWindow)?.traitCollection ?? SurroundingTraits.system
    return UIView.adding(traits.overrides, style: overrideUserInterfaceStyle, to: above)
  }

  private var presentationTraits: UITraitCollection? {
    guard let presenter, modalPresentationStyle.isSheet else { return nil }
    // What lies over the first layer is lighter in dark mode.
    return UIView.adding(
      TraitValues(userInterfaceLevel: .elevated), style: .unspecified, to: presenter.rootTraits)
  }

  private var rootTraits: UITraitCollection {
    rootView?.window?.traitCollection ?? SurroundingTraits.system
  }

  func tellTraitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    traitCollectionDidChange(old)
    for registration in traits.registrations where registration.concerns(old.values, new.values) {
      registration.call(self, old)
    }
  }

  /// Values of traits for the controller and all in it.
  public var traitOverrides: any UITraitOverrides {
    get { ViewTraitOverrides(values: traits.overrides) }
    set {
      guard let values = (newValue as? ViewTraitOverrides)?.values, values != traits.overrides else { return }
      traits.overrides = values
      rootView?.traitsDidChange()
    }
  }

  /// Gives the controller its side of the host, before its view is loaded.
  @_spi(Runtime) public func setExtensionContext(_ context: NSExtensionContext?) { self.context = context }

  func setPreferredSize(_ size: CGSize) {
    guard size != preferredSize else { return }
    preferredSize = size
    if let parentController {
      parentController.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      presenter?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
    NotificationCenter.default.post(name: Self.preferredContentSizeDidChange, object: self)
  }

  /// Posted, with the controller as object, when its `preferredContentSize` was changed.
  @_spi(Runtime) public nonisolated static let preferredContentSizeDidChange = NSNotification.Name(
    "NagaoshiPreferredContentSizeDidChange")
}
