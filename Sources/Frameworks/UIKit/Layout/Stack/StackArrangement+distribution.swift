import CoreGraphics
import IOSFoundation

/// Along the axis.
extension StackArrangement {
  func distribution() -> [NSLayoutConstraint] {
    switch stack.distribution {
    case .fill: ties()
    case .fillEqually: equalLengths()
    case .fillProportionally: proportions() + ties()
    case .equalSpacing: equalGaps()
    case .equalCentering: equalDistances()
    }
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

  private func equalLengths() -> [NSLayoutConstraint] {
    guard let first = visible.first else { return [] }
    return visible.dropFirst().map { make("UISV-fill-equally", $0, length, first, length) }
  }

  private func proportions() -> [NSLayoutConstraint] {
    let sized = visible.map { ($0, intrinsicLength(of: $0)) }.filter { $0.1 > 0 }
    guard let (first, unit) = sized.first else { return [] }
    return sized.dropFirst().map {
      make("UISV-fill-proportionally", $0.0, length, first, length, times: $0.1 / unit, priority: 999)
    }
  }

  private func intrinsicLength(of view: UIView) -> CGFloat {
    let own = isRow ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
    guard own < 0, view is UIStackView else { return own }
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return isRow ? size.width : size.height
  }

  private func equalGaps() -> [NSLayoutConstraint] {
    equalPairs("UISV-distributing", from: end, to: start) { _ in 1000 }
  }

  private func equalDistances() -> [NSLayoutConstraint] {
    // Below the default hugging, so that views keep their lengths; later pairs matter less.
    equalPairs("UISV-distributing", from: middle, to: middle) { max(1, 150 - Float($0)) }
  }

  /// Makes the distances between neighbours equal to that of the first pair.
  private func equalPairs(
    _ name: String, from: Attribute, to: Attribute, priority: (Int) -> Float
  ) -> [NSLayoutConstraint] {
    let pairs = Array(zip(visible, visible.dropFirst()))
    func distance(_ pair: (UIView, UIView)) -> ConstraintSide {
      ConstraintSide(
        from: ConstraintSide(pair.0, from).point, to: ConstraintSide(pair.1, to).point)
    }
    guard let first = pairs.first else { return [] }
    return pairs.dropFirst().enumerated().map { index, pair in
      let constraint = NSLayoutConstraint(distance(pair), .equal, distance(first))
      constraint.identifier = name
      constraint.priority = UILayoutPriority(priority(index))
      return constraint
    }
  }
}
