/// Lengths that definitions give, which the tableau does not watch.
///
/// A required inequality keeps such a length from falling below zero. Few ever would, so it is added when one has.
extension Solver {
  /// Bounds the lengths that fell below zero.
  ///
  /// - Returns: whether there were any; then the values have to be worked out again.
  mutating func boundNegatives() throws(Conflict) -> Bool {
    guard !negatives.isEmpty else { return false }
    let symbols = negatives
    negatives.removeAll(keepingCapacity: true)
    var isBusy = false
    for (index, symbol) in symbols.enumerated()
    where definitions[Int(symbol)] >= 0 && bounds[Int(symbol)] < 0 && values[Int(symbol)] < -Tolerance.value {
      do {
        try bound(symbol)
        isBusy = true
      } catch {
        // Once a constraint gave way the length may be in order, or be found again.
        negatives = ContiguousArray(symbols[index...])
        throw error
      }
    }
    return isBusy
  }

  private mutating func bound(_ symbol: Symbol) throws(Conflict) {
    let variable = Variable(symbol: symbol)
    let entry = makeEntry(LinearConstraint(LinearExpression(variable), .greaterThanOrEqual))
    // Without a place in the sequence nobody is told of it.
    entries[entry].sequence = 0
    do {
      try addRequired(entry)
    } catch {
      discard(entry)
      throw Conflict(constraints: error.constraints, includesNew: false)
    }
    users.add(Int32(entry), 1, to: symbol)
    bounds[Int(symbol)] = Int32(entry)
  }

  /// Gives up what keeps the variable from falling below zero.
  mutating func dropBound(of symbol: Symbol) {
    let entry = Int(bounds[Int(symbol)])
    guard entry >= 0 else { return }
    bounds[Int(symbol)] = -1
    removeRow(of: entry)
    users.remove(Int32(entry), from: symbol)
    discard(entry)
  }
}
