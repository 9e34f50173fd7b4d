import Solver
import Testing

/// A tree of boxes: each child hangs below the one before it, inside its parent, as views do.
struct BoxTree {
  var solver = Solver()
  var rootWidth: LinearConstraint.ID?
  var boxes: [(x: Variable, y: Variable, width: Variable, height: Variable)] = []
  var heights: [LinearConstraint.ID] = []

  init(count: Int, fan: Int) throws {
    var solver = Solver()
    for _ in 0..<count {
      boxes.append((solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()))
    }
    rootWidth = try solver.add(LinearConstraint(LinearExpression(boxes[0].width, constant: -10_000), .equal))
    solver.beginBatch()
    for index in 0..<count {
      let first = index * fan + 1
      guard first < count else {
        heights.append(
          try solver.add(LinearConstraint(LinearExpression(boxes[index].height, constant: -20), .equal, Strength(750))))
        continue
      }
      let last = min(first + fan, count) - 1
      for child in first...last {
        let box = boxes[child]
        try solver.add(LinearConstraint(LinearExpression(box.x, constant: -8), .equal))
        try solver.add(
          LinearConstraint(LinearExpression([.init(box.width), .init(boxes[index].width, -1)], constant: 16), .equal))
        let top =
          child == first
          ? LinearExpression(box.y, constant: -8)
          : LinearExpression(
            [.init(box.y), .init(boxes[child - 1].y, -1), .init(boxes[child - 1].height, -1)], constant: -8)
        try solver.add(LinearConstraint(top, .equal))
      }
      try solver.add(
        LinearConstraint(
          LinearExpression(
            [.init(boxes[index].height), .init(boxes[last].y, -1), .init(boxes[last].height, -1)], constant: -8),
          .equal))
    }
    try solver.endBatch()
    self.solver = solver
  }
}

@Suite("Large systems")
struct SizeTests {
  @Test("a tree of 2,500 boxes (over 7,000 constraints) is solved and edited")
  func tree() throws {
    var tree = try BoxTree(count: 2500, fan: 8)
    #expect(tree.solver.constraintCount > 7000)
    let before = tree.solver.value(of: tree.boxes[0].height)

    try tree.solver.setConstant(-30, of: tree.heights[0])

    #expect(abs(tree.solver.value(of: tree.boxes[0].height) - before - 10) < 1e-6)
  }

  @Test("a chain of 1,000 keeps its sums exact to a millionth of a point")
  func chain() throws {
    var solver = Solver()
    var previous = solver.makeVariable()
    try solver.add(LinearConstraint(LinearExpression(previous), .equal))
    solver.beginBatch()
    for _ in 0..<1000 {
      let next = solver.makeVariable()
      try solver.add(LinearConstraint(LinearExpression([.init(next), .init(previous, -1)], constant: -0.1), .equal))
      previous = next
    }
    try solver.endBatch()

    #expect(abs(solver.value(of: previous) - 100) < 1e-6)
  }
}
