/// What one unit of a symbol costs: an amount for each level of strength, compared from the strongest level down.
struct Cost {
  struct Amount {
    var level: Float
    var value: Double
  }

  /// In descending order of levels; no value is zero.
  var amounts: ContiguousArray<Amount> = []

  var isZero: Bool { amounts.isEmpty }

  /// Whether more of the symbol makes the whole better.
  var isNegative: Bool { amounts.first.map { $0.value < 0 } ?? false }

  /// Adds `value` at `level`.
  mutating func add(_ value: Double, at level: Float) {
    for index in amounts.indices where amounts[index].level <= level {
      if amounts[index].level == level {
        amounts[index].value += value
        if abs(amounts[index].value) < Tolerance.coefficient { amounts.remove(at: index) }
      } else if abs(value) >= Tolerance.coefficient {
        amounts.insert(Amount(level: level, value: value), at: index)
      }
      return
    }
    if abs(value) >= Tolerance.coefficient { amounts.append(Amount(level: level, value: value)) }
  }

  /// Adds `factor` times `other`.
  mutating func add(_ other: Cost, times factor: Double) {
    for amount in other.amounts { add(amount.value * factor, at: amount.level) }
  }

  /// Whether `self × scale` comes before `other × otherScale` (both scales positive).
  func isLess(times scale: Double, than other: Cost, times otherScale: Double) -> Bool {
    var left = 0
    var right = 0
    while left < amounts.count || right < other.amounts.count {
      let level = max(
        left < amounts.count ? amounts[left].level : -1, right < other.amounts.count ? other.amounts[right].level : -1)
      var mine = 0.0
      var theirs = 0.0
      if left < amounts.count, amounts[left].level == level {
        mine = amounts[left].value * scale
        left += 1
      }
      if right < other.amounts.count, other.amounts[right].level == level {
        theirs = other.amounts[right].value * otherScale
        right += 1
      }
      if abs(mine - theirs) > Tolerance.coefficient { return mine < theirs }
    }
    return false
  }
}
