import Foundation

/// Something worth a look today.
struct Pick: Hashable, Sendable {
  var id: String
  var title: String
  var picture: String
}

/// The picks that come with the app.
enum PickCatalog {
  static var all: [Pick] {
    [
      Pick(
        id: "pick-1", title: NSLocalizedString("pick.morning", comment: "Picture title"), picture: "MorningLight"),
      Pick(id: "pick-2", title: NSLocalizedString("pick.harbour", comment: "Picture title"), picture: "Harbour"),
      Pick(id: "pick-3", title: NSLocalizedString("pick.forest", comment: "Picture title"), picture: "Forest"),
    ]
  }

  static func pick(id: String) -> Pick {
    all.first { $0.id == id } ?? all[0]
  }

  /// The next pick in a shuffled order that shows every pick once before any comes back.
  static func pick(after id: String) -> Pick {
    let order = [0, 2, 1].map { all[$0] }
    guard let here = order.firstIndex(where: { $0.id == id }) else { return order[0] }
    return order[(here + 1) % order.count]
  }
}
