/// What `#selector(…)` becomes: the reference is checked by the compiler and never evaluated, its type tells the number of
/// arguments, and the name is looked up among the registered methods.
/// - Parameters:
///   - reference: what stood in the parentheses.
///   - name: its last name as written, with labels if it has any.
@_spi(Runtime) public func _selector<Reference>(_ reference: @autoclosure () -> Reference, _ name: String) -> Selector {
  let shape = FunctionShape(Reference.self)
  return Selector(
    MessageTable.selector(named: SelectorName(name), owner: shape.owner, arity: shape.arity))
}

/// What `#selector(getter: …)` and `#selector(setter: …)` become.
@_spi(Runtime) public func _selector<Reference>(_ reference: @autoclosure () -> Reference, property name: String)
  -> Selector
{
  Selector(name)
}

/// The shape of a function type, read from its metadata.
///
/// A function's metadata: kind, flags with the number of parameters in the lower 16 bits, result, parameters; an optional's:
/// kind, descriptor, payload [S swift/docs/ABI/TypeMetadata.rst].
private struct FunctionShape {
  var arity: Int?
  var owner: AnyClass?

  private static let functionKind: UInt = 0x302
  private static let optionalKind: UInt = 0x202

  init(_ type: Any.Type) {
    var words = Self.words(type)
    if words[0] == Self.optionalKind, let payload = UnsafePointer<UInt>(bitPattern: words[2]) { words = payload }
    guard words[0] == Self.functionKind else { return }
    arity = Int(words[1] & 0xFFFF)
    guard arity == 1, let result = UnsafePointer<UInt>(bitPattern: words[2]), result[0] == Self.functionKind else {
      return
    }
    // `Type.method`: a function of the object that gives the method.
    let first = unsafeBitCast(words[3], to: Any.Type.self)
    if let type = first as? AnyClass { owner = type }
    arity = Int(result[1] & 0xFFFF)
  }

  private static func words(_ type: Any.Type) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }
}
