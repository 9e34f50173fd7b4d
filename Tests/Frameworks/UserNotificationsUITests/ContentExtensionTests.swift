import Foundation
import Testing
import UIKit
@_spi(Runtime) import UserNotifications
@_spi(Runtime) import UserNotificationsUI

@MainActor
@Suite("Content extensions", .serialized)
struct ContentExtensionTests {
  init() {
    registerContentExtensions()
  }

  /// What the extension answers; nil if it does not answer actions.
  private func answer(
    _ object: any UNNotificationContentExtension, _ action: String = "SAVE_PICK"
  ) async -> UNNotificationContentExtensionResponseOption? {
    let waiting = CompletionAnswer<UNNotificationContentExtensionResponseOption>(call: "test")
    let isAnswering = await ContentExtensionRegistry.respond(object, to: makeResponse(action)) { waiting.give($0) }
    return isAnswering ? await waiting.value() : nil
  }

  @Test("a registered class's handler is known before it is called")
  func detection() {
    #expect(ContentExtensionRegistry.implementsResponse(ArticleViewController(nibName: nil, bundle: nil)) == true)
    #expect(ContentExtensionRegistry.implementsResponse(WithoutHandler(nibName: nil, bundle: nil)) == false)
    #expect(ContentExtensionRegistry.implementsResponse(WithAsyncHandler(nibName: nil, bundle: nil)) == true)
    #expect(ContentExtensionRegistry.implementsResponse(InheritingViewController(nibName: nil, bundle: nil)) == true)
    #expect(ContentExtensionRegistry.implementsResponse(UnregisteredWithHandler(nibName: nil, bundle: nil)) == nil)
  }

  @Test("the handler's answer comes back, with a completion handler or async")
  func answers() async {
    let article = ArticleViewController(nibName: nil, bundle: nil)

    #expect(await answer(article, "SAVE_PICK") == .doNotDismiss)
    #expect(await answer(article, "SHUFFLE_PICK") == .dismissAndForwardAction)
    #expect(await answer(article, "OTHER") == .dismiss)
    #expect(await answer(WithAsyncHandler(nibName: nil, bundle: nil)) == .doNotDismiss)
    #expect(await answer(WithoutHandler(nibName: nil, bundle: nil)) == nil)
  }

  @Test("a subclass may add the handler; its second answer is ignored")
  func inherited() async {
    #expect(await answer(InheritingViewController(nibName: nil, bundle: nil)) == .dismiss)
  }

  @Test("a class that was never registered is found out by the call")
  func unregistered() async {
    #expect(await answer(UnregisteredWithHandler(nibName: nil, bundle: nil)) == .dismiss)
    #expect(await answer(UnregisteredWithoutHandler(nibName: nil, bundle: nil)) == nil)
  }

  @Test("media members that were left out are told apart, and have iOS's defaults")
  func media() {
    let silent = WithoutHandler(nibName: nil, bundle: nil)
    let player = UnregisteredWithoutHandler(nibName: nil, bundle: nil)

    #expect(silent.mediaPlayPauseButtonType == .none)
    #expect(silent.mediaPlayPauseButtonFrame == .zero)
    #expect(player.mediaPlayPauseButtonType == .overlay)
    #expect(!Unimplemented.isImplemented { (silent as any UNNotificationContentExtension).mediaPlay() })
    #expect(Unimplemented.isImplemented { (player as any UNNotificationContentExtension).mediaPlay() })
    #expect(!Unimplemented.isImplemented { (player as any UNNotificationContentExtension).mediaPause() })
  }

  @Test("options and button types have Apple's raw values")
  func rawValues() {
    let options: [UNNotificationContentExtensionResponseOption] = [.doNotDismiss, .dismiss, .dismissAndForwardAction]
    let types: [UNNotificationContentExtensionMediaPlayPauseButtonType] = [.none, .default, .overlay]

    #expect(options.map(\.rawValue) == [0, 1, 2])
    #expect(types.map(\.rawValue) == [0, 1, 2])
  }
}
