/// How an expression compares with zero.
public enum Relation: Int, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}

/// A wish about a linear expression: that it be zero, at most zero or at least zero.
public struct LinearConstraint: Sendable {
  /// Names a constraint that was added to a solver.
  public struct ID: Hashable, Sendable {
    let index: Int32
    let generation: Int32
  }

  public var expression: LinearExpression
  public var relation: Relation
  public var strength: Strength

  /// The constraint that `expression` is `relation` zero.
  public init(_ expression: LinearExpression, _ relation: Relation, _ strength: Strength = .required) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
  }
}

/// Required constraints that cannot all hold.
public struct Conflict: Error, Equatable, Sendable {
  /// The constraints that exclude each other, oldest first: without any one of them the others can hold.
  ///
  /// The constraint whose addition failed is not among them, since it was not added: see ``includesNew``.
  public var constraints: [LinearConstraint.ID]
  /// Whether the constraint that was being added is part of the conflict.
  public var includesNew: Bool

  public init(constraints: [LinearConstraint.ID], includesNew: Bool) {
    self.constraints = constraints
    self.includesNew = includesNew
  }
}
