/// An unknown of a system of constraints, such as the left edge of a view.
///
/// Variables are made by ``Solver/makeVariable()`` and belong to that solver (and to copies of it).
public struct Variable: Hashable, Sendable {
  let symbol: Int32

  /// A small number that no other variable in use has, for finding what the variable stands for in an array.
  public var index: Int { Int(symbol) }
}

/// A linear expression: a sum of variables times coefficients, plus a constant.
public struct LinearExpression: Sendable {
  /// One summand.
  public struct Term: Sendable {
    public var variable: Variable
    public var coefficient: Double

    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The summands in the order in which they were given; a variable may occur more than once.
  public var terms: [Term]
  /// The constant summand.
  public var constant: Double

  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  public init(_ variable: Variable, constant: Double = 0) {
    self.init([Term(variable)], constant: constant)
  }

  /// Adds `coefficient` times `variable`.
  public mutating func add(_ variable: Variable, _ coefficient: Double = 1) {
    terms.append(Term(variable, coefficient))
  }

  /// Adds `factor` times `other`.
  public mutating func add(_ other: LinearExpression, times factor: Double) {
    for term in other.terms { terms.append(Term(term.variable, term.coefficient * factor)) }
    constant += other.constant * factor
  }
}
