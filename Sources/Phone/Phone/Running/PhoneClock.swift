import Glibc

/// The phone's time: seconds since it was switched on, which may pass faster than the world's.
struct PhoneClock: Sendable {
  /// How many of the phone's seconds pass in one of the world's.
  let scale: Double
  private let start: Double

  init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    start = Self.world
  }

  /// The phone's seconds since it was switched on.
  var now: Double { (Self.world - start) * scale }

  /// The world's seconds until the phone's clock shows `time`.
  func worldSeconds(until time: Double) -> Double {
    max(0, (time - now) / scale)
  }

  /// The world's seconds, which nobody can set.
  static var world: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
