import Journal

extension APSReader {
  mutating func readContent(_ aps: [String: PropertyValue]) -> ContentFacts {
    var content = ContentFacts()
    switch aps["alert"] {
    case nil: break
    case .string(let body): content.body = body
    case .dictionary(let alert): readAlert(alert, into: &content)
    case .some(let other): refuse("aps.alert", expected: "a string or a dictionary", found: other)
    }
    content.badge = integer(aps["badge"], at: "aps.badge")
    if let badge = content.badge, badge < 0 {
      note("payload.range", "aps.badge", "A badge is 0 or more; \(badge) is shown as none")
    }
    content.sound = readSound(aps["sound"])
    content.threadIdentifier = string(aps["thread-id"], at: "aps.thread-id") ?? ""
    content.categoryIdentifier = string(aps["category"], at: "aps.category") ?? ""
    content.targetContentIdentifier = string(aps["target-content-id"], at: "aps.target-content-id")
    content.filterCriteria = string(aps["filter-criteria"], at: "aps.filter-criteria")
    content.interruptionLevel = readLevel(aps["interruption-level"])
    content.relevanceScore = number(aps["relevance-score"], at: "aps.relevance-score") ?? 0
    if !(0...1).contains(content.relevanceScore) {
      note("payload.range", "aps.relevance-score", "A relevance score lies between 0 and 1")
      content.relevanceScore = min(max(content.relevanceScore, 0), 1)
    }
    return content
  }

  private mutating func readAlert(_ alert: [String: PropertyValue], into content: inout ContentFacts) {
    content.title = readText(alert, "title", key: "title-loc-key", arguments: "title-loc-args")
    content.subtitle = readText(alert, "subtitle", key: "subtitle-loc-key", arguments: "subtitle-loc-args")
    content.body = readText(alert, "body", key: "loc-key", arguments: "loc-args")
    content.launchImageName = string(alert["launch-image"], at: "aps.alert.launch-image") ?? ""
    content.summaryArgument = string(alert["summary-arg"], at: "aps.alert.summary-arg") ?? ""
    if let count = integer(alert["summary-arg-count"], at: "aps.alert.summary-arg-count") {
      if count > 0 {
        content.summaryArgumentCount = count
      } else {
        note("payload.range", "aps.alert.summary-arg-count", "A summary counts at least 1")
      }
    }
    for key in ["action-loc-key", "action"] where alert[key] != .null {
      _ = string(alert[key], at: "aps.alert.\(key)")
    }
    checkKeys(alert, APSKeys.alert, under: "aps.alert")
  }

  /// A text, or the localized one; a text that is there and not empty wins.
  private mutating func readText(
    _ alert: [String: PropertyValue], _ name: String, key keyName: String, arguments argumentsName: String
  ) -> String {
    let text = string(alert[name], at: "aps.alert.\(name)") ?? ""
    let path = "aps.alert.\(keyName)"
    let key = string(alert[keyName], at: path)
    let arguments = strings(alert[argumentsName], at: "aps.alert.\(argumentsName)")
    guard text.isEmpty else {
      if key != nil { note("payload.unused-key", path, "\(name) is given too, and wins over \(keyName)") }
      return text
    }
    guard let key else {
      if !arguments.isEmpty {
        note("payload.unused-key", "aps.alert.\(argumentsName)", "Arguments without \(keyName) are not used")
      }
      return ""
    }
    guard let format = localize(key) else {
      note(
        "payload.missing-localization", path,
        "The app's Localizable.strings has no \"\(key)\"; the key itself is shown",
        hint: "Keys are looked up in the app, not in an extension.")
      return key
    }
    let (result, missing) = LocalizedFormat.fill(format, with: arguments)
    if missing > 0 {
      note(
        "payload.missing-argument", path,
        "\"\(format)\" wants \(arguments.count + missing) arguments, \(argumentsName) has \(arguments.count)")
    }
    return result
  }

  private mutating func readSound(_ value: PropertyValue?) -> SoundFacts? {
    switch value {
    case nil: return nil
    case .string(let name): return name.isEmpty ? nil : SoundFacts(name: name == "default" ? nil : name)
    case .dictionary(let sound):
      let critical = sound["critical"]
      if let critical, critical != .bool(true), critical != .bool(false), ![0, 1].contains(critical.integerValue) {
        refuse("aps.sound.critical", expected: "0 or 1", found: critical)
      }
      let name = string(sound["name"], at: "aps.sound.name")
      let volume = number(sound["volume"], at: "aps.sound.volume")
      if let volume, !(0...1).contains(volume) {
        note("payload.range", "aps.sound.volume", "A volume lies between 0 and 1")
      }
      checkKeys(sound, APSKeys.sound, under: "aps.sound")
      return SoundFacts(
        name: name == "default" ? nil : name, isCritical: isOn(critical), volume: volume.map { min(max($0, 0), 1) })
    case .some(let other):
      refuse("aps.sound", expected: "a string or a dictionary", found: other)
      return nil
    }
  }

  private mutating func readLevel(_ value: PropertyValue?) -> InterruptionLevel {
    guard let name = string(value, at: "aps.interruption-level") else { return .active }
    if let level = InterruptionLevel.allCases.first(where: { $0.payloadName == name }) { return level }
    note(
      "payload.unknown-value", "aps.interruption-level", "There is no interruption level \"\(name)\"; active is taken",
      hint: NearestName.hint(InterruptionLevel.allCases.map(\.payloadName), to: name))
    return .active
  }
}
