import CoreGraphics
import IOSFoundation
import Journal
import Synchronization

/// The pictures and colours of a bundle: `Assets.nagaoshi/index.json`, and picture files beside it.
final class AssetCatalog: Sendable {
  private struct Index: Decodable {
    struct Image: Decodable {
      var file: String
      var scale: CGFloat?
      var appearance: String?
      var idiom: String?
      /// `template` or `original`, where the catalog says so.
      var rendering: String?
    }
    struct Color: Decodable {
      var rgba: [CGFloat]
      var appearance: String?
      var space: String?
      /// The name of one of the system's colours.
      var reference: String?
    }
    var images: [String: [Image]]?
    var colors: [String: [Color]]?
    var data: [String: String]?
    var dataTypes: [String: String]?
  }

  struct Found {
    var file: ImageFile
    var scale: CGFloat
    var renderingMode = UIImage.RenderingMode.automatic
  }

  private let folder: String
  private let index: Index?
  private let files = Mutex<[String: ImageFile]>([:])
  private static let catalogs = Mutex<[String: AssetCatalog]>([:])

  /// The catalog of the process's own bundle.
  static var main: AssetCatalog { of(.main) }

  static func of(_ bundle: Bundle) -> AssetCatalog {
    let path = bundle.resourcePath ?? bundle.bundlePath
    return catalogs.withLock { catalogs in
      if let known = catalogs[path] { return known }
      let catalog = AssetCatalog(folder: path)
      catalogs[path] = catalog
      return catalog
    }
  }

  private init(folder: String) {
    self.folder = folder
    let path = "\(folder)/Assets.nagaoshi/index.json"
    guard let data = FileManager.default.contents(atPath: path) else {
      index = nil
      return
    }
    do {
      index = try JSONDecoder().decode(Index.self, from: data)
    } catch {
      Journal.report(.init(kind: .data, message: "\(path) cannot be read: \(error); its pictures are missing"))
      index = nil
    }
  }

  /// The picture that suits the traits best: light or dark first, then the scale.
  func image(named name: String, traits: UITraitCollection) -> Found? {
    let scale = traits.displayScale > 0 ? traits.displayScale : SurroundingTraits.system.displayScale
    if let variants = index?.images?[name], !variants.isEmpty {
      let isDark = traits.userInterfaceStyle == .dark
      let phone = variants.filter { $0.idiom == nil || $0.idiom == "universal" || $0.idiom == "iphone" }
      let suited = phone.filter { $0.appearance == (isDark ? "dark" : nil) }
      let plain = phone.filter { $0.appearance == nil }
      let candidates = !suited.isEmpty ? suited : !plain.isEmpty ? plain : variants
      let best = candidates.min { distance($0.scale, scale) < distance($1.scale, scale) }
      if let best, let file = file("\(folder)/Assets.nagaoshi/\(best.file)") {
        return Found(file: file, scale: best.scale ?? 1, renderingMode: renderingMode(best.rendering))
      }
    }
    return loose(name, scale: scale)
  }

  private func renderingMode(_ name: String?) -> UIImage.RenderingMode {
    switch name {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: .automatic
    }
  }

  /// True when there is a picture of that name for dark surroundings and one for others.
  func hasVariants(named name: String) -> Bool {
    guard let variants = index?.images?[name] else { return false }
    return variants.contains { $0.appearance == "dark" } && variants.contains { $0.appearance == nil }
  }

  /// Exact first, then larger, then smaller scales.
  private func distance(_ scale: CGFloat?, _ wanted: CGFloat) -> CGFloat {
    let scale = scale ?? 1
    return scale >= wanted ? scale - wanted : 10 + wanted - scale
  }

  /// A picture file in the bundle's folder, with or without a scale in its name.
  private func loose(_ name: String, scale: CGFloat) -> Found? {
    let given = (name as NSString).pathExtension
    let stem = given.isEmpty ? name : (name as NSString).deletingPathExtension
    let endings = given.isEmpty ? ["png", "jpg", "jpeg", "gif", "webp", "heic"] : [given]
    let scales: [CGFloat] = [3, 2, 1].sorted { distance($0, scale) < distance($1, scale) }
    for ending in endings {
      for number in scales {
        let path = "\(folder)/\(stem)\(number == 1 ? "" : "@\(Int(number))x").\(ending)"
        if FileManager.default.fileExists(atPath: path), let file = file(path) {
          return Found(file: file, scale: number)
        }
      }
    }
    return nil
  }

  private func file(_ path: String) -> ImageFile? {
    if let known = files.withLock({ $0[path] }) { return known }
    guard let file = ImageFile.open(path: path)?.image else { return nil }
    files.withLock { $0[path] = file }
    return file
  }

  /// The colour of that name, light and dark.
  func color(named name: String) -> UIColor? {
    guard let variants = index?.colors?[name], let first = variants.first else { return nil }
    let light = variants.first { $0.appearance == nil } ?? first
    let dark = variants.first { $0.appearance == "dark" } ?? light
    let (plain, night) = (Self.color(light), Self.color(dark))
    return UIColor(kind: .dynamic(name: "\(folder)#\(name)") { $0.userInterfaceStyle == .dark ? night : plain })
  }

  /// The file and the type of a data set.
  func data(named name: String) -> (path: String, type: String)? {
    guard let file = index?.data?[name] else { return nil }
    return ("\(folder)/Assets.nagaoshi/\(file)", index?.dataTypes?[name] ?? "public.data")
  }

  private static func color(_ entry: Index.Color) -> UIColor {
    if let reference = entry.reference { return SystemColorTable.color(reference) }
    let parts = entry.rgba + Array(repeating: 1, count: max(0, 4 - entry.rgba.count))
    if entry.space == "display-p3" {
      return UIColor(displayP3Red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The app's accent colour, which is the tint where nothing sets another.
  var accentColor: UIColor? { color(named: "AccentColor") }
}
