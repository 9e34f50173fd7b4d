/// For each variable the constraints that name it: linked lists in one array.
struct UserLists: Sendable {
  /// An occurrence of a variable in a constraint.
  struct Node {
    var entry: Int32
    /// The next occurrence of the same variable, or -1.
    var next: Int32
    var coefficient: Double
  }

  private(set) var nodes: ContiguousArray<Node> = []
  /// By symbol: the newest occurrence, or -1.
  private(set) var heads: ContiguousArray<Int32> = []
  private var free: Int32 = -1

  /// Begins an empty list.
  mutating func make(for symbol: Symbol) {
    while heads.count <= Int(symbol) { heads.append(-1) }
  }

  func isEmpty(for symbol: Symbol) -> Bool { heads[Int(symbol)] < 0 }

  mutating func add(_ entry: Int32, _ coefficient: Double, to symbol: Symbol) {
    let node = Node(entry: entry, next: heads[Int(symbol)], coefficient: coefficient)
    if free >= 0 {
      let index = free
      free = nodes[Int(index)].next
      nodes[Int(index)] = node
      heads[Int(symbol)] = index
    } else {
      heads[Int(symbol)] = Int32(nodes.count)
      nodes.append(node)
    }
  }

  /// Takes one occurrence out.
  mutating func remove(_ entry: Int32, from symbol: Symbol) {
    var before: Int32 = -1
    var here = heads[Int(symbol)]
    while here >= 0, nodes[Int(here)].entry != entry {
      before = here
      here = nodes[Int(here)].next
    }
    guard here >= 0 else { return }
    if before >= 0 {
      nodes[Int(before)].next = nodes[Int(here)].next
    } else {
      heads[Int(symbol)] = nodes[Int(here)].next
    }
    nodes[Int(here)].next = free
    free = here
  }
}
