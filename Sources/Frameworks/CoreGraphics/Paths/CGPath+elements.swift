internal import Canvas
import Foundation

/// The kinds of step that a path has.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// A step of a path, as `applyWithBlock(_:)` shows it.
public struct CGPathElement {
  /// The kind of step.
  public var type: CGPathElementType
  /// Its points: one for a move or line, two for a quadratic curve, three for a cubic one; the last is the end.
  /// They are gone when the block returns.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes a step.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  /// Calls a block with each step in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var points = [CGPoint](repeating: .zero, count: 3)
    points.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for element in steps.elements {
        let type: CGPathElementType
        switch element {
        case .move(let point):
          type = .moveToPoint
          base[0] = CGPoint(point)
        case .line(let point):
          type = .addLineToPoint
          base[0] = CGPoint(point)
        case .quad(let control, let end):
          type = .addQuadCurveToPoint
          base[0] = CGPoint(control)
          base[1] = CGPoint(end)
        case .cubic(let first, let second, let end):
          type = .addCurveToPoint
          base[0] = CGPoint(first)
          base[1] = CGPoint(second)
          base[2] = CGPoint(end)
        case .close:
          type = .closeSubpath
        }
        var step = CGPathElement(type: type, points: base)
        withUnsafePointer(to: &step) { block($0) }
      }
    }
  }

  /// Calls a function with each step in order.
  public func apply(
    info: UnsafeMutableRawPointer?, function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    applyWithBlock { function(info, $0) }
  }
}
