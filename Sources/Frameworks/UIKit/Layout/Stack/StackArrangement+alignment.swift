import CoreGraphics
import IOSFoundation

/// Across the axis.
extension StackArrangement {
  func alignment() -> [NSLayoutConstraint] {
    lines() + hiddenPlaces()
  }

  /// [M] Hidden views lie beside the others, and how large they would be across means nothing to the stack.
  private func hiddenPlaces() -> [NSLayoutConstraint] {
    guard !visible.isEmpty else { return [] }
    return views.filter(\.isHidden).flatMap { view in
      [
        make("UISV-alignment", view, crossStart, canvas, crossStart, priority: 999),
        make("UISV-alignment", view, crossEnd, canvas, crossEnd, priority: 2),
      ]
    }
  }

  private func lines() -> [NSLayoutConstraint] {
    let name = "UISV-alignment"
    switch stack.alignment {
    case .fill:
      return [isRow ? crossEnd : crossStart, isRow ? crossStart : crossEnd].flatMap { equal(name, aligned, $0) }
    case .leading: return equal(name, aligned, crossStart)
    case .trailing: return equal(name, aligned, crossEnd)
    case .center: return equal(name, aligned, crossMiddle)
    case .firstBaseline, .lastBaseline:
      guard isRow else {
        // Baselines lie along a column's axis: there is nothing to align by.
        Misuse.report("a column of views cannot be aligned by baselines")
        return []
      }
      return equal(name, aligned, stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline)
    }
  }

  /// The spanner reaches around all views that are seen, and no further than it has to.
  func spanning() -> [NSLayoutConstraint] {
    guard let spanner else { return [] }
    let name = "UISV-spanning-boundary"
    let alignment = stack.alignment
    let made = visible.flatMap { view in
      [
        make(
          name, spanner, crossStart, view, crossStart, relation: alignment == .leading ? .equal : .lessThanOrEqual,
          priority: alignment == .leading ? 999.5 : 1000),
        make(
          name, spanner, crossEnd, view, crossEnd, relation: alignment == .trailing ? .equal : .greaterThanOrEqual,
          priority: alignment == .trailing ? 999.5 : 1000),
      ]
    }
    return made + [make("UISV-spanning-fit", spanner, crossLength, nil, priority: 51)]
  }
}
