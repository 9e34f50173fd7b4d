import Foundation

/// The names of Swift key paths, which they do not know themselves here.
enum KeyPathNames {
  nonisolated(unsafe) private static var table: [AnyKeyPath: String] = [:]
  private static let lock = NSLock()

  static func note(_ path: AnyKeyPath, _ name: String) {
    lock.lock()
    table[path] = name
    lock.unlock()
  }

  private static func known(_ path: AnyKeyPath) -> String? {
    lock.lock()
    defer { lock.unlock() }
    return table[path]
  }

  static func name(of path: AnyKeyPath) -> String? {
    if let known = known(path) { return known }
    // Stored properties are named in the description: \Type.name
    let text = path.debugDescription
    guard let dot = text.firstIndex(of: "."), !text.contains("<") else { return nil }
    let name = text[text.index(after: dot)...].filter { $0 != "?" && $0 != "!" }
    return name.isEmpty ? nil : name
  }
}

/// Notes the name of a key path that stands in the user's source, and gives it back.
@_spi(Runtime) public func _named<Path: AnyKeyPath>(_ path: Path, _ name: String) -> Path {
  KeyPathNames.note(path, name)
  return path
}
