import CoreGraphics
import IOSFoundation

extension UIApplication {
  /// The orientations of the app's windows.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }

  /// How the phone is held.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// The status bar's look; controllers say it.
  public var statusBarStyle: UIStatusBarStyle { .default }
  /// True when the status bar is not shown.
  public var isStatusBarHidden: Bool { false }

  /// Keeps touches from the app; calls are counted.
  public func beginIgnoringInteractionEvents() { ignoredEvents += 1 }
  /// Lets touches through again.
  public func endIgnoringInteractionEvents() { ignoredEvents = max(0, ignoredEvents - 1) }
  /// True while touches are kept from the app.
  public var isIgnoringInteractionEvents: Bool { ignoredEvents > 0 }

  /// Asks the system to open a URL, as apps did before `open(_:options:completionHandler:)`.
  @discardableResult public func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpenURL(url)
  }

  /// True when the app has other icons; the chrome shows the first one only.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon that is shown; nil is the first one.
  public var alternateIconName: String? { nil }
  /// Asks for another icon; that fails.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    Misuse.unsupported("UIApplication.setAlternateIconName: the phone shows the app's first icon only")
    let error = CocoaError(.featureUnsupported)
    if let completionHandler { MainQueue.after(0) { completionHandler(error) } }
  }

  /// Says how often the app would like to fetch in the background; it is never asked to.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Keeps the next launch from beginning with the last picture of the app; it never does.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Says that reading the app's state takes longer; no state is kept between launches.
  public func extendStateRestoration() {}
  /// Says that the app's state was read.
  public func completeStateRestoration() {}
}
