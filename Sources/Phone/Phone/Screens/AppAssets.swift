import Canvas
import Foundation
import ImageDecoder

/// The pictures of a built app: `Assets.nagaoshi/index.json` and plain files beside it.
struct AppAssets {
  private let folder: String
  private let bundle: String
  private let index: Index

  /// The parts of the index that the phone itself reads.
  private struct Index: Decodable {
    var images: [String: [Image]]?
    var appIcon: [Image]?

    struct Image: Decodable {
      var file: String
      var scale: Double?
      var appearance: String?
      /// Of an icon, in points, as the catalog writes it: "60x60".
      var size: String?

      var pixels: Double { (size?.split(separator: "x").first.flatMap { Double($0) } ?? 0) * (scale ?? 1) }
    }
  }

  init(bundle: String) {
    self.bundle = bundle
    folder = bundle + "/Assets.nagaoshi"
    let data = FileManager.default.contents(atPath: folder + "/index.json")
    index = data.flatMap { try? JSONDecoder().decode(Index.self, from: $0) } ?? Index()
  }

  /// The app's icon, at least `side` pixels large if there is one, else the largest.
  func icon(side: Int) -> Surface? {
    let light = (index.appIcon ?? []).filter { $0.appearance == nil }
    let fitting = light.filter { $0.pixels >= Double(side) }.min { $0.pixels < $1.pixels }
    guard let chosen = fitting ?? light.max(by: { $0.pixels < $1.pixels }) else { return nil }
    return Self.decode(folder + "/" + chosen.file, longestSide: side)
  }

  /// An image of the catalog, or a file of the bundle.
  func image(_ name: String, side: Int) -> Surface? {
    if let images = index.images?[name],
      let best = images.filter({ $0.appearance == nil }).max(by: { ($0.scale ?? 1) < ($1.scale ?? 1) })
    {
      return Self.decode(folder + "/" + best.file, longestSide: side)
    }
    let names = [name, name + ".png", name + "@3x.png", name + "@2x.png"]
    return names.lazy.compactMap { Self.decode(bundle + "/" + $0, longestSide: side) }.first
  }

  /// A picture file, made small; nil when it cannot be read.
  private static func decode(_ path: String, longestSide: Int) -> Surface? {
    try? picture(path, longestSide: longestSide)
  }

  /// A picture file, made small.
  /// - Throws: an `ImageError`, also for a picture so large that the phone would stand still while it is decoded.
  static func picture(_ path: String, longestSide: Int) throws(ImageError) -> Surface {
    do {
      return try decoded(ImageSource(path: path), longestSide: longestSide)
    } catch {
      throw error as? ImageError ?? ImageError(.damaged, "\(error)")
    }
  }

  private static func decoded(_ source: ImageSource, longestSide: Int) throws -> Surface {
    let (width, height) = (source.header.width, source.header.height)
    guard width * height <= ImageSource.mostPixels else {
      throw ImageError(.tooLarge, "it has \(width) × \(height) pixels.")
    }
    return try source.decode(maxPixelSize: max(1, longestSide), appliesOrientation: true).surface
  }
}
