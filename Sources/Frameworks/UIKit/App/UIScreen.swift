import CoreGraphics
import IOSFoundation

/// The phone's screen.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment, UICoordinateSpace {
  /// The one screen.
  open class var main: UIScreen { shared }
  /// All screens.
  open class var screens: [UIScreen] { [shared] }
  static let shared = UIScreen()

  /// The screen in points.
  open internal(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// Pixels a point.
  open internal(set) var scale: CGFloat = 3
  /// The pixels of the panel a point.
  open var nativeScale: CGFloat { scale }
  /// The screen in pixels, upright.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: (bounds.width * scale).rounded(), height: (bounds.height * scale).rounded())
  }
  /// The brightness, 0…1.
  open var brightness: CGFloat = 0.5
  /// The most frames a second.
  open var maximumFramesPerSecond: Int { 60 }
  /// The screen's space.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The screen's space, however it is held.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// True while the screen is recorded.
  open var isCaptured: Bool { false }
  /// The traits of the phone.
  open var traitCollection: UITraitCollection { SurroundingTraits.system }
  /// The safe area at the edges, in points.
  var safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  /// The traits were changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // The window's space is the screen's.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}
