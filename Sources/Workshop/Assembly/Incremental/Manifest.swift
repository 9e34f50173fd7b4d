import Foundation
import Journal
import Lowering
import XcodeProject

/// The note that a build leaves: everything it looked at, as it was, and what it made.
///
/// When every stamp still fits, the last result is the answer, and neither the project is read nor a program started. The
/// form is lines of text, because they are read in microseconds where a JSON decoder takes milliseconds.
struct Manifest {
  /// The version of the form and of everything that goes into a bundle beside the user's own files.
  private static let header = "nagaoshi manifest 3"

  /// The stamp of every file that was read or made; nil for one that was not there.
  var files: [String: Disk.Stamp?] = [:]
  /// The fingerprint of the names in every folder that was listed.
  var folders: [String: (modified: Int64, names: String)] = [:]
  /// What each target's code was compiled from.
  var compileKeys: [String: String] = [:]
  var result: BuildResult

  init(result: BuildResult) { self.result = result }

  mutating func note(_ path: String) {
    let stamp = Disk.stamp(path)
    if let stamp, stamp.isFolder {
      folders[path] = (stamp.modified, Self.nameHash(path))
    } else {
      files[path] = stamp
    }
  }

  /// Whether everything is as it was.
  var isCurrent: Bool {
    for (path, stamp) in files where Disk.stamp(path) != stamp { return false }
    for (path, known) in folders {
      guard let stamp = Disk.stamp(path), stamp.isFolder else { return false }
      // A changed time alone may come from files that do not matter: the build folder, or output that is written anew.
      if stamp.modified != known.modified && Self.nameHash(path) != known.names { return false }
    }
    return true
  }

  private static func nameHash(_ folder: String) -> String {
    var hash = ContentHash()
    for name in Disk.names(in: folder) { hash.add(name) }
    return hash.hex
  }

  // MARK: Text

  func write(to path: String) throws(NagaoshiError) {
    var text = Self.header + "\n"
    for (path, stamp) in files.sorted(by: { $0.key < $1.key }) {
      if let stamp {
        text += "f\t\(stamp.size)\t\(stamp.modified)\t\(stamp.inode)\t\(Self.escape(path))\n"
      } else {
        text += "a\t\(Self.escape(path))\n"
      }
    }
    for (path, folder) in folders.sorted(by: { $0.key < $1.key }) {
      text += "d\t\(folder.modified)\t\(folder.names)\t\(Self.escape(path))\n"
    }
    for (target, key) in compileKeys.sorted(by: { $0.key < $1.key }) { text += "k\t\(key)\t\(Self.escape(target))\n" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    guard let json = try? encoder.encode(result) else { return }
    text += "r\t" + String(decoding: json, as: UTF8.self) + "\n"
    try Files.write(Array(text.utf8), to: path)
  }

  /// Nil when there is none, or one of another version.
  init?(reading path: String) {
    guard let bytes = try? Disk.read(path) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: true).makeIterator()
    guard lines.next() == Self.header[...] else { return nil }
    var result: BuildResult?
    while let line = lines.next() {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      switch (parts.first, parts.count) {
      case ("f", 5):
        guard let size = Int64(parts[1]), let modified = Int64(parts[2]), let inode = UInt64(parts[3]) else {
          return nil
        }
        files[Self.unescape(parts[4])] = Disk.Stamp(size: size, modified: modified, inode: inode, isFolder: false)
      case ("a", 2): files.updateValue(nil, forKey: Self.unescape(parts[1]))
      case ("d", 4):
        guard let modified = Int64(parts[1]) else { return nil }
        folders[Self.unescape(parts[3])] = (modified, String(parts[2]))
      case ("k", 3): compileKeys[Self.unescape(parts[2])] = String(parts[1])
      case ("r", _): result = try? JSONDecoder().decode(BuildResult.self, from: Data(line.dropFirst(2).utf8))
      default: return nil
      }
    }
    guard let result else { return nil }
    self.result = result
  }

  private static func escape(_ path: String) -> String {
    guard path.utf8.contains(where: { $0 == 0x09 || $0 == 0x0A || $0 == UInt8(ascii: "%") }) else { return path }
    return path.replacing("%", with: "%25").replacing("\t", with: "%09").replacing("\n", with: "%0A")
  }

  private static func unescape(_ path: Substring) -> String {
    guard path.utf8.contains(UInt8(ascii: "%")) else { return String(path) }
    return String(path.replacing("%0A", with: "\n").replacing("%09", with: "\t").replacing("%25", with: "%"))
  }
}
