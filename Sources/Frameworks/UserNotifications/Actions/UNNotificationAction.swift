import Foundation

/// A button under an opened notification.
open class UNNotificationAction: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// What the app's and the extension's code knows the action by.
  open var identifier: String { storedIdentifier }
  /// The button's title.
  open var title: String { storedTitle }
  /// How the action behaves.
  open var options: UNNotificationActionOptions { storedOptions }
  /// The picture at the trailing side of the title.
  open var icon: UNNotificationActionIcon? { storedIcon }

  private let storedIdentifier: String
  private let storedTitle: String
  private let storedOptions: UNNotificationActionOptions
  private let storedIcon: UNNotificationActionIcon?

  init(
    storing identifier: String, title: String, options: UNNotificationActionOptions, icon: UNNotificationActionIcon?
  ) {
    storedIdentifier = identifier
    storedTitle = title
    storedOptions = options
    storedIcon = icon
    super.init()
  }

  /// Makes an action.
  public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.init(storing: identifier, title: title, options: options, icon: nil)
  }

  /// Makes an action with a picture.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?
  ) {
    self.init(storing: identifier, title: title, options: options, icon: icon)
  }

  /// Returns the action itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True: actions can be archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the action.
  open func encode(with coder: NSCoder) {
    coder.encode(storedIdentifier as NSString, forKey: "identifier")
    coder.encode(storedTitle as NSString, forKey: "title")
    coder.encode(storedOptions.rawValue as NSNumber, forKey: "options")
    coder.encode(storedIcon, forKey: "icon")
  }

  /// Reads an action.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.string("identifier"), let title = coder.string("title") else { return nil }
    storedIdentifier = identifier
    storedTitle = title
    storedOptions = UNNotificationActionOptions(rawValue: coder.number("options")?.uintValue ?? 0)
    storedIcon = coder.decodeObject(of: UNNotificationActionIcon.self, forKey: "icon")
    super.init()
  }

  /// Whether the other action is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationAction, Swift.type(of: other) == Swift.type(of: self) else {
      return false
    }
    return identifier == other.identifier && title == other.title && options == other.options && icon == other.icon
  }

  /// A hash of the identifier.
  open override var hash: Int { storedIdentifier.hashValue }
}

/// An action that lets the user write an answer.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text.
  open var textInputButtonTitle: String { storedButtonTitle }
  /// The text in the empty field.
  open var textInputPlaceholder: String { storedPlaceholder }

  private let storedButtonTitle: String
  private let storedPlaceholder: String

  private init(
    storing identifier: String, title: String, options: UNNotificationActionOptions, icon: UNNotificationActionIcon?,
    buttonTitle: String, placeholder: String
  ) {
    storedButtonTitle = buttonTitle
    storedPlaceholder = placeholder
    super.init(storing: identifier, title: title, options: options, icon: icon)
  }

  /// Makes a text action.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.init(
      storing: identifier, title: title, options: options, icon: nil, buttonTitle: textInputButtonTitle,
      placeholder: textInputPlaceholder)
  }

  /// Makes a text action with a picture.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?,
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.init(
      storing: identifier, title: title, options: options, icon: icon, buttonTitle: textInputButtonTitle,
      placeholder: textInputPlaceholder)
  }

  /// Writes the action.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(storedButtonTitle as NSString, forKey: "textInputButtonTitle")
    coder.encode(storedPlaceholder as NSString, forKey: "textInputPlaceholder")
  }

  /// Reads an action.
  public required init?(coder: NSCoder) {
    storedButtonTitle = coder.string("textInputButtonTitle") ?? ""
    storedPlaceholder = coder.string("textInputPlaceholder") ?? ""
    super.init(coder: coder)
  }

  /// Whether the other action is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? UNTextInputNotificationAction else { return false }
    return textInputButtonTitle == other.textInputButtonTitle && textInputPlaceholder == other.textInputPlaceholder
  }
}
