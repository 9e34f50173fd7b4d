internal import CMetatype
import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// Makes objects of classes that are only known when the app runs: layer classes, registered cells.
///
/// The language allows that for `required` initialisers alone, and Apple's are not. But every class has the code of its
/// designated initialisers in its table of methods, so a probe finds the place, and a call goes through it.
@MainActor enum ObjectFactory {
  private final class PlainLayer: CALayer {}
  private final class PlainCell: UITableViewCell {}

  // A subclass that overrides nothing still has initialisers of its own, at the places where its superclass has them.
  private static let layerSlot = MethodTable.changed(
    in: PlainLayer.self, of: CALayer.self, from: MethodTable.firstSlot, to: MethodTable.count(NSObject.self))
  private static let cellSlot = MethodTable.changed(
    in: PlainCell.self, of: UITableViewCell.self, from: MethodTable.count(UIView.self),
    to: MethodTable.count(UITableViewCell.self))

  private final class PlainItem: UICollectionViewCell {}

  // Of the two initialisers of views, `init(frame:)` is declared first.
  private static let frameSlot: Int? = {
    let places = MethodTable.changes(
      in: PlainItem.self, of: UICollectionViewCell.self, from: MethodTable.count(UIResponder.self),
      to: MethodTable.count(UIView.self))
    return places.count == 2 ? places[0] : nil
  }()

  /// Makes a view with `init(frame:)`; nil when the place of that initialiser is not clear.
  static func view(_ type: UIView.Type, frame: CGRect) -> UIView? {
    guard let frameSlot, let code = UnsafeRawPointer(bitPattern: MethodTable.entry(of: type, frameSlot)),
      let object = nagaoshi_make_framed(
        code, Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height),
        unsafeBitCast(type, to: UnsafeRawPointer.self))
    else { return nil }
    return Unmanaged<UIView>.fromOpaque(object).takeRetainedValue()
  }

  /// Makes a layer with `init()`; nil when the place of that initialiser is not clear.
  static func layer(_ type: CALayer.Type) -> CALayer? {
    guard let layerSlot, let code = UnsafeRawPointer(bitPattern: MethodTable.entry(of: type, layerSlot)),
      let object = nagaoshi_make(code, unsafeBitCast(type, to: UnsafeRawPointer.self))
    else { return nil }
    return Unmanaged<CALayer>.fromOpaque(object).takeRetainedValue()
  }

  /// Makes a cell with `init(style:reuseIdentifier:)`; nil when the place of that initialiser is not clear.
  static func cell(_ type: UITableViewCell.Type, identifier: String?) -> UITableViewCell? {
    guard let cellSlot, let code = UnsafeRawPointer(bitPattern: MethodTable.entry(of: type, cellSlot)) else {
      return nil
    }
    // The initialiser takes over one reference to the string: a copy whose memory is freed without releasing it.
    let copy = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    copy.initialize(to: identifier)
    let words = copy.withMemoryRebound(to: (UInt64, UInt64).self, capacity: 1) { $0.pointee }
    copy.deallocate()
    let style = UInt8(UITableViewCell.CellStyle.default.rawValue)
    guard
      let object = nagaoshi_make_styled(code, style, words.0, words.1, unsafeBitCast(type, to: UnsafeRawPointer.self))
    else { return nil }
    return Unmanaged<UITableViewCell>.fromOpaque(object).takeRetainedValue()
  }
}
