extension Solver {
  /// Whether constraints leave open what the value of `variable` is: some other solution is as good and gives it another.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    var scratch = self
    let cells = scratch.row(of: LinearExpression(variable)).cells
    if cells.contains(where: { tableau.kinds[Int($0.symbol)] == .external }) { return true }
    guard cells.contains(where: { isFree($0.symbol) }) else { return false }
    // Ask for more and for less of the variable, with a strength below every other.
    let value = value(of: variable)
    for direction in [-1.0, 1.0] {
      var copy = self
      copy.depth = 0
      let reach = LinearExpression([.init(variable)], constant: -(value + direction * 1000))
      _ = try? copy.add(LinearConstraint(reach, .equal, Strength(.leastNonzeroMagnitude)))
      if abs(copy.value(of: variable) - value) > 1e-4 { return true }
    }
    return false
  }

  /// Whether a parametric symbol costs nothing, and so may be able to move.
  private func isFree(_ symbol: Symbol) -> Bool {
    switch tableau.kinds[Int(symbol)] {
    case .slack, .length: return tableau.costs[Int(symbol)].isZero
    case .external: return true
    case .dummy, .none: return false
    }
  }
}
