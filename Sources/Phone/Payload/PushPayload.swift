import Foundation
import Journal

/// A push as a provider sends it, or as an `.apns` file holds it, read into typed facts.
public struct PushPayload: Sendable, Equatable {
  /// What the notification says, its localized texts looked up.
  public var content: ContentFacts
  /// What decides on its delivery.
  public var push: PushFacts
  /// `Simulator Target Bundle` of an `.apns` file; it is not part of what the app gets.
  public var targetBundle: String?
  /// What iOS accepts but the author probably did not mean.
  public var findings: [PayloadFinding]
  /// The size as compact JSON, in bytes, without `Simulator Target Bundle`.
  public var byteCount: Int

  /// The most bytes that APNs takes: Apple, "Generating a remote notification".
  public static let byteLimit = 4096

  init(content: ContentFacts, push: PushFacts, targetBundle: String?, findings: [PayloadFinding], byteCount: Int) {
    self.content = content
    self.push = push
    self.targetBundle = targetBundle
    self.findings = findings
    self.byteCount = byteCount
  }

  /// Key of `.apns` files (`simctl push`).
  public static let targetBundleKey = "Simulator Target Bundle"

  /// Looks up a key in the *app's* `Localizable.strings`; nil if it is not there.
  public typealias Localize = (_ key: String) -> String?

  /// Reads a payload.
  ///
  /// - Parameters:
  ///   - data: The JSON text.
  ///   - file: The name under which errors speak of it; `-` is standard input.
  ///   - localize: Looks up `loc-key` and its like.
  /// - Throws: `NagaoshiError` with a `payload.…` code: `not-json`, `not-dictionary`, `missing-aps`, `too-large`,
  ///   `wrong-type`.
  public init(_ data: Data, file: String? = nil, localize: @escaping Localize = { _ in nil }) throws {
    do {
      let document = try Self.document(data)
      var reader = APSReader(document: document, localize: localize)
      self = try reader.read(fileSize: data.count)
      findings = findings.map { finding in
        var finding = finding
        finding.location.file = file
        return finding
      }
    } catch let error as NagaoshiError {
      throw error.located(in: file)
    }
  }

  /// The delivered notification.
  ///
  /// - Parameters:
  ///   - identifier: `apns-collapse-id` if there is one, else a UUID [M].
  ///   - date: When it arrives.
  public func notification(identifier: String, date: Date) -> NotificationFacts {
    NotificationFacts(identifier: identifier, date: date, trigger: .push, content: content)
  }

  /// The app that the push is for: the one named, else the file's own (the argument wins [M]).
  ///
  /// - Throws: `payload.no-target` if neither names one.
  public func target(named name: String?) throws -> String {
    if let name { return name }
    if let targetBundle { return targetBundle }
    throw NagaoshiError(
      code: "payload.no-target", message: "The payload does not say which app it is for",
      hint: "Name the app's bundle identifier, or add \"\(Self.targetBundleKey)\" to the file.")
  }

  /// The refusal of a push for an app that is not there.
  public static func appNotInstalled(_ bundleIdentifier: String, installed: [String]) -> NagaoshiError {
    let near = NearestName.among(installed, to: bundleIdentifier)
    let there = installed.isEmpty ? "No app is installed." : "Installed: \(installed.sorted().joined(separator: ", "))."
    return NagaoshiError(
      code: "payload.app-not-installed", message: "No app \(bundleIdentifier) is installed on this phone",
      hint: near.map { "Did you mean \($0)?" } ?? there)
  }

  private static func document(_ data: Data) throws -> JSONDocument {
    do {
      return try JSONDocument(data)
    } catch let error as NagaoshiError {
      throw NagaoshiError(
        code: "payload.not-json", message: error.message, hint: "A payload is a JSON dictionary with \"aps\" in it.",
        location: error.location)
    }
  }
}
