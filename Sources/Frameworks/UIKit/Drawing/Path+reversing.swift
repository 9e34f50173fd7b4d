internal import Canvas

extension Path {
  /// The same shape with each piece gone through backwards; the last piece comes first.
  var reversed: Path {
    var pieces: [(start: Point, steps: [Element], isClosed: Bool)] = []
    for element in elements {
      switch element {
      case .move(let point): pieces.append((point, [], false))
      case .close:
        if !pieces.isEmpty { pieces[pieces.count - 1].isClosed = true }
      default:
        // After a closed piece the next one begins where it began.
        if let last = pieces.last, last.isClosed { pieces.append((last.start, [], false)) }
        if !pieces.isEmpty { pieces[pieces.count - 1].steps.append(element) }
      }
    }
    var result = Path()
    for piece in pieces.reversed() {
      var points = [piece.start]
      for step in piece.steps { points.append(step.end) }
      result.move(to: points[points.count - 1])
      for (index, step) in piece.steps.enumerated().reversed() {
        switch step {
        case .quad(let control, _): result.addQuad(to: points[index], control: control)
        case .cubic(let first, let second, _): result.addCurve(to: points[index], second, first)
        default: result.addLine(to: points[index])
        }
      }
      if piece.isClosed { result.close() }
    }
    return result
  }
}

extension Path.Element {
  /// Where the step ends; a closing step ends nowhere of its own.
  fileprivate var end: Point {
    switch self {
    case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point): point
    case .close: .zero
    }
  }
}
