/// Required equalities that say what a variable is.
///
/// The first required equality on a variable that the tableau does not know (`second = first + width + 8`) becomes the
/// variable's *definition*: it takes no part in the solved form, and its variable's value follows from the others. Rows thus
/// stay short, and a chain of thousands of views costs time with its length, not with the square of it.
extension Solver {
  /// The variable that the constraint can define: the tableau does not know it, and it does not depend on itself.
  mutating func definable(_ constraint: LinearConstraint) -> LinearExpression.Term? {
    let terms = constraint.expression.terms
    guard terms.count <= 16 else { return nil }
    var largest = 0.0
    for term in terms { largest = max(largest, abs(term.coefficient)) }
    // Lengths are the last to be said what they are: where constraints leave a choice, they stay zero.
    var places: (fresh: LinearExpression.Term?, used: LinearExpression.Term?) = (nil, nil)
    var lengths = places
    for (index, term) in terms.enumerated() {
      let symbol = term.variable.symbol
      guard definitions[Int(symbol)] < 0, abs(term.coefficient) > 1e-3 * largest, !isInTableau(symbol),
        !terms.enumerated().contains(where: { $0.offset != index && $0.element.variable.symbol == symbol })
      else { continue }
      let isFresh = users.isEmpty(for: symbol)
      if tableau.kinds[Int(symbol)] == .external {
        if isFresh { return term }
        if places.used == nil { places.used = term }
      } else if isFresh {
        if lengths.fresh == nil { lengths.fresh = term }
      } else if lengths.used == nil {
        lengths.used = term
      }
    }
    if let used = places.used, !depends(terms, on: used.variable.symbol) { return used }
    if let fresh = lengths.fresh { return fresh }
    guard let used = lengths.used, !depends(terms, on: used.variable.symbol) else { return nil }
    return used
  }

  private mutating func isInTableau(_ symbol: Symbol) -> Bool {
    if tableau.homes[Int(symbol)] >= 0 { return true }
    return !tableau.columns[Int(symbol)].isEmpty && !tableau.column(of: symbol).isEmpty
  }

  /// Whether another variable of `terms` may follow from `symbol`. Looks a little way only.
  private mutating func depends(_ terms: [LinearExpression.Term], on symbol: Symbol) -> Bool {
    guard let below = definitionsBelow([symbol], atMost: 64) else { return true }
    return below.contains { other in
      other != symbol && terms.contains { $0.variable.symbol == other }
    }
  }

  /// Makes the entry the definition of a variable.
  mutating func define(_ subject: LinearExpression.Term, by entry: Int) {
    let symbol = subject.variable.symbol
    definitions[Int(symbol)] = Int32(entry)
    entries[entry].subject = symbol
    entries[entry].divisor = subject.coefficient
    values[Int(symbol)] = definedValue(of: symbol)
    tableau.noteChange(of: symbol)
  }

  /// What the definition of `symbol` says, by the present values of the others.
  func definedValue(of symbol: Symbol) -> Double {
    let entry = Int(definitions[Int(symbol)])
    var sum = entries[entry].constraint.expression.constant
    for term in entries[entry].constraint.expression.terms where term.variable.symbol != symbol {
      sum += term.coefficient * value(of: term.variable)
    }
    return -sum / entries[entry].divisor
  }

  /// Takes a definition back. Constraints that were written without the variable have it again.
  mutating func undefine(_ entry: Int) {
    let symbol = entries[entry].subject
    let divisor = entries[entry].divisor
    let effects = effects(of: symbol)
    entries[entry].subject = -1
    definitions[Int(symbol)] = -1
    defer { tableau.noteChange(of: symbol) }
    guard !effects.isEmpty else { return }

    // variable = defined value + gap, where the gap is free now; constraints see `effect × gap`.
    let gap = tableau.makeSymbol(.external, owner: -1)
    for effect in effects {
      let marker = entries[effect.entry].marker
      let step = entries[effect.entry].sign * effect.amount
      let home = tableau.homes[Int(marker)]
      if home >= 0 {
        tableau.extend(home, by: gap, step)
      } else {
        for cell in tableau.column(of: marker) { tableau.extend(cell.slot, by: gap, -cell.coefficient * step) }
      }
    }
    var expression = LinearExpression(constant: -entries[entry].constraint.expression.constant / divisor)
    for term in entries[entry].constraint.expression.terms where term.variable.symbol != symbol {
      expression.add(term.variable, -term.coefficient / divisor)
    }
    var row = row(of: expression)
    row.add(gap, 1)
    tableau.insert(row, basic: symbol)
    tableau.notePending(gap)
    gaps.append(gap)
    tidyGaps()
  }

  /// Frees gaps that say nothing any more.
  private mutating func tidyGaps() {
    gaps.removeAll { gap in
      let home = tableau.homes[Int(gap)]
      if home >= 0 { tableau.drop(home) }
      guard home >= 0 || tableau.column(of: gap).isEmpty else { return false }
      tableau.release(gap)
      return true
    }
  }
}
