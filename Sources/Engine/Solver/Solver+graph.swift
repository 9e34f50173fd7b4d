/// The graph of definitions.
extension Solver {
  /// How a constraint of the tableau moves when a variable does.
  struct Effect {
    var entry: Int
    var amount: Double
  }

  /// The defined variables that follow from `symbols`, and those themselves: each before those that follow from it.
  ///
  /// - Returns: nil when there are more than `limit`.
  mutating func definitionsBelow(
    _ symbols: some Sequence<Symbol>, atMost limit: Int = .max
  ) -> ContiguousArray<Symbol>? {
    beginVisit()
    var order: ContiguousArray<Symbol> = []
    var stack: ContiguousArray<(symbol: Symbol, node: Int32)> = []
    for symbol in symbols where visit(symbol) {
      stack.append((symbol, users.heads[Int(symbol)]))
      while let top = stack.last {
        guard top.node >= 0 else {
          order.append(top.symbol)
          stack.removeLast()
          continue
        }
        let node = users.nodes[Int(top.node)]
        stack[stack.count - 1].node = node.next
        let subject = entries[Int(node.entry)].subject
        guard subject >= 0, visit(subject) else { continue }
        if order.count + stack.count > limit { return nil }
        stack.append((subject, users.heads[Int(subject)]))
      }
    }
    order.reverse()
    return order
  }

  /// The defined variables from which those of `terms` follow, those included: each before those that it follows from.
  mutating func definitionsAbove(_ symbols: some Sequence<Symbol>) -> ContiguousArray<Symbol> {
    beginVisit()
    var order: ContiguousArray<Symbol> = []
    var stack: ContiguousArray<(symbol: Symbol, term: Int)> = []
    for symbol in symbols where definitions[Int(symbol)] >= 0 && visit(symbol) {
      stack.append((symbol, 0))
      while let top = stack.last {
        let entry = Int(definitions[Int(top.symbol)])
        guard top.term < entries[entry].constraint.expression.terms.count else {
          order.append(top.symbol)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].term += 1
        let next = entries[entry].constraint.expression.terms[top.term].variable.symbol
        if definitions[Int(next)] >= 0, visit(next) { stack.append((next, 0)) }
      }
    }
    order.reverse()
    return order
  }

  private mutating func beginVisit() {
    visits &+= 1
    while visited.count < definitions.count { visited.append(0) }
  }

  private mutating func visit(_ symbol: Symbol) -> Bool {
    guard visited[Int(symbol)] != visits else { return false }
    visited[Int(symbol)] = visits
    return true
  }

  /// How the constraints in the tableau move when the defined variable `symbol` does.
  mutating func effects(of symbol: Symbol) -> ContiguousArray<Effect> {
    guard !users.isEmpty(for: symbol), let order = definitionsBelow(CollectionOfOne(symbol)) else { return [] }
    growWeights()
    var places: [Int32: Int] = [:]
    var effects: ContiguousArray<Effect> = []
    weights[Int(symbol)] = 1
    for symbol in order {
      let weight = weights[Int(symbol)]
      weights[Int(symbol)] = 0
      guard weight != 0 else { continue }
      var here = users.heads[Int(symbol)]
      while here >= 0 {
        let node = users.nodes[Int(here)]
        here = node.next
        let entry = Int(node.entry)
        let subject = entries[entry].subject
        if subject == symbol { continue }
        if subject >= 0 {
          weights[Int(subject)] -= weight * node.coefficient / entries[entry].divisor
        } else if let place = places[node.entry] {
          effects[place].amount += weight * node.coefficient
        } else {
          places[node.entry] = effects.count
          effects.append(Effect(entry: entry, amount: weight * node.coefficient))
        }
      }
    }
    effects.removeAll { abs($0.amount) < Tolerance.coefficient }
    return effects
  }

  /// Works out the values of defined variables that follow from changed ones.
  mutating func propagate() {
    guard !tableau.moved.isEmpty else { return }
    let moved = tableau.moved
    tableau.moved.removeAll(keepingCapacity: true)
    var isNeeded = false
    for symbol in moved {
      tableau.isMoved[Int(symbol)] = false
      if tableau.kinds[Int(symbol)] == .external, Int(symbol) < definitions.count,
        definitions[Int(symbol)] >= 0 || !users.isEmpty(for: symbol)
      {
        isNeeded = true
      }
    }
    guard isNeeded else { return }
    let known = moved.filter { Int($0) < definitions.count && Int($0) < users.heads.count }
    for symbol in definitionsBelow(known) ?? [] where definitions[Int(symbol)] >= 0 {
      let value = definedValue(of: symbol)
      guard value != values[Int(symbol)] else { continue }
      values[Int(symbol)] = value
      tableau.noteChanged(symbol)
    }
  }

  mutating func growWeights() {
    while weights.count < tableau.kinds.count { weights.append(0) }
  }
}
