import UIKit

/// Carries a pick that was asked for from outside, such as from a notification, to the screen that shows it.
///
/// A notification's answer may come before there is a screen; the pick then waits for it.
@MainActor
final class PickRouter {
  static let shared = PickRouter()

  private weak var navigation: UINavigationController?
  private var waiting: Pick?

  func attach(to navigation: UINavigationController) {
    self.navigation = navigation
    if let waiting {
      self.waiting = nil
      show(waiting)
    }
  }

  func show(_ pick: Pick) {
    guard let navigation else {
      waiting = pick
      return
    }
    navigation.popToRootViewController(animated: false)
    navigation.pushViewController(PickViewController(pick: pick), animated: false)
  }
}
