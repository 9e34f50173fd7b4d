internal import Canvas
import Foundation

extension Matrix {
  init(_ transform: CGAffineTransform) {
    self.init(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
  }
}

extension CGAffineTransform {
  init(_ matrix: Matrix) {
    self.init(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: matrix.tx, ty: matrix.ty)
  }
}

extension Point {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension Rect {
  /// Core Graphics' rectangle with sizes made positive; the null rectangle is empty, the infinite one very large.
  init(_ rect: CGRect) {
    if rect.isNull {
      self = .zero
    } else if rect.isInfinite {
      self.init(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    } else {
      self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
  }
}

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension Color {
  init(_ color: CGColor) { self = color.solid }
}
