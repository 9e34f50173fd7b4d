import CoreGraphics
import IOSFoundation

/// Along the axis.
extension StackArrangement {
  func distribution() -> [NSLayoutConstraint] {
    switch stack.distribution {
    case .fill: spacing() + ties()
    case .fillEqually: equal("UISV-fill-equally", visible, length) + spacing()
    case .fillProportionally: proportions() + spacing() + ties()
    case .equalSpacing: equalGaps() + spacing(.greaterThanOrEqual)
    case .equalCentering: equalDistances() + spacing(.greaterThanOrEqual)
    }
  }

  /// Each view follows the one before it.
  private func spacing(_ relation: NSLayoutConstraint.Relation = .equal) -> [NSLayoutConstraint] {
    let byBaseline = stack.isBaselineRelativeArrangement && !isRow
    var shown: UIView?
    return zip(views, views.dropFirst()).map { previous, next in
      if !previous.isHidden { shown = previous }
      return make(
        "UISV-spacing", next, byBaseline ? .firstBaseline : start, previous, byBaseline ? .lastBaseline : end,
        relation: relation, plus: gap(from: previous, to: next, shown))
    }
  }

  /// A gap goes half before and half behind hidden views; there is none before the first and behind the last view.
  private func gap(from previous: UIView, to next: UIView, _ shown: UIView?) -> CGFloat {
    switch (previous.isHidden, next.isHidden) {
    case (false, false): return stack.gap(after: previous)
    case (true, true): return 0
    // [M] What was set for the gap behind a view holds for the gap to the next one that is seen.
    case (true, false): return shown.map { stack.gap(after: $0) / 2 } ?? 0
    case (false, true): return isFollowed(next) ? stack.gap(after: previous) / 2 : 0
    }
  }

  /// Whether a view that is seen comes after the hidden one.
  private func isFollowed(_ hidden: UIView) -> Bool {
    guard let index = views.firstIndex(where: { $0 === hidden }) else { return false }
    return views[index...].contains { !$0.isHidden }
  }

  /// Among views that hug equally the first one grows.
  ///
  /// [S] APPLE uistackview/distribution: ties are decided by the index. [M] Which end of the index grows. The pulls are below
  /// every priority of an app, so that they decide nothing else.
  private func ties() -> [NSLayoutConstraint] {
    guard visible.count > 1 else { return [] }
    return visible.enumerated().map { index, view in
      make("UISV-ambiguity-suppression", view, length, nil, priority: 0.03 + Float(index) * 0.0001)
    }
  }

  /// Each view has its share of the stack's length, spacing included; the first ones are held to it most.
  private func proportions() -> [NSLayoutConstraint] {
    let lengths = visible.map { max(0, intrinsicLength(of: $0)) }
    let total = lengths.reduce(0, +) + CGFloat(visible.count - 1) * stack.spacing
    guard total > 0 else { return [] }
    return zip(visible, lengths).enumerated().compactMap { index, pair in
      guard pair.1 > 0 else { return nil }
      return make(
        "UISV-fill-proportionally", pair.0, length, stack, length, times: pair.1 / total,
        priority: visible.count > 1 ? 999 - Float(index) : 1000)
    }
  }

  private func intrinsicLength(of view: UIView) -> CGFloat {
    let own = isRow ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
    guard own < 0, view is UIStackView else { return own }
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return isRow ? size.width : size.height
  }

  /// Guides of one length lie between the views.
  private func equalGaps() -> [NSLayoutConstraint] {
    var row: [AnyObject] = []
    for (index, view) in visible.enumerated() {
      if index > 0 { row.append(gaps[index - 1]) }
      row.append(view)
    }
    return zip(row, row.dropFirst()).map { previous, next in make("UISV-distributing-edge", next, start, previous, end)
    }
      + equal("UISV-distributing", gaps, length)
  }

  /// Guides of one length reach from middle to middle. Below the default hugging, so that views keep their lengths.
  private func equalDistances() -> [NSLayoutConstraint] {
    gaps.enumerated().flatMap { index, gap in
      [
        make("UISV-distributing-edge", visible[index], middle, gap, start),
        make("UISV-distributing-edge", visible[index + 1], middle, gap, end),
      ]
    } + equal("UISV-distributing", gaps, length, from: 150)
  }
}
