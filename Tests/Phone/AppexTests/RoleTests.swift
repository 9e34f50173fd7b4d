import Device
import Foundation
@_spi(Runtime) import IOSFoundation
import Payload
import SpringBoard
import Testing
@_spi(Runtime) import UIKit
@_spi(Runtime) import UserNotifications
@_spi(Runtime) import UserNotificationsUI
import Wire

@_spi(Runtime) @testable import Appex

final class ColourController: UIViewController, UNNotificationContentExtension {
  var received = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Colour"
    view.backgroundColor = .red
    preferredContentSize = CGSize(width: 0, height: 40)
  }

  func didReceive(_ notification: UNNotification) {
    received += 1
    // What is put off to the main queue belongs to the same layout.
    DispatchQueue.main.async { MainActor.assumeIsolated { self.preferredContentSize.height = 50 } }
  }

  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) {
    preferredContentSize.height = 60
    extensionContext?.notificationActions = []
    completion(response.actionIdentifier == "KEEP" ? .doNotDismiss : .dismiss)
  }

  var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .overlay }
  var mediaPlayPauseButtonFrame: CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
  func mediaPlay() { extensionContext?.mediaPlayingStarted() }
}

final class ChangingService: UNNotificationServiceExtension {
  private var handler: ((UNNotificationContent) -> Void)?

  override func didReceive(
    _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    let content = UNMutableNotificationContent()
    content.title = Thread.isMainThread ? "main thread" : request.content.title + "!"
    handler = contentHandler
    if request.content.body != "wait" { contentHandler(content) }
  }

  override func serviceExtensionTimeWillExpire() {
    let content = UNMutableNotificationContent()
    content.title = "expired"
    handler?(content)
  }
}

@Suite("What runs in a process", .serialized)
@MainActor
struct RoleTests {
  private let notification = NotificationFacts(
    identifier: "n", date: Date(timeIntervalSince1970: 0), content: ContentFacts(title: "t", body: "b"))

  @Test("a content extension is opened, delivers, answers and is drawn")
  func content() async throws {
    ClassRegistry.register(name: "ColourController", module: "T", type: ColourController.self) {
      ColourController(nibName: nil, bundle: nil)
    }
    ContentExtensionRegistry.register(
      ColourController.self, respond: { $0.didReceive($1, completionHandler: $2) },
      respondAsync: { await $0.didReceive($1) })
    let phone = try PhoneEnd(pixelCapacity: 1 << 20)
    let role = ContentRole(
      PhoneEnd.preparation(.content, principalClass: "T.ColourController", pixelCapacity: 1 << 20), phone.connection)
    role.warmUp()

    role.handle(.open(width: 100, height: 30, maximumHeight: 55))
    #expect(try await phone.wait { if case .started(let implements) = $0 { implements } else { nil } })

    role.handle(.deliver(notification, actions: [ActionFacts(identifier: "KEEP", title: "k")]))
    let delivered = try await phone.wait { if case .settled(let layout, true) = $0 { layout } else { nil } }
    #expect(delivered.height == 50)
    #expect(delivered.viewHeight == 50)
    #expect(delivered.title == "Colour")
    #expect(delivered.mediaButton?.kind == .overlay)
    #expect(delivered.mediaButton?.width == 3)

    phone.forget()
    role.handle(.respond(ResponseFacts(notification: notification, actionIdentifier: "KEEP")))
    #expect(
      try await phone.wait { if case .completed(let option) = $0 { option } else { nil } }
        == ResponseOption.doNotDismiss)
    let responded = try await phone.wait { if case .settled(let layout, true) = $0 { layout } else { nil } }
    #expect(responded.height == 60)
    // No more than the phone gives.
    #expect(responded.viewHeight == 55)
    #expect(phone.said.contains(.setActions([])))

    role.handle(.draw)
    let drawing = try await phone.wait { if case .drawn(let drawing) = $0 { drawing } else { nil } }
    #expect(drawing.width == 300)
    #expect(drawing.height == 165)
    #expect(drawing.tree?.class == "UIView")
    let pixel = phone.pixels?.memory.load(as: UInt32.self)
    #expect(pixel.map { $0 >> 24 } == 255)

    phone.forget()
    role.handle(.playMedia(true))
    #expect(try await phone.wait { $0 == .mediaPlaying(true) ? true : nil })
    role.handle(.touch(x: 1, y: 1))
    role.handle(.resize(width: 100, height: 20, maximumHeight: 20))
    let resized = try await phone.wait {
      if case .settled(let layout, true) = $0, layout.viewHeight == 20 { layout } else { nil }
    }
    #expect(resized.height == 60)

    phone.forget()
    var dark = DeviceConfiguration()
    dark.appearance = .dark
    role.configure(dark)
    _ = try await phone.wait { if case .settled(_, false) = $0 { true } else { nil } }
    role.configure(DeviceConfiguration())
  }

  @Test("a service extension runs on another thread than the main one, and its expiry too")
  func service() async throws {
    ClassRegistry.register(name: "ChangingService", module: "T", type: ChangingService.self) { ChangingService() }
    let phone = try PhoneEnd()
    let role = ServiceRole(PhoneEnd.preparation(.service, principalClass: "T.ChangingService"), phone.connection)
    role.warmUp()

    role.handle(.serve(RunID(rawValue: 1), notification))
    let first = try await phone.wait {
      if case .delivered(RunID(rawValue: 1), let content) = $0 { content } else { nil }
    }
    #expect(first.title == "t!")

    var waiting = notification
    waiting.content.body = "wait"
    role.handle(.serve(RunID(rawValue: 2), waiting))
    try await Task.sleep(for: .milliseconds(50))
    try phone.send(.expire(RunID(rawValue: 2)))
    let second = try await phone.wait {
      if case .delivered(RunID(rawValue: 2), let content) = $0 { content } else { nil }
    }
    #expect(second.title == "expired")
  }

  @Test("an app without a delegate answers everything, and says that nobody saw it")
  func app() async throws {
    let phone = try PhoneEnd(pixelCapacity: 1 << 16)
    let role = AppRole(PhoneEnd.preparation(.app, pixelCapacity: 1 << 16), phone.connection)
    role.warmUp()
    UNUserNotificationCenter.current().delegate = nil

    role.launch(foreground: true)
    role.handle(.activate(false))
    role.handle(.handleResponse(ResponseFacts(notification: notification, actionIdentifier: "A")))
    role.handle(.present(notification))
    role.handle(.wake(userInfo: ["a": .integer(1)]))
    role.handle(.draw)

    #expect(try await phone.wait { $0 == .launched ? true : nil })
    #expect(try await phone.wait { $0 == .handledResponse ? true : nil })
    #expect(try await phone.wait { $0 == .finishedFetch ? true : nil })
    #expect(try await phone.wait { $0 == .presentation(notification: "n", options: 0) ? true : nil })
    #expect(try await phone.wait { if case .drawn(let drawing) = $0 { drawing.width } else { nil } } == 0)
    let notes = phone.said.compactMap { if case .note(_, let message, _, _) = $0 { message } else { nil } }
    #expect(notes.count { $0.contains("does not see") } == 2)
  }
}
