import Canvas
import Chrome
import ImageDecoder
import Payload
import SpringBoard

/// What chrome asks for: icons, attachments, and what processes drew. Decoded pictures are kept.
@MainActor
final class PhonePictures: ChromePictures {
  /// The app bundles' folders, by bundle identifier.
  var bundles: [String: String] = [:]
  var content: Surface?
  var app: Surface?

  private struct Key: Hashable {
    var name: String
    var side: Int
  }
  private var kept: [Key: Surface?] = [:]
  private var assets: [String: AppAssets] = [:]
  private var notes: [String] = []
  /// The files that were told of.
  private var told: Set<String> = []

  /// More kept pictures than this are not worth their memory.
  private static let limit = 64

  func icon(of app: String, side: Int) -> Surface? {
    keep(Key(name: "icon " + app, side: side)) { assets(of: app)?.icon(side: side) }
  }

  func picture(of attachment: AttachmentFacts, longestSide: Int) -> Surface? {
    keep(Key(name: "file " + attachment.path, side: longestSide)) {
      do throws(ImageError) {
        return try AppAssets.picture(attachment.path, longestSide: longestSide)
      } catch {
        // A film is no picture, and no news.
        if error.code != .unknownFormat, told.insert(attachment.path).inserted {
          notes.append("Attachment \(attachment.identifier) has no thumbnail: \(error)")
        }
        return nil
      }
    }
  }

  /// What went wrong with pictures since the last time.
  func takeNotes() -> [String] {
    defer { notes = [] }
    return notes
  }

  func template(_ name: String, of app: String, side: Int) -> Surface? {
    keep(Key(name: "image \(app) \(name)", side: side)) { assets(of: app)?.image(name, side: side) }
  }

  func content(_ run: RunID, frameNumber: Int) -> Surface? { content }
  func screen(of app: String) -> Surface? { self.app }

  private func assets(of app: String) -> AppAssets? {
    if let known = assets[app] { return known }
    guard let bundle = bundles[app] else { return nil }
    let read = AppAssets(bundle: bundle)
    assets[app] = read
    return read
  }

  private func keep(_ key: Key, _ make: () -> Surface?) -> Surface? {
    if let known = kept[key] { return known }
    if kept.count >= Self.limit { kept = [:] }
    let made = make()
    kept[key] = made
    return made
  }
}
