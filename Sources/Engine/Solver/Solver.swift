/// An incremental solver of linear constraints with a strict hierarchy of strengths (Cassowary).
///
/// A solver is a value: a copy can be changed to see what would happen, at the price of the rows that the change touches.
/// After each change the values are the best that there are; inside ``batch(_:)`` the work is done once, at the end.
/// Results depend on the order of calls alone, never on hash seeds.
public struct Solver: Sendable {
  /// What the solver remembers of a constraint.
  struct Entry {
    var constraint: LinearConstraint
    var generation: Int32
    /// Grows with each addition; zero when the entry is not in use.
    var sequence: Int
    /// The slack, error or dummy that only this constraint has.
    var marker: Symbol
    /// The error that only this constraint has besides, or -1.
    var other: Symbol
    /// `expression = sign × marker - …`.
    var sign: Double
    /// The variable that the entry defines, or -1 when the entry is in the tableau.
    var subject: Symbol = -1
    /// The coefficient of that variable.
    var divisor: Double = 1
  }

  var tableau = Tableau()
  var entries: ContiguousArray<Entry> = []
  var freeEntries: ContiguousArray<Int32> = []
  var additions = 0
  var depth = 0
  /// The constraints in which each variable occurs.
  var users = UserLists()
  /// By symbol: the entry that defines the variable, or -1.
  var definitions: ContiguousArray<Int32> = []
  /// By symbol: the entry that keeps a defined length from falling below zero, or -1.
  var bounds: ContiguousArray<Int32> = []
  /// Defined lengths that fell below zero and have no such entry yet.
  var negatives: ContiguousArray<Symbol> = []
  /// By symbol: the values of defined variables.
  var values: ContiguousArray<Double> = []
  /// Free symbols that definitions left behind when they were taken back.
  var gaps: ContiguousArray<Symbol> = []

  // For walks through the graph of definitions; all weights are zero between them.
  var visits: UInt32 = 0
  var visited: ContiguousArray<UInt32> = []
  var weights: ContiguousArray<Double> = []
  var walk: ContiguousArray<Step> = []
  var spareSymbols: ContiguousArray<Symbol> = []
  var spareBases: ContiguousArray<Symbol> = []

  public init() {}

  /// A new variable; its value is zero until constraints say otherwise.
  ///
  /// - Parameter isLength: true for a variable that is never negative. Where constraints leave a choice a length stays zero,
  ///   and what is no length gives way.
  public mutating func makeVariable(isLength: Bool = false) -> Variable {
    let symbol = tableau.makeSymbol(isLength ? .length : .external, owner: -1)
    users.make(for: symbol)
    while definitions.count <= Int(symbol) {
      definitions.append(-1)
      bounds.append(-1)
      values.append(0)
    }
    definitions[Int(symbol)] = -1
    return Variable(symbol: symbol)
  }

  /// Gives up a variable, whose place a later one may take. It must not occur in any constraint any more.
  ///
  /// - Returns: whether the variable was given up.
  @discardableResult
  public mutating func release(_ variable: Variable) -> Bool {
    let symbol = variable.symbol
    guard tableau.kinds[Int(symbol)].isVariable else { return false }
    dropBound(of: symbol)
    guard users.isEmpty(for: symbol) else { return false }
    // What is left of a variable that no constraint names says what it would be, and nobody asks.
    let home = tableau.homes[Int(symbol)]
    if home >= 0 { tableau.drop(home) }
    guard tableau.column(of: symbol).isEmpty else { return false }
    tableau.release(symbol)
    return true
  }

  /// The number of constraints in force.
  public var constraintCount: Int { entries.count - freeEntries.count }

  /// The size of the solved form: its rows, and the coefficients in them.
  public var size: (rows: Int, cells: Int) {
    (tableau.rows.count - tableau.freeSlots.count, tableau.rows.reduce(0) { $0 + $1.cells.count })
  }

  /// Makes several changes, for which the values are worked out once.
  ///
  /// - Throws: a ``Conflict`` when edits of required constraints inside the batch exclude each other. The edits stay; remove
  ///   one of the named constraints and call ``solve()``. Whatever `body` throws comes through.
  public mutating func batch(_ body: (inout Solver) throws -> Void) throws {
    depth += 1
    do {
      try body(&self)
    } catch {
      depth -= 1
      if depth == 0 { try solve() }
      throw error
    }
    depth -= 1
    if depth == 0 { try solve() }
  }

  /// Begins a batch that ``endBatch()`` ends; batches nest.
  public mutating func beginBatch() { depth += 1 }

  /// Ends a batch; the last end works out the values.
  public mutating func endBatch() throws(Conflict) {
    depth = max(0, depth - 1)
    if depth == 0 { try solve() }
  }

  /// Works out the values after changes made in a batch.
  ///
  /// - Throws: a ``Conflict`` when edited required constraints exclude each other; the solver goes on once one of them is
  ///   removed.
  public mutating func solve() throws(Conflict) {
    try restore()
  }

  /// Makes the tableau feasible and optimal, and all lengths zero or more.
  mutating func restore() throws(Conflict) {
    repeat {
      if tableau.worstSuspect() != nil {
        if tableau.isOptimal(), let slot = tableau.restoreFeasibility() { throw conflict(at: slot) }
        if let slot = tableau.repairAll() { throw conflict(at: slot) }
      }
      tableau.optimize()
      propagate()
    } while try boundNegatives()
  }

  /// Whether `id` names a constraint in force.
  public func contains(_ id: LinearConstraint.ID) -> Bool { index(of: id) != nil }

  /// The constraint as it was added, with later changes of constant and strength.
  public func constraint(_ id: LinearConstraint.ID) -> LinearConstraint? {
    index(of: id).map { entries[$0].constraint }
  }

  func index(of id: LinearConstraint.ID) -> Int? {
    let index = Int(id.index)
    guard entries.indices.contains(index), entries[index].generation == id.generation, entries[index].sequence > 0
    else { return nil }
    return index
  }
}
