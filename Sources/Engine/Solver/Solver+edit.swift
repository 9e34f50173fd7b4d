extension Solver {
  /// Changes the constant of a constraint's expression; cheap, since the solved form stays.
  ///
  /// - Throws: a ``Conflict`` when required constraints exclude each other then. Outside of a batch the solver is as before;
  ///   inside, the conflict is found at the end.
  public mutating func setConstant(_ constant: Double, of id: LinearConstraint.ID) throws(Conflict) {
    guard let entry = index(of: id) else { return }
    let before = entries[entry].constraint.expression.constant
    guard before != constant else { return }
    let isGuarded = depth == 0 && entries[entry].constraint.strength.isRequired
    shift(entry, by: constant - before)
    entries[entry].constraint.expression.constant = constant
    guard depth == 0 else { return }
    if isGuarded { tableau.record = [] }
    do {
      try restore()
      tableau.record = nil
    } catch {
      tableau.undo()
      if isGuarded {
        shift(entry, by: before - constant)
        entries[entry].constraint.expression.constant = before
        try? restore()
      }
      throw error
    }
  }

  /// Moves a constraint's constant in the solved form.
  private mutating func shift(_ entry: Int, by difference: Double) {
    let subject = entries[entry].subject
    guard subject < 0 else {
      let step = -difference / entries[entry].divisor
      for effect in effects(of: subject) { move(effect.entry, by: effect.amount * step) }
      tableau.noteChange(of: subject)
      return
    }
    move(entry, by: difference)
  }

  /// Moves the value of a constraint's expression in the tableau.
  private mutating func move(_ entry: Int, by difference: Double) {
    let marker = entries[entry].marker
    let step = entries[entry].sign * difference
    let home = tableau.homes[Int(marker)]
    if home >= 0 {
      tableau.rows[Int(home)].constant += step
      tableau.noteValue(at: home)
      return
    }
    let cells = tableau.borrowColumn(of: marker)
    for cell in cells {
      tableau.rows[Int(cell.slot)].constant -= cell.coefficient * step
      tableau.noteValue(at: cell.slot)
    }
    tableau.giveBack(cells)
  }

  /// Changes the strength of a constraint.
  ///
  /// Between required and optional the constraint is added anew under the same name.
  /// - Throws: a ``Conflict`` when it becomes required and cannot hold; the strength is as before then.
  public mutating func setStrength(_ strength: Strength, of id: LinearConstraint.ID) throws(Conflict) {
    guard let entry = index(of: id) else { return }
    let before = entries[entry].constraint.strength
    guard before != strength else { return }
    guard !before.isRequired, !strength.isRequired else {
      try replace(entry, id, strength)
      return
    }
    let isEquality = entries[entry].constraint.relation == .equal
    entries[entry].constraint.strength = strength
    for symbol in [entries[entry].other] + (isEquality ? [entries[entry].marker] : []) {
      tableau.addCost(-1, at: before.level, to: symbol)
      tableau.addCost(1, at: strength.level, to: symbol)
    }
    if depth == 0 { try restore() }
  }

  private mutating func replace(_ entry: Int, _ id: LinearConstraint.ID, _ strength: Strength) throws(Conflict) {
    let copy = strength.isRequired ? self : nil
    var constraint = entries[entry].constraint
    let sequence = entries[entry].sequence
    constraint.strength = strength
    remove(id)
    do {
      let new = try add(constraint)
      // Entries are reused last in, first out, so the new one stands where the old one stood.
      entries[Int(new.index)].generation = id.generation
      entries[Int(new.index)].sequence = sequence
    } catch {
      if let copy { self = copy }
      throw error
    }
  }

  /// Adds a constraint that pulls `variable` to a value, to be moved with ``suggest(_:for:)``.
  public mutating func addEdit(
    _ variable: Variable, value: Double, strength: Strength
  ) throws(Conflict) -> LinearConstraint.ID {
    try add(LinearConstraint(LinearExpression(variable, constant: -value), .equal, strength))
  }

  /// Moves the value that an edit constraint pulls its variable to.
  public mutating func suggest(_ value: Double, for edit: LinearConstraint.ID) throws(Conflict) {
    try setConstant(-value, of: edit)
  }
}
