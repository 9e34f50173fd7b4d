import Journal

extension APSReader {
  /// What the flags say, beside what their author may have meant.
  mutating func checkFlags(_ aps: [String: PropertyValue], _ push: PushFacts) {
    for key in ["mutable-content", "content-available"] {
      guard let value = aps[key], value != .integer(1) else { continue }
      let path = "aps.\(key)"
      switch value {
      case .integer(0), .bool(false): break
      case .bool(true):
        note("payload.flag", path, "true works like 1, but the documented value is the number 1", hint: "Write 1.")
      case .string:
        note("payload.flag", path, "A string is not the number 1: this has no effect", hint: "Write 1 without quotes.")
      default: note("payload.flag", path, "Only the number 1 has an effect, not \(value.compactJSON)", hint: "Write 1.")
      }
    }
    if isOn(aps["mutable-content"]), !push.hasAlert {
      note(
        "payload.no-alert", "aps.mutable-content", "A service extension runs only for a push that shows an alert",
        hint: "Add alert with a title or body.")
    }
    if push.isContentAvailable, push.hasAlert {
      note(
        "payload.silent-with-alert", "aps.content-available",
        "A push with alert and content-available does two things at once; a silent push has neither alert, badge nor sound"
      )
    }
    for key in APSKeys.liveActivity where aps[key] != nil {
      note("payload.live-activity", "aps.\(key)", "\(key) belongs to a Live Activity, which is not a notification")
    }
    if aps.isEmpty { note("payload.empty", "aps", "An empty aps shows nothing and wakes nothing") }
  }

  mutating func checkKeys(_ dictionary: [String: PropertyValue], _ known: [String], under path: String) {
    for key in dictionary.keys.sorted() where !known.contains(key) {
      let near = NearestName.among(known, to: key)
      let elsewhere = place(of: key).flatMap { $0 == path ? nil : "\(key) belongs in \($0)." }
      note(
        near == nil ? "payload.unknown-key" : "payload.misspelt-key", "\(path).\(key)",
        "iOS does not know this key and ignores it",
        hint: near.map { "Did you mean \($0)?" } ?? elsewhere ?? "Custom keys stand beside aps, not inside it.")
    }
  }

  /// Keys beside `aps` that mean something only inside it.
  mutating func checkTop(_ top: [String: PropertyValue], _ aps: [String: PropertyValue]) {
    for key in top.keys.sorted() where key != "aps" {
      if APSKeys.neverBesideAPS.contains(key), aps[key] == nil {
        note(
          "payload.key-beside-aps", key, "Beside aps this is custom data and has no effect",
          hint: "Move \(key) into aps.")
      } else if key.contains("_") || key.contains("-"), !APSKeys.neverBesideAPS.contains(key),
        let near = NearestName.among(APSKeys.neverBesideAPS.filter { $0.contains("-") }.sorted(), to: key),
        aps[near] == nil
      {
        note("payload.misspelt-key", key, "Custom data; iOS has no such key", hint: "Did you mean \(near), inside aps?")
      }
    }
  }

  private func place(of key: String) -> String? {
    if APSKeys.alert.contains(key) { return "aps.alert" }
    if APSKeys.notification.contains(key) { return "aps" }
    return APSKeys.sound.contains(key) ? "aps.sound" : nil
  }
}
