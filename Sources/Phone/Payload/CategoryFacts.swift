/// A notification category that an app registered: `UNNotificationCategory` without its class.
public struct CategoryFacts: Sendable, Hashable, Codable {
  public var identifier: String
  public var actions: [ActionFacts]
  public var intentIdentifiers: [String]
  public var options: Options
  /// The body while previews are hidden; nil is the system's ("Notification"). May hold `%u`.
  public var hiddenPreviewsBodyPlaceholder: String?
  public var categorySummaryFormat: String?

  /// `UNNotificationCategoryOptions`, with its raw values.
  public struct Options: OptionSet, Sendable, Hashable, Codable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = Options(rawValue: 1)
    public static let allowInCarPlay = Options(rawValue: 2)
    public static let hiddenPreviewsShowTitle = Options(rawValue: 4)
    public static let hiddenPreviewsShowSubtitle = Options(rawValue: 8)
    public static let allowAnnouncement = Options(rawValue: 16)
  }

  public init(
    identifier: String, actions: [ActionFacts] = [], intentIdentifiers: [String] = [], options: Options = [],
    hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    self.categorySummaryFormat = categorySummaryFormat
  }
}

/// A button below a notification: `UNNotificationAction` or `UNTextInputNotificationAction` without its class.
public struct ActionFacts: Sendable, Hashable, Codable {
  public var identifier: String
  public var title: String
  public var options: Options
  public var icon: Icon?
  /// Set for a `UNTextInputNotificationAction`.
  public var textInput: TextInput?

  /// `UNNotificationActionOptions`, with its raw values.
  public struct Options: OptionSet, Sendable, Hashable, Codable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let foreground = Options(rawValue: 4)
  }

  /// `UNNotificationActionIcon`.
  public enum Icon: Sendable, Hashable, Codable {
    /// An image of the app's asset catalog or bundle, drawn as a template.
    case template(String)
    /// An SF Symbol.
    case system(String)
  }

  /// What the text field of a text input action says.
  public struct TextInput: Sendable, Hashable, Codable {
    /// The send button's title; empty is the system's.
    public var buttonTitle: String
    public var placeholder: String
    public init(buttonTitle: String = "", placeholder: String = "") {
      self.buttonTitle = buttonTitle
      self.placeholder = placeholder
    }
  }

  public init(
    identifier: String, title: String, options: Options = [], icon: Icon? = nil, textInput: TextInput? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
    self.textInput = textInput
  }
}
