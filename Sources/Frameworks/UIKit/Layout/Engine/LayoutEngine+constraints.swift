import CoreGraphics
import IOSFoundation
internal import Solver

/// The constraints of the app in the solver.
extension LayoutEngine {
  func installConstraints() {
    let list = constraintsToInstall
    constraintsToInstall = []
    for constraint in list where installed[ObjectIdentifier(constraint)] == nil { install(constraint) }
  }

  private func install(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, holder.isDescendant(of: root), constraint.isSound,
      let (expression, isDerived) = expression(for: constraint)
    else { return }
    let relation = Relation(rawValue: constraint.relation.rawValue) ?? .equal
    let base = expression.constant + Double(constraint.constant)
    let wish = LinearConstraint(expression, relation, Strength(constraint.priority.rawValue))
    let id = add(wish, .explicit(constraint))
    installed[ObjectIdentifier(constraint)] = Installed(
      id: id, base: base, constraint: constraint, isDerived: isDerived)
    if isDerived { derived.append(constraint) }
  }

  /// The expression `first - multiplier × second - constant`, and whether its constant may change by itself.
  private func expression(for constraint: NSLayoutConstraint) -> (LinearExpression, isDerived: Bool)? {
    guard let ancestor = constraint.commonAncestor else { return nil }
    var builder = ExpressionBuilder(engine: self, constraint: constraint, ancestor: ancestor)
    builder.add(constraint.firstSide, times: 1)
    if let second = constraint.secondSide { builder.add(second, times: -Double(constraint.multiplier)) }
    var expression = builder.expression
    expression.constant -= Double(constraint.constant)
    return (expression, builder.isDerived)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let entry = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    remove(entry.id)
    if entry.isDerived { derived.removeAll { $0 === constraint } }
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard let entry = installed[ObjectIdentifier(constraint)] else { return }
    change(entry.id, to: entry.base - Double(constraint.constant))
    constraint.holder?.setNeedsLayout()
  }

  func priorityDidChange(_ constraint: NSLayoutConstraint) {
    guard let entry = installed[ObjectIdentifier(constraint)] else { return }
    strengthen(entry.id, to: Strength(constraint.priority.rawValue))
    constraint.holder?.setNeedsLayout()
  }

  /// Works out anew the constants that come from margins, the safe area, baselines and scroll positions.
  ///
  /// - Returns: whether any changed.
  @discardableResult
  func refreshDerived() -> Bool {
    isDerivedStale = false
    var changed = false
    for constraint in derived {
      guard var entry = installed[ObjectIdentifier(constraint)], let (expression, _) = expression(for: constraint)
      else { continue }
      let base = expression.constant + Double(constraint.constant)
      // Another view may lend its baseline now: with other variables the constraint is made anew.
      if let held = solver.constraint(entry.id), !hasSameTerms(held.expression, expression) {
        remove(entry.id)
        let relation = Relation(rawValue: constraint.relation.rawValue) ?? .equal
        entry.id = add(
          LinearConstraint(expression, relation, Strength(constraint.priority.rawValue)), .explicit(constraint))
        entry.base = base
        installed[ObjectIdentifier(constraint)] = entry
        changed = true
        continue
      }
      guard abs(base - entry.base) > 1e-7 else { continue }
      entry.base = base
      installed[ObjectIdentifier(constraint)] = entry
      change(entry.id, to: base - Double(constraint.constant))
      changed = true
    }
    return changed
  }

  private func hasSameTerms(_ left: LinearExpression, _ right: LinearExpression) -> Bool {
    guard left.terms.count == right.terms.count else { return false }
    return zip(left.terms, right.terms).allSatisfy { $0.variable == $1.variable && $0.coefficient == $1.coefficient }
  }

  /// Writes the constraints anew that say leading or trailing and speak about `view`.
  func directionDidChange(of view: UIView) {
    for constraint in view.layout.constraints + view.layout.references where constraint.isDirectional {
      guard installed[ObjectIdentifier(constraint)] != nil else { continue }
      remove(constraint)
      enqueue(constraint)
    }
    invalidateDerived()
    view.setNeedsLayout()
  }

  // MARK: The solver

  func remove(_ id: LinearConstraint.ID) {
    solver.remove(id)
    owners[id] = nil
    isStale = true
    if !givenUp.isEmpty { mayRetry = true }
  }

  func change(_ id: LinearConstraint.ID, to constant: Double) {
    guard let held = solver.constraint(id), abs(held.expression.constant - constant) > 1e-9 else { return }
    // In a batch an edit never fails at once.
    try? solver.setConstant(constant, of: id)
    isStale = true
  }

  func strengthen(_ id: LinearConstraint.ID, to strength: Strength) {
    guard let held = solver.constraint(id), held.strength != strength else { return }
    isStale = true
    for _ in 0..<64 {
      do {
        try solver.setStrength(strength, of: id)
        return
      } catch {
        guard resolve(error, new: owners[id]) else { return }
      }
    }
  }

  /// Adds a constraint; where it cannot hold, one of the constraints in the way gives way.
  func add(_ constraint: LinearConstraint, _ owner: ConstraintOwner) -> LinearConstraint.ID {
    var constraint = constraint
    var isGivenUp = false
    isStale = true
    while true {
      do {
        let id = try solver.add(constraint)
        owners[id] = owner
        if isGivenUp { givenUp.insert(id) }
        return id
      } catch {
        if !resolve(error, new: owner) {
          constraint.strength = .broken
          isGivenUp = true
        }
      }
    }
  }
}
