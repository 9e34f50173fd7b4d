/// What a push says about its delivery, beside the notification itself.
public struct PushFacts: Sendable, Hashable, Codable {
  /// Whether `aps.alert` has a text to show.
  public var hasAlert: Bool
  /// `aps.mutable-content` as it stands in the payload; nil if absent.
  public var mutableContent: PropertyValue?
  /// Whether `aps.content-available` is 1.
  public var isContentAvailable: Bool
  /// The payload as the app gets it: `aps` and its peers.
  public var userInfo: [String: PropertyValue]

  public init(
    hasAlert: Bool, mutableContent: PropertyValue? = nil, isContentAvailable: Bool = false,
    userInfo: [String: PropertyValue] = [:]
  ) {
    self.hasAlert = hasAlert
    self.mutableContent = mutableContent
    self.isContentAvailable = isContentAvailable
    self.userInfo = userInfo
  }
}
