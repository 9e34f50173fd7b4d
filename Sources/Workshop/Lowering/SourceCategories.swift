/// The notification categories that an app's sources make, as `nagaoshi-lower --categories` prints them.
public struct SourceCategories: Codable, Sendable, Equatable {
  /// A text of the source.
  public struct Text: Codable, Sendable, Equatable {
    public var value: String
    /// Whether `value` is a key of the app's localized texts.
    public var isKey: Bool?

    public init(_ value: String, isKey: Bool = false) {
      self.value = value
      self.isKey = isKey ? true : nil
    }
  }

  /// A button.
  public struct Action: Codable, Sendable, Equatable {
    public var identifier: String
    public var title: Text
    /// `foreground`, `destructive`, `authenticationRequired`.
    public var options: [String]
    public var systemImage: String?
    public var templateImage: String?
    /// Set for an action with a text field.
    public var buttonTitle: Text?
    public var placeholder: Text?

    public init(identifier: String, title: Text, options: [String] = []) {
      self.identifier = identifier
      self.title = title
      self.options = options
    }
  }

  /// A category.
  public struct Category: Codable, Sendable, Equatable {
    public var identifier: String
    public var actions: [Action]
    /// `customDismissAction`, `allowInCarPlay`, `hiddenPreviewsShowTitle`, `hiddenPreviewsShowSubtitle`.
    public var options: [String]
    public var hiddenPreviewsBodyPlaceholder: Text?
    public var file: String?
    public var line: Int?

    public init(identifier: String, actions: [Action] = [], options: [String] = []) {
      self.identifier = identifier
      self.actions = actions
      self.options = options
    }
  }

  /// Something that could not be made out.
  public struct Gap: Codable, Sendable, Equatable {
    /// The expression as it stands there.
    public var expression: String
    public var file: String
    public var line: Int

    public init(expression: String, file: String, line: Int) {
      self.expression = expression
      self.file = file
      self.line = line
    }
  }

  public var version = 1
  public var categories: [Category]
  public var gaps: [Gap]

  public init(categories: [Category], gaps: [Gap]) {
    self.categories = categories
    self.gaps = gaps
  }
}
