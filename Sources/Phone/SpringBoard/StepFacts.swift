/// What a step came to, as the transcript tells it.
public struct StepFacts: Sendable, Hashable, Codable {
  /// What is to be seen after the step. Words in the transcript: never rename one.
  public enum State: String, Sendable, Hashable, Codable {
    /// Nothing of a notification: the home screen, or an empty lock screen.
    case idle
    /// The collapsed notification.
    case banner
    /// The long look.
    case expanded
    /// It was open or shown, and is closed.
    case dismissed
    /// The app is in front.
    case app
  }

  /// Heights of the content view in points.
  public struct Height: Sendable, Hashable, Codable {
    /// width × `UNNotificationExtensionInitialContentSizeRatio`.
    public var reserved: Double
    /// After layout.
    public var settled: Double
    public init(reserved: Double, settled: Double) {
      self.reserved = reserved
      self.settled = settled
    }
  }

  public var state: State
  /// The action that was tapped.
  public var action: String?
  /// What the extension's response handler answered.
  public var response: String?
  /// Whether the app got the response.
  public var forwarded: Bool?
  public var height: Height?
  /// The app that is in front after the step.
  public var frontApp: String?

  public init(
    state: State = .idle, action: String? = nil, response: String? = nil, forwarded: Bool? = nil, height: Height? = nil,
    frontApp: String? = nil
  ) {
    self.state = state
    self.action = action
    self.response = response
    self.forwarded = forwarded
    self.height = height
    self.frontApp = frontApp
  }
}
