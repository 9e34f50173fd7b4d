import Foundation
import Journal
import Synchronization

/// Where the folders of the process's sandbox are.
@_spi(Runtime) public enum Sandbox {
  static func environmentChanged(to environment: ProcessEnvironment) {
    reportedGroups.withLock { $0 = [] }
  }

  private static let reportedGroups = Mutex<Set<String>>([])

  /// Says, once for each group, why the process may not have it.
  static func reportMissingGroup(_ group: String, asked call: String, environment: ProcessEnvironment) {
    guard reportedGroups.withLock({ $0.insert(group).inserted }) else { return }
    let owner = environment.bundleIdentifier.map { "of \($0) " } ?? ""
    let granted = environment.groupContainers.keys.sorted()
    let has = granted.isEmpty ? "it lists none" : "it lists \(granted.joined(separator: ", "))"
    Journal.report(
      .init(
        kind: .misuse,
        message: "\(call) is nil for \"\(group)\": the entitlement \(ProcessEnvironment.applicationGroupsEntitlement) "
          + "\(owner)does not list it (\(has)). Add the group to the target's .entitlements file."))
  }

  /// The home folder: the sandbox container.
  public static var homeDirectory: String {
    ProcessEnvironment.current.homeDirectory ?? Foundation.NSHomeDirectory()
  }

  /// The folder for temporary files, with a slash at its end as `NSTemporaryDirectory()` has it.
  public static var temporaryDirectory: String {
    let environment = ProcessEnvironment.current
    guard let folder = environment.temporaryDirectory ?? environment.homeDirectory.map({ $0 + "/tmp" }) else {
      return Foundation.NSTemporaryDirectory()
    }
    return folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// The places of a kind of folder, as iOS lays out a container.
  ///
  /// Linux has no Library folder, and its Foundation follows the desktop's conventions.
  public static func urls(
    for directory: FileManager.SearchPathDirectory, in domains: FileManager.SearchPathDomainMask
  ) -> [URL] {
    guard ProcessEnvironment.current.homeDirectory != nil, domains.contains(.userDomainMask),
      let folder = folder(of: directory)
    else {
      return FileManager.default.urls(for: directory, in: domains)
    }
    return [URL(fileURLWithPath: homeDirectory + folder, isDirectory: true)]
  }

  private static func folder(of directory: FileManager.SearchPathDirectory) -> String? {
    switch directory {
    case .documentDirectory: "/Documents"
    case .libraryDirectory: "/Library"
    case .cachesDirectory: "/Library/Caches"
    case .applicationSupportDirectory: "/Library/Application Support"
    case .autosavedInformationDirectory: "/Library/Autosave Information"
    case .downloadsDirectory: "/Downloads"
    case .desktopDirectory: "/Desktop"
    case .moviesDirectory: "/Movies"
    case .musicDirectory: "/Music"
    case .picturesDirectory: "/Pictures"
    default: nil
    }
  }

  /// As `FileManager.url(for:in:appropriateFor:create:)`, with iOS's places.
  public static func url(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL?, create: Bool
  ) throws -> URL {
    guard directory != .itemReplacementDirectory, let found = urls(for: directory, in: domain).first else {
      return try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: create)
    }
    if create { try FileManager.default.createDirectory(at: found, withIntermediateDirectories: true) }
    return found
  }
}
