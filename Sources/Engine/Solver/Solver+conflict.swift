extension Solver {
  /// Why a row cannot become feasible.
  ///
  /// The row is a sum of required constraints in which every variable cancels. The symbols of a row belong to constraints
  /// whose gradients are linearly independent, so that the sum is the only one of its kind: no constraint can be left out.
  mutating func conflict(at slot: Slot, without new: Int = -1) -> Conflict {
    let row = tableau.rows[Int(slot)]
    var found: [Int32] = []
    var sum = LinearExpression()
    for cell in [Cell(symbol: tableau.basics[Int(slot)], coefficient: -1)] + row.cells {
      let owner = tableau.owners[Int(cell.symbol)]
      guard owner >= 0 else { continue }
      found.append(owner)
      let entry = entries[Int(owner)]
      if entry.marker == cell.symbol { sum.add(entry.constraint.expression, times: entry.sign * cell.coefficient) }
    }
    found += definitions(in: sum)
    let isNewIncluded = new >= 0 && found.contains(Int32(new))
    return Conflict(constraints: ids(of: found.filter { $0 != Int32(new) }), includesNew: isNewIncluded)
  }

  /// The definitions that stand in the sum with a factor other than zero.
  private mutating func definitions(in sum: LinearExpression) -> [Int32] {
    growWeights()
    var found: [Int32] = []
    var symbols: [Symbol] = sum.terms.map(\.variable.symbol)
    for term in sum.terms { weights[Int(term.variable.symbol)] += term.coefficient }
    for symbol in definitionsAbove(symbols) {
      let weight = weights[Int(symbol)]
      let entry = entries[Int(definitions[Int(symbol)])]
      guard abs(weight) > 1e-9 else { continue }
      found.append(definitions[Int(symbol)])
      for term in entry.constraint.expression.terms where term.variable.symbol != symbol {
        weights[Int(term.variable.symbol)] -= weight * term.coefficient / entry.divisor
        symbols.append(term.variable.symbol)
      }
    }
    for symbol in symbols { weights[Int(symbol)] = 0 }
    return found
  }

  /// The constraints of the entries, each once, oldest first.
  func ids(of owners: some Sequence<Int32>) -> [LinearConstraint.ID] {
    var found: [LinearConstraint.ID] = []
    for index in owners.sorted(by: { entries[Int($0)].sequence < entries[Int($1)].sequence })
    where found.last?.index != index && entries[Int(index)].sequence > 0 {
      found.append(LinearConstraint.ID(index: index, generation: entries[Int(index)].generation))
    }
    return found
  }
}
