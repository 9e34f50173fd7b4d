import Solver

/// Layouts of any number of views, to see how time grows with them.
enum Scaling: String, CaseIterable {
  /// One row: each view after the one before, as wide as its contents ask for; the last one ends with the row.
  case chain
  /// Cards of a title over a text, one below the other, as wide as the list.
  case list
  /// Boxes in boxes, each inset by the same margins.
  case tree

  /// The width of the whole, in points: a row gets what its views need.
  func width(_ count: Int) -> Double { self == .chain ? max(390, 30 * Double(count)) : 390 }

  /// A solver with `count` views solved, and the constraint that edits move.
  func build(_ count: Int) throws -> (solver: Solver, edit: LinearConstraint.ID) {
    var solver = Solver()
    var edit: LinearConstraint.ID?
    try solver.batch { solver in
      let width = solver.makeVariable()
      let height = solver.makeVariable()
      edit = try solver.add(LinearConstraint(LinearExpression(width, constant: -self.width(count)), .equal))
      switch self {
      case .chain: try addChain(count, width, to: &solver)
      case .list: try addList(count, width, to: &solver)
      case .tree: try addTree(count, width, height, to: &solver)
      }
    }
    guard let edit else { throw Conflict(constraints: [], includesNew: false) }
    return (solver, edit)
  }

  private func addChain(_ count: Int, _ width: Variable, to solver: inout Solver) throws {
    var end = LinearExpression(constant: 8)
    for index in 0..<count {
      let x = solver.makeVariable()
      let length = solver.makeVariable(isLength: true)
      var place = LinearExpression(x)
      place.add(end, times: -1)
      try solver.add(LinearConstraint(place, .equal))
      try solver.addContent(length, Double(10 + index % 7))
      end = LinearExpression([.init(x), .init(length)], constant: 8)
    }
    end.add(width, -1)
    try solver.add(LinearConstraint(end, .equal))
  }

  private func addList(_ count: Int, _ width: Variable, to solver: inout Solver) throws {
    var bottom = LinearExpression(constant: 0)
    for index in 0..<count {
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      let (length, height) = (solver.makeVariable(isLength: true), solver.makeVariable(isLength: true))
      var place = LinearExpression(y, constant: -8)
      place.add(bottom, times: -1)
      try solver.add(LinearConstraint(LinearExpression(x, constant: -16), .equal))
      try solver.add(LinearConstraint(place, .equal))
      let end = LinearExpression([.init(x), .init(length), .init(width, -1)], constant: 16)
      try solver.add(LinearConstraint(end, .equal))
      try solver.addContent(length, 120)
      try solver.addContent(height, Double(17 + index % 5))
      bottom = LinearExpression([.init(y), .init(height)])
    }
  }

  private func addTree(_ count: Int, _ width: Variable, _ height: Variable, to solver: inout Solver) throws {
    try solver.add(LinearConstraint(LinearExpression(height, constant: -844), .equal))
    var boxes = [(width, height)]
    for index in 1..<max(2, count) {
      let parent = boxes[(index - 1) / 4]
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      let (length, tall) = (solver.makeVariable(isLength: true), solver.makeVariable(isLength: true))
      for (place, size, outer) in [(x, length, parent.0), (y, tall, parent.1)] {
        try solver.add(LinearConstraint(LinearExpression(place, constant: -1), .equal))
        let end = LinearExpression([.init(place), .init(size), .init(outer, -1)], constant: 1)
        try solver.add(LinearConstraint(end, .equal))
        try solver.addContent(size, 20)
      }
      boxes.append((length, tall))
    }
  }
}

extension Solver {
  /// A length that contents ask for, with UIKit's priorities of a label.
  fileprivate mutating func addContent(_ length: Variable, _ value: Double) throws {
    let wish = LinearExpression(length, constant: -value)
    try add(LinearConstraint(wish, .greaterThanOrEqual, Strength(750)))
    try add(LinearConstraint(wish, .lessThanOrEqual, Strength(250)))
  }
}
