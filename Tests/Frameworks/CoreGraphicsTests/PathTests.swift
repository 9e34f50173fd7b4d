import CoreGraphics
import Testing

@Suite("CGPath")
struct CGPathTests {
  @Test("an empty path has the null rectangle around it")
  func empty() {
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().isEmpty)
    #expect(CGMutablePath().currentPoint == .zero)
  }

  @Test("steps are shown in order with their points")
  func elements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    var seen: [(CGPathElementType, CGPoint)] = []

    path.applyWithBlock { seen.append(($0.pointee.type, $0.pointee.points[0])) }

    #expect(
      seen.map(\.0) == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(seen[2].1 == CGPoint(x: 7, y: 8))
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test("paths are equal when their steps are")
  func equality() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)

    #expect(CGPath(rect: rect, transform: nil) == CGPath(rect: rect, transform: nil))
    #expect(CGPath(rect: rect, transform: nil) != CGPath(ellipseIn: rect, transform: nil))
    #expect(CGPath(rect: rect, transform: nil).hashValue == CGPath(rect: rect, transform: nil).hashValue)
  }

  @Test("a copy does not change with its original")
  func copies() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let copy = try #require(path.copy())
    var transform = CGAffineTransform(scaleX: 2, y: 2)
    let large = try #require(path.copy(using: &transform))

    path.addRect(CGRect(x: 50, y: 0, width: 10, height: 10))

    #expect(copy.boundingBox.maxX == 10)
    #expect(large.boundingBox.maxX == 20)
    #expect(path.boundingBox.maxX == 60)
  }

  @Test("a rectangle knows that it is one")
  func isRect() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    var found = CGRect.zero

    #expect(CGPath(rect: rect, transform: nil).isRect(&found))
    #expect(found == rect)
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test("an arc that is clockwise in Core Graphics runs towards smaller angles", arguments: [true, false])
  func arcs(clockwise: Bool) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)

    // From 0 to 90° the short way stays at x ≥ 0; the long way passes x = −10.
    #expect(abs(path.boundingBoxOfPath.minX - (clockwise ? -10 : 0)) < 1e-2)
  }

  @Test("a relative arc turns by its angle")
  func relativeArc() {
    let path = CGMutablePath()
    path.addRelativeArc(center: CGPoint(x: 5, y: 5), radius: 10, startAngle: 0, delta: -.pi / 2)

    #expect(abs(path.currentPoint.x - 5) < 1e-9)
    #expect(abs(path.currentPoint.y + 5) < 1e-9)
  }

  @Test("a transform applies to what is added, also behind a current point")
  func transformedSteps() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 0))
    path.addArc(
      center: .zero, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false,
      transform: CGAffineTransform(scaleX: 2, y: 2))

    #expect(abs(path.currentPoint.x) < 1e-9)
    #expect(abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.boundingBoxOfPath.maxX == 10)
  }

  @Test("a stroked copy is as wide as the line")
  func stroking() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])

    let outline = path.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)

    #expect(outline.contains(CGPoint(x: 5, y: 0.9)))
    #expect(outline.contains(CGPoint(x: 10.9, y: -0.9)))
    #expect(!outline.contains(CGPoint(x: 5, y: 1.1)))
  }

  @Test("a dashed copy has gaps")
  func dashing() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
    let dashed = path.copy(dashingWithPhase: 0, lengths: [2, 2])
    var moves = 0

    dashed.applyWithBlock { if $0.pointee.type == .moveToPoint { moves += 1 } }

    #expect(moves == 3)
  }
}
