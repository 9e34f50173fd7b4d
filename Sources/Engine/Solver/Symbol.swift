/// A column of the tableau.
typealias Symbol = Int32

/// The index of a row of the tableau.
typealias Slot = Int32

/// What values a symbol may take.
enum SymbolKind: UInt8 {
  /// Not in use.
  case none
  /// Any value: a variable of the caller.
  case external
  /// Zero or more: a variable of the caller that is a length.
  case length
  /// Zero or more: the slack of an inequality, or the error of an optional constraint.
  case slack
  /// Exactly zero: it stands for a required equality, so that the equality can be found again.
  case dummy

  /// A variable of the caller.
  var isVariable: Bool { self == .external || self == .length }
  /// Never below zero.
  var isBounded: Bool { self == .slack || self == .length }
}

/// Sizes below which numbers count as zero.
enum Tolerance {
  /// For coefficients and costs: rounding leaves residues of about 1e-15 where terms cancel.
  static let coefficient = 1e-10
  /// For values, in the caller's unit (points): far below a pixel, far above rounding.
  static let value = 1e-8
}
