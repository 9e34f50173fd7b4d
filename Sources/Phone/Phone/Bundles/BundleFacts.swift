import Payload
import Wire

/// One bundle as the phone runs it: an app's, or one of its extensions'.
struct BundleFacts: Sendable, Equatable {
  var role: Preparation.Role
  var bundleIdentifier: String
  /// The bundle's folder.
  var path: String
  /// The app's folder.
  var appPath: String
  /// The program that is started.
  var executable: String
  /// The user's compiled code; nil if the target has no sources.
  var library: String?
  /// `NSExtensionPrincipalClass`; empty for an app.
  var principalClass: String
  /// The function that an app starts with.
  var entry: String?
  /// The user's source files.
  var sources: [String]
  var entitlements: [String: PropertyValue]

  /// The App Groups that it is entitled to.
  var groups: [String] {
    guard case .array(let values)? = entitlements["com.apple.security.application-groups"] else { return [] }
    return values.compactMap { value in
      guard case .string(let name) = value, !name.isEmpty else { return nil }
      return name
    }
  }
}
