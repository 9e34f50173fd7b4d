/// How far two names are apart, for "did you mean".
enum NameDistance {
  /// The names nearest to `name`, best first, at most three; only such as could be meant.
  static func nearest(_ name: String, in names: [String]) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(80))
    return names.map { ($0, edits(wanted, Array($0.lowercased().unicodeScalars.prefix(80)))) }
      .filter { $0.1 <= max(2, wanted.count / 2) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(3).map(\.0)
  }

  private static func edits(_ first: [UnicodeScalar], _ second: [UnicodeScalar]) -> Int {
    var row = Array(0...second.count)
    for (index, left) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (place, right) in second.enumerated() {
        let above = row[place + 1]
        row[place + 1] = min(above + 1, row[place] + 1, diagonal + (left == right ? 0 : 1))
        diagonal = above
      }
    }
    return row[second.count]
  }
}
