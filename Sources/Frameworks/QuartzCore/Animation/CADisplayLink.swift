import CoreGraphics
import IOSFoundation

/// The frames a second that an animation would like.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The system's own choice.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// A timer that fires once a frame.
open class CADisplayLink: NSObject {
  private let call: (CADisplayLink) -> Void
  private var timer: Timer?
  /// True keeps the timer from firing.
  open var isPaused = false
  /// When the last frame was shown.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame will be shown.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The seconds between frames at the screen's full rate.
  open var duration: CFTimeInterval { 1.0 / 60 }
  /// The wanted frames a second; 0 is the full rate.
  open var preferredFramesPerSecond = 0
  /// The wanted range of frames a second.
  open var preferredFrameRateRange: CAFrameRateRange = .default

  /// Makes a link that sends `sel` to `target`.
  public convenience init(target: Any, selector sel: Selector) {
    self.init { link in ActionMessage(sel).send(to: target, [link]) }
  }

  @_spi(Runtime) public init(call: @escaping (CADisplayLink) -> Void) {
    self.call = call
    super.init()
  }

  /// Starts to fire on a run loop.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard timer == nil else { return }
    let rate = preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60
    nonisolated(unsafe) weak let link = self
    let timer = Timer(timeInterval: 1 / Double(rate), repeats: true) { _ in link?.fire() }
    self.timer = timer
    runloop.add(timer, forMode: mode)
  }

  private func fire() {
    guard !isPaused else { return }
    timestamp = CACurrentMediaTime()
    call(self)
  }

  /// Stops to fire on a run loop.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Stops for good.
  open func invalidate() {
    timer?.invalidate()
    timer = nil
  }
}
