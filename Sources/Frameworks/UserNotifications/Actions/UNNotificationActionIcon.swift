import Foundation

/// The picture of an action.
open class UNNotificationActionIcon: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The name of an image of the app's bundle, drawn in one colour.
  @_spi(Runtime) public let templateImageName: String?
  /// The name of a system symbol.
  @_spi(Runtime) public let systemImageName: String?

  /// Makes an icon of an image in the app's bundle, of which only the shape counts.
  public convenience init(templateImageName: String) {
    self.init(templateImageName: templateImageName, systemImageName: nil)
  }

  /// Makes an icon of a system symbol.
  public convenience init(systemImageName: String) {
    self.init(templateImageName: nil, systemImageName: systemImageName)
  }

  private init(templateImageName: String?, systemImageName: String?) {
    self.templateImageName = templateImageName
    self.systemImageName = systemImageName
    super.init()
  }

  /// Returns the icon itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True: icons can be archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the icon's names.
  open func encode(with coder: NSCoder) {
    coder.encode(templateImageName as NSString?, forKey: "templateImageName")
    coder.encode(systemImageName as NSString?, forKey: "systemImageName")
  }

  /// Reads an icon.
  public required init?(coder: NSCoder) {
    templateImageName = coder.string("templateImageName")
    systemImageName = coder.string("systemImageName")
    super.init()
  }

  /// Whether the other icon is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationActionIcon else { return false }
    return templateImageName == other.templateImageName && systemImageName == other.systemImageName
  }

  /// A hash of the names.
  open override var hash: Int { [templateImageName, systemImageName].hashValue }
}
