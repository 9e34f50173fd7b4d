import UIKit

// Members that UIKit has had since iOS 14 or longer, each with its type.

@MainActor func read(_ object: UIViewController) {
  let _: UIView! = object.view
  let _: UIView? = object.viewIfLoaded
  let _: Bool = object.isViewLoaded
  let _: String? = object.nibName
  let _: Bundle? = object.nibBundle
  let _: UIStoryboard? = object.storyboard
  let _: String? = object.title
  let _: UIViewController? = object.parent
  let _: UIViewController? = object.presentedViewController
  let _: UIViewController? = object.presentingViewController
  let _: Bool = object.definesPresentationContext
  let _: Bool = object.providesPresentationContextTransitionStyle
  let _: Bool = object.restoresFocusAfterTransition
  let _: Bool = object.isBeingPresented
  let _: Bool = object.isBeingDismissed
  let _: Bool = object.isMovingToParent
  let _: Bool = object.isMovingFromParent
  let _: UIModalTransitionStyle = object.modalTransitionStyle
  let _: UIModalPresentationStyle = object.modalPresentationStyle
  let _: Bool = object.modalPresentationCapturesStatusBarAppearance
  let _: Bool = object.disablesAutomaticKeyboardDismissal
  let _: UIRectEdge = object.edgesForExtendedLayout
  let _: Bool = object.extendedLayoutIncludesOpaqueBars
  let _: UIStatusBarStyle = object.preferredStatusBarStyle
  let _: Bool = object.prefersStatusBarHidden
  let _: UIStatusBarAnimation = object.preferredStatusBarUpdateAnimation
  let _: UIUserInterfaceStyle = object.overrideUserInterfaceStyle
  let _: Bool = object.shouldAutorotate
  let _: UIInterfaceOrientationMask = object.supportedInterfaceOrientations
  let _: UIInterfaceOrientation = object.preferredInterfaceOrientationForPresentation
  let _: Bool = object.isEditing
  let _: UIBarButtonItem = object.editButtonItem
  let _: [UIViewController] = object.children
  let _: UIViewController? = object.childForStatusBarStyle
  let _: UIViewController? = object.childForStatusBarHidden
  let _: Bool = object.shouldAutomaticallyForwardAppearanceMethods
  let _: String? = object.restorationIdentifier
  let _: UIViewControllerRestoration.Type? = object.restorationClass
  let _: UIEdgeInsets = object.additionalSafeAreaInsets
  let _: NSDirectionalEdgeInsets = object.systemMinimumLayoutMargins
  let _: Bool = object.viewRespectsSystemMinimumLayoutMargins
  let _: Bool = object.performsActionsWhilePresentingModally
  let _: NSExtensionContext? = object.extensionContext
  let _: Bool = object.isModalInPresentation
  let _: UIViewController? = object.childForScreenEdgesDeferringSystemGestures
  let _: UIRectEdge = object.preferredScreenEdgesDeferringSystemGestures
  let _: UIViewController? = object.childForHomeIndicatorAutoHidden
  let _: Bool = object.prefersHomeIndicatorAutoHidden
  _ = object.loadView
  _ = object.loadViewIfNeeded
  _ = object.viewDidLoad
  _ = object.performSegue(withIdentifier:sender:)
  _ = object.shouldPerformSegue(withIdentifier:sender:)
  _ = object.prepare(for:sender:)
  _ = object.unwind(for:towards:)
  _ = object.viewWillAppear(_:)
  _ = object.viewDidAppear(_:)
  _ = object.viewWillDisappear(_:)
  _ = object.viewDidDisappear(_:)
  _ = object.viewWillLayoutSubviews
  _ = object.viewDidLayoutSubviews
  _ = object.didReceiveMemoryWarning
  _ = object.present(_:animated:completion:)
  _ = object.dismiss(animated:completion:)
  _ = object.setNeedsStatusBarAppearanceUpdate
  _ = object.targetViewController(forAction:sender:)
  _ = object.show(_:sender:)
  _ = object.showDetailViewController(_:sender:)
  _ = UIViewController.attemptRotationToDeviceOrientation
  _ = object.setEditing(_:animated:)
  _ = object.addChild(_:)
  _ = object.removeFromParent
  _ = object.beginAppearanceTransition(_:animated:)
  _ = object.endAppearanceTransition
  _ = object.setOverrideTraitCollection(_:forChild:)
  _ = object.overrideTraitCollection(forChild:)
  _ = object.willMove(toParent:)
  _ = object.didMove(toParent:)
  _ = object.updateViewConstraints
  _ = object.viewLayoutMarginsDidChange
  _ = object.viewSafeAreaInsetsDidChange
  _ = object.addKeyCommand(_:)
  _ = object.removeKeyCommand(_:)
  _ = object.setNeedsUpdateOfScreenEdgesDeferringSystemGestures
  _ = object.setNeedsUpdateOfHomeIndicatorAutoHidden
}

@MainActor func read(_ object: UIApplication) {
  let _: UIApplicationDelegate? = object.delegate
  let _: Bool = object.isIdleTimerDisabled
  let _: [UIWindow] = object.windows
  let _: Int = object.applicationIconBadgeNumber
  let _: Bool = object.applicationSupportsShakeToEdit
  let _: UIApplication.State = object.applicationState
  let _: TimeInterval = object.backgroundTimeRemaining
  let _: UIBackgroundRefreshStatus = object.backgroundRefreshStatus
  let _: Bool = object.isProtectedDataAvailable
  let _: UIUserInterfaceLayoutDirection = object.userInterfaceLayoutDirection
  let _: UIContentSizeCategory = object.preferredContentSizeCategory
  let _: Set<UIScene> = object.connectedScenes
  let _: Set<UISceneSession> = object.openSessions
  let _: Bool = object.supportsMultipleScenes
  let _: Bool = object.isRegisteredForRemoteNotifications
  let _: [UIApplicationShortcutItem]? = object.shortcutItems
  let _: Bool = object.supportsAlternateIcons
  let _: String? = object.alternateIconName
  let _: UIApplication = UIApplication.shared
  _ = object.canOpenURL(_:)
  _ = object.open(_:options:completionHandler:)
  _ = object.sendEvent(_:)
  _ = object.sendAction(_:to:from:for:)
  _ = object.supportedInterfaceOrientations(for:)
  _ = object.endBackgroundTask(_:)
  _ = object.requestSceneSessionRefresh(_:)
  _ = object.unregisterForRemoteNotifications
  _ = object.beginReceivingRemoteControlEvents
  _ = object.endReceivingRemoteControlEvents
  _ = object.setAlternateIconName(_:completionHandler:)
  _ = object.extendStateRestoration
  _ = object.completeStateRestoration
  _ = object.ignoreSnapshotOnNextApplicationLaunch
}

@MainActor func read(_ object: UIDevice) {
  let _: String = object.name
  let _: String = object.model
  let _: String = object.localizedModel
  let _: String = object.systemName
  let _: String = object.systemVersion
  let _: UIDeviceOrientation = object.orientation
  let _: UUID? = object.identifierForVendor
  let _: Bool = object.isGeneratingDeviceOrientationNotifications
  let _: Bool = object.isBatteryMonitoringEnabled
  let _: UIDevice.BatteryState = object.batteryState
  let _: Float = object.batteryLevel
  let _: Bool = object.isProximityMonitoringEnabled
  let _: Bool = object.proximityState
  let _: Bool = object.isMultitaskingSupported
  let _: UIUserInterfaceIdiom = object.userInterfaceIdiom
  let _: UIDevice = UIDevice.current
  _ = object.beginGeneratingDeviceOrientationNotifications
  _ = object.endGeneratingDeviceOrientationNotifications
  _ = object.playInputClick
}

@MainActor func read(_ object: NSLayoutConstraint) {
  let _: UILayoutPriority = object.priority
  let _: Bool = object.shouldBeArchived
  let _: AnyObject? = object.firstItem
  let _: AnyObject? = object.secondItem
  let _: NSLayoutConstraint.Attribute = object.firstAttribute
  let _: NSLayoutConstraint.Attribute = object.secondAttribute
  let _: NSLayoutConstraint.Relation = object.relation
  let _: CGFloat = object.multiplier
  let _: CGFloat = object.constant
  let _: Bool = object.isActive
  let _: String? = object.identifier
  _ = NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)
  _ = NSLayoutConstraint.activate(_:)
  _ = NSLayoutConstraint.deactivate(_:)
}

@MainActor func read(_ object: UILayoutGuide) {
  let _: CGRect = object.layoutFrame
  let _: UIView? = object.owningView
  let _: String = object.identifier
  let _: NSLayoutXAxisAnchor = object.leadingAnchor
  let _: NSLayoutXAxisAnchor = object.trailingAnchor
  let _: NSLayoutXAxisAnchor = object.leftAnchor
  let _: NSLayoutXAxisAnchor = object.rightAnchor
  let _: NSLayoutYAxisAnchor = object.topAnchor
  let _: NSLayoutYAxisAnchor = object.bottomAnchor
  let _: NSLayoutDimension = object.widthAnchor
  let _: NSLayoutDimension = object.heightAnchor
  let _: NSLayoutXAxisAnchor = object.centerXAnchor
  let _: NSLayoutYAxisAnchor = object.centerYAnchor
}
