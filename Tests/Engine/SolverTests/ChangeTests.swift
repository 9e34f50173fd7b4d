import Solver
import Testing

@Suite("Changing a system")
struct ChangeTests {
  @Test("random additions, removals, edits and strengths stay at the best", arguments: 0..<24)
  func randomWalk(block: Int) throws {
    for seed in block * 12..<(block + 1) * 12 {
      var dice = Dice(seed + 300_000)
      let count = Int.random(in: 1...3, using: &dice)
      var pair = Pair(count: count)
      for step in 0..<30 {
        let choice = Int.random(in: 0..<10, using: &dice)
        if pair.held.count < 2 || (choice < 4 && pair.held.count < 6) {
          let rule = dice.rule(variables: count, levels: [1000, 750, 250, 50])
          do {
            try pair.add(rule)
          } catch {
            var all = pair.system
            all.rules.append(rule)
            #expect(all.leastCost() == nil, "seed \(seed) step \(step): refused though it can hold")
          }
        } else if choice < 6 {
          let index = Int.random(in: 0..<pair.held.count, using: &dice)
          let wasHeld = pair.solver.remove(pair.held.remove(at: index).id)
          #expect(wasHeld)
        } else if choice < 9 {
          let index = Int.random(in: 0..<pair.held.count, using: &dice)
          let value = Double(Int.random(in: -20...20, using: &dice))
          var changed = pair.system
          changed.rules[index].constant = value
          do {
            try pair.solver.setConstant(value, of: pair.held[index].id)
            pair.held[index].rule.constant = value
          } catch {
            #expect(changed.leastCost() == nil, "seed \(seed) step \(step): edit refused though it can hold")
          }
        } else {
          let index = Int.random(in: 0..<pair.held.count, using: &dice)
          let level: Float = [1000, 750, 250, 50].randomElement(using: &dice) ?? 50
          var changed = pair.system
          changed.rules[index].level = level
          do {
            try pair.solver.setStrength(Strength(level), of: pair.held[index].id)
            pair.held[index].rule.level = level
          } catch {
            #expect(changed.leastCost() == nil, "seed \(seed) step \(step): strength refused though it can hold")
          }
        }
        let expected = pair.system.leastCost()
        #expect(isEqual(pair.cost, expected), "seed \(seed) step \(step): \(pair.cost ?? []) \(expected ?? [])")
      }
    }
  }

  @Test("edits in a batch come out as in a fresh solver", arguments: 0..<20)
  func batchedEdits(block: Int) throws {
    for seed in block * 20..<(block + 1) * 20 {
      var dice = Dice(seed + 400_000)
      var pair = Pair(count: 3)
      for _ in 0..<6 { try pair.add(dice.rule(variables: 3, levels: [750, 250, 50])) }
      pair.solver.beginBatch()
      for index in pair.held.indices {
        let value = Double(Int.random(in: -20...20, using: &dice))
        try pair.solver.setConstant(value, of: pair.held[index].id)
        pair.held[index].rule.constant = value
      }
      pair.solver.remove(pair.held.removeLast().id)
      try pair.add(dice.rule(variables: 3, levels: [750]))
      try pair.solver.endBatch()
      #expect(isEqual(pair.cost, pair.system.leastCost()), "seed \(seed)")
    }
  }

  @Test("an edit that cannot hold changes nothing")
  func refusedEdit() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let lower = try solver.add(LinearConstraint(LinearExpression(x, constant: -10), .greaterThanOrEqual))
    let upper = try solver.add(LinearConstraint(LinearExpression(x, constant: -30), .lessThanOrEqual))
    try solver.add(LinearConstraint(LinearExpression(x, constant: -15), .equal, Strength(250)))

    let conflict = #expect(throws: Conflict.self) { try solver.setConstant(-40, of: lower) }

    #expect(conflict?.constraints == [lower, upper])
    #expect(solver.value(of: x) == 15)
    #expect(solver.constraint(lower)?.expression.constant == -10)
  }

  @Test("conflicting edits in a batch are told apart and resolved by removing one")
  func conflictInBatch() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let lower = try solver.add(LinearConstraint(LinearExpression(x, constant: -10), .greaterThanOrEqual))
    let upper = try solver.add(LinearConstraint(LinearExpression(x, constant: -30), .lessThanOrEqual))
    solver.beginBatch()
    try solver.setConstant(-40, of: lower)

    let conflict = #expect(throws: Conflict.self) { try solver.endBatch() }

    #expect(conflict?.constraints == [lower, upper])
    solver.remove(upper)
    try solver.solve()

    #expect(solver.value(of: x) >= 40)
  }

  @Test("the variables that changed are named once")
  func changes() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    let width = try solver.add(LinearConstraint(LinearExpression(x, constant: -10), .equal))
    try solver.add(LinearConstraint(LinearExpression([.init(y), .init(x, -2)]), .equal))
    try solver.add(LinearConstraint(LinearExpression(z, constant: -1), .equal))
    _ = solver.takeChanges()

    try solver.setConstant(-20, of: width)

    let changed = solver.takeChanges()
    let later = solver.takeChanges()
    #expect(Set(changed) == [x, y])
    #expect(solver.value(of: y) == 40)
    #expect(later.isEmpty)
  }

  @Test("a variable is given up once nothing uses it")
  func release() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(LinearConstraint(LinearExpression(x, constant: -10), .equal))

    let early = solver.release(x)
    solver.remove(id)
    let late = solver.release(x)
    let next = solver.makeVariable()

    #expect(!early)
    #expect(late)
    #expect(next == x)
  }

  @Test("a copy leads its own life")
  func copies() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(LinearConstraint(LinearExpression(x, constant: -10), .equal))
    var copy = solver

    try copy.setConstant(-20, of: id)

    #expect(solver.value(of: x) == 10)
    #expect(copy.value(of: x) == 20)
  }
}
