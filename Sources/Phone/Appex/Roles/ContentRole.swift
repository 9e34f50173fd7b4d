import CoreGraphics
import Device
import Foundation
@_spi(Runtime) import IOSFoundation
import Payload
import SpringBoard
@_spi(Runtime) import UIKit
@_spi(Runtime) import UserNotifications
@_spi(Runtime) import UserNotificationsUI
import Wire

/// A notification content extension's process: one view controller, shown once.
final class ContentRole: Role {
  let preparation: Preparation
  let connection: PhoneConnection
  private let stage: ViewStage
  private var controller: UIViewController?
  private var extensionObject: (any UNNotificationContentExtension)?
  /// Keeps the context's host, which the context does not.
  private var host: ContentHost?
  private var context: NSExtensionContext?
  /// The response handler has been called and its layout not been told yet.
  private var isResponding = false

  init(_ preparation: Preparation, _ connection: PhoneConnection) {
    self.preparation = preparation
    self.connection = connection
    stage = ViewStage(connection, pixelCapacity: preparation.pixelCapacity)
  }

  func warmUp() {
    UIRuntime.configure(.init(preparation.configuration, isExtension: true))
    stage.warmUp(scale: preparation.configuration.device.scale)
  }

  func configure(_ configuration: DeviceConfiguration) {
    UIRuntime.configure(.init(configuration, isExtension: true))
    stage.viewChanged()
  }

  func handle(_ command: Command) {
    switch command {
    case .open(let width, let height, let maximum): open(width: width, height: height, maximum: maximum)
    case .deliver(let notification, let actions):
      host?.actions = actions.map { UNNotificationAction.make($0) }
      answer { $0.didReceive(UNNotification.make(notification, isScoped: true)) }
    case .respond(let response): respond(.make(response, isScoped: true))
    case .resize(_, let height, let maximum):
      stage.maximumHeight = maximum
      stage.setHeight(height)
      stage.settle(isAnswer: true)
    case .touch(let x, let y):
      stage.touch(x: x, y: y)
      stage.settle(isAnswer: true)
    case .playMedia(let plays): answer { plays ? $0.mediaPlay() : $0.mediaPause() }
    case .draw: stage.draw()
    case .close: close()
    default: break
    }
  }

  /// Calls the extension, and tells the phone what its view has become.
  private func answer(_ call: (any UNNotificationContentExtension) -> Void) {
    if let extensionObject { call(extensionObject) }
    stage.settle(isAnswer: true)
  }

  private func open(width: Double, height: Double, maximum: Double) {
    let (object, name) = makePrincipal()
    guard let controller = object as? UIViewController else {
      connection.fail("\(name) is no UIViewController, but NSExtensionPrincipalClass names it")
    }
    guard let found = object as? any UNNotificationContentExtension else {
      connection.fail("\(name) does not conform to UNNotificationContentExtension")
    }
    let host = ContentHost(connection)
    let context = NSExtensionContext(inputItems: [], host: host)
    controller.setExtensionContext(context)
    self.host = host
    self.context = context
    self.controller = controller
    extensionObject = found
    stage.show(controller, extension: found, width: width, height: height, maximum: maximum)
    connection.send(.started(implementsResponse: ContentExtensionRegistry.implementsResponse(found) ?? true))
  }

  /// The object that Info.plist names: a class, or the first controller of a storyboard.
  private func makePrincipal() -> (object: AnyObject, name: String) {
    let name = preparation.principalClass
    let facts = Bundle.main.infoDictionary?["NSExtension"] as? [String: Any]
    guard name.isEmpty, let storyboard = facts?["NSExtensionMainStoryboard"] as? String else {
      guard let object = ClassRegistry.make(named: name) else { connection.fail(PrincipalClass.missing(name)) }
      return (object, name)
    }
    guard let controller = UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController() else {
      connection.fail("NSExtensionMainStoryboard is \(storyboard), but no controller can be made from it")
    }
    return (controller, "\(type(of: controller)), the first controller of \(storyboard).storyboard,")
  }

  private func respond(_ response: UNNotificationResponse) {
    guard let extensionObject else { return stage.settle(isAnswer: true) }
    isResponding = true
    Task { @MainActor in
      let isImplemented = await ContentExtensionRegistry.respond(extensionObject, to: response) { option in
        self.completed(ResponseOption(rawValue: option.rawValue) ?? .dismiss)
      }
      isResponding = false
      stage.settle(isAnswer: true)
      if !isImplemented { connection.send(.completed(.dismissAndForwardAction)) }
    }
  }

  private func completed(_ option: ResponseOption) {
    guard !isResponding else { return connection.send(.completed(option)) }
    // It comes late: the view as it is now goes first, or the phone would go on with an older one.
    stage.settle(isAnswer: false) { [connection] in connection.send(.completed(option)) }
  }

  private func close() {
    stage.hide()
    // What the extension has put off to the main queue is still done.
    DispatchQueue.main.async {
      SecurityScope.reportUnbalanced()
      exit(0)
    }
  }
}
