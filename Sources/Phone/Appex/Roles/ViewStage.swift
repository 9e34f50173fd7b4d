import CoreGraphics
import Foundation
import SpringBoard
@_spi(Runtime) import UIKit
@_spi(Runtime) import UserNotificationsUI
import Wire

/// The window of a content extension: it lays the view out until it has settled, finds the height that it wants, and draws.
@MainActor
final class ViewStage {
  private let connection: PhoneConnection
  private let picture: WindowPicture?
  private var window: UIWindow?
  private var controller: UIViewController?
  private var extensionObject: (any UNNotificationContentExtension)?
  private var width = 0.0
  private var reservedHeight = 0.0
  private var frameNumber = 0
  private var isSettling = false
  /// `UIRuntime.displayVersion` after the last layout: another one means that the user's code changed something since.
  private var settledVersion = 0
  /// `preferredContentSize` was changed since the last layout.
  private var sizeChanged = false
  private var sizeObserver: (any NSObjectProtocol)?
  var maximumHeight = Double.infinity

  /// User code may lay out in every turn of the main queue; after so many the view is shown as it is.
  private static let turnLimit = 16

  init(_ connection: PhoneConnection, pixelCapacity: Int) {
    self.connection = connection
    picture = connection.pixels(capacity: pixelCapacity).map(WindowPicture.init)
  }

  /// Draws a text that nobody sees: fonts, shaping and painting are ready when the real view comes.
  func warmUp(scale: Double) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Aa あ"
    label.font = .preferredFont(forTextStyle: .headline)
    label.sizeToFit()
    let side = Int(32 * scale)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: side * side * 4, alignment: 16)
    defer { memory.deallocate() }
    UIRuntime.render(
      label, scale: CGFloat(scale), into: memory, width: side, height: side, bytesPerRow: side * 4, background: nil)
  }

  // MARK: Showing

  func show(
    _ controller: UIViewController, extension found: any UNNotificationContentExtension, width: Double, height: Double,
    maximum: Double
  ) {
    self.controller = controller
    extensionObject = found
    self.width = width
    reservedHeight = height
    maximumHeight = maximum
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    self.window = window
    window.rootViewController = controller
    window.makeKeyAndVisible()
    UIRuntime.flush()
    UIRuntime.onInvalidate = { [weak self] in self?.viewChanged() }
    sizeObserver = NotificationCenter.default.addObserver(
      forName: UIViewController.preferredContentSizeDidChange, object: controller, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.sizeChanged = true
        self?.viewChanged()
      }
    }
  }

  func hide() {
    UIRuntime.onInvalidate = nil
    if let sizeObserver { NotificationCenter.default.removeObserver(sizeObserver) }
    window?.isHidden = true
    window?.rootViewController = nil
  }

  func setHeight(_ height: Double) {
    guard let window, abs(Double(window.frame.height) - height) > 1e-6 else { return }
    window.frame = CGRect(x: 0, y: 0, width: width, height: height)
  }

  func touch(x: Double, y: Double) {
    guard let window else { return }
    let point = CGPoint(x: x, y: y)
    UIRuntime.sendTouch(phase: .began, at: point, in: window)
    UIRuntime.sendTouch(phase: .ended, at: point, in: window)
  }

  // MARK: Settling

  /// The view became dirty by itself, such as when a picture has come from the network.
  func viewChanged() {
    guard window != nil, !isSettling else { return }
    settle(isAnswer: false)
  }

  /// Lays out until nothing is left to lay out and the main queue is idle, then tells the phone.
  func settle(isAnswer: Bool, then next: (() -> Void)? = nil) {
    isSettling = true
    layOut()
    turn(1, isAnswer: isAnswer, next)
  }

  private func turn(_ number: Int, isAnswer: Bool, _ next: (() -> Void)?) {
    // What the user's code has put off is in the queue before this.
    nonisolated(unsafe) let next = next
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        let changed = UIRuntime.displayVersion != self.settledVersion || self.sizeChanged
        if changed { self.layOut() }
        if changed || number < 2, number < Self.turnLimit {
          self.turn(number + 1, isAnswer: isAnswer, next)
        } else {
          self.settled(isAnswer: isAnswer)
          next?()
        }
      }
    }
  }

  private func layOut() {
    sizeChanged = false
    defer { settledVersion = UIRuntime.displayVersion }
    UIRuntime.flush()
    // The height may change what is laid out, and that the height; three rounds are more than UIKit would take.
    for _ in 0..<3 {
      guard let window else { return }
      let height = min(wantedHeight ?? reservedHeight, maximumHeight)
      guard height.isFinite, height >= 0, abs(Double(window.frame.height) - height) > 1e-6 else { return }
      setHeight(height)
      UIRuntime.flush()
    }
  }

  private var wantedHeight: Double? {
    guard let controller else { return nil }
    let preferred = Double(controller.preferredContentSize.height)
    if preferred > 0 { return preferred }
    return UIRuntime.fittingHeight(of: controller.view, width: CGFloat(width)).map(Double.init)
  }

  private func settled(isAnswer: Bool) {
    isSettling = false
    frameNumber += 1
    connection.send(.settled(layout, isAnswer: isAnswer))
  }

  private var layout: ContentLayout {
    var layout = ContentLayout(
      height: wantedHeight, title: controller?.title, mediaButton: mediaButton,
      isFirstResponder: controller?.isFirstResponder ?? false,
      canBecomeFirstResponder: controller?.canBecomeFirstResponder ?? false, frameNumber: frameNumber)
    layout.viewHeight = (window?.frame.height).map(Double.init)
    return layout
  }

  private var mediaButton: ContentLayout.MediaButton? {
    guard let extensionObject else { return nil }
    let kind: ContentLayout.MediaButton.Kind? =
      switch extensionObject.mediaPlayPauseButtonType {
      case .none: nil
      case .default: .default
      case .overlay: .overlay
      }
    guard let kind else { return nil }
    let frame = extensionObject.mediaPlayPauseButtonFrame
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 1, 1, 1)
    extensionObject.mediaPlayPauseButtonTintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return .init(
      kind: kind, x: Double(frame.origin.x), y: Double(frame.origin.y), width: Double(frame.width),
      height: Double(frame.height), tint: [red, green, blue, alpha].map(Double.init))
  }

  // MARK: Drawing

  func draw() {
    guard let view = controller?.view, let picture else {
      connection.send(.drawn(Drawing(width: 0, height: 0, frameNumber: frameNumber)))
      return
    }
    connection.send(.drawn(picture.draw(view, frameNumber: frameNumber)))
  }
}
