extension Solver {
  /// Why a row cannot become feasible.
  ///
  /// The row is a sum of required constraints in which every variable cancels. The symbols of a row belong to constraints
  /// whose gradients are linearly independent, so that the sum is the only one of its kind: no constraint can be left out.
  func conflict(at slot: Slot, without new: Int = -1) -> Conflict {
    let row = tableau.rows[Int(slot)]
    let symbols = [tableau.basics[Int(slot)]] + row.cells.map(\.symbol)
    let isNewIncluded = symbols.contains { tableau.owners[Int($0)] == Int32(new) && new >= 0 }
    let found = ids(of: symbols.filter { tableau.owners[Int($0)] != Int32(new) || new < 0 })
    return Conflict(constraints: found, includesNew: isNewIncluded)
  }

  /// The constraints that the symbols stand for, each once, oldest first.
  func ids(of symbols: some Sequence<Symbol>) -> [LinearConstraint.ID] {
    var indices: [Int32] = []
    for symbol in symbols where tableau.owners[Int(symbol)] >= 0 { indices.append(tableau.owners[Int(symbol)]) }
    indices.sort { entries[Int($0)].sequence < entries[Int($1)].sequence }
    var found: [LinearConstraint.ID] = []
    for index in indices where found.last?.index != index {
      found.append(LinearConstraint.ID(index: index, generation: entries[Int(index)].generation))
    }
    return found
  }
}
