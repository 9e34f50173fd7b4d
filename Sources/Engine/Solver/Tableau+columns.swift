/// The rows in which a parametric symbol occurs.
extension Tableau {
  /// A row in a column, with the coefficient there.
  struct Entry {
    var slot: Slot
    var coefficient: Double
  }

  /// Notes that `symbol` occurs in the row now.
  mutating func attach(_ symbol: Symbol, to slot: Slot) {
    let index = Int(symbol)
    columns[index].append(slot)
    // Entries outlive the cells they stand for; tidying whenever the length doubles keeps that bounded.
    if columns[index].count > Int(limits[index]) { _ = column(of: symbol) }
  }

  /// Adds `factor` times a parametric symbol to a row.
  mutating func extend(_ slot: Slot, by symbol: Symbol, _ factor: Double) {
    guard abs(factor) >= Tolerance.coefficient else { return }
    rows[Int(slot)].add(symbol, factor)
    attach(symbol, to: slot)
    costs[Int(symbol)].add(prices[Int(basics[Int(slot)])], times: factor)
  }

  /// The rows that have `symbol`, each once.
  mutating func column(of symbol: Symbol) -> ContiguousArray<Entry> {
    let index = Int(symbol)
    stamp &+= 1
    var entries: ContiguousArray<Entry> = []
    entries.reserveCapacity(columns[index].count)
    var kept = 0
    for position in columns[index].indices {
      let slot = columns[index][position]
      guard stamps[Int(slot)] != stamp else { continue }
      let coefficient = rows[Int(slot)].coefficient(of: symbol)
      guard coefficient != 0 else { continue }
      stamps[Int(slot)] = stamp
      columns[index][kept] = slot
      kept += 1
      entries.append(Entry(slot: slot, coefficient: coefficient))
    }
    columns[index].removeLast(columns[index].count - kept)
    limits[index] = Int32(max(8, 2 * kept))
    return entries
  }
}
