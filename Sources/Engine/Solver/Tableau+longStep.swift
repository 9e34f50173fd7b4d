/// Going on where an optional constraint begins to fail, as long as the whole gets better.
///
/// Many optional constraints on one length make its cost a curve with as many corners. One pivot a corner would take time
/// with the square of their number; here the corners are passed without pivots.
extension Tableau {
  /// A row whose basic symbol reaches zero, and where.
  private struct Corner {
    var slot: Slot
    var basic: Symbol
    var step: Double
    var slope: Double
    var isDummy: Bool
  }

  /// Whether the row's basic symbol has a partner that takes over below zero.
  func canPass(_ slot: Slot) -> Bool {
    let partner = partners[Int(basics[Int(slot)])]
    return partner >= 0 && homes[Int(partner)] < 0 && rows[Int(slot)].coefficient(of: partner) > 0.5
  }

  /// Finds the corner behind which `entering` no longer makes the whole better, and passes those before it.
  ///
  /// - Returns: the row in which to pivot, or nil when there is none; then nothing was changed.
  mutating func longStep(of entering: Symbol, direction: Double) -> (slot: Slot, step: Double)? {
    var corners = corners(of: entering, direction: direction)
    corners.sort { left, right in
      if left.step != right.step { return left.step < right.step }
      if left.isDummy != right.isDummy { return left.isDummy }
      return left.basic < right.basic
    }
    var cost = Cost()
    cost.add(costs[Int(entering)], times: direction)
    for (index, corner) in corners.enumerated() {
      if canPass(corner.slot) {
        let partner = partners[Int(corner.basic)]
        cost.add(prices[Int(corner.basic)], times: -corner.slope)
        cost.add(prices[Int(partner)], times: -corner.slope)
        if cost.isNegative { continue }
      }
      for passed in corners[..<index] { exchangePartners(in: passed.slot) }
      return (corner.slot, corner.step)
    }
    return nil
  }

  private mutating func corners(of entering: Symbol, direction: Double) -> ContiguousArray<Corner> {
    var corners: ContiguousArray<Corner> = []
    for entry in column(of: entering) {
      let basic = basics[Int(entry.slot)]
      let constant = rows[Int(entry.slot)].constant
      let slope = entry.coefficient * direction
      switch kinds[Int(basic)] {
      case .slack where slope < 0 && constant >= -Tolerance.value,
        .length where slope < 0 && constant >= -Tolerance.value:
        corners.append(
          Corner(slot: entry.slot, basic: basic, step: max(0, constant / -slope), slope: slope, isDummy: false))
      case .dummy where abs(constant) <= Tolerance.value:
        corners.append(Corner(slot: entry.slot, basic: basic, step: 0, slope: slope, isDummy: true))
      default: break
      }
    }
    return corners
  }

  /// Turns `basic = row + partner` into `partner = basic - row`. The partner occurs in no other row.
  private mutating func exchangePartners(in slot: Slot) {
    let basic = basics[Int(slot)]
    let partner = partners[Int(basic)]
    rows[Int(slot)].add(partner, -rows[Int(slot)].coefficient(of: partner))
    rows[Int(slot)].scale(by: -1)
    var price = prices[Int(basic)]
    price.add(prices[Int(partner)], times: 1)
    for cell in rows[Int(slot)].cells {
      costs[Int(cell.symbol)].add(price, times: cell.coefficient)
      notePending(cell.symbol)
    }
    rows[Int(slot)].add(basic, 1)
    basics[Int(slot)] = partner
    homes[Int(partner)] = slot
    homes[Int(basic)] = -1
    costs[Int(basic)] = costs[Int(partner)]
    costs[Int(partner)] = Cost()
    columns[Int(partner)].removeAll(keepingCapacity: true)
    columns[Int(basic)].removeAll(keepingCapacity: true)
    attach(basic, to: slot)
    notePending(basic)
  }
}
