import Canvas
import Foundation
import ImageDecoder
import Testing
import XcodeProject

@testable import Resources

@Suite("Asset catalogs") struct CatalogTests {
  /// The index of a catalog that consists of these files.
  private func index(_ files: [String: String], appIcon: String? = nil) throws -> (
    index: [String: Any], CompiledCatalog
  ) {
    let scratch = try Scratch()
    for (name, text) in files { try scratch.write(text, to: "A.xcassets/\(name)") }
    var catalog = CompiledCatalog()
    catalog.add(scratch.path + "/A.xcassets", appIcon: appIcon)
    guard case .bytes(let bytes) = try #require(catalog.files()["index.json"]) else { return ([:], catalog) }
    return (try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]), catalog)
  }

  @Test("image sets keep scales, appearances and idioms; equal file names do not collide")
  func images() throws {
    let set = """
      {"images": [
        {"filename": "p.png", "idiom": "universal", "scale": "2x"},
        {"filename": "p.png", "idiom": "iphone", "scale": "3x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "scale": "1x"}]}
      """
    let (index, catalog) = try index([
      "One.imageset/Contents.json": set, "One.imageset/p.png": "1", "Two.imageset/Contents.json": set,
      "Two.imageset/p.png": "2",
    ])

    let images = try #require(index["images"] as? [String: [[String: Any]]])
    let one = try #require(images["One"])
    #expect(one.map { $0["scale"] as? Int } == [2, 3])
    #expect(one.map { $0["appearance"] as? String } == [nil, "dark"])
    #expect(one.map { $0["idiom"] as? String } == [nil, "iphone"])
    #expect(one[0]["file"] as? String != images["Two"]?[0]["file"] as? String)
    #expect(catalog.files().count == 3)
  }

  @Test("a folder that provides a namespace is part of the names, any other is not")
  func namespaces() throws {
    let set = #"{"images": [{"filename": "p.png", "scale": "1x"}]}"#
    let (index, _) = try index([
      "Group/Plain.imageset/Contents.json": set, "Group/Plain.imageset/p.png": "1",
      "Space/Contents.json": #"{"properties": {"provides-namespace": true}}"#, "Space/In.imageset/Contents.json": set,
      "Space/In.imageset/p.png": "1",
    ])

    #expect((index["images"] as? [String: Any])?.keys.sorted() == ["Plain", "Space/In"])
  }

  @Test(
    "colour components are read in each of their notations",
    arguments: [
      (#"{"red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1.000"}"#, [1, 128.0 / 255, 0, 1]),
      (#"{"red": "255", "green": "102", "blue": "0", "alpha": "0.500"}"#, [1, 0.4, 0, 0.5]),
      (#"{"red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000"}"#, [1, 0.5, 0, 1]),
      (#"{"red": 1, "green": 0.5, "blue": 0, "alpha": 1}"#, [1.0, 0.5, 0, 1]),
      (#"{"white": "0.250", "alpha": "1.000"}"#, [0.25, 0.25, 0.25, 1]),
      (#"{"red": "1.250", "green": "-0.100", "blue": "0.000", "alpha": "1.000"}"#, [1.25, -0.1, 0, 1]),
    ] as [(String, [Double])])
  func colors(_ components: String, _ expected: [Double]) throws {
    let (index, _) = try index([
      "C.colorset/Contents.json":
        #"{"colors": [{"idiom": "universal", "color": {"color-space": "extended-srgb", "components": \#(components)}}]}"#
    ])

    let color = try #require((index["colors"] as? [String: [[String: Any]]])?["C"]?.first)
    let rgba = try #require(color["rgba"] as? [Double])
    #expect(zip(rgba, expected).allSatisfy { abs($0 - $1) < 1e-12 } && rgba.count == 4, "\(rgba)")
    #expect(color["space"] as? String == "srgb")
  }

  @Test("the app icon is the one that the settings name")
  func icon() throws {
    let set = #"{"images": [{"filename": "i.png", "idiom": "universal", "size": "1024x1024", "platform": "ios"}]}"#
    let files = [
      "AppIcon.appiconset/Contents.json": set, "AppIcon.appiconset/i.png": "1", "Beta.appiconset/Contents.json": set,
      "Beta.appiconset/i.png": "2",
    ]
    let (index, catalog) = try index(files, appIcon: "Beta")

    let icons = try #require(index["appIcon"] as? [[String: Any]])
    let file = try #require(icons.first?["file"] as? String)
    guard case .file(let path) = catalog.files()[file] else { return }
    #expect(icons.count == 1)
    #expect(path.contains("/Beta.appiconset/"))
  }

  @Test("one large icon becomes the sizes that a phone shows")
  func iconSizes() throws {
    let scratch = try Scratch()
    let large = Surface(width: 1024, height: 1024)
    large.clear(to: Color(red: 1, green: 0.5, blue: 0.25))
    try scratch.write(
      #"{"images": [{"filename": "icon.png", "idiom": "universal", "size": "1024x1024"}]}"#,
      to: "A.xcassets/AppIcon.appiconset/Contents.json")
    try scratch.write(Data(PNGEncoder().encode(large)), to: "A.xcassets/AppIcon.appiconset/icon.png")
    var catalog = CompiledCatalog()
    catalog.add(scratch.path + "/A.xcassets", appIcon: nil)

    let files = catalog.files()
    guard case .bytes(let index) = try #require(files["index.json"]),
      case .bytes(let icon) = try #require(files["AppIcon60x60@3x.png"])
    else { throw Missing() }
    let entries = try JSONSerialization.jsonObject(with: Data(index)) as? [String: Any]
    #expect((entries?["appIcon"] as? [Any])?.count == 9)
    let small = try ImageSource(bytes: icon).decode().surface
    #expect(small.width == 180 && small.height == 180)
    #expect(small.pixel(x: 90, y: 90) == large.pixel(x: 0, y: 0))
  }

  private struct Missing: Error {}

  @Test("what cannot be read is a warning with the file, and nothing else is lost")
  func damaged() throws {
    let (index, catalog) = try index([
      "Bad.imageset/Contents.json": "{", "Gone.imageset/Contents.json": #"{"images": [{"filename": "no.png"}]}"#,
      "Vector.imageset/Contents.json": #"{"images": [{"filename": "v.pdf"}]}"#, "Vector.imageset/v.pdf": "%PDF",
      "Sprite.spriteatlas/Contents.json": "{}",
      "C.colorset/Contents.json": #"{"colors": [{"color": {"components": {"red": "many"}}}]}"#,
    ])

    #expect(
      catalog.findings.map(\.code).sorted() == [
        "resources.asset-kind", "resources.catalog", "resources.color", "resources.file-missing", "resources.vector",
      ])
    #expect(catalog.findings.allSatisfy { $0.location?.file != nil && $0.severity == .warning })
    #expect((index["images"] as? [String: Any])?.keys.sorted() == ["Vector"])
  }

  @Test("a colour that refers to the system's, a symbol and a data set keep what they say")
  func others() throws {
    let (index, catalog) = try index([
      "C.colorset/Contents.json": #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#,
      "S.symbolset/Contents.json": #"{"symbols": [{"idiom": "universal", "filename": "s.svg"}]}"#,
      "S.symbolset/s.svg": "<svg/>",
      "D.dataset/Contents.json":
        #"{"data": [{"idiom": "universal", "filename": "d.json", "universal-type-identifier": "public.json"}]}"#,
      "D.dataset/d.json": "{}",
    ])

    #expect(catalog.findings.map(\.code) == ["resources.vector"])
    let colors = (index["colors"] as? [String: Any])?["C"] as? [[String: Any]]
    #expect(colors?.first?["reference"] as? String == "systemBlueColor")
    let symbols = (index["images"] as? [String: Any])?["S"] as? [[String: Any]]
    #expect(symbols?.first?["rendering"] as? String == "template")
    #expect((index["data"] as? [String: String]) == ["D": "d.json"])
    #expect((index["dataTypes"] as? [String: String]) == ["D": "public.json"])
  }

  @Test("no damage to a catalog's description does more than give a warning")
  func mutations() throws {
    let text =
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "1", "blue": "0.5", "alpha": "1.0"}}}], "images": [{"filename": "p.png", "scale": "2x"}]}"#
    var state: UInt64 = 7
    for _ in 0..<300 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var bytes = Array(text.utf8)
      bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
      let scratch = try Scratch()
      try scratch.write(Data(bytes), to: "A.xcassets/C.colorset/Contents.json")
      try scratch.write(Data(bytes), to: "A.xcassets/I.imageset/Contents.json")
      var catalog = CompiledCatalog()
      catalog.add(scratch.path + "/A.xcassets", appIcon: nil)
      #expect(catalog.files()["index.json"] != nil)
    }
  }
}
