import Testing
import UIKit

@MainActor @Suite("Pictures of asset catalogs")
struct AssetTests {
  /// A bundle with a catalog as a build leaves it.
  private final class Catalog {
    let bundle: Bundle
    private let folder: URL

    /// - Parameter index: the catalog's `images`, in JSON.
    init(images index: String, files: [String: UIImage]) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
      let assets = folder.appendingPathComponent("Assets.nagaoshi")
      try FileManager.default.createDirectory(at: assets, withIntermediateDirectories: true)
      try Data("{\"images\": \(index)}".utf8).write(to: assets.appendingPathComponent("index.json"))
      for (name, image) in files {
        try #require(image.pngData()).write(to: assets.appendingPathComponent(name))
      }
      bundle = try #require(Bundle(path: folder.path))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private func picture(_ width: CGFloat, _ color: UIColor = .red) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: 10), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: 10))
    }
  }

  @Test(
    "the catalog says whether a picture is a stencil",
    arguments: [
      (nil, UIImage.RenderingMode.automatic), ("template", .alwaysTemplate), ("original", .alwaysOriginal),
    ])
  func rendering(_ name: String?, _ mode: UIImage.RenderingMode) throws {
    let rendering = name.map { ", \"rendering\": \"\($0)\"" } ?? ""
    let catalog = try Catalog(
      images: "{\"Icon\": [{\"file\": \"icon.png\", \"scale\": 1\(rendering)}]}", files: ["icon.png": picture(10)])

    let image = try #require(UIImage(named: "Icon", in: catalog.bundle, compatibleWith: nil))

    #expect(image.renderingMode == mode)
  }

  @Test("an image view shows the picture for its own surroundings, light or dark")
  func dark() throws {
    let catalog = try Catalog(
      images: """
        {"Icon": [{"file": "light.png", "scale": 1}, {"file": "dark.png", "scale": 1, "appearance": "dark"}]}
        """, files: ["light.png": picture(10), "dark.png": picture(20)])
    let view = UIImageView(image: UIImage(named: "Icon", in: catalog.bundle, compatibleWith: nil))

    #expect(view.intrinsicContentSize.width == 10)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.intrinsicContentSize.width == 20)
    view.overrideUserInterfaceStyle = .light
    #expect(view.intrinsicContentSize.width == 10)
  }

  @Test("an asset of the app's own gives the picture that was registered for the traits")
  func registering() {
    let asset = UIImageAsset()
    let (plain, night) = (picture(10), picture(20))

    asset.register(plain, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(night, with: UITraitCollection(userInterfaceStyle: .dark))

    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)).size.width == 10)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size.width == 20)
    let view = UIImageView(image: asset.image(with: UITraitCollection(userInterfaceStyle: .light)))
    view.overrideUserInterfaceStyle = .dark
    #expect(view.intrinsicContentSize.width == 20)
    asset.unregisterImage(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size.width == 10)
  }
}
