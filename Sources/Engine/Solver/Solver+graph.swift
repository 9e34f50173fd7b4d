/// The graph of definitions.
extension Solver {
  /// How a constraint of the tableau moves when a variable does.
  struct Effect {
    var entry: Int
    var amount: Double
  }

  /// A variable on the way through the graph, and the occurrence of it to follow next.
  struct Step {
    var symbol: Symbol
    var node: Int32
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
    beginVisit()
    var order = spareBases
    spareBases = []
    for symbol in tableau.moved {
      tableau.isMoved[Int(symbol)] = false
      guard Int(symbol) < definitions.count, users.heads[Int(symbol)] >= 0 || definitions[Int(symbol)] >= 0,
        visit(symbol)
      else { continue }
      walk.append(Step(symbol: symbol, node: users.heads[Int(symbol)]))
      while let top = walk.last {
        var node = top.node
        var subject: Symbol = -1
        while node >= 0, subject < 0 {
          subject = entries[Int(users.nodes[Int(node)].entry)].subject
          node = users.nodes[Int(node)].next
          if subject >= 0, !visit(subject) { subject = -1 }
        }
        if subject >= 0 {
          walk[walk.count - 1].node = node
          walk.append(Step(symbol: subject, node: users.heads[Int(subject)]))
        } else {
          if definitions[Int(top.symbol)] >= 0 { order.append(top.symbol) }
          walk.removeLast()
        }
      }
    }
    tableau.moved.removeAll(keepingCapacity: true)
    for symbol in order.reversed() {
      let value = definedValue(of: symbol)
      if value < -Tolerance.value, tableau.kinds[Int(symbol)] == .length { negatives.append(symbol) }
      guard value != values[Int(symbol)] else { continue }
      values[Int(symbol)] = value
      tableau.noteChanged(symbol)
    }
    order.removeAll(keepingCapacity: true)
    spareBases = order
  }

  mutating func growWeights() {
    while weights.count < tableau.kinds.count { weights.append(0) }
  }
}
