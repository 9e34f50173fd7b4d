import Canvas
import Chrome
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

  /// More kept pictures than this are not worth their memory.
  private static let limit = 64

  func icon(of app: String, side: Int) -> Surface? {
    keep(Key(name: "icon " + app, side: side)) { assets(of: app)?.icon(side: side) }
  }

  func picture(of attachment: AttachmentFacts, longestSide: Int) -> Surface? {
    keep(Key(name: "file " + attachment.path, side: longestSide)) {
      AppAssets.decode(attachment.path, longestSide: longestSide)
    }
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
