import Foundation

/// A folder of a test's own, removed when the last reference goes.
final class Scratch {
  let path: String

  init(_ name: String = "project") throws {
    let folder = NSTemporaryDirectory() + "nagaoshi-\(UUID().uuidString)/\(name)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    path = folder
  }

  deinit { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }

  /// The repository.
  static let repository: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.path
  }()

  /// A copy of a project of the repository, without what an earlier build left in it.
  static func copy(of project: String) throws -> Scratch {
    let scratch = try Scratch((project as NSString).lastPathComponent)
    let source = "\(repository)/\(project)"
    for name in try FileManager.default.contentsOfDirectory(atPath: source) where !name.hasPrefix(".") {
      try FileManager.default.copyItem(atPath: "\(source)/\(name)", toPath: "\(scratch.path)/\(name)")
    }
    return scratch
  }

  func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  func write(_ data: Data, to name: String) throws {
    let file = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: file))
  }

  func edit(_ name: String, _ change: (String) -> String) throws { try write(change(read(name)), to: name) }

  func read(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }
}
