internal import Canvas
@_spi(Runtime) import CoreGraphics
import IOSFoundation
import Journal

extension UIImage {
  /// Makes the picture of that name from the app's asset catalog or folder; nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Makes the picture of that name from a bundle's asset catalog or folder; nil if there is none.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let traits = traitCollection ?? UITraitCollection.current
    let catalog = AssetCatalog.of(bundle ?? .main)
    guard let found = catalog.image(named: name, traits: traits) else { return nil }
    var look = ImageLook(scale: found.scale, orientation: Orientation(exif: found.file.orientation))
    look.name = name
    look.traits = traitCollection
    if catalog.hasVariants(named: name) { look.asset = UIImageAsset(name: name, bundle: bundle) }
    look.renderingMode = found.renderingMode
    self.init(art: .file(found.file), look: look)
  }

  /// Makes the picture of that name from a bundle's asset catalog or folder; nil if there is none.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// Makes the picture of a resource of Xcode's generated symbols.
  public convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      Journal.report(.init(kind: .data, message: "there is no image named \(name); an empty one is used"))
      self.init()
      return
    }
    self.init(art: image.art, look: image.look)
  }

  /// The bytes of a PNG file; nil for an empty picture.
  public func pngData() -> Data? {
    guard let surface = uprightSurface else { return nil }
    return Data(PNGEncoder().encode(surface))
  }

  /// The bytes of a JPEG file. There is no encoder yet, so the bytes are those of a PNG file, with an event.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    Journal.reportOnce(
      .init(kind: .substitute, message: "UIImage.jpegData: there is no JPEG encoder yet; the bytes are those of a PNG"))
    return pngData()
  }

  private var uprightSurface: Surface? {
    if isSymbolImage {
      return UIGraphicsImageRenderer(size: size).image { _ in draw(at: .zero) }.cgImage?.canvasSurface
    }
    let pixels = size
    return art.surface(width: Double(pixels.width * scale), height: Double(pixels.height * scale), look)
  }

  /// A smaller picture for a place of a size in points; nil when it cannot be decoded.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0,
      let surface = art.surface(width: Double(size.width), height: Double(size.height), look)
    else { return nil }
    let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
    guard width > 0, height > 0 else { return nil }
    let small =
      surface.width > width || surface.height > height ? surface.shrunk(width: width, height: height) : surface
    return UIImage(cgImage: CGImage.make(surface: small), scale: 1, orientation: .up)
  }

  /// A smaller picture for a place of a size in points.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// A smaller picture for a place of a size in points.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// The picture, decoded now; nil when that fails.
  public func preparingForDisplay() -> UIImage? { uprightSurface == nil ? nil : self }

  /// The picture, decoded now.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// The picture, decoded now.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }
}
