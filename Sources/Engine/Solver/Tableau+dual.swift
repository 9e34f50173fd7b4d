/// From infeasible to feasible.
extension Tableau {
  /// The row that is most infeasible, if any is.
  mutating func worstSuspect() -> Slot? {
    var worst: Slot?
    var size = 0.0
    var kept = 0
    for position in suspects.indices {
      let slot = suspects[position]
      guard isInfeasible(slot) else {
        isSuspect[Int(slot)] = false
        continue
      }
      suspects[kept] = slot
      kept += 1
      let amount = abs(rows[Int(slot)].constant)
      if amount > size || (amount == size && slot < (worst ?? .max)) {
        worst = slot
        size = amount
      }
    }
    suspects.removeLast(suspects.count - kept)
    return worst
  }

  /// Makes an optimal tableau feasible again and keeps it optimal: what an edit of constants asks for.
  ///
  /// - Returns: nil, or a row that cannot become feasible.
  mutating func restoreFeasibility() -> Slot? {
    var patience = 50 + 4 * suspects.count
    while let slot = worstSuspect() {
      guard patience > 0 else { return repairAll() }
      patience -= 1
      let rises = rows[Int(slot)].constant < 0
      var best: (symbol: Symbol, scale: Double)?
      for cell in rows[Int(slot)].cells {
        let kind = kinds[Int(cell.symbol)]
        let slope = rises ? cell.coefficient : -cell.coefficient
        if kind == .external {
          best = (cell.symbol, 1 / abs(slope))
          break
        }
        guard kind.isBounded, slope > Tolerance.value else { continue }
        let scale = 1 / slope
        guard let (other, otherScale) = best else {
          best = (cell.symbol, scale)
          continue
        }
        if costs[Int(cell.symbol)].isLess(times: scale, than: costs[Int(other)], times: otherScale) {
          best = (cell.symbol, scale)
        }
      }
      guard let entering = best?.symbol else { return slot }
      pivot(entering, at: slot)
    }
    return nil
  }

  /// Makes the tableau feasible row by row, whatever its costs.
  ///
  /// - Returns: nil, or a row that cannot become feasible.
  mutating func repairAll() -> Slot? {
    while let slot = worstSuspect() {
      if !repair(slot) { return slot }
    }
    return nil
  }

  /// Makes one row feasible without making a feasible row infeasible.
  ///
  /// - Returns: false when that cannot be; then the row shows why: no symbol of it can move its constant to zero.
  mutating func repair(_ slot: Slot) -> Bool {
    var rounds = 0
    while isInfeasible(slot) {
      rounds += 1
      let rises = rows[Int(slot)].constant < 0
      var best: Cell?
      for cell in rows[Int(slot)].cells {
        let kind = kinds[Int(cell.symbol)]
        let slope = rises ? cell.coefficient : -cell.coefficient
        if kind == .external {
          pivot(cell.symbol, at: slot)
          return true
        }
        guard kind.isBounded, slope > Tolerance.value else { continue }
        if best == nil || (rounds < 100 && slope > (best?.coefficient ?? 0) + Tolerance.coefficient) {
          best = Cell(symbol: cell.symbol, coefficient: slope)
        }
      }
      guard let entering = best else { return false }
      let needed = abs(rows[Int(slot)].constant) / entering.coefficient
      if let (row, step) = blockingRow(for: entering.symbol, direction: 1, except: slot), step < needed {
        pivot(entering.symbol, at: row)
      } else {
        pivot(entering.symbol, at: slot)
        return true
      }
    }
    return true
  }

  /// Takes a dummy that is zero out of the basis where that is possible, so that it stops nothing later.
  mutating func retire(_ slot: Slot) {
    guard kinds[Int(basics[Int(slot)])] == .dummy else { return }
    var best: Cell?
    for cell in rows[Int(slot)].cells where kinds[Int(cell.symbol)] != .dummy {
      if abs(cell.coefficient) > abs(best?.coefficient ?? 0) + Tolerance.coefficient { best = cell }
    }
    if let best { pivot(best.symbol, at: slot) }
  }
}
