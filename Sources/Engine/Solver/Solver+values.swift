extension Solver {
  /// The value of a variable, zero where no constraint says more.
  public func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

  /// The value of an expression.
  public func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// By how much a constraint fails to hold: zero when it holds.
  public func violation(of id: LinearConstraint.ID) -> Double {
    guard let constraint = constraint(id) else { return 0 }
    let value = value(of: constraint.expression)
    switch constraint.relation {
    case .equal: return abs(value)
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }

  /// The variables whose values may have changed since the last call, each once, in the order in which they changed.
  public mutating func takeChanges() -> [Variable] {
    let symbols = tableau.changed
    tableau.changed.removeAll(keepingCapacity: true)
    for symbol in symbols { tableau.isChanged[Int(symbol)] = false }
    return symbols.filter { tableau.kinds[Int($0)] == .external }.map(Variable.init(symbol:))
  }

  /// The constraints on whose constants the value of `variable` depends, oldest first.
  public func constraints(deciding variable: Variable) -> [LinearConstraint.ID] {
    let home = tableau.homes[Int(variable.symbol)]
    guard home >= 0 else { return [] }
    return ids(of: tableau.rows[Int(home)].cells.map(\.symbol))
  }
}
