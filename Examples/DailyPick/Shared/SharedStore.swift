import Foundation

/// The picks that were saved, shared by the app and its extensions through their App Group.
///
/// Every save is a key of its own. Two processes that save at the same moment write two different keys, so neither can
/// undo the other's save, as rewriting one array of ids would.
struct SharedStore {
  static let group = "group.net.rorklab.dailypick"

  /// Ids that an earlier version of the app kept together in one array; read, never written.
  private static let legacyKey = "savedIDs"
  private static let prefix = "saved."

  private let defaults: UserDefaults?

  /// - Parameter defaults: `nil` where the App Group is missing: nothing is saved then, and nothing breaks.
  init(defaults: UserDefaults? = UserDefaults(suiteName: SharedStore.group)) {
    self.defaults = defaults
  }

  func isSaved(id: String) -> Bool {
    guard let defaults, !id.isEmpty else { return false }
    return defaults.object(forKey: Self.prefix + id) != nil || legacyIDs.contains(id)
  }

  /// Saves a pick. Saving it again keeps its first date.
  /// - Returns: whether the pick is saved now.
  @discardableResult
  func save(_ pick: SavedPick) -> Bool {
    guard let defaults, !pick.id.isEmpty else { return false }
    if !isSaved(id: pick.id) {
      defaults.set(["title": pick.title, "date": pick.date], forKey: Self.prefix + pick.id)
    }
    return isSaved(id: pick.id)
  }

  /// Every saved pick, the newest first.
  var picks: [SavedPick] {
    guard let defaults else { return [] }
    var found = defaults.dictionaryRepresentation().compactMap { key, value -> SavedPick? in
      guard key.hasPrefix(Self.prefix), let fields = value as? [String: Any] else { return nil }
      let id = String(key.dropFirst(Self.prefix.count))
      return SavedPick(
        id: id, title: fields["title"] as? String ?? id, date: fields["date"] as? Date ?? .distantPast)
    }
    let known = Set(found.map(\.id))
    found += legacyIDs.filter { !known.contains($0) }.map { SavedPick(id: $0, title: $0, date: .distantPast) }
    return found.sorted { ($1.date, $0.id) < ($0.date, $1.id) }
  }

  private var legacyIDs: [String] {
    defaults?.stringArray(forKey: Self.legacyKey) ?? []
  }
}

/// A pick that somebody wanted to keep.
struct SavedPick: Hashable, Sendable {
  var id: String
  var title: String
  var date: Date
}
