import CoreGraphics
import IOSFoundation
internal import InterfaceDocument
import Journal

extension InterfaceLoader {
  /// Makes the constraints of all views that were made.
  func makeConstraints() {
    let waiting = waitingConstraints
    waitingConstraints = []
    // Where constraints of the canvas exclude each other, the document's first gives way [S: public documents].
    for entry in purpose == .canvas ? waiting.reversed() : waiting { makeConstraint(entry.element, in: entry.holder) }
  }

  private func makeConstraint(_ element: DocumentElement, in holder: UIView) {
    let reader = ElementReader(element, traits)
    // A placeholder is for the editor alone: it goes when the app is built.
    if reader.bool("placeholder") == true, purpose == .app { return }
    let firstItem = reader.string("firstItem")
    let secondItem = reader.string("secondItem")
    guard let first = firstItem.map({ item($0, element) }) ?? holder,
      let attribute = reader.word("firstAttribute", Self.attributes)
    else { return unusable(element, "its first item or attribute is not there") }
    let relation = reader.word("relation", Self.relations) ?? .equal
    let second = secondItem.flatMap { item($0, element) }
    if secondItem != nil, second == nil { return unusable(element, "its second item is not there") }
    let other = reader.word("secondAttribute", Self.attributes)
    let constant = reader.number("constant") ?? 0
    let multiplier = Self.multiplier(reader.string("multiplier")) ?? 1
    if second != nil, other?.kind != attribute.kind { return unusable(element, "it compares what cannot be compared") }
    if second == nil, attribute.kind != .length { return unusable(element, "it lacks a second item") }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
    if reader.bool("symbolic") == true, reader.string("constant") == nil || purpose == .canvas {
      constraint.constant = symbolicConstant(constraint, holder) ?? constant
    }
    if let priority = reader.number("priority") {
      constraint.priority = UILayoutPriority(Float(min(max(priority, 1), 1000)))
    }
    constraint.identifier = reader.string("identifier")
    constraint.shouldBeArchived = true
    register(constraint, element)
    guard constraint.isSound, constraint.views.allSatisfy({ $0.isDescendant(of: holder) }) else {
      return unusable(element, "its items are not in the view that holds it")
    }
    constraint.join(holder)
  }

  private func item(_ id: String, _ element: DocumentElement) -> AnyObject? {
    if let known = object(id) { return known }
    // Bars' edges are made when somebody asks for them.
    guard let guide = document.element(id), guide.name == "viewControllerLayoutGuide", let controller else {
      return nil
    }
    let made = guide["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide
    adopt(made as AnyObject, id: id)
    return made as AnyObject
  }

  private func unusable(_ element: DocumentElement, _ why: String) {
    report(.data, "the constraint \(element.id ?? "") is left out: \(why)", element.line)
  }

  /// The system's spacing: 8 between neighbours, 20 to a superview's edge [S NSLayoutConstraint.h, visual format], none to
  /// a guide such as the safe area [S: templates of notification extensions in public repositories].
  /// Nil where what the document says holds.
  private func symbolicConstant(_ constraint: NSLayoutConstraint, _ holder: UIView) -> CGFloat? {
    if constraint.firstItem is UILayoutGuide || constraint.secondItem is UILayoutGuide { return 0 }
    if constraint.constant != 0 { return nil }
    let isEdge = constraint.firstItem === holder || constraint.secondItem === holder
    let isBackward = [.leading, .left, .top].contains(constraint.firstAttribute) ? 1.0 : -1.0
    if isEdge { return constraint.secondItem === holder && isBackward < 0 ? -20 : 20 }
    return SystemSpacing.between
  }

  /// A factor: `1.5`, `16:9` or `16/9`; nil when it is none.
  static func multiplier(_ text: String?) -> CGFloat? {
    guard let text else { return nil }
    let parts = text.split { $0 == ":" || $0 == "/" }.map { Double($0.trimmingCharacters(in: .whitespaces)) }
    switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
    case (1, let value?, _) where value.isFinite: return CGFloat(value)
    case (2, let upper?, let lower?) where lower != 0 && (upper / lower).isFinite: return CGFloat(upper / lower)
    default: return nil
    }
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}
