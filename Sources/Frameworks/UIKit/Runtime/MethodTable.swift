/// Looks into the table of methods that every Swift class has, to find out whether a class overrides one.
///
/// A class's metadata on Linux: kind, superclass, flags and address point (4 bytes each), size and alignment (4 + 2 + 2),
/// class size and address point (4 + 4), descriptor, destroyer, and then one word a method
/// [S swift/docs/ABI/TypeMetadata.rst].
enum MethodTable {
  /// The word of the first method.
  static let firstSlot = 7

  private static func words(_ type: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  /// The number of words from the address point on.
  static func count(_ type: AnyClass) -> Int {
    let sizes = words(type)[4]
    let (size, point) = (UInt32(truncatingIfNeeded: sizes), UInt32(truncatingIfNeeded: sizes >> 32))
    return size > point ? Int(size - point) / MemoryLayout<UInt>.size : 0
  }

  /// The place of the one method that `overriding` overrides and `plain` does not, both direct subclasses of `base`.
  static func slot(in overriding: AnyClass, not plain: AnyClass, of base: AnyClass) -> Int? {
    let (first, second, third) = (words(overriding), words(plain), words(base))
    let places = (firstSlot..<max(firstSlot, count(base))).filter {
      first[$0] != third[$0] && second[$0] == third[$0]
    }
    return places.count == 1 ? places[0] : nil
  }

  /// The one place between two bounds where a direct subclass has other code than its superclass; nil when there is none, or
  /// more than one.
  static func changed(in subclass: AnyClass, of base: AnyClass, from low: Int, to high: Int) -> Int? {
    let places = changes(in: subclass, of: base, from: low, to: high)
    return places.count == 1 ? places[0] : nil
  }

  /// The places between two bounds where a direct subclass has other code than its superclass.
  static func changes(in subclass: AnyClass, of base: AnyClass, from low: Int, to high: Int) -> [Int] {
    let (first, second) = (words(subclass), words(base))
    return (low..<max(low, min(high, count(base)))).filter { first[$0] != second[$0] }
  }

  /// The address of a method's code.
  static func entry(of type: AnyClass, _ slot: Int) -> UInt { words(type)[slot] }
}
