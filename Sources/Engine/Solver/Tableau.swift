/// A system of linear equations in solved form, with the cost of each parametric symbol.
///
/// Every equation is a row that gives one basic symbol in terms of parametric ones, which are zero. The tableau is
/// *feasible* when no slack is negative and no dummy differs from zero, and *optimal* when no parametric symbol has a
/// negative cost. Everything is kept in arrays, so results never depend on hash seeds.
struct Tableau {
  // By symbol.
  var kinds: ContiguousArray<SymbolKind> = []
  /// The constraint that a slack or dummy stands for.
  var owners: ContiguousArray<Int32> = []
  /// The row in which the symbol is basic, or -1.
  var homes: ContiguousArray<Slot> = []
  /// Rows in which a parametric symbol may occur: a superset, tidied when it is read.
  var columns: ContiguousArray<ContiguousArray<Slot>> = []
  /// The length at which a column is tidied next.
  var limits: ContiguousArray<Int32> = []
  var costs: ContiguousArray<Cost> = []
  /// What one unit of the symbol itself adds to the objective, basic or not.
  var prices: ContiguousArray<Cost> = []
  /// For the two symbols of an optional constraint: the other one, which takes over where this one would fall below zero.
  var partners: ContiguousArray<Symbol> = []
  var isPending: ContiguousArray<Bool> = []
  var isChanged: ContiguousArray<Bool> = []
  var isMoved: ContiguousArray<Bool> = []
  var freeSymbols: ContiguousArray<Symbol> = []

  // By slot.
  var rows: ContiguousArray<Row> = []
  /// The basic symbol of a row, or -1 for a slot that is not in use.
  var basics: ContiguousArray<Symbol> = []
  var isSuspect: ContiguousArray<Bool> = []
  var stamps: ContiguousArray<UInt32> = []
  var freeSlots: ContiguousArray<Slot> = []

  /// Parametric symbols whose cost may be negative.
  var pending: ContiguousArray<Symbol> = []
  /// Rows that may be infeasible.
  var suspects: ContiguousArray<Slot> = []
  /// External symbols whose value may have changed since the caller last asked.
  var changed: ContiguousArray<Symbol> = []
  /// External symbols whose value may have changed since what follows from them was worked out.
  var moved: ContiguousArray<Symbol> = []
  /// The pivots since recording began, for undoing a change that failed.
  var record: ContiguousArray<Exchange>?

  var stamp: UInt32 = 0
  var spare: ContiguousArray<Cell> = []
  var spareEntries: ContiguousArray<ContiguousArray<Entry>> = []
  var born: ContiguousArray<Symbol> = []

  /// A pivot: which symbol became basic, and which parametric.
  struct Exchange {
    var entering: Symbol
    var leaving: Symbol
  }

  mutating func makeSymbol(_ kind: SymbolKind, owner: Int32) -> Symbol {
    if let symbol = freeSymbols.popLast() {
      kinds[Int(symbol)] = kind
      owners[Int(symbol)] = owner
      partners[Int(symbol)] = -1
      return symbol
    }
    kinds.append(kind)
    owners.append(owner)
    homes.append(-1)
    columns.append([])
    limits.append(8)
    costs.append(Cost())
    prices.append(Cost())
    partners.append(-1)
    isPending.append(false)
    isChanged.append(false)
    isMoved.append(false)
    return Symbol(kinds.count - 1)
  }

  /// Gives up a symbol that occurs in no row.
  mutating func release(_ symbol: Symbol) {
    let index = Int(symbol)
    kinds[index] = .none
    owners[index] = -1
    homes[index] = -1
    columns[index].removeAll()
    limits[index] = 8
    costs[index] = Cost()
    prices[index] = Cost()
    freeSymbols.append(symbol)
  }

  /// Adds a row whose cells are parametric symbols.
  @discardableResult
  mutating func insert(_ row: Row, basic: Symbol) -> Slot {
    let slot: Slot
    if let free = freeSlots.popLast() {
      slot = free
      rows[Int(slot)] = row
      basics[Int(slot)] = basic
    } else {
      slot = Slot(rows.count)
      rows.append(row)
      basics.append(basic)
      isSuspect.append(false)
      stamps.append(0)
    }
    homes[Int(basic)] = slot
    for cell in row.cells { attach(cell.symbol, to: slot) }
    noteValue(at: slot)
    return slot
  }

  /// Drops a row; its basic symbol stands in no equation then.
  mutating func drop(_ slot: Slot) {
    let basic = basics[Int(slot)]
    homes[Int(basic)] = -1
    noteChange(of: basic)
    basics[Int(slot)] = -1
    rows[Int(slot)] = Row()
    freeSlots.append(slot)
  }

  /// The value that `symbol` has now.
  func value(of symbol: Symbol) -> Double {
    let slot = homes[Int(symbol)]
    return slot < 0 ? 0 : rows[Int(slot)].constant
  }

  /// Notes what a new constant in a row means: a changed variable, or a row that became infeasible.
  mutating func noteValue(at slot: Slot) {
    let index = Int(slot)
    let basic = basics[index]
    switch kinds[Int(basic)] {
    case .external: noteChange(of: basic)
    case .slack, .length:
      if kinds[Int(basic)] == .length { noteChange(of: basic) }
      if rows[index].constant < 0 {
        if rows[index].constant > -Tolerance.value { rows[index].constant = 0 } else { noteSuspect(slot) }
      }
    case .dummy:
      if rows[index].constant != 0 {
        if abs(rows[index].constant) < Tolerance.value { rows[index].constant = 0 } else { noteSuspect(slot) }
      }
    case .none: break
    }
  }

  mutating func noteChange(of symbol: Symbol) {
    guard kinds[Int(symbol)].isVariable else { return }
    noteChanged(symbol)
    guard !isMoved[Int(symbol)] else { return }
    isMoved[Int(symbol)] = true
    moved.append(symbol)
  }

  /// Notes a variable for the caller alone.
  mutating func noteChanged(_ symbol: Symbol) {
    guard !isChanged[Int(symbol)] else { return }
    isChanged[Int(symbol)] = true
    changed.append(symbol)
  }

  private mutating func noteSuspect(_ slot: Slot) {
    guard !isSuspect[Int(slot)] else { return }
    isSuspect[Int(slot)] = true
    suspects.append(slot)
  }

  func isInfeasible(_ slot: Slot) -> Bool {
    let basic = basics[Int(slot)]
    guard basic >= 0 else { return false }
    switch kinds[Int(basic)] {
    case .slack, .length: return rows[Int(slot)].constant < -Tolerance.value
    case .dummy: return abs(rows[Int(slot)].constant) > Tolerance.value
    case .external, .none: return false
    }
  }
}
