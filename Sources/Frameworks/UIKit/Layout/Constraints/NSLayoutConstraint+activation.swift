import CoreGraphics
import IOSFoundation

extension NSLayoutConstraint {
  /// The views of both sides.
  var views: [UIView] { firstSide.views + (secondSide?.views ?? []) }

  /// The nearest view in which all items are, or nil.
  var commonAncestor: UIView? {
    var ancestor: UIView?
    for view in views {
      guard let known = ancestor else {
        ancestor = view
        continue
      }
      guard let next = known.commonAncestor(with: view) else { return nil }
      ancestor = next
    }
    return ancestor
  }

  /// True when an attribute depends on the direction of reading.
  var isDirectional: Bool {
    [firstSide.point, firstSide.origin, secondSide?.point, secondSide?.origin].contains {
      $0?.attribute.isDirectional ?? false
    }
  }

  /// True when the sides can be compared and their items are there.
  var isSound: Bool {
    let items = firstSide.items.count + (secondSide?.items.count ?? 0)
    let wanted = 1 + (firstSide.origin == nil ? 0 : 1) + (secondSide == nil ? 0 : secondSide?.origin == nil ? 1 : 2)
    guard items == wanted, views.count == wanted else { return false }
    guard let second = secondSide else { return firstSide.kind == .length }
    return firstSide.kind.canMeet(second.kind)
  }

  func activate() {
    guard holder == nil else { return }
    guard isSound else {
      Misuse.report("a constraint without usable items was not activated: \(text)")
      return
    }
    guard let ancestor = commonAncestor else {
      Misuse.report("the items of a constraint are in no common view; it was not activated: \(text)")
      return
    }
    join(ancestor)
  }

  /// Becomes one of the constraints of `view`.
  func join(_ view: UIView) {
    holder = view
    order = ConstraintOrder.next()
    view.layout.constraints.append(self)
    view.layout.useEngine()
    for participant in views where participant !== view { participant.layout.references.append(self) }
    tellEngines { $0.enqueue(self) }
    view.setNeedsLayout()
  }

  /// Calls `body` with each engine that may have the constraint.
  func tellEngines(_ body: (LayoutEngine) -> Void) { holder?.layout.tellEngines(body) }

  func deactivate() {
    guard let view = holder else { return }
    tellEngines { $0.remove(self) }
    holder = nil
    isBroken = false
    view.layout.constraints.removeLast { $0 === self }
    for participant in views where participant !== view { participant.layout.references.removeLast { $0 === self } }
    view.setNeedsLayout()
  }
}

/// The order of activations in the process.
@MainActor enum ConstraintOrder {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}

extension UIView {
  func commonAncestor(with other: UIView) -> UIView? {
    if self === other { return self }
    if parent === other { return other }
    if other.parent === self { return self }
    if let parent, other.parent === parent { return parent }
    var above: Set<ObjectIdentifier> = []
    for view in sequence(first: self, next: \.parent) { above.insert(ObjectIdentifier(view)) }
    return sequence(first: other, next: \.parent).first { above.contains(ObjectIdentifier($0)) }
  }
}

extension Array {
  /// Removes the last element that matches: what came last mostly goes first.
  mutating func removeLast(_ matches: (Element) -> Bool) {
    if let index = lastIndex(where: matches) { remove(at: index) }
  }
}
