import Foundation

/// Counts up under one key of the App Group, and writes down each number once it is saved.
///
/// The acknowledgements are a file of the group's container that grows by a line a save: what is in it was saved before.
final class Saver {
  private let name: String
  private static let group = "group.com.example.saving"

  init(name: String) {
    self.name = "\(name).\(ProcessInfo.processInfo.processIdentifier)"
  }

  func start() {
    guard let defaults = UserDefaults(suiteName: Self.group),
      let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group)
    else { return print("no App Group") }
    let acknowledged = open(container.path + "/" + name + ".saved", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let name = name
    Thread.detachNewThread {
      for number in 1... {
        defaults.set(number, forKey: name)
        // A list that grows, as an app keeps one; its last entry is the number.
        let list = defaults.array(forKey: name + ".list") as? [Int] ?? []
        defaults.set(Array(list.suffix(9)) + [number], forKey: name + ".list")
        let line = Array("\(number)\n".utf8)
        _ = write(acknowledged, line, line.count)
      }
    }
  }
}
