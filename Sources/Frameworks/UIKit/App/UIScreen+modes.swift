import CoreGraphics
import IOSFoundation
import QuartzCore

/// A size in which a screen can be driven.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
  /// The screen in pixels.
  public let size: CGSize
  /// The width of a pixel in its heights.
  public let pixelAspectRatio: CGFloat = 1

  init(size: CGSize) {
    self.size = size
    super.init()
  }
}

extension UIScreen {
  /// What happens to a picture at the edges of a television.
  public enum OverscanCompensation: Int, Sendable {
    case scale = 0
    case insetBounds = 1
    case none = 2
  }

  /// The sizes in which the screen can be driven: its own.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// The best size.
  public var preferredMode: UIScreenMode? { availableModes.first }
  /// The size in which the screen is driven.
  public var currentMode: UIScreenMode? { availableModes.first }
  /// The screen that this one shows as well: none.
  public var mirrored: UIScreen? { nil }
  /// What happens at the edges: nothing.
  public var overscanCompensation: OverscanCompensation { .none }
  /// What is lost at the edges, in points.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// The seconds between a picture and the moment at which it is seen.
  public var calibratedLatency: CFTimeInterval { 0 }
  /// True when something on the screen can have the focus of a remote control.
  public var supportsFocus: Bool { false }
  /// The most that white can be exceeded: not at all.
  public var potentialEDRHeadroom: CGFloat { 1 }
  /// The most that white can be exceeded now: not at all.
  public var currentEDRHeadroom: CGFloat { 1 }

  /// A display link that runs with the screen's frames.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// What the screen shows now, as a view.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }
}
