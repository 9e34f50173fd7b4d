import CoreGraphics
import IOSFoundation
internal import InterfaceDocument
import Journal

extension InterfaceLoader {
  /// The picture of a name: the bundle's, else an empty one of the size that it had in the editor.
  func image(_ name: String, isSystem: Bool, _ element: DocumentElement) -> UIImage? {
    let known = document.images[name]
    if isSystem || known?.isSystem == true {
      return UIImage(systemName: name) ?? known.map { .blank($0.size, name: name) }
    }
    if purpose == .app {
      if let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
      report(.data, "there is no image named \(name); an empty one is used", element.line)
    }
    return known.map { .blank($0.size, name: name) }
  }

  /// The picture that an attribute names, or a child of that key describes.
  func image(_ reader: ElementReader, _ key: String) -> UIImage? {
    let catalog = reader.string("catalog")
    let reference = reader.child(key)
    guard let name = reader.string(key) ?? reference?["image"] else { return nil }
    let image = image(name, isSystem: (reference?["catalog"] ?? catalog) == "system", reader.element)
    guard let reference, let image, image.isSymbolImage, let look = symbolConfiguration(reference) else { return image }
    return image.applyingSymbolConfiguration(look)
  }

  /// How a symbol is drawn, as a `preferredSymbolConfiguration` or an `imageReference` says.
  func symbolConfiguration(_ element: DocumentElement) -> UIImage.SymbolConfiguration? {
    var size = (element["pointSize"] ?? element["symbolPointSize"]).flatMap(Double.init).map { CGFloat($0) }
    if size == nil, let font = element.first("fontDescription").flatMap({ font($0) }) { size = font.pointSize }
    let weight = (element["weight"] ?? element["symbolWeight"]).flatMap { Self.symbolWeights[$0] }
    let scale = (element["scale"] ?? element["symbolScale"]).flatMap { Self.symbolScales[$0] }
    switch (size, weight, scale) {
    case (let size?, let weight, let scale):
      return UIImage.SymbolConfiguration(pointSize: size, weight: weight ?? .regular, scale: scale ?? .medium)
    case (nil, let weight?, nil): return UIImage.SymbolConfiguration(weight: weight)
    case (nil, nil, let scale?): return UIImage.SymbolConfiguration(scale: scale)
    case (nil, let weight?, let scale?):
      return UIImage.SymbolConfiguration(weight: weight).applying(UIImage.SymbolConfiguration(scale: scale))
        as? UIImage.SymbolConfiguration
    default: return nil
    }
  }

  private static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  private static let symbolScales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]
}

extension InterfaceDocument.Image {
  var size: CGSize { CGSize(width: width, height: height) }
}

extension UIImage {
  /// A picture that shows nothing, of a size in points.
  static func blank(_ size: CGSize, name: String?) -> UIImage {
    var look = ImageLook()
    look.name = name
    return UIImage(art: .blank(size), look: look)
  }
}
