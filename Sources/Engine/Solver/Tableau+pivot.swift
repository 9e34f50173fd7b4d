/// Exchanging basic and parametric symbols.
extension Tableau {
  /// Makes `entering` basic in the row `slot`, whose basic symbol becomes parametric.
  mutating func pivot(_ entering: Symbol, at slot: Slot) {
    let leaving = basics[Int(slot)]
    record?.append(Exchange(entering: entering, leaving: leaving))
    rows[Int(slot)].solve(for: entering, leaving: leaving)
    let entries = borrowColumn(of: entering)
    let source = rows[Int(slot)]
    basics[Int(slot)] = entering
    homes[Int(entering)] = slot
    homes[Int(leaving)] = -1
    columns[Int(leaving)].removeAll(keepingCapacity: true)
    attach(leaving, to: slot)
    noteChange(of: leaving)
    noteValue(at: slot)
    for entry in entries where entry.slot != slot {
      absorb(source, times: entry.coefficient, into: entry.slot, without: entering)
    }
    giveBack(entries)
    columns[Int(entering)].removeAll(keepingCapacity: true)

    let cost = costs[Int(entering)]
    guard !cost.isZero else { return }
    costs[Int(entering)] = Cost()
    for cell in source.cells {
      costs[Int(cell.symbol)].add(cost, times: cell.coefficient)
      notePending(cell.symbol)
    }
  }

  /// Adds `factor` times `source` to a row, from which `gone` is taken.
  mutating func absorb(_ source: Row, times factor: Double, into slot: Slot, without gone: Symbol) {
    let index = Int(slot)
    var sum: ContiguousArray<Cell> = []
    var fresh: ContiguousArray<Symbol> = []
    swap(&sum, &spare)
    swap(&fresh, &born)
    fresh.removeAll(keepingCapacity: true)
    // Symbols that belong together have numbers that do: mostly only a small part of a long row changes.
    let count = rows[index].cells.count
    let window = count > 32 ? rows[index].window(of: source, and: gone) : 0..<count
    Row.merge(
      rows[index].cells, in: window, source.cells, times: factor, without: gone, into: &sum, born: &fresh)
    if window.count == count {
      swap(&rows[index].cells, &sum)
    } else {
      rows[index].cells.replaceSubrange(window, with: sum)
    }
    for symbol in fresh { attach(symbol, to: slot) }
    swap(&sum, &spare)
    swap(&fresh, &born)
    if source.constant != 0 {
      rows[index].constant += factor * source.constant
      noteValue(at: slot)
    }
  }

  /// Notes that the cost of `symbol` may have become negative.
  mutating func notePending(_ symbol: Symbol) {
    guard !isPending[Int(symbol)], isImprovable(symbol) else { return }
    isPending[Int(symbol)] = true
    pending.append(symbol)
  }

  /// Whether moving the parametric `symbol` from zero makes the whole better.
  func isImprovable(_ symbol: Symbol) -> Bool {
    let index = Int(symbol)
    guard homes[index] < 0 else { return false }
    switch kinds[index] {
    case .slack, .length: return costs[index].isNegative
    case .external: return !costs[index].isZero
    case .dummy, .none: return false
    }
  }

  /// Adds `value` at `level` to what one unit of `symbol` costs, be it basic or not.
  mutating func addCost(_ value: Double, at level: Float, to symbol: Symbol) {
    prices[Int(symbol)].add(value, at: level)
    let slot = homes[Int(symbol)]
    guard slot >= 0 else {
      costs[Int(symbol)].add(value, at: level)
      notePending(symbol)
      return
    }
    for cell in rows[Int(slot)].cells {
      costs[Int(cell.symbol)].add(value * cell.coefficient, at: level)
      notePending(cell.symbol)
    }
  }

  /// Takes back the recorded pivots, newest first, and ends the recording.
  mutating func undo() {
    guard let exchanges = record else { return }
    record = nil
    for exchange in exchanges.reversed() {
      let slot = homes[Int(exchange.entering)]
      guard slot >= 0, abs(rows[Int(slot)].coefficient(of: exchange.leaving)) > 0 else { continue }
      pivot(exchange.leaving, at: slot)
    }
  }
}
