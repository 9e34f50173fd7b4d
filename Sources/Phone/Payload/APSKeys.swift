/// The keys of `aps` (Apple, "Generating a remote notification").
enum APSKeys {
  /// Keys of a notification.
  static let notification = [
    "alert", "badge", "sound", "thread-id", "category", "content-available", "mutable-content", "target-content-id",
    "interruption-level", "relevance-score", "filter-criteria", "url-args",
  ]
  /// Keys of a Live Activity's update.
  static let liveActivity = [
    "timestamp", "event", "content-state", "stale-date", "dismissal-date", "attributes-type", "attributes",
    "input-push-token", "input-push-channel",
  ]
  static let alert = [
    "title", "subtitle", "body", "title-loc-key", "title-loc-args", "subtitle-loc-key", "subtitle-loc-args", "loc-key",
    "loc-args", "launch-image", "action-loc-key", "action", "summary-arg", "summary-arg-count",
  ]
  static let sound = ["critical", "name", "volume"]

  /// Keys that mean something only inside `aps`, and are nothing but custom data beside it.
  static let neverBesideAPS = Set(notification).subtracting(["url-args"])
}
