extension PushPayload {
  /// The payload that would make this content: what a provider sends.
  ///
  /// Absent and empty members are left out. Keys of `userInfo` beside `aps` stay; its own `aps` is replaced.
  public static func dictionary(for content: ContentFacts, isMutable: Bool = false) -> [String: PropertyValue] {
    var alert: [String: PropertyValue] = [:]
    alert["title"] = text(content.title)
    alert["subtitle"] = text(content.subtitle)
    alert["body"] = text(content.body)
    alert["launch-image"] = text(content.launchImageName)
    alert["summary-arg"] = text(content.summaryArgument)
    if content.summaryArgumentCount != 1 { alert["summary-arg-count"] = .integer(Int64(content.summaryArgumentCount)) }

    var aps: [String: PropertyValue] = [:]
    if !alert.isEmpty { aps["alert"] = .dictionary(alert) }
    aps["badge"] = content.badge.map { .integer(Int64($0)) }
    aps["sound"] = content.sound.map(sound)
    aps["thread-id"] = text(content.threadIdentifier)
    aps["category"] = text(content.categoryIdentifier)
    aps["target-content-id"] = content.targetContentIdentifier.map { .string($0) }
    aps["filter-criteria"] = content.filterCriteria.map { .string($0) }
    if content.interruptionLevel != .active {
      aps["interruption-level"] = .string(content.interruptionLevel.payloadName)
    }
    if content.relevanceScore != 0 { aps["relevance-score"] = .double(content.relevanceScore) }
    if isMutable { aps["mutable-content"] = 1 }

    var top = content.userInfo
    top["aps"] = .dictionary(aps)
    return top
  }

  private static func text(_ value: String) -> PropertyValue? {
    value.isEmpty ? nil : .string(value)
  }

  private static func sound(_ sound: SoundFacts) -> PropertyValue {
    let name = sound.name ?? "default"
    guard sound.isCritical || sound.volume != nil else { return .string(name) }
    var members: [String: PropertyValue] = ["critical": .integer(sound.isCritical ? 1 : 0), "name": .string(name)]
    members["volume"] = sound.volume.map { .double($0) }
    return .dictionary(members)
  }
}
