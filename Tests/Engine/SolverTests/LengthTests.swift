import Solver
import Testing

@Suite("Lengths")
struct LengthTests {
  @Test("a length that constraints leave open is zero, and the place gives way")
  func openLength() throws {
    for relation in [Relation.equal, .greaterThanOrEqual] {
      for strength in [Strength.required, Strength(750)] {
        var solver = Solver()
        let (x, width) = (solver.makeVariable(), solver.makeVariable(isLength: true))

        try solver.add(
          LinearConstraint(LinearExpression([.init(x), .init(width)], constant: -380), relation, strength))

        #expect(solver.value(of: width) == 0)
        #expect(abs(solver.value(of: x) - 380) < 1e-9)
      }
    }
  }

  @Test("an upper bound alone leaves a length at zero; one that is required is reached")
  func upperBound() throws {
    for (strength, value) in [(Strength(751), 0.0), (.required, 341)] {
      var solver = Solver()
      let width = solver.makeVariable(isLength: true)

      try solver.add(LinearConstraint(LinearExpression(width, constant: -341), .lessThanOrEqual, strength))

      #expect(solver.value(of: width) == value)
    }
  }

  @Test("what asks for less than no length is refused")
  func negativeLength() throws {
    var solver = Solver()
    let (x, width) = (solver.makeVariable(), solver.makeVariable(isLength: true))
    let left = try solver.add(LinearConstraint(LinearExpression(x, constant: -16), .equal))

    let error = #expect(throws: Conflict.self) {
      try solver.add(LinearConstraint(LinearExpression([.init(x), .init(width)], constant: -10), .equal))
    }

    #expect(error == Conflict(constraints: [left], includesNew: true))
    #expect(solver.value(of: width) == 0)
  }

  @Test("random systems with lengths reach the best that brute force finds", arguments: 0..<40)
  func againstBruteForce(block: Int) throws {
    for seed in block * 50..<(block + 1) * 50 {
      var dice = Dice(seed + 400_000)
      let system = dice.system()
      var pair = Pair(count: system.count, lengths: (system.count + 1) / 2)
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

  @Test("lengths stay lengths while constraints come and go", arguments: 0..<20)
  func changes(block: Int) throws {
    for seed in block * 20..<(block + 1) * 20 {
      var dice = Dice(seed + 500_000)
      var pair = Pair(count: 3, lengths: 2)
      for _ in 0..<12 {
        if !pair.held.isEmpty, Bool.random(using: &dice) {
          let index = Int.random(in: 0..<pair.held.count, using: &dice)
          pair.solver.remove(pair.held.remove(at: index).id)
        } else {
          try? pair.add(dice.rule(variables: 3, levels: [1000, 1000, 750, 250]))
        }
        #expect(isEqual(pair.cost, pair.system.leastCost()), "seed \(seed): \(pair.system) at \(pair.point)")
      }
    }
  }
}
