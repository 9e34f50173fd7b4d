import Solver

/// A small system in plain numbers: what the solver is given, and what the reference works on.
struct System {
  struct Rule {
    var coefficients: [Double]
    var constant: Double
    var relation: Relation
    var level: Float

    func error(at point: [Double]) -> Double {
      var value = constant
      for (coefficient, x) in zip(coefficients, point) { value += coefficient * x }
      switch relation {
      case .equal: return abs(value)
      case .lessThanOrEqual: return max(0, value)
      case .greaterThanOrEqual: return max(0, -value)
      }
    }
  }

  var count: Int
  var rules: [Rule]
  /// So many of the first variables are never negative.
  var lengths = 0

  /// The sums of errors by level, strongest first; nil where a required rule is broken.
  func cost(at point: [Double]) -> [Double]? {
    if point.prefix(lengths).contains(where: { $0 < -1e-6 }) { return nil }
    var sums: [Float: Double] = [:]
    for rule in rules {
      let error = rule.error(at: point)
      if rule.level >= 1000 {
        if error > 1e-6 { return nil }
      } else {
        sums[rule.level, default: 0] += error
      }
    }
    return sums.keys.sorted(by: >).map { sums[$0] ?? 0 }
  }

  /// The least cost that there is, by trying every point where as many boundaries meet as there are variables.
  ///
  /// The best points of a lexicographic sum of absolute errors form a face of the arrangement of the boundaries; every face
  /// has a vertex once the coordinate planes are added.
  func leastCost() -> [Double]? {
    var planes = rules.map { ($0.coefficients, -$0.constant) }
    for index in 0..<count {
      var unit = [Double](repeating: 0, count: count)
      unit[index] = 1
      planes.append((unit, 0))
    }
    var best: [Double]?
    choose(count, of: planes.count) { chosen in
      guard let point = solve(chosen.map { planes[$0] }), let cost = cost(at: point) else { return }
      if let known = best, !isLess(cost, known) { return }
      best = cost
    }
    return best
  }
}

func isLess(_ left: [Double], _ right: [Double]) -> Bool {
  for (a, b) in zip(left, right) where abs(a - b) > 1e-6 { return a < b }
  return false
}

func isEqual(_ left: [Double]?, _ right: [Double]?) -> Bool {
  guard let left, let right else { return left == nil && right == nil }
  return left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= 1e-5 }
}

private func choose(_ size: Int, of count: Int, _ body: ([Int]) -> Void) {
  func extend(_ chosen: [Int], from start: Int) {
    if chosen.count == size { return body(chosen) }
    guard start < count else { return }
    for index in start..<count { extend(chosen + [index], from: index + 1) }
  }
  extend([], from: 0)
}

/// Gaussian elimination with pivoting; nil when the planes do not meet in one point.
private func solve(_ planes: [([Double], Double)]) -> [Double]? {
  var rows = planes.map { $0.0 + [$0.1] }
  let count = rows.count
  for column in 0..<count {
    guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
      abs(rows[pivot][column]) > 1e-9
    else { return nil }
    rows.swapAt(column, pivot)
    for row in 0..<count where row != column {
      let factor = rows[row][column] / rows[column][column]
      for index in column...count { rows[row][index] -= factor * rows[column][index] }
    }
  }
  return (0..<count).map { rows[$0][count] / rows[$0][$0] }
}

/// Numbers that look random and are the same in every run.
struct Dice: RandomNumberGenerator {
  var state: UInt64
  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func rule(variables count: Int, levels: [Float]) -> System.Rule {
    let shapes: [Double] = [-1, -1, 0, 1, 1, 2, 0.5]
    var coefficients: [Double] = []
    repeat {
      coefficients = (0..<count).map { _ in shapes.randomElement(using: &self) ?? 1 }
    } while coefficients.allSatisfy { $0 == 0 }
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    return System.Rule(
      coefficients: coefficients, constant: Double(Int.random(in: -20...20, using: &self)),
      relation: relations.randomElement(using: &self) ?? .equal, level: levels.randomElement(using: &self) ?? 1000)
  }

  mutating func system(levels: [Float] = [1000, 1000, 750, 250, 50]) -> System {
    let count = Int.random(in: 1...3, using: &self)
    let size = Int.random(in: 1...6, using: &self)
    return System(count: count, rules: (0..<size).map { _ in rule(variables: count, levels: levels) })
  }
}

/// A solver beside the system that it was given.
struct Pair {
  var solver = Solver()
  var variables: [Variable]
  var held: [(id: LinearConstraint.ID, rule: System.Rule)] = []

  let lengths: Int

  init(count: Int, lengths: Int = 0) {
    variables = []
    self.lengths = lengths
    for index in 0..<count { variables.append(solver.makeVariable(isLength: index < lengths)) }
  }

  func constraint(_ rule: System.Rule) -> LinearConstraint {
    let terms = zip(variables, rule.coefficients).map { LinearExpression.Term($0, $1) }
    return LinearConstraint(LinearExpression(terms, constant: rule.constant), rule.relation, Strength(rule.level))
  }

  mutating func add(_ rule: System.Rule) throws(Conflict) {
    held.append((try solver.add(constraint(rule)), rule))
  }

  var system: System { System(count: variables.count, rules: held.map(\.rule), lengths: lengths) }
  var point: [Double] { variables.map { solver.value(of: $0) } }
  var cost: [Double]? { system.cost(at: point) }
}
