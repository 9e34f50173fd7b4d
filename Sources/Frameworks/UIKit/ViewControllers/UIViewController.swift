import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// The owner of a screen's views, or of a part of them.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable, UIContentContainer {
  // MARK: Making

  /// The name of the nib that was asked for.
  open private(set) var nibName: String?
  /// The bundle of the nib that was asked for.
  open private(set) var nibBundle: Bundle?
  /// The storyboard that made the controller.
  open var storyboard: UIStoryboard? { interface?.storyboard }

  /// Makes a controller.
  /// - Parameters:
  ///   - nibNameOrNil: the name of a nib; nil for a plain view.
  ///   - nibBundleOrNil: where the nib is; nil is the app's bundle.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Makes a controller without a nib.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller as a storyboard describes it.
  public required init?(coder: NSCoder) {
    super.init()
    coder.finish(self, at: UIViewController.self)
  }

  // MARK: What is stored

  var rootView: UIView?
  /// What the storyboard that made the controller says of it.
  var interface: ControllerInterface?
  var isLoadingView = false
  var controllers: [UIViewController] = []
  weak var parentController: UIViewController?
  var presented: UIViewController?
  weak var presenter: UIViewController?
  var stage = AppearanceStage.disappeared
  var traits = ViewTraits()
  var context: NSExtensionContext?
  var preferredSize = CGSize.zero
  lazy var barItem = UINavigationItem(title: title ?? "")
  var hasBarItem = false
  var transitionIsAnimated = false
  var addedKeys: [UIKeyCommand] = []
  lazy var editButton = makeEditButton()
  /// What the container's bars cover at the edges of the view, in points.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { rootView?.layout.marginsNeedUpdate() } }
  }

  // MARK: View

  /// The controller's view, loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return rootView
    }
    set { setRootView(newValue) }
  }
  /// The controller's view, if it is loaded.
  open var viewIfLoaded: UIView? { rootView }
  /// True when the view is loaded.
  open var isViewLoaded: Bool { rootView != nil }
  /// Makes the view: the storyboard's, the nib's, or a plain one.
  open func loadView() { loadDesignedView() }
  /// Loads the view if that was not done yet.
  open func loadViewIfNeeded() { loadOnce() }
  /// The view was loaded.
  open func viewDidLoad() {}

  // MARK: Appearing

  /// The view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in its place and has its traits and size, and will be seen in the next frame.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// True while the controller is being presented.
  open var isBeingPresented: Bool { stage == .appearing && presenter != nil }
  /// True while the controller is being dismissed.
  open var isBeingDismissed: Bool { stage == .disappearing && presenter != nil }
  /// True while the controller moves into its parent.
  open var isMovingToParent: Bool { stage == .appearing && parentController != nil }
  /// True while the controller leaves its parent.
  open var isMovingFromParent: Bool { stage == .disappearing && parentController != nil }

  // MARK: Layout

  /// The view's subviews are about to be placed.
  open func viewWillLayoutSubviews() {}
  /// The view's subviews were placed.
  open func viewDidLayoutSubviews() {}
  /// Brings the constraints of the controller's view up to date.
  open func updateViewConstraints() {
    rootView?.updateConstraints()
  }
  /// The safe area of the controller's view was changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The margins of the controller's view were changed.
  open func viewLayoutMarginsDidChange() {}
  /// More safe area at the edges, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { rootView?.layout.marginsNeedUpdate() } }
  }
  /// True keeps the view's margins at the system's least or more.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { rootView?.layout.marginsNeedUpdate() }
    }
  }
  /// The system's least margins, in points: 16, or 20 on wide screens [S uiviewcontroller/viewrespectssystemminimumlayoutmargins].
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (rootView?.bounds.width ?? UIScreen.main.bounds.width) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// The edges that the view reaches under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// True reaches under bars that do not shine through.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The size that the controller would like in its container, in points.
  open var preferredContentSize: CGSize {
    get { preferredSize }
    set { setPreferredSize(newValue) }
  }
  /// A child would like another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// A child that layout measures has another size.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of a child in a container of a size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The view is about to get another size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in controllers { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// The traits are about to change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in controllers { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Tree

  /// The controllers in this one.
  open var children: [UIViewController] { controllers }
  /// The controller that this one is in.
  open var parent: UIViewController? { parentController }
  /// Adds a controller; its view is added by the caller.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Leaves the parent; the view is removed by the caller.
  open func removeFromParent() { leaveParent() }
  /// The controller is about to move into a parent, or out.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller moved into a parent, or out.
  open func didMove(toParent parent: UIViewController?) {}
  /// False makes the app call the children's appearance methods itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Gives a child other traits; nil takes that back.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    childViewController.takeTraits(collection)
  }
  /// The traits that a child was given.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.traits.overrides.isEmpty ? nil : UITraitCollection(values: childViewController.traits.overrides)
  }
  /// Tells a child that it is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginTransition(isAppearing, animated) }
  /// Tells a child that it appeared or disappeared.
  open func endAppearanceTransition() { endTransition() }

  // MARK: Presenting

  /// The controller that this one, or its ancestor, shows over itself.
  open var presentedViewController: UIViewController? { presented ?? parentController?.presentedViewController }
  /// The controller that shows this one, or its ancestor, over itself.
  open var presentingViewController: UIViewController? { presenter ?? parentController?.presentingViewController }
  /// How the controller is shown over another.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// How the controller comes.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// True keeps the user from dismissing the controller.
  open var isModalInPresentation = false
  /// True shows presented controllers over this one.
  open var definesPresentationContext = false
  /// True gives presented controllers this one's `modalTransitionStyle`.
  open var providesPresentationContextTransitionStyle = false
  /// True lets the controller decide on the status bar though it does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// True gives the focus back where it was when the controller comes back.
  open var restoresFocusAfterTransition = true
  /// True lets the keyboard stay when a view stops being the first responder.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Shows a controller over this one.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    show(viewControllerToPresent, animated: flag, completion)
  }
  /// Takes away the controller that is shown over this one, or this one from its presenter.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { takeAway(animated: flag, completion) }
  /// Shows a controller in the way that suits the container.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = navigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  /// Shows a controller beside, or as `show(_:sender:)` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }

  /// The controller along the chain of parents that has its own way to do `action`.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parent).first { $0.canPerformAction(action, withSender: sender) }
  }

  // MARK: Storyboards

  /// Begins a transition that the storyboard defines.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performDesignedSegue(identifier, sender: sender)
  }
  /// False keeps a transition from beginning.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// A transition is about to begin.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// A controller on the way back to this one asks it to arrange its views for that.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: What others show

  /// The title, for bars.
  open var title: String? {
    didSet {
      guard title != oldValue, title != nil || hasBarItem else { return }
      navigationItem.title = title
    }
  }
  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem {
    hasBarItem = true
    return barItem
  }
  /// The nearest navigation controller that this one is in.
  open var navigationController: UINavigationController? {
    sequence(first: parentController, next: { $0?.parentController }).lazy
      .prefix { $0 != nil }.compactMap { $0 as? UINavigationController }.first
  }
  /// True hides the tab bar when the controller is pushed.
  open var hidesBottomBarWhenPushed = false
  /// What the controller's toolbar shows; no toolbar is drawn.
  open var toolbarItems: [UIBarButtonItem]?
  /// Gives the controller's toolbar its items.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// A bar button that starts and ends editing.
  open var editButtonItem: UIBarButtonItem { editButton }
  /// The status bar's look.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// True hides the status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// How a change of the status bar is animated.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The controller whose status bar look counts.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller that decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Tells that the status bar's look was changed; chrome has no status bar of the app's.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// True hides the home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The controller that decides whether the home indicator is hidden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Tells that `prefersHomeIndicatorAutoHidden` was changed; the chrome always shows the indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges where the app's gestures go before the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The controller that decides on those edges.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Tells that those edges were changed.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// The ways the phone may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// True when the screen may turn.
  open var shouldAutorotate: Bool { true }
  /// How the phone is best held when the controller is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Tells that `supportedInterfaceOrientations` was changed; the phone stays upright.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Traits

  /// The traits that hold here.
  open var traitCollection: UITraitCollection { inheritedTraits }
  /// The traits were changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for the controller and all in it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { rootView?.traitsDidChange() } }
  }

  // MARK: State and keys

  /// A name by which the controller's state is found again.
  open var restorationIdentifier: String?
  /// The class that makes the controller again; no state is kept between launches.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Writes what is needed to show the controller again as it is.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads what shows the controller again as it was.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// All state was read.
  open func applicationFinishedRestoringState() {}
  /// True lets keys be used while the controller presents another one.
  open var performsActionsWhilePresentingModally: Bool { true }
  open override var keyCommands: [UIKeyCommand]? { addedKeys.isEmpty ? nil : addedKeys }

  // MARK: Chain

  open override var next: UIResponder? { rootView?.parent ?? parentController }
  /// The extension's side of its host; nil in apps.
  open var extensionContext: NSExtensionContext? { context ?? parentController?.extensionContext }
  /// The memory is short.
  open func didReceiveMemoryWarning() {}
  /// True while the user edits.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }
  /// Starts or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}
