extension Solver {
  /// The value of a variable, zero where no constraint says more.
  public func value(of variable: Variable) -> Double {
    let symbol = variable.symbol
    return definitions[Int(symbol)] >= 0 ? values[Int(symbol)] : tableau.value(of: symbol)
  }

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
    return symbols.filter { tableau.kinds[Int($0)].isVariable }.map(Variable.init(symbol:))
  }

  /// The constraints on whose constants the value of `variable` depends, oldest first.
  public func constraints(deciding variable: Variable) -> [LinearConstraint.ID] {
    var copy = self
    let symbol = variable.symbol
    var found = copy.definitionsAbove(CollectionOfOne(symbol)).map { definitions[Int($0)] }
    for cell in copy.row(of: LinearExpression(variable)).cells where tableau.owners[Int(cell.symbol)] >= 0 {
      found.append(tableau.owners[Int(cell.symbol)])
    }
    return ids(of: found)
  }
}
