extension Solver {
  /// Adds a constraint.
  ///
  /// - Throws: a ``Conflict`` when it is required and cannot hold together with the required constraints in force. The
  ///   solver is as before then.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) throws(Conflict) -> LinearConstraint.ID {
    let entry = makeEntry(constraint)
    do {
      if constraint.strength.isRequired {
        try addRequired(entry)
      } else {
        addOptional(entry)
      }
    } catch {
      discard(entry)
      throw error
    }
    for term in constraint.expression.terms {
      users.add(Int32(entry), term.coefficient, to: term.variable.symbol)
    }
    let id = LinearConstraint.ID(index: Int32(entry), generation: entries[entry].generation)
    guard depth == 0 else { return id }
    do {
      try restore()
    } catch {
      guard error.constraints.contains(id) else { throw error }
      remove(id)
      throw Conflict(constraints: error.constraints.filter { $0 != id }, includesNew: true)
    }
    return id
  }

  mutating func makeEntry(_ constraint: LinearConstraint) -> Int {
    additions += 1
    if let free = freeEntries.popLast() {
      let index = Int(free)
      entries[index].constraint = constraint
      entries[index].sequence = additions
      return index
    }
    entries.append(
      Entry(constraint: constraint, generation: 1, sequence: additions, marker: -1, other: -1, sign: 1))
    return entries.count - 1
  }

  /// Frees an entry and its symbols, which occur in no row any more.
  mutating func discard(_ entry: Int) {
    if entries[entry].marker >= 0 { tableau.release(entries[entry].marker) }
    if entries[entry].other >= 0 { tableau.release(entries[entry].other) }
    entries[entry].marker = -1
    entries[entry].other = -1
    entries[entry].sequence = 0
    entries[entry].generation &+= 1
    entries[entry].constraint.expression.terms = []
    freeEntries.append(Int32(entry))
  }

  mutating func addRequired(_ entry: Int) throws(Conflict) {
    let constraint = entries[entry].constraint
    let isEquality = constraint.relation == .equal
    if isEquality, let subject = definable(constraint) {
      define(subject, by: entry)
      return
    }
    var row = row(of: constraint.expression)
    let marker = tableau.makeSymbol(isEquality ? .dummy : .slack, owner: Int32(entry))
    if constraint.relation == .lessThanOrEqual { row.scale(by: -1) }
    entries[entry].marker = marker
    entries[entry].sign = constraint.relation == .lessThanOrEqual ? -1 : 1
    if let subject = subject(of: row, isTight: true) {
      insert(row, solvedFor: subject, marker: marker)
      return
    }
    let slot = tableau.insert(row, basic: marker)
    tableau.record = []
    guard tableau.repair(slot) else {
      let conflict = conflict(at: slot, without: entry)
      tableau.drop(slot)
      tableau.undo()
      throw conflict
    }
    tableau.record = nil
    let home = tableau.homes[Int(marker)]
    if isEquality, home >= 0 { tableau.retire(home) }
  }

  private mutating func addOptional(_ entry: Int) {
    let constraint = entries[entry].constraint
    let level = constraint.strength.level
    var row = row(of: constraint.expression)
    if constraint.relation == .lessThanOrEqual { row.scale(by: -1) }
    // row = marker - other; for an equality both are errors, else the marker is the slack.
    let marker = tableau.makeSymbol(.slack, owner: Int32(entry))
    let other = tableau.makeSymbol(.slack, owner: Int32(entry))
    tableau.partners[Int(marker)] = other
    tableau.partners[Int(other)] = marker
    entries[entry].marker = marker
    entries[entry].other = other
    entries[entry].sign = constraint.relation == .lessThanOrEqual ? -1 : 1
    if let subject = subject(of: row, isTight: constraint.relation == .equal) {
      row.add(other, 1)
      insert(row, solvedFor: subject, marker: marker)
    } else if row.constant >= 0 {
      row.add(other, 1)
      tableau.insert(row, basic: marker)
    } else {
      row.scale(by: -1)
      row.add(marker, 1)
      tableau.insert(row, basic: other)
    }
    tableau.addCost(1, at: level, to: other)
    if constraint.relation == .equal { tableau.addCost(1, at: level, to: marker) }
  }

  /// Adds `marker = row` solved for the variable `subject`, which becomes basic.
  private mutating func insert(_ row: Row, solvedFor subject: Symbol, marker: Symbol) {
    let slot = tableau.insert(row, basic: marker)
    tableau.pivot(subject, at: slot)
  }

  /// The variable in a row that is cheapest to solve for.
  ///
  /// A length is taken only where there is nothing else, and where the row is not content with it as it is or is meant to be
  /// tight. [S] Lengths with nothing but an upper bound reach it in Interface Builder's documents when that is required, and
  /// are zero in freshOS/Stevia's tests, whose bounds are not.
  private func subject(of row: Row, isTight: Bool) -> Symbol? {
    var best: (symbol: Symbol, load: Int)?
    var length: (symbol: Symbol, load: Int)?
    let largest = row.cells.reduce(0) { max($0, abs($1.coefficient)) }
    for cell in row.cells {
      let kind = tableau.kinds[Int(cell.symbol)]
      guard kind.isVariable, abs(cell.coefficient) > 1e-6 * largest else { continue }
      let load = tableau.columns[Int(cell.symbol)].count
      if kind == .external {
        if let best, best.load < load { continue }
        best = (cell.symbol, load)
      } else if isTight || row.constant < 0, row.constant * cell.coefficient <= 0 {
        if let length, length.load < load { continue }
        length = (cell.symbol, load)
      }
    }
    return best?.symbol ?? length?.symbol
  }
}
