import Solver
import Testing

@Suite("Conflicts")
struct ConflictTests {
  @Test("a conflict names the constraints that exclude each other, and no bystander")
  func named() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    let right = solver.makeVariable()
    let other = solver.makeVariable()
    let a = try solver.add(LinearConstraint(LinearExpression(left, constant: -16), .equal))
    let b = try solver.add(
      LinearConstraint(LinearExpression([.init(right), .init(left, -1), .init(width, -1)]), .equal))
    try solver.add(LinearConstraint(LinearExpression([.init(other), .init(width, -1)]), .greaterThanOrEqual))
    let c = try solver.add(LinearConstraint(LinearExpression(width, constant: -100), .equal))
    try solver.add(LinearConstraint(LinearExpression(other, constant: -7), .equal, Strength(999)))

    let conflict = #expect(throws: Conflict.self) {
      try solver.add(LinearConstraint(LinearExpression(right, constant: -90), .equal))
    }

    #expect(conflict == Conflict(constraints: [a, b, c], includesNew: true))
  }

  @Test("a refused addition leaves every value as it was", arguments: 0..<20)
  func unchanged(block: Int) throws {
    for seed in block * 25..<(block + 1) * 25 {
      var dice = Dice(seed + 500_000)
      var pair = Pair(count: 3)
      for _ in 0..<12 {
        let before = pair.point
        let rule = dice.rule(variables: 3, levels: [1000, 1000, 250])
        do {
          try pair.add(rule)
        } catch {
          let apart = zip(before, pair.point).map { abs($0 - $1) }.max() ?? 0
          #expect(apart < 1e-6, "seed \(seed): \(before) became \(pair.point)")
        }
      }
    }
  }

  @Test("without any one of the named constraints the others can hold", arguments: 0..<20)
  func minimal(block: Int) throws {
    for seed in block * 25..<(block + 1) * 25 {
      var dice = Dice(seed + 600_000)
      var pair = Pair(count: 3)
      for _ in 0..<10 {
        let rule = dice.rule(variables: 3, levels: [1000])
        do {
          try pair.add(rule)
        } catch {
          #expect(error.includesNew)
          let named = pair.held.filter { error.constraints.contains($0.id) }.map(\.rule) + [rule]
          #expect(System(count: 3, rules: named).leastCost() == nil, "seed \(seed): no conflict at all")
          for index in named.indices {
            var rest = named
            rest.remove(at: index)
            #expect(System(count: 3, rules: rest).leastCost() != nil, "seed \(seed): \(index) is not needed")
          }
        }
      }
    }
  }

  @Test("redundant required constraints are no conflict, and each can go")
  func redundant() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add(LinearConstraint(LinearExpression(x, constant: -10), .equal))
    let second = try solver.add(LinearConstraint(LinearExpression(x, constant: -10), .equal))

    #expect(throws: Conflict.self) { try solver.setConstant(-11, of: first) }
    solver.remove(first)
    try solver.setConstant(-12, of: second)

    #expect(solver.value(of: x) == 12)
  }
}
