/// Finds what somebody meant who misspelt a name.
public enum NearestName {
  /// The candidate nearest to `name`, or nil if none is near enough to be meant.
  ///
  /// Case, spaces, hyphens and underscores do not count. A candidate is near when it differs by a third of its letters at
  /// most, and by no more than three. Of equally near ones the first wins.
  public static func among(_ candidates: some Sequence<String>, to name: String) -> String? {
    let wanted = folded(name)
    guard !wanted.isEmpty, wanted.count <= 128 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let letters = folded(candidate)
      let limit = min(3, max(1, letters.count / 3))
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = editDistance(letters, wanted)
      guard distance <= limit, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// A hint that offers the nearest candidate, or else lists what there is (up to `listing` names).
  public static func hint(_ candidates: [String], to name: String, listing: Int = 12) -> String? {
    if let near = among(candidates, to: name) { return "Did you mean \(near)?" }
    guard !candidates.isEmpty else { return nil }
    let shown = candidates.prefix(listing).joined(separator: ", ")
    return candidates.count > listing ? "There are: \(shown) and others." : "There are: \(shown)."
  }

  private static func folded(_ name: String) -> [Character] {
    name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" && $0 != "." }.map { $0 }
  }

  /// Insertions, deletions, replacements and swaps of neighbours that lead from one to the other.
  static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    guard !left.isEmpty else { return right.count }
    guard !right.isEmpty else { return left.count }
    var older: [Int] = []
    var above = Array(0...right.count)
    for i in 1...left.count {
      var row = [i]
      row.reserveCapacity(right.count + 1)
      for j in 1...right.count {
        var cost = min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1))
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] { cost = min(cost, older[j - 2] + 1) }
        row.append(cost)
      }
      older = above
      above = row
    }
    return above[right.count]
  }
}
