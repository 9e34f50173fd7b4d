import CoreGraphics
import IOSFoundation

/// Across the axis.
extension StackArrangement {
  func alignment() -> [NSLayoutConstraint] {
    switch stack.alignment {
    case .fill:
      return visible.flatMap { [pin($0, crossStart), pin($0, crossEnd)] }
    case .leading:
      return visible.flatMap { [pin($0, crossStart), inside($0, crossEnd)] } + tight()
    case .trailing:
      return visible.flatMap { [pin($0, crossEnd), inside($0, crossStart)] } + tight()
    case .center:
      return visible.flatMap {
        [
          make("UISV-alignment", $0, crossMiddle, canvas, crossMiddle), inside($0, crossStart), inside($0, crossEnd),
        ]
      } + tight()
    case .firstBaseline, .lastBaseline:
      guard isRow else {
        // Baselines lie along a column's axis: there is nothing to align by.
        Misuse.report("a column of views cannot be aligned by baselines; their leading edges are used")
        return visible.flatMap { [pin($0, crossStart), inside($0, crossEnd)] } + tight()
      }
      return baselines(stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline) + tight()
    }
  }

  private func pin(_ view: UIView, _ attribute: Attribute) -> NSLayoutConstraint {
    make("UISV-canvas-connection", view, attribute, canvas, attribute)
  }

  private func inside(_ view: UIView, _ attribute: Attribute) -> NSLayoutConstraint {
    make(
      "UISV-canvas-connection", view, attribute, canvas, attribute,
      relation: attribute == crossStart ? .greaterThanOrEqual : .lessThanOrEqual)
  }

  private func baselines(_ attribute: Attribute) -> [NSLayoutConstraint] {
    guard let first = visible.first else { return [] }
    let edge = attribute == .firstBaseline ? crossStart : crossEnd
    return visible.dropFirst().map { make("UISV-alignment", $0, attribute, first, attribute) }
      + visible.flatMap { view in
        [
          inside(view, crossStart), inside(view, crossEnd),
          // In a stack that is higher than its views they lie at the side that they are aligned by.
          make("UISV-canvas-connection", view, edge, canvas, edge, priority: 0.02),
        ]
      }
  }

  /// The stack is no larger across than its largest view, unless something with more weight says so.
  private func tight() -> [NSLayoutConstraint] {
    visible.isEmpty ? [] : [make("UISV-ambiguity-suppression", stack, crossLength, nil, priority: 51)]
  }
}
