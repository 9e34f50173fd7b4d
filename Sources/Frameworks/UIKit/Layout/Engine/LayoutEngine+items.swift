import CoreGraphics
import IOSFoundation
internal import Solver

/// Views and guides in the engine.
extension LayoutEngine {
  /// The item of a view, made when it is first asked for.
  func item(for view: UIView) -> LayoutItem {
    if let item = items[ObjectIdentifier(view)] { return item }
    let item = register(LayoutItem(view: view, guide: nil, solver: &solver), for: view)
    if view === root { anchorRoot(item) } else if view.layout.translatesAutoresizingMask { refreshSprings(item) }
    if !view.layout.translatesAutoresizingMask || (view === root && fitting != nil) {
      // Once the constraints are in: a length that they fix needs no work for what its contents ask for.
      measure(item)
      contentsToRefresh.append(view)
      isStale = true
    }
    return item
  }

  private func measure(_ item: LayoutItem) {
    guard !item.isMeasured else { return }
    item.isMeasured = true
    measured.append(item)
  }

  /// The item of a guide that constraints place.
  func item(for guide: UILayoutGuide) -> LayoutItem {
    if let item = items[ObjectIdentifier(guide)] { return item }
    let item = register(LayoutItem(view: nil, guide: guide, solver: &solver), for: guide)
    if guide.kind == .scrollContent {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let place = LinearConstraint(LinearExpression(item.place(axis)), .equal)
        item.anchors.append(add(place, .anchor(item, axis, isLength: false)))
      }
    }
    return item
  }

  private func register(_ item: LayoutItem, for object: AnyObject) -> LayoutItem {
    items[ObjectIdentifier(object)] = item
    for variable in item.variables {
      while itemsByVariable.count <= variable.index { itemsByVariable.append(nil) }
      itemsByVariable[variable.index] = item
    }
    return item
  }

  /// Holds the root in place: at its own size, or at the size that is measured for.
  private func anchorRoot(_ item: LayoutItem) {
    let held = item.anchors
    var place = 0
    func pull(_ variable: Variable, _ value: CGFloat, _ strength: Strength) {
      if place < held.count {
        change(held[place], to: -value)
        strengthen(held[place], to: strength)
      } else {
        let wish = LinearConstraint(LinearExpression(variable, constant: -value), .equal, strength)
        item.anchors.append(add(wish, .anchor(item, place % 2 == 0 ? .horizontal : .vertical, isLength: place > 1)))
      }
      place += 1
    }
    if let fitting {
      pull(item.x, 0, .required)
      pull(item.y, 0, .required)
      pull(item.width, fitting.size.width, Strength(fitting.horizontal.rawValue))
      pull(item.height, fitting.size.height, Strength(fitting.vertical.rawValue))
    } else {
      pull(item.x, root.frame.minX, .required)
      pull(item.y, root.frame.minY, .required)
      // A root that constraints alone size has no length where they say nothing, whatever its frame was.
      let isHeld = root.layout.translatesAutoresizingMask
      pull(item.width, isHeld ? root.bounds.width : 0, isHeld ? .required : .weakest)
      pull(item.height, isHeld ? root.bounds.height : 0, isHeld ? .required : .weakest)
    }
  }

  /// Takes a view's or guide's variables and own constraints out.
  func forget(_ object: AnyObject) {
    guard let item = items.removeValue(forKey: ObjectIdentifier(object)) else { return }
    for id in item.ownConstraints { remove(id) }
    for variable in item.variables {
      itemsByVariable[variable.index] = nil
      solver.release(variable)
    }
    if item.isMeasured { measured.removeAll { $0 === item } }
    item.isForgotten = true
  }

  /// Takes out all that belongs to a tree of views that is about to leave.
  func forgetTree(_ view: UIView) {
    for constraint in view.layout.constraints { remove(constraint) }
    for child in view.children { forgetTree(child) }
    for guide in view.layout.guides { forget(guide) }
    if let guide = view.layout.contentGuide { forget(guide) }
    forget(view)
    if !treesToScan.isEmpty { treesToScan.removeAll { $0 === view } }
  }

  // MARK: Changes

  func frameDidChange(of view: UIView) {
    guard !isApplying else { return }
    if view.layout.translatesAutoresizingMask || view === root, let item = items[ObjectIdentifier(view)] {
      itemsToRefresh.append(item)
      isStale = true
    }
    if !derived.isEmpty { invalidateDerived() }
  }

  func boundsDidChange(of view: UIView, from old: CGRect) {
    if old.origin != view.bounds.origin, !derived.isEmpty { invalidateDerived() }
    if old.size != view.bounds.size { frameDidChange(of: view) }
  }

  func translationDidChange(of view: UIView) {
    guard let item = items[ObjectIdentifier(view)] else {
      enqueue(tree: view)
      return
    }
    itemsToRefresh.append(item)
    isStale = true
  }

  func contentDidChange(of view: UIView) {
    guard items[ObjectIdentifier(view)] != nil else { return }
    contentsToRefresh.append(view)
    isStale = true
    // The frame may change: whoever places the view has to look.
    (view.parent ?? view).setNeedsLayout()
  }

  func refreshItems() {
    let list = itemsToRefresh
    itemsToRefresh = []
    for item in list where !item.isForgotten {
      guard let view = item.view else { continue }
      if view === root {
        anchorRoot(item)
      } else if view.layout.translatesAutoresizingMask {
        if item.contents.contains(where: { $0 != nil }) { dropContents(item) }
        refreshSprings(item)
      } else {
        dropSprings(item)
        measure(item)
        refreshContent(item)
      }
    }
  }
}

extension Strength {
  /// Below every priority that an app can give.
  static let weakest = Strength(0.001)
  /// What is left of a required constraint that could not hold: it counts only where nothing else says anything, contents
  /// included [S: labels that keep their sizes against given-up constraints in public documents].
  static let broken = Strength(0.01)
}
