import Foundation

extension FileManager {
  /// The folder that the members of an App Group share.
  /// - Parameter groupIdentifier: the group, such as `group.net.example.app`.
  /// - Returns: the folder, which exists; nil if the process's entitlements do not list the group, which is reported.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let environment = ProcessEnvironment.current
    guard let folder = environment.groupContainers[groupIdentifier] else {
      Sandbox.reportMissingGroup(
        groupIdentifier, asked: "FileManager.containerURL(forSecurityApplicationGroupIdentifier:)",
        environment: environment)
      return nil
    }
    try? createDirectory(atPath: folder, withIntermediateDirectories: true)
    return URL(fileURLWithPath: folder, isDirectory: true)
  }
}
