extension Solver {
  /// Removes a constraint.
  ///
  /// - Returns: whether it was in force.
  @discardableResult
  public mutating func remove(_ id: LinearConstraint.ID) -> Bool {
    guard let entry = index(of: id) else { return false }
    if entries[entry].subject >= 0 {
      undefine(entry)
      finishRemoval(of: entry)
      return true
    }
    removeRow(of: entry)
    finishRemoval(of: entry)
    return true
  }

  /// Takes what stands for the entry out of the tableau.
  mutating func removeRow(of entry: Int) {
    let constraint = entries[entry].constraint
    let marker = entries[entry].marker
    let other = entries[entry].other
    let level = constraint.strength.level
    if other >= 0 {
      tableau.addCost(-1, at: level, to: other)
      if constraint.relation == .equal { tableau.addCost(-1, at: level, to: marker) }
    }
    // The error's column is the marker's turned around, so that once the marker is basic both stand in its row alone.
    if tableau.homes[Int(marker)] < 0, let slot = rowToLeave(for: marker) { tableau.pivot(marker, at: slot) }
    let home = tableau.homes[Int(marker)]
    if home >= 0 { tableau.drop(home) }
    if other >= 0 { purge(other) }
    purge(marker)
  }

  private mutating func finishRemoval(of entry: Int) {
    for term in entries[entry].constraint.expression.terms { users.remove(Int32(entry), from: term.variable.symbol) }
    discard(entry)
    // What is left conflicting after a removal is said by the next call that can throw.
    if depth == 0 { try? restore() }
  }

  /// The row from which `marker` can take the place of the basic symbol while feasible rows stay feasible.
  private mutating func rowToLeave(for marker: Symbol) -> Slot? {
    var infeasible: Slot?
    var external: Slot?
    var best: (slot: Slot, step: Double, isDummy: Bool)?
    var rising: (slot: Slot, step: Double)?
    for entry in tableau.column(of: marker) {
      let basic = tableau.basics[Int(entry.slot)]
      switch tableau.kinds[Int(basic)] {
      case .external, .none:
        if external == nil { external = entry.slot }
      case .slack, .length, .dummy:
        if tableau.isInfeasible(entry.slot) {
          if infeasible == nil { infeasible = entry.slot }
          continue
        }
        let isDummy = tableau.kinds[Int(basic)] == .dummy
        let step = isDummy ? 0 : tableau.rows[Int(entry.slot)].constant / abs(entry.coefficient)
        if entry.coefficient < 0 || isDummy {
          if let best, best.isDummy || (best.step <= step && !isDummy) { continue }
          best = (entry.slot, step, isDummy)
        } else if step < rising?.step ?? .infinity {
          rising = (entry.slot, step)
        }
      }
    }
    if let best, best.isDummy { return best.slot }
    return infeasible ?? best?.slot ?? rising?.slot ?? external
  }

  /// Takes residues of a symbol out of all rows; there are none but for rounding.
  private mutating func purge(_ symbol: Symbol) {
    for entry in tableau.column(of: symbol) {
      let index = Int(entry.slot)
      tableau.rows[index].cells.remove(at: tableau.rows[index].position(of: symbol))
    }
    tableau.costs[Int(symbol)] = Cost()
  }
}
