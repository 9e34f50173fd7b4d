import Device
import Foundation
import Journal
import Payload

/// What a phone remembers when it is switched off.
public struct SavedState: Sendable, Equatable, Codable {
  /// Grows when the format does; a newer one is refused.
  public var version = 1
  /// By app.
  public var categories: [String: [CategoryFacts]] = [:]
  public var permissions: [String: Permissions] = [:]
  public var badges: [String: Int] = [:]
  /// What is in the notification centre, oldest first, by app.
  public var delivered: [String: [NotificationFacts]] = [:]
  /// How many identifiers were made for pushes without one.
  public var madeIdentifiers = 0

  public init() {}

  /// What an older version did not write is as in a new phone.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    version = try fields.decode(Int.self, forKey: .version)
    categories = try fields.decodeIfPresent([String: [CategoryFacts]].self, forKey: .categories) ?? [:]
    permissions = try fields.decodeIfPresent([String: Permissions].self, forKey: .permissions) ?? [:]
    badges = try fields.decodeIfPresent([String: Int].self, forKey: .badges) ?? [:]
    delivered = try fields.decodeIfPresent([String: [NotificationFacts]].self, forKey: .delivered) ?? [:]
    madeIdentifiers = try fields.decodeIfPresent(Int.self, forKey: .madeIdentifiers) ?? 0
  }

  /// A file that is larger than this in bytes is not ours.
  static let sizeLimit = 16 << 20

  /// Reads the state of a phone; a new one has none.
  /// - Throws: `phone.unreadable-state`.
  public static func read(from directory: PhoneDirectory) throws -> SavedState {
    let path = directory.state
    guard FileManager.default.fileExists(atPath: path) else { return SavedState() }
    func failure(_ what: String) -> NagaoshiError {
      NagaoshiError(
        code: "phone.unreadable-state", message: what, hint: "Remove the file to begin with an empty phone.",
        location: .init(file: path))
    }
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
    guard size <= sizeLimit else { throw failure("The phone's state is too large: \(size) bytes") }
    do {
      let state = try JSONDecoder().decode(SavedState.self, from: try Data(contentsOf: URL(fileURLWithPath: path)))
      guard state.version <= SavedState().version else {
        throw failure("The phone's state is of version \(state.version), which is newer than this nagaoshi")
      }
      return state
    } catch let error as NagaoshiError {
      throw error
    } catch {
      throw failure("The phone's state cannot be read: \(error)")
    }
  }

  /// Writes the state in one step: a reader finds the old or the new one.
  /// - Throws: `phone.unusable-folder`.
  public func write(to directory: PhoneDirectory) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try encoder.encode(self).write(to: URL(fileURLWithPath: directory.state), options: .atomic)
    } catch {
      throw NagaoshiError(
        code: "phone.unusable-folder", message: "The phone's state cannot be written: \(FileFailure.reason(error))",
        location: .init(file: directory.state))
    }
  }
}
