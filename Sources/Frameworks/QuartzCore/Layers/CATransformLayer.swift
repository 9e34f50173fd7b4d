import CoreGraphics
import IOSFoundation
import Journal

/// A layer whose sublayers keep their depth; they are drawn flat, by `zPosition`.
open class CATransformLayer: CALayer {}

/// A way that a scroll layer moves.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of what is in it.
open class CAScrollLayer: CALayer {
  /// The directions in which it moves.
  open var scrollMode: CAScrollLayerScrollMode = .both

  /// Brings a point to the left upper corner.
  open func scroll(to p: CGPoint) {
    if scrollMode == .both || scrollMode == .horizontally { bounds.origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { bounds.origin.y = p.y }
  }
  /// Moves until a rectangle is seen.
  open func scroll(to r: CGRect) {
    scroll(
      to: CGPoint(
        x: min(max(bounds.minX, r.maxX - bounds.width), r.minX),
        y: min(max(bounds.minY, r.maxY - bounds.height), r.minY))
    )
  }
}

/// A source of particles; none are drawn.
open class CAEmitterLayer: CALayer {
  /// The kinds of particle.
  open var emitterCells: [CAEmitterCell]? { didSet { Self.tell() } }
  /// Particles of each kind a second, as a factor.
  open var birthRate: Float = 1
  /// The life of particles, as a factor.
  open var lifetime: Float = 1
  /// The middle of the source.
  open var emitterPosition = CGPoint.zero
  /// The size of the source.
  open var emitterSize = CGSize.zero
  /// The shape of the source.
  open var emitterShape = CAEmitterLayerEmitterShape(rawValue: "point")
  /// The part of the source that sends.
  open var emitterMode = CAEmitterLayerEmitterMode(rawValue: "volume")
  /// How particles lie over each other.
  open var renderMode = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The speed of particles, as a factor.
  open var velocity: Float = 1
  /// The size of particles, as a factor.
  open var scale: Float = 1
  /// The turn of particles, as a factor.
  open var spin: Float = 1
  /// The seed of chance.
  open var seed: UInt32 = 0

  private static func tell() {
    Journal.reportOnce(.init(kind: .unsupported, message: "CAEmitterLayer: particles are not drawn"))
  }
}

/// The shape of a source of particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of a source that sends particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles lie over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A kind of particle.
open class CAEmitterCell: NSObject {
  open var name: String?
  open var isEnabled = true
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var emissionLatitude: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var zAcceleration: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var color: CGColor?
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  open var contents: Any?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsScale: CGFloat = 1
  open var emitterCells: [CAEmitterCell]?

  /// Makes a kind of particle.
  public override init() { super.init() }
}
