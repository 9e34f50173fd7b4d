import Solver
import Testing

@Suite("The hierarchy of strengths")
struct HierarchyTests {
  @Test("a stronger constraint wins against any number of weaker ones")
  func strictHierarchy() throws {
    var solver = Solver()
    let x = solver.makeVariable()

    try solver.add(LinearConstraint(LinearExpression(x, constant: -10), .equal, Strength(251)))
    for _ in 0..<500 { try solver.add(LinearConstraint(LinearExpression(x, constant: -20), .equal, Strength(250))) }

    #expect(abs(solver.value(of: x) - 10) < 1e-9)
  }

  @Test("within a level the majority wins, as the sum of absolute errors says")
  func median() throws {
    var solver = Solver()
    let x = solver.makeVariable()

    for value in [10.0, 20, 20, 90] {
      try solver.add(LinearConstraint(LinearExpression(x, constant: -value), .equal, Strength(500)))
    }

    #expect(abs(solver.value(of: x) - 20) < 1e-9)
  }

  @Test("random systems reach the best that brute force finds", arguments: 0..<40)
  func againstBruteForce(block: Int) throws {
    for seed in block * 50..<(block + 1) * 50 {
      var dice = Dice(seed)
      let system = dice.system()
      var pair = Pair(count: system.count)
      for rule in system.rules {
        do {
          try pair.add(rule)
        } catch {
          var all = pair.system
          all.rules.append(rule)
          #expect(all.leastCost() == nil, "seed \(seed): refused though it can hold")
        }
      }
      #expect(isEqual(pair.cost, pair.system.leastCost()), "seed \(seed): \(pair.system) at \(pair.point)")
    }
  }

  @Test("the best that is reached does not depend on the order of addition", arguments: 0..<20)
  func orderIndependence(block: Int) throws {
    for seed in block * 20..<(block + 1) * 20 {
      var dice = Dice(seed + 100_000)
      let count = 5
      let rules = (0..<14).map { _ in dice.rule(variables: count, levels: [900, 750, 250, 50]) }
      var costs: [[Double]] = []
      for _ in 0..<4 {
        var pair = Pair(count: count)
        for rule in rules.shuffled(using: &dice) { try pair.add(rule) }
        costs.append(try #require(System(count: count, rules: rules).cost(at: pair.point)))
      }
      #expect(costs.allSatisfy { isEqual($0, costs[0]) }, "seed \(seed): \(costs)")
    }
  }

  @Test("a batch reaches the same as one change after another", arguments: 0..<20)
  func batches(block: Int) throws {
    for seed in block * 20..<(block + 1) * 20 {
      var dice = Dice(seed + 200_000)
      let rules = (0..<12).map { _ in dice.rule(variables: 4, levels: [900, 750, 250, 50]) }
      var pair = Pair(count: 4)
      var batched = Pair(count: 4)

      for rule in rules { try pair.add(rule) }
      batched.solver.beginBatch()
      for rule in rules { try batched.add(rule) }
      try batched.solver.endBatch()

      #expect(isEqual(pair.cost, batched.cost), "seed \(seed)")
    }
  }
}
