import Foundation
import Glibc
import Journal

/// A phone's storage: a folder that holds every container, the attachment store and what the phone remembers.
///
/// ```
/// Data/<bundle id>/{Documents,Library/Caches,Library/Preferences,tmp}    an app's or extension's own container
/// Shared/<group>/Library/{Caches,Preferences}                            an App Group's
/// Attachments/                                                           the store
/// Scope/<bundle id>/                                                     attachments while somebody may read them
/// State.json
/// ```
/// One process uses a phone at a time.
public final class PhoneDirectory: @unchecked Sendable {
  /// The folder's absolute path, without symbolic links.
  public let path: String
  /// Whether it goes away with the phone.
  public let isTemporary: Bool
  private let lock: Int32
  private var isOpen = true

  /// A phone that is kept in that folder, which is made if it is not there.
  /// - Throws: `phone.unusable-folder`, `phone.in-use`.
  public init(keptAt path: String) throws {
    try Self.make(path)
    try Self.refuseOthers(path)
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    isTemporary = false
    lock = try Self.lock(self.path)
    try makeFolders()
  }

  /// A fresh phone that is gone when it is closed.
  /// - Throws: `phone.unusable-folder`.
  public init() throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    Self.removeAbandoned(in: parent)
    var template = Array((parent + "/" + Self.temporaryPrefix + "XXXXXX").utf8CString)
    guard let made = mkdtemp(&template) else {
      throw NagaoshiError(
        code: "phone.unusable-folder",
        message: "No folder for a phone can be made: \(String(cString: strerror(errno)))",
        hint: "Is there room, and may you write there?", location: .init(file: parent))
    }
    path = String(cString: made)
    isTemporary = true
    lock = try Self.lock(path)
    try makeFolders()
  }

  deinit {
    close()
  }

  /// Lets go of the folder, and removes it if it was a temporary one.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    if isTemporary { try? FileManager.default.removeItem(atPath: path) }
    Glibc.close(lock)
  }

  // MARK: Paths

  /// The data container of an app or extension, made if it is not there.
  public func dataContainer(of bundleIdentifier: String) throws -> String {
    try container(
      "Data", bundleIdentifier,
      ["Documents", "Library/Caches", "Library/Preferences", "Library/Application Support", "tmp"])
  }

  /// The shared container of an App Group, made if it is not there.
  public func groupContainer(_ group: String) throws -> String {
    try container("Shared", group, ["Library/Caches", "Library/Preferences"])
  }

  /// The folder in which attachments appear to a process while it has access to them.
  func scope(of bundleIdentifier: String) -> String { path + "/Scope/" + SafeName.of(bundleIdentifier) }
  var attachments: String { path + "/Attachments" }
  var state: String { path + "/State.json" }

  private func container(_ kind: String, _ identifier: String, _ folders: [String]) throws -> String {
    let container = "\(path)/\(kind)/\(SafeName.of(identifier))"
    for folder in folders { try Self.make(container + "/" + folder) }
    return container
  }

  private func makeFolders() throws {
    for folder in ["Data", "Shared", "Attachments", "Scope"] { try Self.make(path + "/" + folder) }
  }

  // MARK: Making and locking

  private static let temporaryPrefix = "nagaoshi-phone-"
  private static let lockName = ".lock"

  private static func make(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw NagaoshiError(
        code: "phone.unusable-folder", message: "The folder cannot be made: \(FileFailure.reason(error))",
        hint: "Name another folder with --phone.", location: .init(file: path))
    }
  }

  /// Refuses a folder that holds other things than a phone, so that nothing is strewn among them.
  private static func refuseOthers(_ path: String) throws {
    let names = Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).subtracting([lockName])
    guard !names.isEmpty, names.isDisjoint(with: ["Data", "Shared", "Attachments", "Scope", "State.json"]) else {
      return
    }
    throw NagaoshiError(
      code: "phone.unusable-folder", message: "The folder is not empty and holds no phone",
      hint: "Name a folder of its own with --phone; it is made if it is not there.", location: .init(file: path))
  }

  private static func lock(_ path: String) throws -> Int32 {
    let file = path + "/" + lockName
    let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      throw NagaoshiError(
        code: "phone.unusable-folder", message: "The folder cannot be written to: \(String(cString: strerror(errno)))",
        location: .init(file: path))
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      Glibc.close(descriptor)
      throw NagaoshiError(
        code: "phone.in-use", message: "Another nagaoshi uses this phone now",
        hint: "Wait for it to end, or name another folder.", location: .init(file: path))
    }
    return descriptor
  }

  /// Removes temporary phones whose process was killed.
  private static func removeAbandoned(in parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(temporaryPrefix) {
      let path = parent + "/" + name
      var facts = stat()
      // A minute old: its maker has surely locked it by now.
      guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR, facts.st_uid == getuid(),
        time(nil) - facts.st_mtim.tv_sec > 60, let lock = try? lock(path)
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
      Glibc.close(lock)
    }
  }
}
