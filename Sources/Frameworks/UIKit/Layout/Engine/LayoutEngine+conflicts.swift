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
    guard let victim = victim(among: candidates) else {
      // Nothing is known of the constraints: the first of them goes, so that layout goes on.
      if let first = conflict.constraints.first { try? solver.setStrength(.broken, of: first) }
      return !conflict.constraints.isEmpty
    }
    report(candidates.map(\.owner), victim: victim.owner)
    if case .explicit(let constraint) = victim.owner { constraint.isBroken = true }
    guard let id = victim.id else { return false }
    try? solver.setStrength(.broken, of: id)
    givenUp.insert(id)
    return true
  }

  /// Tries again what was given up, once something that may have been in its way is gone.
  func retryGivenUp() {
    guard mayRetry else { return }
    mayRetry = false
    for id in givenUp {
      guard let owner = owners[id] else {
        givenUp.remove(id)
        continue
      }
      do {
        try solver.setStrength(.required, of: id)
      } catch {
        try? solver.setStrength(.broken, of: id)
        continue
      }
      givenUp.remove(id)
      isStale = true
      if case .explicit(let constraint) = owner { constraint.isBroken = false }
    }
  }

  /// What gives way: of the app's constraints a length before a gap between neighbours, that before the far edge of a view,
  /// and that before all others; among equals the one with the largest constant, and then the newest.
  ///
  /// [S] So it is in sixteen of seventeen reports that were read in public trackers. What UIKit made goes last.
  private func victim(
    among candidates: [(id: LinearConstraint.ID?, owner: ConstraintOwner)]
  ) -> (id: LinearConstraint.ID?, owner: ConstraintOwner)? {
    func weight(_ owner: ConstraintOwner) -> (Int, CGFloat, Int) {
      switch owner {
      case .explicit(let constraint): (3 + constraint.readiness, abs(constraint.constant), constraint.order)
      case .content: (2, 0, 0)
      case .spring: (1, 0, 0)
      case .anchor: (0, 0, 0)
      }
    }
    return candidates.max { weight($0.owner) < weight($1.owner) }
  }

  private func report(_ involved: [ConstraintOwner], victim: ConstraintOwner) {
    // A measurement meets the same conflicts as the layout itself, and bounds of its own that say nothing of the app.
    guard fitting == nil else { return }
    // What masks stand for comes first, what the app said after it in the order in which it did.
    let masks = involved.filter { !$0.isExplicit }
    let listed = masks + involved.filter(\.isExplicit)
    var lines = [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
    ]
    if masks.contains(where: \.isMask) {
      lines.append(
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
          + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) ")
    }
    lines.append("(")
    lines.append(listed.map { "    \"\(text($0))\"" }.joined(separator: ",\n"))
    lines += [")", "", "Will attempt to recover by breaking constraint ", text(victim)]
    Journal.report(.init(kind: .layout, message: lines.joined(separator: "\n")))
  }

  private func text(_ owner: ConstraintOwner) -> String {
    switch owner {
    case .explicit(let constraint): return constraint.text
    case .spring(let item, let axis, let isLength): return maskText(item, axis, isLength: isLength)
    case .content(let item, let axis):
      guard let view = item.view else { return "<NSContentSizeLayoutConstraint>" }
      let length = axis == .horizontal ? "width" : "height"
      let value = item.contents[axis.rawValue]?.value ?? 0
      let hug = NSLayoutConstraint.number(CGFloat(view.contentHuggingPriority(for: axis).rawValue))
      let resist = NSLayoutConstraint.number(CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue))
      return "<NSContentSizeLayoutConstraint:\(ObjectNames.address(of: item)) \(NSLayoutConstraint.name(of: view))."
        + "\(length) == \(NSLayoutConstraint.number(value)) Hug:\(hug) CompressionResistance:\(resist)   (active)>"
    case .anchor(let item, let axis, let isLength): return maskText(item, axis, isLength: isLength)
    }
  }

  private func maskText(_ item: LayoutItem, _ axis: NSLayoutConstraint.Axis, isLength: Bool) -> String {
    guard let view = item.view else { return "<NSAutoresizingMaskLayoutConstraint>" }
    let isHorizontal = axis == .horizontal
    let side = isLength ? (isHorizontal ? "width" : "height") : (isHorizontal ? "minX" : "minY")
    var terms: [String] = []
    var constant =
      isLength
      ? (isHorizontal ? view.bounds.width : view.bounds.height)
      : (isHorizontal ? view.frame.minX : view.frame.minY)
    if let spring = item.springs[axis.rawValue], let parent = view.parent {
      let slope = isLength ? spring.lengthSlope : spring.placeSlope
      if slope != 0 {
        let factor = slope == 1 ? "" : "\(NSLayoutConstraint.number(slope))*"
        terms.append("\(factor)\(NSLayoutConstraint.name(of: parent)).\(isHorizontal ? "width" : "height")")
        constant -= slope * (isHorizontal ? parent.bounds.width : parent.bounds.height)
      }
    }
    if terms.isEmpty {
      terms.append(NSLayoutConstraint.number(constant))
    } else if constant != 0 {
      terms.append("\(constant < 0 ? "-" : "+") \(NSLayoutConstraint.number(abs(constant)))")
    }
    return "<NSAutoresizingMaskLayoutConstraint:\(ObjectNames.address(of: item)) \(mask(of: view, .horizontal)) "
      + "\(mask(of: view, .vertical)) \(NSLayoutConstraint.name(of: view)).\(side) == "
      + "\(terms.joined(separator: " "))   (active)>"
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

extension NSLayoutConstraint {
  /// How readily the constraint gives way to others: from 0 to 3.
  fileprivate var readiness: Int {
    guard let secondSide else { return 3 }
    switch (firstSide.point.attribute, secondSide.point.attribute) {
    case (.leading, .trailing), (.trailing, .leading), (.left, .right), (.right, .left), (.top, .bottom),
      (.bottom, .top):
      return 2
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom): return 1
    default: return 0
    }
  }
}
