import Device
import Payload

/// A description of what is to be seen, with no geometry in it: Chrome draws it.
public struct ScreenModel: Sendable, Hashable {
  public var configuration: DeviceConfiguration
  public var scene: Scene

  /// What fills the screen.
  public enum Scene: Sendable, Hashable {
    /// The lock screen (or the notification centre) with its list of notifications, newest first.
    case list([Card])
    /// A banner above the app that is in front.
    case banner(Card, over: String)
    /// The long look above whatever was there: the app that is in front, else the lock screen.
    case expanded(LongLook, over: String?)
    /// An app's own picture.
    case app(String)
  }

  /// A collapsed notification.
  public struct Card: Sendable, Hashable {
    /// The request's identifier.
    public var identifier: String
    public var app: String
    public var appName: String
    public var title: String
    public var subtitle: String
    public var body: String
    public var thumbnail: AttachmentFacts?
    /// How many older notifications of its group lie behind it.
    public var stackedCount: Int
    public var summary: String?

    public init(
      identifier: String, app: String, appName: String, title: String, subtitle: String = "", body: String = "",
      thumbnail: AttachmentFacts? = nil, stackedCount: Int = 0, summary: String? = nil
    ) {
      self.identifier = identifier
      self.app = app
      self.appName = appName
      self.title = title
      self.subtitle = subtitle
      self.body = body
      self.thumbnail = thumbnail
      self.stackedCount = stackedCount
      self.summary = summary
    }
  }

  /// An expanded notification.
  public struct LongLook: Sendable, Hashable {
    /// What its header and, unless hidden, its default content say.
    public var card: Card
    /// The header's title: the app's name or the view controller's title.
    public var headerTitle: String
    /// The custom view; nil shows the standard long look.
    public var content: Content?
    public var showsDefaultContent: Bool
    /// The attachment shown large in the standard long look.
    public var attachment: AttachmentFacts?
    public var actions: [Action]
    /// The text field of the action that is being answered.
    public var reply: Reply?

    public init(
      card: Card, headerTitle: String, content: Content? = nil, showsDefaultContent: Bool = true,
      attachment: AttachmentFacts? = nil, actions: [Action] = [], reply: Reply? = nil
    ) {
      self.card = card
      self.headerTitle = headerTitle
      self.content = content
      self.showsDefaultContent = showsDefaultContent
      self.attachment = attachment
      self.actions = actions
      self.reply = reply
    }
  }

  /// The content extension's view.
  public struct Content: Sendable, Hashable {
    public var run: RunID
    /// In points.
    public var width, height: Double
    /// Which of the run's pictures to show; nil while none has come: an empty view.
    public var frameNumber: Int?
    public var mediaButton: ContentLayout.MediaButton?
    public var isPlaying: Bool

    public init(
      run: RunID, width: Double, height: Double, frameNumber: Int? = nil, mediaButton: ContentLayout.MediaButton? = nil,
      isPlaying: Bool = false
    ) {
      self.run = run
      self.width = width
      self.height = height
      self.frameNumber = frameNumber
      self.mediaButton = mediaButton
      self.isPlaying = isPlaying
    }
  }

  /// A button of the long look.
  public struct Action: Sendable, Hashable {
    public var facts: ActionFacts
    /// The extension works on it: the button is disabled and a spinner turns.
    public var isWaiting: Bool
    public init(facts: ActionFacts, isWaiting: Bool = false) {
      self.facts = facts
      self.isWaiting = isWaiting
    }
  }

  /// The system's text field above the keyboard.
  public struct Reply: Sendable, Hashable {
    public var placeholder: String
    public var buttonTitle: String
    public var text: String
    public init(placeholder: String, buttonTitle: String, text: String = "") {
      self.placeholder = placeholder
      self.buttonTitle = buttonTitle
      self.text = text
    }
  }

  public init(configuration: DeviceConfiguration = DeviceConfiguration(), scene: Scene = .list([])) {
    self.configuration = configuration
    self.scene = scene
  }
}
