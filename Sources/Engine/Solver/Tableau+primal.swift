/// From feasible to optimal.
extension Tableau {
  /// Pivots until no symbol can make the whole better. The tableau must be feasible.
  mutating func optimize() {
    var idle = 0
    // Each row may have to step aside once without any gain, when many lengths are what their contents ask for.
    let patience = 100 + rows.count
    while let entering = nextCandidate(byIndex: idle > patience) {
      let falls = kinds[Int(entering)] == .external && !costs[Int(entering)].isNegative
      guard let (slot, step) = stop(for: entering, direction: falls ? -1 : 1, isPatient: idle <= patience) else {
        // Costs are sums of errors and so bounded below: only rounding can bring us here.
        costs[Int(entering)] = Cost()
        continue
      }
      idle = step > Tolerance.value ? 0 : idle + 1
      pivot(entering, at: slot)
    }
  }

  /// Where `entering` stops, and how far it comes.
  private mutating func stop(
    for entering: Symbol, direction: Double, isPatient: Bool
  ) -> (slot: Slot, step: Double)? {
    guard let first = blockingRow(for: entering, direction: direction) else { return nil }
    guard isPatient, canPass(first.slot) else { return first }
    return longStep(of: entering, direction: direction) ?? first
  }

  /// Whether some symbol can make the whole better.
  mutating func isOptimal() -> Bool {
    while let last = pending.last {
      if isImprovable(last) { return false }
      isPending[Int(last)] = false
      pending.removeLast()
    }
    return true
  }

  /// The symbol to raise next: the best of the most recent ones, or (against going in circles) the first by index.
  private mutating func nextCandidate(byIndex: Bool) -> Symbol? {
    guard !isOptimal() else { return nil }
    var best = pending.count - 1
    var position = best - 1
    var looked = 0
    while position >= 0, byIndex || looked < 32 && position >= pending.count - 128 {
      let symbol = pending[position]
      if isImprovable(symbol) {
        looked += 1
        if byIndex ? symbol < pending[best] : isBetter(symbol, than: pending[best]) { best = position }
      }
      position -= 1
    }
    let symbol = pending.remove(at: best)
    isPending[Int(symbol)] = false
    return symbol
  }

  private func isBetter(_ symbol: Symbol, than other: Symbol) -> Bool {
    let mine = costs[Int(symbol)]
    let theirs = costs[Int(other)]
    if mine.isLess(times: 1, than: theirs, times: 1) { return true }
    if theirs.isLess(times: 1, than: mine, times: 1) { return false }
    return symbol < other
  }

  /// The row that stops `entering` first when it moves from zero, and how far it comes. Infeasible rows stop nothing.
  mutating func blockingRow(for entering: Symbol, direction: Double, except: Slot = -1) -> (slot: Slot, step: Double)? {
    var found: (slot: Slot, step: Double, size: Double)?
    let entries = borrowColumn(of: entering)
    for entry in entries where entry.slot != except {
      let basic = basics[Int(entry.slot)]
      let constant = rows[Int(entry.slot)].constant
      let slope = entry.coefficient * direction
      let step: Double
      switch kinds[Int(basic)] {
      case .slack where slope < 0 && constant >= -Tolerance.value,
        .length where slope < 0 && constant >= -Tolerance.value:
        step = max(0, constant / -slope)
      case .dummy where abs(constant) <= Tolerance.value: step = 0
      default: continue
      }
      if let best = found {
        if step > best.step + Tolerance.coefficient { continue }
        if step > best.step - Tolerance.coefficient {
          // Among equals dummies leave first (they never come back), then the first by index.
          let isDummy = kinds[Int(basic)] == .dummy
          let bestIsDummy = kinds[Int(basics[Int(best.slot)])] == .dummy
          if isDummy != bestIsDummy {
            if bestIsDummy { continue }
          } else if basics[Int(best.slot)] < basic {
            continue
          }
        }
      }
      found = (entry.slot, step, abs(slope))
    }
    giveBack(entries)
    return found.map { ($0.slot, $0.step) }
  }
}
