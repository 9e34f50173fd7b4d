import Glibc
import IOSFoundation

/// How time runs in an animation or layer.
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in seconds of the time around it.
  var beginTime: CFTimeInterval { get set }
  /// How long it takes, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast time runs in it.
  var speed: Float { get set }
  /// An offset of its time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs.
  var repeatCount: Float { get set }
  /// How long it repeats, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// True runs back after running forth.
  var autoreverses: Bool { get set }
  /// What is seen before and after it.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What is seen of an animation before and after it.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The names of timing curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A curve from (0, 0) to (1, 1) that says how far an animation has come at a time.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: (Float, Float, Float, Float)

  /// Makes one of the named curves.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Makes a curve of two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = (c1x, c1y, c2x, c2y)
    super.init()
  }

  /// Writes control point `idx` (0…3, the ends included) to two floats at `ptr`.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all: [(Float, Float)] = [(0, 0), (points.0, points.1), (points.2, points.3), (1, 1)]
    guard all.indices.contains(idx) else { return }
    (ptr[0], ptr[1]) = all[idx]
  }

  /// How far the animation has come at `time`, both 0…1.
  @_spi(Runtime) public func value(at time: Double) -> Double {
    func bezier(_ a: Float, _ b: Float, _ t: Double) -> Double {
      let (a, b, u) = (Double(a), Double(b), 1 - t)
      return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bezier(points.0, points.2, middle) < time { low = middle } else { high = middle }
    }
    return bezier(points.1, points.3, (low + high) / 2)
  }
}

/// The seconds since the machine started, as layers count them.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
