/// The extension points that a notification goes through (reference: NSExtensionPointIdentifier of the two templates).
public enum ExtensionPoint {
  public static let service = "com.apple.usernotifications.service"
  public static let content = "com.apple.usernotifications.content-extension"

  /// The kind of an extension by its Info.plist.
  static func kind(of infoPlist: PlistValue) -> Target.Kind {
    let point = infoPlist["NSExtension"]?["NSExtensionPointIdentifier"]?.string ?? ""
    return switch point {
    case service: .serviceExtension
    case content: .contentExtension
    default: .otherExtension(point: point)
    }
  }
}
