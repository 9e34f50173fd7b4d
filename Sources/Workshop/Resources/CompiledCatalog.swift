import Foundation
import XcodeProject

/// Asset catalogs in the form that the phone's UIKit reads: pictures beside one `index.json`.
struct CompiledCatalog {
  /// A picture of an image set.
  struct Image: Encodable {
    var file: String
    var scale: Int
    /// `dark`; nil for any.
    var appearance: String?
    /// `iphone`, `ipad`; nil for universal.
    var idiom: String?
    /// `template` or `original`, when the set says so.
    var rendering: String?
  }
  /// A colour of a colour set.
  struct Color: Encodable {
    /// Red, green, blue, opacity, 0…1 (outside of it in the extended spaces).
    var rgba: [Double]
    var appearance: String?
    /// `srgb` or `display-p3`.
    var space: String
    var idiom: String?
    /// The name of one of the system's colours, which stands in place of the numbers.
    var reference: String?
  }
  /// A picture of the app icon.
  struct Icon: Encodable {
    var file: String
    var scale: Int
    /// Points, such as `60x60`.
    var size: String
  }
  private struct Index: Encodable {
    var version = 1
    var images: [String: [Image]]
    var colors: [String: [Color]]
    var appIcon: [Icon]
    var data: [String: String]
    var dataTypes: [String: String]
  }

  private(set) var findings: [Finding] = []
  private(set) var inputs: Set<String> = []
  private var images: [String: [Image]] = [:]
  private var colors: [String: [Color]] = [:]
  private var icons: [Icon] = []
  private var data: [String: String] = [:]
  private var dataTypes: [String: String] = [:]
  private var copies: [String: String] = [:]
  private var made: [String: [UInt8]] = [:]
  private var isUsed = false

  /// Adds an `.xcassets` folder.
  mutating func add(_ folder: String, appIcon: String?) {
    isUsed = true
    visit(folder, namespace: "", appIcon: appIcon ?? "AppIcon", depth: 0)
  }

  /// The files of the compiled catalog, by their names in `Assets.nagaoshi`.
  func files() -> [String: ResourcePlan.Source] {
    guard isUsed else { return [:] }
    var files = copies.mapValues { ResourcePlan.Source.file($0) }
    files.merge(made.mapValues { .bytes($0) }) { own, _ in own }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let index = Index(images: images, colors: colors, appIcon: icons, data: data, dataTypes: dataTypes)
    if let bytes = try? encoder.encode(index) { files["index.json"] = .bytes([UInt8](bytes)) }
    return files
  }

  private mutating func visit(_ folder: String, namespace: String, appIcon: String, depth: Int) {
    guard depth < 16 else { return }
    inputs.insert(folder)
    for name in Disk.names(in: folder) {
      let path = folder + "/" + name
      guard Disk.isFolder(path) else { continue }
      let asset = namespace + Path.stem(name)
      switch Path.fileExtension(name) {
      case "imageset": imageSet(path, asset)
      case "colorset": colorSet(path, asset)
      case "appiconset": if asset == appIcon || icons.isEmpty { iconSet(path) }
      case "dataset": dataSet(path, asset)
      case "symbolset": symbolSet(path, asset)
      case "launchimage", "brandassets", "iconset", "arresourcegroup", "sticker", "stickerpack", "complicationset",
        "imagestack", "cubetextureset", "mipmapset", "textureset", "spriteatlas", "gcdashboardimage",
        "gcleaderboard":
        warn(
          "resources.asset-kind",
          "The asset '\(asset)' is of a kind (\(Path.fileExtension(name))) that is not read yet", path)
      default:
        let contents = Disk.isFile(path + "/Contents.json") ? contents(path) : nil
        let properties = contents?["properties"] as? [String: Any]
        let provides = properties?["provides-namespace"] as? Bool == true
        visit(path, namespace: provides ? asset + "/" : namespace, appIcon: appIcon, depth: depth + 1)
      }
    }
  }

  // MARK: Kinds of asset

  private mutating func imageSet(_ folder: String, _ asset: String) {
    guard let contents = contents(folder) else { return }
    let properties = contents["properties"] as? [String: Any]
    let rendering = properties?["template-rendering-intent"] as? String
    for entry in contents["images"] as? [[String: Any]] ?? [] {
      guard let file = entry["filename"] as? String, let path = existing(file, in: folder, asset) else { continue }
      let kind = Path.fileExtension(file)
      if kind == "pdf" || kind == "svg" {
        warn("resources.vector", "The picture '\(asset)' is \(kind.uppercased()), which is not drawn yet", path)
      }
      // A vector has one file for all scales; so has an entry without a scale.
      let scale = (entry["scale"] as? String).flatMap { Int($0.prefix(1)) } ?? 1
      images[asset, default: []].append(
        Image(
          file: store(path), scale: scale, appearance: appearance(entry), idiom: idiom(entry), rendering: rendering))
    }
  }

  private mutating func colorSet(_ folder: String, _ asset: String) {
    guard let contents = contents(folder) else { return }
    for entry in contents["colors"] as? [[String: Any]] ?? [] {
      guard let color = entry["color"] as? [String: Any] else { continue }
      guard let (rgba, space) = ColorComponents.read(color) else {
        if let name = color["reference"] as? String {
          colors[asset, default: []].append(
            Color(
              rgba: [0, 0, 0, 1], appearance: appearance(entry), space: "srgb", idiom: idiom(entry), reference: name))
        } else {
          warn(
            "resources.color", "The colour '\(asset)' has components that cannot be read", folder + "/Contents.json")
        }
        continue
      }
      colors[asset, default: []].append(
        Color(rgba: rgba, appearance: appearance(entry), space: space, idiom: idiom(entry)))
    }
  }

  private mutating func iconSet(_ folder: String) {
    guard let contents = contents(folder) else { return }
    (icons, made) = ([], [:])
    for entry in contents["images"] as? [[String: Any]] ?? [] {
      guard appearance(entry) == nil, let file = entry["filename"] as? String,
        let path = existing(file, in: folder, "app icon")
      else { continue }
      let scale = (entry["scale"] as? String).flatMap { Int($0.prefix(1)) } ?? 1
      icons.append(Icon(file: store(path), scale: scale, size: entry["size"] as? String ?? "1024x1024"))
    }
    if icons.count == 1, let only = copies[icons[0].file] {
      for icon in IconSizes.make(from: only) where copies[icon.name] == nil {
        made[icon.name] = icon.bytes
        icons.append(Icon(file: icon.name, scale: icon.scale, size: icon.size))
      }
    }
  }

  /// A symbol of the app's own: a template drawing.
  private mutating func symbolSet(_ folder: String, _ asset: String) {
    guard let contents = contents(folder) else { return }
    for entry in contents["symbols"] as? [[String: Any]] ?? [] {
      guard let file = entry["filename"] as? String, let path = existing(file, in: folder, asset) else { continue }
      warn("resources.vector", "The symbol '\(asset)' is \(Path.fileExtension(file).uppercased()), not drawn yet", path)
      images[asset, default: []].append(
        Image(file: store(path), scale: 1, appearance: nil, idiom: idiom(entry), rendering: "template"))
    }
  }

  private mutating func dataSet(_ folder: String, _ asset: String) {
    guard let contents = contents(folder) else { return }
    let entry = (contents["data"] as? [[String: Any]] ?? []).first { $0["filename"] is String }
    guard let file = entry?["filename"] as? String, let path = existing(file, in: folder, asset) else { return }
    data[asset] = store(path)
    dataTypes[asset] = entry?["universal-type-identifier"] as? String
  }

  // MARK: Reading

  private mutating func contents(_ folder: String) -> [String: Any]? {
    let file = folder + "/Contents.json"
    inputs.formUnion([folder, file])
    do {
      let bytes = try Disk.read(file, limit: 4 << 20)
      if let root = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] { return root }
      warn("resources.catalog", "Contents.json must hold an object", file)
    } catch let failure as Disk.Failure {
      warn("resources.catalog", "Contents.json cannot be read: \(failure.reason)", file)
    } catch {
      warn("resources.catalog", "Contents.json is not JSON", file)
    }
    return nil
  }

  private mutating func existing(_ file: String, in folder: String, _ asset: String) -> String? {
    let path = folder + "/" + Path.name(file)
    if Disk.isFile(path) {
      inputs.insert(path)
      return path
    }
    warn("resources.file-missing", "The asset '\(asset)' names \(file), which is not there", folder + "/Contents.json")
    return nil
  }

  /// Copies a picture under a name that no other has.
  private mutating func store(_ path: String) -> String {
    let name = Path.name(path)
    var free = name
    var number = 2
    while let known = copies[free], known != path {
      free = "\(Path.stem(name))-\(number).\(Path.fileExtension(name))"
      number += 1
    }
    copies[free] = path
    return free
  }

  private func appearance(_ entry: [String: Any]) -> String? {
    let list = entry["appearances"] as? [[String: Any]] ?? []
    for appearance in list where appearance["appearance"] as? String == "luminosity" {
      let value = appearance["value"] as? String
      return value == "light" ? nil : value
    }
    return nil
  }

  private func idiom(_ entry: [String: Any]) -> String? {
    (entry["idiom"] as? String).flatMap { $0 == "universal" ? nil : $0 }
  }

  private mutating func warn(_ code: String, _ message: String, _ path: String) {
    findings.append(Finding(.warning, code, message, location: .init(file: path)))
  }
}
