import CoreGraphics
import IOSFoundation
import Journal
internal import Solver

/// Constraints that cannot hold together.
extension LayoutEngine {
  /// Reports a conflict and lets one of its constraints give way.
  ///
  /// - Returns: false when it is the new one that has to give way; then the caller adds it with less strength.
  @discardableResult
  func resolve(_ conflict: Conflict, new: ConstraintOwner?) -> Bool {
    var candidates: [(id: LinearConstraint.ID?, owner: ConstraintOwner)] = conflict.constraints.compactMap { id in
      owners[id].map { (id, $0) }
    }
    if let new, conflict.includesNew { candidates.append((nil, new)) }
    guard let victim = candidates.max(by: { weight($0.owner) < weight($1.owner) }) else {
      // Nothing is known of the constraints: the first of them goes, so that layout goes on.
      if let first = conflict.constraints.first { try? solver.setStrength(.broken, of: first) }
      return !conflict.constraints.isEmpty
    }
    report(candidates.map(\.owner), victim: victim.owner)
    if case .explicit(let constraint) = victim.owner { constraint.isBroken = true }
    guard let id = victim.id else { return false }
    try? solver.setStrength(.broken, of: id)
    return true
  }

  /// How readily a constraint gives way: what the app added last goes first; what UIKit made goes last.
  private func weight(_ owner: ConstraintOwner) -> Double {
    switch owner {
    case .explicit(let constraint): 1e12 + Double(constraint.order)
    case .content: 2
    case .spring: 1
    case .anchor: 0
    }
  }

  private func report(_ involved: [ConstraintOwner], victim: ConstraintOwner) {
    // A measurement meets the same conflicts as the layout itself, and bounds of its own that say nothing of the app.
    guard fitting == nil else { return }
    var lines = ["Unable to simultaneously satisfy constraints.", "("]
    let texts = involved.map { "    \"\(text($0))\"" }
    lines.append(texts.joined(separator: ",\n"))
    lines.append(")")
    lines.append("")
    lines.append("Will attempt to recover by breaking constraint ")
    lines.append(text(victim))
    Journal.report(.init(kind: .layout, message: lines.joined(separator: "\n")))
  }

  private func text(_ owner: ConstraintOwner) -> String {
    switch owner {
    case .explicit(let constraint): return constraint.text
    case .spring(let item, let axis):
      let (side, length) = axis == .horizontal ? ("minX", "width") : ("minY", "height")
      guard let view = item.view else { return "<NSAutoresizingMaskLayoutConstraint>" }
      let name = NSLayoutConstraint.name(of: view)
      let rect = view.frame
      let values = axis == .horizontal ? (rect.minX, rect.width) : (rect.minY, rect.height)
      return "<NSAutoresizingMaskLayoutConstraint:\(ObjectNames.address(of: item)) \(mask(of: view, axis)) "
        + "\(name).\(side) == \(NSLayoutConstraint.number(values.0)), \(name).\(length) == "
        + "\(NSLayoutConstraint.number(values.1))   (active)>"
    case .content(let item, let axis):
      guard let view = item.view else { return "<NSContentSizeLayoutConstraint>" }
      let length = axis == .horizontal ? "width" : "height"
      let value = item.contents[axis.rawValue]?.value ?? 0
      let hug = NSLayoutConstraint.number(CGFloat(view.contentHuggingPriority(for: axis).rawValue))
      let resist = NSLayoutConstraint.number(CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue))
      return "<NSContentSizeLayoutConstraint:\(ObjectNames.address(of: item)) \(NSLayoutConstraint.name(of: view))."
        + "\(length) == \(NSLayoutConstraint.number(value)) Hug:\(hug) CompressionResistance:\(resist)   (active)>"
    case .anchor(let item):
      let view = item.view ?? root
      return "<NSLayoutConstraint:\(ObjectNames.address(of: item)) '\(type(of: view))-Encapsulated-Layout' "
        + "\(NSLayoutConstraint.name(of: view)) at \(view.frame)   (active)>"
    }
  }

  /// The mask as UIKit draws it: `&` flexible, `-` fixed.
  private func mask(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> String {
    let mask = view.autoresizingMask
    let parts: [UIView.AutoresizingMask] =
      axis == .horizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    let signs = parts.map { mask.contains($0) ? "&" : "-" }.joined()
    return "\(axis == .horizontal ? "h" : "v")=\(signs == "---" ? "--&" : signs)"
  }
}
