/// The corrections of a face's advances by character, in ems: what makes the substitute as wide as the system font.
final class AdvanceTable: Sendable {
  /// What every character gets, those that the table does not know included.
  private let mean: Double
  private let corrections: [Int16]

  /// The place of each character in the tables; those below `limit` by number, so that most need no search.
  private static let (places, farPlaces) = indexed()
  private static let limit = 0x500

  private init(_ mean: Double, _ corrections: [Int16]) {
    self.mean = mean / 10_000
    self.corrections = corrections
  }

  /// The table of a weight (100 … 900) in the text cut or the display cut. Weights without labels take their neighbour's.
  static func table(weight: Int, isDisplay: Bool) -> AdvanceTable {
    let index = weight < 450 ? 0 : weight < 550 ? 1 : weight < 650 ? 2 : 3
    return isDisplay ? display[index] : text[index]
  }

  /// What is added to the advance of `scalar`'s glyph, in ems.
  func correction(of scalar: UInt32) -> Double {
    let place = scalar < Self.limit ? Int(Self.places[Int(scalar)]) : Self.farPlaces[scalar] ?? -1
    return place >= 0 ? mean + Double(corrections[place]) / 10_000 : mean
  }

  private static let text = [
    AdvanceTable(FittedAdvances.regularTextMean, FittedAdvances.regularText),
    AdvanceTable(FittedAdvances.mediumTextMean, FittedAdvances.mediumText),
    AdvanceTable(FittedAdvances.semiboldTextMean, FittedAdvances.semiboldText),
    AdvanceTable(FittedAdvances.boldTextMean, FittedAdvances.boldText),
  ]
  private static let display = [
    AdvanceTable(FittedAdvances.regularDisplayMean, FittedAdvances.regularDisplay),
    AdvanceTable(FittedAdvances.mediumDisplayMean, FittedAdvances.mediumDisplay),
    AdvanceTable(FittedAdvances.semiboldDisplayMean, FittedAdvances.semiboldDisplay),
    AdvanceTable(FittedAdvances.boldDisplayMean, FittedAdvances.boldDisplay),
  ]

  private static func indexed() -> ([Int16], [UInt32: Int]) {
    var known: [UInt32: Int] = [:]
    for (place, scalar) in FittedAdvances.characters.enumerated() { known[scalar] = place }
    let bases = FittedAdvances.bases
    for index in stride(from: 0, to: bases.count - 1, by: 2) { known[bases[index]] = known[bases[index + 1]] }
    var places = [Int16](repeating: -1, count: limit)
    for (scalar, place) in known where scalar < limit { places[Int(scalar)] = Int16(place) }
    return (places, known)
  }
}
