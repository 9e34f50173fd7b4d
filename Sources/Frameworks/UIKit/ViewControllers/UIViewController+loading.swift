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

  /// The view of the storyboard or of a nib: the named one, or one that has the class's name.
  func loadDesignedView() {
    // Whoever shows the controller sizes its view, whatever the document says of masks [M].
    defer { rootView?.translatesAutoresizingMaskIntoConstraints = true }
    if let interface, interface.loadView(of: self) { return }
    if let name = nibName ?? defaultNibName {
      _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
      if rootView != nil { return }
      Misuse.report("loaded the nib '\(name)' but its view outlet was not set; the controller gets an empty view")
    }
    loadPlainView()
  }

  /// [S APPLE uiviewcontroller/nibname]: `Name` for a class `NameController`, then `NameController`.
  private var defaultNibName: String? {
    guard interface == nil, type(of: self) != UIViewController.self else { return nil }
    let name = "\(type(of: self))"
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
    return [short, name].first { UINib.exists($0, in: nibBundle) }
  }

  func performDesignedSegue(_ identifier: String, sender: Any?) {
    guard let template = interface?.segue(identifier) else {
      Misuse.report("\(type(of: self)) has no segue with identifier '\(identifier)'; nothing is shown")
      return
    }
    if shouldPerformSegue(withIdentifier: identifier, sender: sender) { perform(template, sender: sender) }
  }

  func loadPlainView() {
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

  func setPreferredSize(_ wish: CGSize) {
    // What is no number, or without end, is no wish.
    let size = CGSize(
      width: wish.width.isFinite ? wish.width : 0, height: wish.height.isFinite ? wish.height : 0)
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
