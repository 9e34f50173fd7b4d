/// What a command line said, read into values.
public struct ParsedArguments: Sendable {
  /// One argument, where it stood.
  struct Entry: Sendable {
    var name: String
    var value: any Sendable
  }

  /// In the order in which they stood.
  var entries: [Entry] = []

  /// The value of an argument; the last one counts.
  public subscript<Value>(_ argument: Argument<Value>) -> Value {
    let entry = entries.last { $0.name == argument.declaration.name }
    return entry?.value as? Value ?? argument.absent
  }

  /// Whether an argument was given.
  public func has(_ argument: some DeclaredArgument) -> Bool {
    entries.contains { $0.name == argument.declaration.name }
  }

  /// The values of all these arguments together, in the order in which they stood.
  public func series<Element>(_ arguments: [Argument<Element?>]) -> [Element] {
    let names = Set(arguments.map(\.declaration.name))
    return entries.filter { names.contains($0.name) }.compactMap { $0.value as? Element }
  }
}
