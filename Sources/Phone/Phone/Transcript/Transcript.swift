import Journal
import SpringBoard
import Wire

/// Everything that happened on a phone, in the words that tools rely on: `transcript.json`. Fields are never renamed.
public struct Transcript: Sendable, Equatable, Codable {
  public var version = 1
  /// The project as it was named.
  public var project: String
  public var steps: [Step] = []
  public var events: [Event] = []

  public init(project: String) {
    self.project = project
  }

  /// One step; what does not apply is absent.
  public struct Step: Sendable, Equatable, Codable {
    public var step: String
    public var action: String?
    public var response: String?
    public var state: StepFacts.State
    public var forwarded: Bool?
    /// File names of the pictures, in the transcript's folder.
    public var frame: String?
    public var content: String?
    public var tree: ViewTree?
    public var height: StepFacts.Height?
    /// Why the step could not be done.
    public var refused: String?
    /// The same, taken apart for tools.
    public var error: NagaoshiError?

    public init(step: String, state: StepFacts.State) {
      self.step = step
      self.state = state
    }
  }

  /// Something that happened.
  public struct Event: Sendable, Equatable, Codable {
    /// In seconds since the phone was switched on.
    public var time: Double
    public var process: Origin
    public var kind: String
    public var message: String
    public var file: String?
    public var line: Int?

    /// Where it happened.
    public enum Origin: String, Sendable, Hashable, Codable {
      case phone, service, content, app
    }

    public init(
      time: Double, process: Origin, kind: String, message: String, file: String? = nil, line: Int? = nil
    ) {
      self.time = time
      self.process = process
      self.kind = kind
      self.message = message
      self.file = file
      self.line = line
    }
  }
}
