import ObjectiveC
import UIKit
import UIKit.UIGestureRecognizerSubclass

@objc protocol PickerDelegate: NSObjectProtocol {
  @objc optional func pickerDidOpen()
  @objc optional func pickerDidPick(_ name: String)
  @objc optional func picker(_ picker: Picker, shouldPick name: String, at index: Int) -> Bool
  @objc optional var pickerTitle: String { get }
  @objc optional func pickerWillClose(_ picker: Picker) -> String
  @objc(pickerHasEnded:) optional func pickerDidEnd(_ picker: Picker)
  func pickerMustClose()
}

@objcMembers
class Picker: NSObject {
  weak var delegate: PickerDelegate?
  dynamic var picked = ""
  dynamic var count: Int = 0 {
    didSet { changes += 1 }
  }
  dynamic lazy var late: Double = 1
  dynamic var twice: Int {
    get { count * 2 }
    set { count = newValue / 2 }
  }
  var inner: Picker?
  @nonobjc var changes = 0
  var isOpen = false

  class func keyPathsForValuesAffectingSummary() -> Set<String> { [#keyPath(Picker.picked), "count"] }
  var summary: String { "\(picked) \(count)" }

  func open() -> String {
    delegate?.pickerDidOpen?()
    delegate?.pickerDidPick?("a")
    let should = delegate?.picker?(self, shouldPick: "b", at: 3) ?? false
    let ending = delegate?.pickerWillClose?(self) ?? "no ending"
    delegate?.pickerDidEnd?(self)
    delegate?.pickerMustClose()
    return "\(delegate?.pickerTitle ?? "no title") \(should) \(ending)"
  }
  func add(_ number: Int, to text: String) -> String { text + String(number) }
}

@objc enum Kind: Int {
  case first, second
}

@IBDesignable
@objc(NGBadgeView) private final class BadgeView: UIView {
  @IBInspectable var corner: CGFloat = 0 { didSet { layer.cornerRadius = corner } }
  @IBInspectable fileprivate var title: String?
  @IBInspectable var isRound: Bool = false
}

extension UIView {
  @objc var badgeTitle: String? { (self as? BadgeView)?.title }
  @objc var badgeIsRound: Bool { (self as? BadgeView)?.isRound ?? false }
}

class Box<Value>: NSObject {
  var value: Value
  var calls = 0
  init(_ value: Value) { self.value = value }
  @objc func call(_ count: NSNumber) { calls += count.intValue }
}
final class TextBox: Box<String> {}

private var noteKey = 0
extension Picker {
  var note: String? {
    get { objc_getAssociatedObject(self, &noteKey) as? String }
    set { objc_setAssociatedObject(self, &noteKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}
