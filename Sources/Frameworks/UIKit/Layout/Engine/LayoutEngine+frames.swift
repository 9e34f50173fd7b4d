import CoreGraphics
import IOSFoundation
internal import Solver

/// From values to frames.
extension LayoutEngine {
  /// The frame that was solved for a view or guide, in its superview's space, not rounded.
  func solvedFrame(of object: AnyObject) -> CGRect? {
    items[ObjectIdentifier(object)].map(solvedFrame(of:))
  }

  private func solvedFrame(of item: LayoutItem) -> CGRect {
    CGRect(
      x: solver.value(of: item.x), y: solver.value(of: item.y), width: solver.value(of: item.width),
      height: solver.value(of: item.height))
  }

  /// A frame whose edges lie on the screen's pixels.
  ///
  /// [M] Auto Layout solves exactly; UIKit then rounds each edge to the nearest pixel. A length that is a whole number of
  /// pixels so stays what it is. The tiny bias makes edges that are half a pixel off fall the same way despite noise.
  func rounded(_ rect: CGRect) -> CGRect {
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-5).rounded(.down) }
    let (left, top) = (pixel(rect.minX), pixel(rect.minY))
    // Pixels are whole numbers: a length of 100 points is 100 wherever it begins.
    return CGRect(
      x: left / scale, y: top / scale, width: max(0, pixel(rect.minX + rect.width) - left) / scale,
      height: max(0, pixel(rect.minY + rect.height) - top) / scale)
  }

  /// Marks the views whose subviews have other frames now.
  func markChanges() {
    guard fitting == nil else { return }
    for variable in solver.takeChanges() {
      guard variable.index < itemsByVariable.count, let view = itemsByVariable[variable.index]?.view else { continue }
      if view === root {
        if !root.layout.translatesAutoresizingMask { root.setNeedsLayout() }
      } else if !view.layout.translatesAutoresizingMask {
        view.parent?.setNeedsLayout()
      }
    }
  }

  /// Gives the subviews of `view` that constraints place their frames.
  func applyFrames(in view: UIView) {
    if view === root, !root.layout.translatesAutoresizingMask, fitting == nil, let rect = solvedFrame(of: root) {
      let size = rounded(CGRect(origin: root.frame.origin, size: rect.size)).size
      if root.bounds.size != size { place(root, CGRect(origin: root.frame.origin, size: size)) }
    }
    for child in view.children where !child.layout.translatesAutoresizingMask {
      guard let rect = solvedFrame(of: child) else { continue }
      place(child, rounded(rect))
    }
    applyContentSize(of: view)
  }

  /// Sets bounds and centre, which holds for transformed views as well.
  private func place(_ view: UIView, _ rect: CGRect) {
    let wasApplying = isApplying
    isApplying = true
    defer { isApplying = wasApplying }
    let anchor = view.layer.anchorPoint
    let center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    if view.bounds.size != rect.size { view.bounds = CGRect(origin: view.bounds.origin, size: rect.size) }
    if view.center != center { view.center = center }
  }

  /// Gives a scroll view the size of contents that constraints decide.
  private func applyContentSize(of view: UIView) {
    guard let scroll = view as? UIScrollView, let item = items[ObjectIdentifier(scroll.contentLayoutGuide)] else {
      return
    }
    scroll.contentSize = rounded(solvedFrame(of: item)).size
  }

  // MARK: Questions

  func isAmbiguous(_ side: ConstraintSide) -> Bool {
    expression(of: side).terms.contains { solver.isAmbiguous($0.variable) }
  }

  func constraints(deciding side: ConstraintSide) -> [NSLayoutConstraint] {
    constraints(deciding: expression(of: side).terms.map(\.variable))
  }

  func constraints(deciding object: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let item = items[ObjectIdentifier(object)] else { return [] }
    return constraints(deciding: [item.place(axis), item.length(axis)])
  }

  private func constraints(deciding variables: [Variable]) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    for variable in variables {
      for id in solver.constraints(deciding: variable) {
        guard case .explicit(let constraint)? = owners[id], !found.contains(where: { $0 === constraint }) else {
          continue
        }
        found.append(constraint)
      }
    }
    return found
  }

  private func expression(of side: ConstraintSide) -> LinearExpression {
    guard let view = side.point.view else { return LinearExpression() }
    var builder = ExpressionBuilder(engine: self, constraint: nil, ancestor: view.parent ?? view)
    builder.add(side, times: 1)
    return builder.expression
  }

  /// Another frame that satisfies the constraints as well as the present one.
  func otherFrame(of view: UIView) -> CGRect? {
    guard let item = items[ObjectIdentifier(view)] else { return nil }
    let now = solvedFrame(of: item)
    var other = solver
    let goals: [(Variable, Double)] = [
      (item.width, now.width > 0 ? 0.5 * now.width : 44), (item.height, now.height > 0 ? 0.5 * now.height : 44),
      (item.x, now.minX + 20), (item.y, now.minY + 20),
    ]
    for (variable, goal) in goals where solver.isAmbiguous(variable) {
      _ = try? other.add(LinearConstraint(LinearExpression(variable, constant: -goal), .equal, .weakest))
    }
    try? other.solve()
    let rect = rounded(
      CGRect(
        x: other.value(of: item.x), y: other.value(of: item.y), width: other.value(of: item.width),
        height: other.value(of: item.height)))
    return rect == rounded(now) ? nil : rect
  }
}
