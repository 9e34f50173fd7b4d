import Foundation
import Solver

/// The constraints of `form.txt`, ready to be added to a solver.
struct Workload {
  private struct Line {
    var strength: Strength
    var relation: Relation
    var constant: Double
    /// Coefficients by the variable's place in `names`.
    var terms: [(coefficient: Double, place: Int)]
  }

  private var lines: [Line] = []
  private(set) var names: [String] = []

  /// A malformed line of the file.
  struct Malformed: Error { var line: String }

  // UIKit's scale; kiwi's program has its own names for the same order.
  private static let strengths: [Substring: Strength] = [
    "required": .required, "strong": Strength(750), "medium+": Strength(600), "medium": Strength(500),
    "weak": Strength(250),
  ]
  private static let relations: [Substring: Relation] = [
    "=": .equal, ">=": .greaterThanOrEqual, "<=": .lessThanOrEqual,
  ]

  init(file: String) throws {
    var places: [Substring: Int] = ["width": 0, "height": 1]
    names = ["width", "height"]
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") where line.first != "#" {
      let words = line.split(separator: " ")
      guard words.count > 3, let strength = Self.strengths[words[0]], let relation = Self.relations[words[1]],
        let constant = Double(words[2])
      else { throw Malformed(line: String(line)) }
      var terms: [(Double, Int)] = []
      for word in words[3...] {
        let parts = word.split(separator: "*")
        guard parts.count == 2, let coefficient = Double(parts[0]) else { throw Malformed(line: String(line)) }
        let place = places[parts[1]] ?? names.count
        if place == names.count {
          places[parts[1]] = place
          names.append(String(parts[1]))
        }
        terms.append((coefficient, place))
      }
      lines.append(Line(strength: strength, relation: relation, constant: constant, terms: terms))
    }
  }

  /// A solver with everything in it, its variables in the order of `names`, and the two edits of the window's size.
  func build() throws -> (solver: Solver, variables: [Variable], edits: [LinearConstraint.ID]) {
    var solver = Solver()
    let variables = names.map { _ in solver.makeVariable() }
    let edits = try variables.prefix(2).map { try solver.addEdit($0, value: 0, strength: Strength(750)) }
    for line in lines {
      let terms = line.terms.map { LinearExpression.Term(variables[$0.place], $0.coefficient) }
      try solver.add(
        LinearConstraint(LinearExpression(terms, constant: line.constant), line.relation, line.strength))
    }
    return (solver, variables, edits)
  }
}
