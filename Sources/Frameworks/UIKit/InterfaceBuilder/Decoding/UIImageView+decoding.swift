import CoreGraphics
import IOSFoundation
internal import InterfaceDocument

extension UIImageView {
  func decodeImageView(_ reader: ElementReader, _ loader: InterfaceLoader) {
    if let element = reader.child("preferredSymbolConfiguration") {
      preferredSymbolConfiguration = loader.symbolConfiguration(element)
    }
    if let image = loader.image(reader, "image") { self.image = image }
    if let image = loader.image(reader, "highlightedImage") { highlightedImage = image }
    if let flag = reader.bool("highlighted") { isHighlighted = flag }
    _ = reader.bool("adjustsImageSizeForAccessibilityContentSizeCategory")
  }
}

extension UIActivityIndicatorView {
  func decodeWheel(_ reader: ElementReader, _ loader: InterfaceLoader) {
    switch reader.string("style") {
    case "large", "whiteLarge": style = .large
    default: style = .medium
    }
    if let element = reader.child("color"), let color = loader.color(element) { self.color = color }
    hidesWhenStopped = (reader.bool("hidesWhenStopped") ?? false) && loader.purpose == .app
    if reader.bool("animating") == true { startAnimating() }
  }
}

extension UIVisualEffectView {
  func decodeEffect(_ reader: ElementReader, _ loader: InterfaceLoader) {
    if let element = reader.first("blurEffect") {
      effect = UIBlurEffect(style: element["style"].flatMap { Self.styles[$0] } ?? .regular)
    } else if let element = reader.first("vibrancyEffect") {
      let style = element.first("blurEffect")?["style"].flatMap { Self.styles[$0] } ?? .regular
      effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: style))
    }
    if let element = reader.child("contentView") { loader.fillPart(contentView, from: element) }
  }

  private static let styles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
  ]
}

extension UINavigationBar {
  func decodeBar(_ reader: ElementReader, _ loader: InterfaceLoader) {
    if let flag = reader.bool("translucent") { isTranslucent = flag }
    if let flag = reader.bool("largeTitles") { prefersLargeTitles = flag }
    if let element = reader.child("barTintColor") { barTintColor = loader.color(element) }
    if let element = reader.child("titleTextAttributes") {
      titleTextAttributes = loader.textAttributes(element)
    }
    _ = reader.string("barStyle")
  }
}

extension InterfaceLoader {
  /// The attributes of a `textAttributes` element.
  func textAttributes(_ element: DocumentElement) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    if let font = (element.first("fontDescription") ?? element.first("font")).flatMap({ font($0) }) {
      result[.font] = font
    }
    if let color = element.first("color", key: "textColor").flatMap({ color($0) }) { result[.foregroundColor] = color }
    return result
  }
}
