import CoreGraphics

extension CGRect {
  /// Whether two rectangles share more than an edge; Linux's `intersects` takes a shared edge for enough, a phone's does not.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
