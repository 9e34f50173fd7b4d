/// Expressions in terms of what the tableau knows.
extension Solver {
  /// The expression in terms of parametric symbols.
  mutating func row(of expression: LinearExpression) -> Row {
    growWeights()
    var row = Row(constant: expression.constant)
    var touched: ContiguousArray<Symbol> = []
    swap(&touched, &spareSymbols)
    var bases: ContiguousArray<Symbol> = []
    swap(&bases, &spareBases)
    func add(_ symbol: Symbol, _ weight: Double, _ weights: inout ContiguousArray<Double>) {
      if weights[Int(symbol)] == 0 { bases.append(symbol) }
      weights[Int(symbol)] += weight
    }
    for term in expression.terms { add(term.variable.symbol, term.coefficient, &weights) }
    if expression.terms.contains(where: { definitions[Int($0.variable.symbol)] >= 0 }) {
      for symbol in definitionsAbove(expression.terms.lazy.map(\.variable.symbol)) {
        let weight = weights[Int(symbol)]
        weights[Int(symbol)] = 0
        guard weight != 0 else { continue }
        let entry = entries[Int(definitions[Int(symbol)])]
        row.constant -= weight * entry.constraint.expression.constant / entry.divisor
        for term in entry.constraint.expression.terms where term.variable.symbol != symbol {
          add(term.variable.symbol, -weight * term.coefficient / entry.divisor, &weights)
        }
      }
    }
    for symbol in bases {
      let weight = weights[Int(symbol)]
      guard weight != 0 else { continue }
      let home = Int(tableau.homes[Int(symbol)])
      guard home >= 0 else {
        touched.append(symbol)
        continue
      }
      weights[Int(symbol)] = 0
      row.constant += weight * tableau.rows[home].constant
      for cell in tableau.rows[home].cells {
        touched.append(cell.symbol)
        weights[Int(cell.symbol)] += weight * cell.coefficient
      }
    }
    bases.removeAll(keepingCapacity: true)
    swap(&bases, &spareBases)
    fill(&row, touched)
    touched.removeAll(keepingCapacity: true)
    swap(&touched, &spareSymbols)
    return row
  }

  /// Moves the weights of the symbols, which may be named twice, into the row.
  private mutating func fill(_ row: inout Row, _ touched: ContiguousArray<Symbol>) {
    let sorted = touched.sorted()
    row.cells.reserveCapacity(sorted.count + 2)
    for symbol in sorted {
      let weight = weights[Int(symbol)]
      weights[Int(symbol)] = 0
      if abs(weight) >= Tolerance.coefficient { row.cells.append(Cell(symbol: symbol, coefficient: weight)) }
    }
  }
}
