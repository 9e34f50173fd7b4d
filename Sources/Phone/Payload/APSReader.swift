import Foundation
import Journal

/// Reads one document's `aps` into facts, collecting what is wrong.
struct APSReader {
  let document: JSONDocument
  let localize: PushPayload.Localize
  var findings: [PayloadFinding] = []
  private var problems: [NagaoshiError] = []

  init(document: JSONDocument, localize: @escaping PushPayload.Localize) {
    self.document = document
    self.localize = localize
  }

  mutating func read(fileSize: Int) throws -> PushPayload {
    guard var top = document.root.dictionaryValue else {
      throw NagaoshiError(
        code: "payload.not-dictionary",
        message: "A payload is a dictionary at its top; this one is \(document.root.kindDescription)",
        hint: "Write {\"aps\": {…}}.", location: document.location(of: ""))
    }
    let target = string(top.removeValue(forKey: PushPayload.targetBundleKey), at: PushPayload.targetBundleKey)
    let size = PropertyValue.dictionary(top).compactJSON.utf8.count
    guard let apsValue = top["aps"] else { throw missingAPS(in: top) }
    guard let aps = apsValue.dictionaryValue else {
      throw wrongType("aps", expected: "a dictionary", found: apsValue)
    }
    guard size <= PushPayload.byteLimit else {
      throw NagaoshiError(
        code: "payload.too-large",
        message: "The payload has \(size) bytes; APNs takes \(PushPayload.byteLimit) at most",
        hint: "Send an address and let the service extension fetch the rest.")
    }
    if fileSize > PushPayload.byteLimit {
      note(
        "payload.spaces", "", "The file has \(fileSize) bytes; without spaces it has \(size) and fits",
        hint: "Let the provider send compact JSON.")
    }

    var content = readContent(aps)
    content.userInfo = top
    let push = PushFacts(
      hasAlert: !(content.title.isEmpty && content.subtitle.isEmpty && content.body.isEmpty),
      mutableContent: aps["mutable-content"], isContentAvailable: isOn(aps["content-available"]), userInfo: top)
    checkFlags(aps, push)
    checkKeys(aps, APSKeys.notification + APSKeys.liveActivity, under: "aps")
    checkTop(top, aps)
    for path in document.duplicateKeys {
      note("payload.duplicate-key", path, "The key occurs twice; the last one counts")
    }

    if let first = problems.first { throw joined(first) }
    return PushPayload(content: content, push: push, targetBundle: target, findings: findings, byteCount: size)
  }

  /// The first problem, with the others in its hint: one run shows them all.
  private func joined(_ first: NagaoshiError) -> NagaoshiError {
    guard problems.count > 1 else { return first }
    var error = first
    let others = problems.dropFirst().map { "\($0.location?.path ?? ""): \($0.message)" }.joined(separator: "; ")
    error.hint = [first.hint, "Also: \(others)."].compactMap { $0 }.joined(separator: " ")
    return error
  }

  private func missingAPS(in top: [String: PropertyValue]) -> NagaoshiError {
    let near = NearestName.among(top.keys.filter { $0.count <= 5 }.sorted(), to: "aps")
    let hint =
      near.map { "Did you mean \"aps\" instead of \"\($0)\"?" }
      ?? (top["alert"] != nil ? "Put \"alert\" and its peers inside \"aps\"." : "Write {\"aps\": {\"alert\": …}}.")
    return NagaoshiError(
      code: "payload.missing-aps", message: "The payload has no \"aps\" dictionary", hint: hint,
      location: document.location(of: ""))
  }
}

// MARK: - Typed values

extension APSReader {
  mutating func string(_ value: PropertyValue?, at path: String) -> String? {
    checked(value, at: path, expected: "a string", \.stringValue)
  }

  mutating func integer(_ value: PropertyValue?, at path: String) -> Int? {
    checked(value, at: path, expected: "a whole number", \.integerValue).flatMap { Int(exactly: $0) }
  }

  mutating func number(_ value: PropertyValue?, at path: String) -> Double? {
    checked(value, at: path, expected: "a number", \.doubleValue)
  }

  mutating func strings(_ value: PropertyValue?, at path: String) -> [String] {
    guard let items = checked(value, at: path, expected: "an array of strings", \.arrayValue) else { return [] }
    return items.enumerated().compactMap { string($0.element, at: "\(path)[\($0.offset)]") }
  }

  private mutating func checked<Value>(
    _ value: PropertyValue?, at path: String, expected: String, _ read: (PropertyValue) -> Value?
  ) -> Value? {
    guard let value else { return nil }
    if let result = read(value) { return result }
    problems.append(wrongType(path, expected: expected, found: value))
    return nil
  }

  func wrongType(_ path: String, expected: String, found: PropertyValue) -> NagaoshiError {
    let what =
      found.doubleValue != nil && expected == "a whole number"
      ? "the number \(found.compactJSON)" : found.kindDescription
    return NagaoshiError(
      code: "payload.wrong-type", message: "expected \(expected), found \(what)",
      location: document.location(of: path))
  }

  mutating func refuse(_ path: String, expected: String, found: PropertyValue) {
    problems.append(wrongType(path, expected: expected, found: found))
  }

  mutating func note(_ code: String, _ path: String, _ message: String, hint: String? = nil) {
    findings.append(PayloadFinding(code: code, message: message, hint: hint, location: document.location(of: path)))
  }

  /// `NSNumber` makes JSON's true equal to 1 [M].
  func isOn(_ value: PropertyValue?) -> Bool {
    value == .bool(true) || value?.integerValue == 1
  }
}
