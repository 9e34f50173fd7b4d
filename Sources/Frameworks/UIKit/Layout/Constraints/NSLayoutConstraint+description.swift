import CoreGraphics
import IOSFoundation

extension NSLayoutConstraint {
  /// The description in UIKit's shape, such as `<NSLayoutConstraint:0x600000000010 UILabel:0x600000000020.width == 100   (active)>`.
  var text: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let state = holder == nil ? "inactive" : "active"
    let legend = legend
    let names = legend.isEmpty ? "" : ", names: \(legend.joined(separator: ", ")) "
    return "<\(ObjectNames.className(of: self)):\(ObjectNames.address(of: self))\(name) \(visual ?? equation)   "
      + "(\(state)\(names))>"
  }

  /// What the names in the text stand for: `|`, and views that are called by their accessibility identifiers.
  private var legend: [String] {
    var lines: [String] = []
    if visual?.contains("|") == true, let first = firstItem {
      let bar = Self.holder(of: first) === secondItem ? secondItem : first
      lines.append("'|':\(Self.address(of: bar))")
    }
    for case let view as UIView in [firstItem, secondItem] {
      guard let identifier = view.accessibilityIdentifier, !identifier.isEmpty else { continue }
      let line = "\(identifier):\(ObjectNames.address(of: view))"
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  private var symbol: String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  private var suffix: String {
    priority == .required ? "" : " @\(Self.number(CGFloat(priority.rawValue)))"
  }

  private var equation: String {
    var text = "\(Self.name(of: firstSide)) \(symbol) "
    if let secondSide {
      if multiplier != 1 { text += "\(Self.number(multiplier))*" }
      text += Self.name(of: secondSide)
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Self.number(abs(constant)))" }
    } else {
      text += Self.number(constant)
    }
    return text + suffix
  }

  /// The visual format of neighbours and edges, which UIKit prefers where it can say the same.
  private var visual: String? {
    guard let secondSide, multiplier == 1, firstSide.origin == nil, secondSide.origin == nil, let first = firstItem,
      let second = secondItem
    else { return nil }
    // Formats read from the leading edge; what speaks of left and right says so.
    let reading = firstAttribute.isSided ? "(LTR)" : ""
    let axis = firstAttribute.kind == .horizontal ? "H" : "V"
    let gap = relation == .equal ? "" : symbol
    let pair = (firstAttribute, secondAttribute)
    let space: (CGFloat) -> String = { "-(\(gap)\(Self.number($0))\(self.suffix.replacing(" ", with: "")))-" }
    switch pair {
    case (.leading, .leading), (.top, .top), (.left, .left):
      guard Self.holder(of: first) === second else { return nil }
      return "\(axis):|\(space(constant))[\(Self.name(of: first))]\(reading)"
    case (.trailing, .trailing), (.bottom, .bottom), (.right, .right):
      // [S] Reports in public trackers: only what says that the superview ends after the view, not the view before it.
      guard Self.holder(of: second) === first else { return nil }
      return "\(axis):[\(Self.name(of: second))]\(space(constant))|\(reading)"
    case (.leading, .trailing), (.top, .bottom), (.left, .right):
      guard first !== second, Self.holder(of: first) === Self.holder(of: second) else { return nil }
      return "\(axis):[\(Self.name(of: second))]\(space(constant))[\(Self.name(of: first))]\(reading)"
    default: return nil
    }
  }

  /// The view that an item is in: a view's superview, a guide's owner.
  private static func holder(of item: AnyObject) -> UIView? {
    (item as? UIView)?.parent ?? (item as? UILayoutGuide)?.owningView
  }

  private static func name(of side: ConstraintSide) -> String {
    let point = "\(name(of: side.point.item)).\(side.point.attribute.word)"
    guard let origin = side.origin else { return point }
    return "(\(point) - \(name(of: origin.item)).\(origin.attribute.word))"
  }

  /// The class and address of an item, with the text that it shows; a view with an identifier goes by that alone.
  static func name(of item: AnyObject?) -> String {
    if let identifier = (item as? UIView)?.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    return address(of: item)
  }

  private static func address(of item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    let text = (item as? UIView)?.shownText.map { "'\($0.prefix(20))'" } ?? ""
    let label = (item as? UILayoutGuide).map { "'\($0.identifier)'" } ?? ""
    return "\(ObjectNames.className(of: item)):\(ObjectNames.address(of: item))\(text)\(label)"
  }

  /// Six digits, as C's `%g` has it.
  static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}

/// Addresses for descriptions that are the same in every run: objects are numbered in the order in which they are named.
@MainActor enum ObjectNames {
  private static var next = 0x6000_0000_0010
  private static var known: [ObjectIdentifier: (object: WeakObject, address: Int)] = [:]

  struct WeakObject { weak var object: AnyObject? }

  /// The class's name, with its module where that is the app's.
  static func className(of object: AnyObject) -> String {
    let type = type(of: object)
    // A class inside a function is written with an address that says nothing.
    let name = String(reflecting: type).replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
    let modules: Set<Substring> = ["UIKit", "QuartzCore", "CoreGraphics", "IOSFoundation", "UserNotificationsUI"]
    return modules.contains(name.prefix { $0 != "." }) ? String(describing: type) : name
  }

  static func address(of object: AnyObject) -> String {
    let key = ObjectIdentifier(object)
    if let entry = known[key], entry.object.object === object { return "0x" + String(entry.address, radix: 16) }
    let address = next
    next += 0x10
    known[key] = (WeakObject(object: object), address)
    return "0x" + String(address, radix: 16)
  }
}
