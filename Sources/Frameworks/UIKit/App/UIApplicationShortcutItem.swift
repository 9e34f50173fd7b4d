import IOSFoundation

/// The picture of a shortcut.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// The system's pictures.
  public enum IconType: Int, Sendable {
    case compose = 0
    case play = 1
    case pause = 2
    case add = 3
    case location = 4
    case search = 5
    case share = 6
    case prohibit = 7
    case contact = 8
    case home = 9
    case markLocation = 10
    case favorite = 11
    case love = 12
    case cloud = 13
    case invitation = 14
    case confirmation = 15
    case mail = 16
    case message = 17
    case date = 18
    case time = 19
    case capturePhoto = 20
    case captureVideo = 21
    case task = 22
    case taskCompleted = 23
    case alarm = 24
    case bookmark = 25
    case shuffle = 26
    case audio = 27
    case update = 28
  }

  /// Makes one of the system's pictures.
  public init(type: IconType) { super.init() }
  /// Makes a picture of the app's.
  public init(templateImageName: String) { super.init() }
  /// Makes a symbol.
  public init(systemImageName: String) { super.init() }
}

/// Something that can be begun from the app's icon; the chrome shows no menu there.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// What it does.
  open internal(set) var type: String
  /// The title.
  open internal(set) var localizedTitle: String
  /// A second line.
  open internal(set) var localizedSubtitle: String?
  /// The picture.
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// Facts for the app.
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  /// A name by which the system finds the item's content.
  open internal(set) var targetContentIdentifier: Any?

  /// Makes a shortcut.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
    super.init()
  }

  /// Makes a shortcut without picture and facts.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}
