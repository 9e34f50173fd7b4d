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
    var entries: ContiguousArray<Entry> = []
    readColumn(of: symbol, into: &entries)
    return entries
  }

  /// Borrows an array for a column; hand it back, so that reading columns allocates nothing.
  mutating func borrowColumn(of symbol: Symbol) -> ContiguousArray<Entry> {
    var entries = spareEntries.popLast() ?? []
    readColumn(of: symbol, into: &entries)
    return entries
  }

  /// Takes back what ``borrowColumn(of:)`` lent.
  mutating func giveBack(_ entries: consuming ContiguousArray<Entry>) {
    entries.removeAll(keepingCapacity: true)
    spareEntries.append(entries)
  }

  private mutating func readColumn(of symbol: Symbol, into entries: inout ContiguousArray<Entry>) {
    let index = Int(symbol)
    stamp &+= 1
    var column: ContiguousArray<Slot> = []
    swap(&column, &columns[index])
    var kept = 0
    for position in column.indices {
      let slot = column[position]
      guard stamps[Int(slot)] != stamp else { continue }
      let coefficient = rows[Int(slot)].coefficient(of: symbol)
      guard coefficient != 0 else { continue }
      stamps[Int(slot)] = stamp
      column[kept] = slot
      kept += 1
      entries.append(Entry(slot: slot, coefficient: coefficient))
    }
    column.removeLast(column.count - kept)
    swap(&column, &columns[index])
    limits[index] = Int32(max(8, 2 * kept))
  }
}
