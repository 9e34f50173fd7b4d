import CoreGraphics
import Testing

@Suite("Geometry")
struct GeometryTests {
  @Test("transforms are done in the order in which they are written, the last first")
  func order() {
    let transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)

    // Core Graphics: t' = scale · t, so that the point is stretched first.
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
  }

  @Test("concatenating does the receiver first")
  func concatenating() {
    let first = CGAffineTransform(scaleX: 2, y: 2)
    let second = CGAffineTransform(translationX: 5, y: 0)

    #expect(CGPoint(x: 1, y: 1).applying(first.concatenating(second)) == CGPoint(x: 7, y: 2))
  }

  @Test("a quarter turn leads from x to y")
  func rotation() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))

    #expect(abs(point.x) < 1e-12)
    #expect(abs(point.y - 1) < 1e-12)
  }

  @Test("a transform and its inverse undo each other, and a flat one is its own inverse")
  func inverse() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 4, ty: 5)
    let product = transform.concatenating(transform.inverted())
    let flat = CGAffineTransform(scaleX: 0, y: 1)

    #expect(abs(product.a - 1) < 1e-12 && abs(product.d - 1) < 1e-12 && abs(product.tx) < 1e-12)
    #expect(flat.inverted() == flat)
  }

  @Test("a transform is made again of its parts")
  func decomposition() {
    let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 3).translatedBy(x: 4, y: -1)
    let again = CGAffineTransform(transform.decomposed())

    for path in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
      #expect(abs(transform[keyPath: path] - again[keyPath: path]) < 1e-9)
    }
  }

  @Test("a turned rectangle's bounds hold all of it")
  func turnedRectangle() {
    let bounds = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))

    #expect(abs(bounds.minX + 20) < 1e-9)
    #expect(abs(bounds.width - 20) < 1e-9)
    #expect(abs(bounds.height - 10) < 1e-9)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test("geometry survives a dictionary")
  func dictionaries() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

    #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
    #expect(CGPoint(dictionaryRepresentation: ["X": 1]) == nil)
  }

  @Test("vectors and transforms survive coding")
  func coding() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let vector = CGVector(dx: 1.5, dy: -2)

    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: JSONEncoder().encode(transform)) == transform)
    #expect(try JSONDecoder().decode([CGVector].self, from: JSONEncoder().encode([vector])) == [vector])
  }
}
