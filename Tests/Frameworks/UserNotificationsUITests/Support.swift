import Foundation
import UIKit
@_spi(Runtime) import UserNotifications
@_spi(Runtime) import UserNotificationsUI

func makeResponse(_ action: String = "SAVE_PICK") -> UNNotificationResponse {
  let content = UNMutableNotificationContent()
  content.threadIdentifier = "pick-1"
  let request = UNNotificationRequest(identifier: "id", content: content, trigger: nil)
  return UNNotificationResponse(
    notification: UNNotification(date: Date(timeIntervalSinceReferenceDate: 0), request: request),
    actionIdentifier: action)
}

/// The extension's class of the article: two `didReceive`s, the second in an extension.
final class ArticleViewController: UIViewController, UNNotificationContentExtension {
  var title2 = ""
  func didReceive(_ notification: UNNotification) { title2 = notification.request.content.threadIdentifier }
}

extension ArticleViewController {
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) {
    switch response.actionIdentifier {
    case "SAVE_PICK": completion(.doNotDismiss)
    case "SHUFFLE_PICK": completion(.dismissAndForwardAction)
    default: completion(.dismiss)
    }
  }
}

final class WithoutHandler: UIViewController, UNNotificationContentExtension {
  func didReceive(_ notification: UNNotification) {}
}

final class WithAsyncHandler: UIViewController, UNNotificationContentExtension {
  func didReceive(_ notification: UNNotification) {}
  func didReceive(_ response: UNNotificationResponse) async -> UNNotificationContentExtensionResponseOption {
    await Task.yield()
    return .doNotDismiss
  }
}

class BaseViewController: UIViewController, UNNotificationContentExtension {
  func didReceive(_ notification: UNNotification) {}
}

final class InheritingViewController: BaseViewController {
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) {
    completionHandler(.dismiss)
    completionHandler(.doNotDismiss)
  }
}

/// Never registered.
final class UnregisteredWithHandler: UIViewController, UNNotificationContentExtension {
  func didReceive(_ notification: UNNotification) {}
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) {
    DispatchQueue.main.async { completion(.dismiss) }
  }
}

/// Never registered.
final class UnregisteredWithoutHandler: UIViewController, UNNotificationContentExtension {
  func didReceive(_ notification: UNNotification) {}
  var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .overlay }
  func mediaPlay() {}
}

/// As the build writes it beside the user's sources.
func registerContentExtensions() {
  ContentExtensionRegistry.register(
    ArticleViewController.self, respond: { $0.didReceive($1, completionHandler: $2) },
    respondAsync: { await $0.didReceive($1) })
  ContentExtensionRegistry.register(
    WithoutHandler.self, respond: { $0.didReceive($1, completionHandler: $2) },
    respondAsync: { await $0.didReceive($1) })
  ContentExtensionRegistry.register(
    WithAsyncHandler.self, respond: { $0.didReceive($1, completionHandler: $2) },
    respondAsync: { await $0.didReceive($1) })
  ContentExtensionRegistry.register(
    InheritingViewController.self,
    respond: { vc, response, done in vc.didReceive(response, completionHandler: done) })
}
