import Payload
import SpringBoard

/// What a process tells the phone.
public enum Report: Sendable, Equatable, Codable {
  /// Everything is loaded but the user's code.
  case prepared
  /// The user's code is loaded and registered.
  case loaded
  /// The process cannot do what it is there for: its library or principal class cannot be had.
  case failed(reason: String)
  /// A line for the transcript.
  case note(kind: String, message: String, file: String?, line: Int?)

  // MARK: Service extension
  case delivered(RunID, ContentFacts)

  // MARK: Content extension
  case started(implementsResponse: Bool)
  /// Layout is done. `isAnswer` is false when no command asked for it: the view changed by itself.
  case settled(ContentLayout, isAnswer: Bool)
  case completed(ResponseOption)
  case setActions([ActionFacts])
  case performDefaultAction
  case dismissExtension
  case mediaPlaying(Bool)

  // MARK: App
  case launched
  case handledResponse
  /// `willPresent` answered, with `UNNotificationPresentationOptions`' raw value.
  case presentation(notification: String, options: UInt)
  case finishedFetch

  // MARK: Both
  /// The picture is in the shared memory.
  case drawn(Drawing)
  /// A question that waits for `Command.reply` with the same number.
  case request(Int, Request)
}

/// A picture in the shared memory, and what is in it.
public struct Drawing: Sendable, Equatable, Codable {
  /// In pixels. Rows are tight: four bytes a pixel.
  public var width, height: Int
  /// Which layout it shows: `ContentLayout.frameNumber`.
  public var frameNumber: Int
  /// The part that differs from the process's last picture, in pixels: x, y, width, height. Nil is everything; an empty
  /// array is nothing.
  public var damage: [Int]?
  /// What the views are.
  public var tree: ViewTree?

  public init(width: Int, height: Int, frameNumber: Int, damage: [Int]? = nil, tree: ViewTree? = nil) {
    self.width = width
    self.height = height
    self.frameNumber = frameNumber
    self.damage = damage
    self.tree = tree
  }
}

/// A view and what lies in it, as the transcript tells it. Names never change.
public struct ViewTree: Sendable, Equatable, Codable {
  /// The view's class, such as `UILabel`.
  public var `class`: String
  /// x, y, width and height in the superview's points.
  public var frame: [Double]
  public var text: String?
  public var image: String?
  /// True for a hidden view, else absent.
  public var hidden: Bool?
  /// The accessibility identifier.
  public var identifier: String?
  public var children: [ViewTree]

  /// Deeper nesting than this is cut off: a reader must not run out of stack.
  public static let depthLimit = 128

  public init(
    class: String, frame: [Double], text: String? = nil, image: String? = nil, hidden: Bool? = nil,
    identifier: String? = nil, children: [ViewTree] = []
  ) {
    self.class = `class`
    self.frame = frame
    self.text = text
    self.image = image
    self.hidden = hidden
    self.identifier = identifier
    self.children = children
  }
}
