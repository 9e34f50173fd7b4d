import IOSFoundation
internal import InterfaceDocument

/// The coder that `init(coder:)` gets for an object of a storyboard or xib.
///
/// It carries the object's element; UIKit's own initialisers take what they need from there. Custom classes find nothing in
/// it by name, as a document holds no values of their own.
final class InterfaceCoder: NSCoder {
  let element: DocumentElement
  let loader: InterfaceLoader
  /// The class of UIKit in whose initialiser the element is read: the object's own, or the nearest above.
  let level: AnyClass
  private(set) var wasRead = false

  init(_ element: DocumentElement, _ loader: InterfaceLoader, level: AnyClass) {
    (self.element, self.loader, self.level) = (element, loader, level)
    super.init()
  }

  /// Gives the object what its element says, if `level` is the initialiser where that is done.
  @MainActor func read(into object: AnyObject, at level: AnyClass) {
    guard level == self.level, !wasRead else { return }
    wasRead = true
    if !(object is UIViewController) { loader.register(object, element) }
    loader.fill(object, from: element)
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject() -> Any? { nil }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// The element that the object is made from; nil for other coders than a document's.
  var interface: InterfaceCoder? { self as? InterfaceCoder }

  /// Ends `init(coder:)` of a class of UIKit's: reads the object's element here, unless a subclass of UIKit's does.
  @MainActor func finish(_ object: AnyObject, at level: AnyClass) { interface?.read(into: object, at: level) }
}
