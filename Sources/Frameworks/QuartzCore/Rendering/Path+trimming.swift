internal import Canvas

extension Path {
  /// The part of the path between two fractions of its length, as straight lines.
  func trimmed(from start: Double, to end: Double) -> Path {
    let pieces = flattened(tolerance: 0.05).map { piece in
      piece.isClosed && piece.points.count > 1 ? piece.points + [piece.points[0]] : piece.points
    }
    func distance(_ a: Point, _ b: Point) -> Double {
      ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
    let total = pieces.reduce(0) { $0 + zip($1, $1.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) } }
    let (low, high) = (max(0, start) * total, min(1, end) * total)
    var result = Path()
    var walked = 0.0
    for piece in pieces {
      var isOpen = false
      for (a, b) in zip(piece, piece.dropFirst()) {
        let length = distance(a, b)
        defer { walked += length }
        guard length > 0, walked + length > low, walked < high else {
          isOpen = false
          continue
        }
        func at(_ place: Double) -> Point {
          let part = min(1, max(0, (place - walked) / length))
          return Point(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
        }
        if !isOpen { result.move(to: at(low)) }
        isOpen = true
        result.addLine(to: at(high))
      }
    }
    return result
  }
}
