import Solver
import Testing

@Suite("Ambiguity")
struct AmbiguityTests {
  @Test("a variable without constraints is ambiguous")
  func unconstrained() {
    var solver = Solver()
    let x = solver.makeVariable()

    #expect(solver.isAmbiguous(x))
    #expect(solver.value(of: x) == 0)
  }

  @Test("an inequality alone leaves its variable open; a pull closes it")
  func inequality() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint(LinearExpression(x, constant: -10), .greaterThanOrEqual))
    #expect(solver.isAmbiguous(x))

    try solver.add(LinearConstraint(LinearExpression(x), .equal, Strength(50)))

    #expect(!solver.isAmbiguous(x))
    #expect(solver.value(of: x) == 10)
  }

  @Test("two inequalities that meet leave nothing open")
  func pinched() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint(LinearExpression(x, constant: -10), .greaterThanOrEqual))
    try solver.add(LinearConstraint(LinearExpression(x, constant: -10), .lessThanOrEqual))

    #expect(!solver.isAmbiguous(x))
    #expect(abs(solver.value(of: x) - 10) < 1e-9)
  }

  @Test("two equal pulls on a shared length are a tie, unequal ones are not", arguments: [Float(250), 251])
  func tie(level: Float) throws {
    var solver = Solver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    try solver.add(LinearConstraint(LinearExpression([.init(a), .init(b)], constant: -100), .equal))
    try solver.add(LinearConstraint(LinearExpression(a, constant: -20), .equal, Strength(250)))
    try solver.add(LinearConstraint(LinearExpression(b, constant: -30), .equal, Strength(level)))

    #expect(solver.isAmbiguous(a) == (level == 250))
  }

  @Test("the constraints that decide a value are named")
  func deciding() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let first = try solver.add(LinearConstraint(LinearExpression(x, constant: -10), .equal))
    let second = try solver.add(LinearConstraint(LinearExpression([.init(y), .init(x, -1)], constant: -1), .equal))

    #expect(solver.constraints(deciding: y) == [first, second])
    #expect(solver.constraints(deciding: x) == [first])
  }
}
