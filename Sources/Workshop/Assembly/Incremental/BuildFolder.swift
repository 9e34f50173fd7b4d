import Foundation
import Glibc
import Journal
import Lowering
import XcodeProject

/// Where a build writes: `.nagaoshi` in the project, or a cache folder when the project cannot be written to.
struct BuildFolder {
  let root: String

  /// - Parameter place: the `.xcodeproj` or the plain folder.
  init(for place: String) {
    let folder = Path.fileExtension(place) == "xcodeproj" ? Path.folder(place) : place
    let own = folder + "/.nagaoshi"
    if access(Disk.isFolder(own) ? own : folder, W_OK) == 0 {
      root = own
      return
    }
    let variables = ProcessInfo.processInfo.environment
    let cache =
      variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? (variables["HOME"] ?? "/tmp") + "/.cache"
    root = "\(cache)/nagaoshi/\(Path.name(folder))-\(ContentHash.of(Array(place.utf8)).prefix(12))"
  }

  func products(_ configuration: String) -> String { "\(root)/Build/\(configuration)" }
  func intermediates(_ configuration: String, _ target: String) -> String {
    "\(root)/Intermediates/\(configuration)/\(FileName.safe(target))"
  }
  /// Where the modules are that were built from source.
  func modules(_ configuration: String) -> String { "\(root)/Intermediates/\(configuration)/Modules" }
  var facts: String { root + "/Facts" }
  var stubs: String { root + "/Stubs" }
  var moduleCache: String { root + "/ModuleCache" }

  /// The note of the last build with the same wishes.
  func manifest(_ place: String, _ options: BuildOptions) -> String {
    let wishes = [place, options.configuration ?? "", options.target ?? ""].joined(separator: "\n")
    return "\(root)/Build/\(ContentHash.of(Array(wishes.utf8)).prefix(16)).manifest"
  }

  /// Makes the folder, which git does not see.
  func prepare() throws(NagaoshiError) {
    try Files.makeFolder(root)
    if !Disk.isFile(root + "/.gitignore") { try Files.write(Array("*\n".utf8), to: root + "/.gitignore") }
    try Files.write(StubModules.moduleMap, to: stubs + "/module.modulemap")
  }

  /// Keeps other builds of the project waiting while `work` runs.
  func locked<T>(_ work: () throws(NagaoshiError) -> T) throws(NagaoshiError) -> T {
    let descriptor = open(root + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0 { while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {} }
    try forgetIfMoved()
    return try work()
  }

  /// The compiler's cache knows its own place, and is of no use in a project that was moved or copied.
  private func forgetIfMoved() throws(NagaoshiError) {
    let note = root + "/place"
    guard (try? Disk.read(note)) != Array(root.utf8) else { return }
    Files.remove(moduleCache)
    try Files.write(Array(root.utf8), to: note)
  }
}
