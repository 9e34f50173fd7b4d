import CoreGraphics
import IOSFoundation
internal import InterfaceDocument

extension UIControl {
  func decodeControl(_ reader: ElementReader) {
    if let flag = reader.bool("enabled") { isEnabled = flag }
    if let flag = reader.bool("selected") { isSelected = flag }
    if let flag = reader.bool("highlighted") { isHighlighted = flag }
    if let value = reader.word("contentHorizontalAlignment", Self.horizontals) { contentHorizontalAlignment = value }
    if let value = reader.word("contentVerticalAlignment", Self.verticals) { contentVerticalAlignment = value }
  }

  private static let horizontals: [String: ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
  ]
  private static let verticals: [String: ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]
}

extension UIButton {
  func decodeButton(_ reader: ElementReader, _ loader: InterfaceLoader) {
    setKind(reader.word("buttonType", Self.kinds) ?? .custom)
    if let element = reader.child("fontDescription"), let font = loader.font(element) { titleLabel?.font = font }
    titleLabel?.lineBreakMode = reader.word("lineBreakMode", TextWords.breaks) ?? .byTruncatingMiddle
    if let insets = reader.insets("contentEdgeInsets") { contentEdgeInsets = insets }
    if let insets = reader.insets("titleEdgeInsets") { titleEdgeInsets = insets }
    if let insets = reader.insets("imageEdgeInsets") { imageEdgeInsets = insets }
    if let flag = reader.bool("adjustsImageWhenHighlighted") { adjustsImageWhenHighlighted = flag }
    if let flag = reader.bool("adjustsImageWhenDisabled") { adjustsImageWhenDisabled = flag }
    if let size = reader.size("titleShadowOffset") { titleLabel?.shadowOffset = size }
    _ = reader.bool("showsTouchWhenHighlighted")
    let usesAttributed = reader.bool("hasAttributedTitle") == true
    for state in reader.all("state") { decodeState(state, loader, usesAttributed) }
    if let element = reader.child("configuration") { decodeConfiguration(element, loader) }
  }

  private func decodeState(_ element: DocumentElement, _ loader: InterfaceLoader, _ usesAttributed: Bool) {
    let reader = ElementReader(element, loader.traits)
    let name = element.key ?? "normal"
    guard let state = Self.states[name] else {
      return loader.report(.unsupported, "the button state \(name) is not there", element.line)
    }
    if let child = reader.child("attributedTitle"), usesAttributed {
      setAttributedTitle(loader.attributedString(child), for: state)
    }
    if let title = reader.string("title") ?? reader.child("title").map(InterfaceLoader.text), !usesAttributed {
      setTitle(loader.localized(loader.id(of: self), "\(name)Title", title), for: state)
    }
    if let color = reader.child("titleColor") { setTitleColor(loader.color(color), for: state) }
    _ = reader.child("titleShadowColor")
    if let image = loader.image(reader, "image") { setImage(image, for: state) }
    if let image = loader.image(reader, "backgroundImage") { setBackgroundImage(image, for: state) }
    if let child = reader.child("preferredSymbolConfiguration") {
      setPreferredSymbolConfiguration(loader.symbolConfiguration(child), forImageIn: state)
    }
    loader.reportUnread(reader)
  }

  private func decodeConfiguration(_ element: DocumentElement, _ loader: InterfaceLoader) {
    let reader = ElementReader(element, loader.traits)
    var value: Configuration
    switch reader.string("style") {
    case "filled": value = .filled()
    case "tinted": value = .tinted()
    case "gray": value = .gray()
    default: value = .plain()
    }
    let id = loader.id(of: self)
    if let size = reader.word("buttonSize", ["mini": Configuration.Size.mini, "small": .small, "large": .large]) {
      value.buttonSize = size
    }
    if let style = reader.word(
      "cornerStyle",
      [
        "fixed": Configuration.CornerStyle.fixed, "small": .small, "medium": .medium, "large": .large,
        "capsule": .capsule,
      ])
    {
      value.cornerStyle = style
    }
    if let title = reader.string("title") ?? reader.child("title").map(InterfaceLoader.text) {
      value.title = loader.localized(id, "configuration.title", title)
    }
    if let element = reader.child("attributedTitle") { value.title = loader.attributedString(element).string }
    if let text = reader.string("subtitle") { value.subtitle = loader.localized(id, "configuration.subtitle", text) }
    if let image = loader.image(reader, "image") { value.image = image }
    if let number = reader.number("imagePadding") { value.imagePadding = number }
    if let number = reader.number("titlePadding") { value.titlePadding = number }
    if let place = reader.word(
      "imagePlacement",
      ["leading": NSDirectionalRectEdge.leading, "trailing": .trailing, "top": .top, "bottom": .bottom])
    {
      value.imagePlacement = place
    }
    if let alignment = reader.word(
      "titleAlignment", ["leading": Configuration.TitleAlignment.leading, "center": .center, "trailing": .trailing])
    {
      value.titleAlignment = alignment
    }
    if let mode = reader.word("titleLineBreakMode", TextWords.breaks) { value.titleLineBreakMode = mode }
    if let flag = reader.bool("showsActivityIndicator") { value.showsActivityIndicator = flag }
    if let element = reader.child("baseForegroundColor") { value.baseForegroundColor = loader.color(element) }
    if let element = reader.child("baseBackgroundColor") { value.baseBackgroundColor = loader.color(element) }
    if let element = reader.child("preferredSymbolConfigurationForImage") {
      value.preferredSymbolConfigurationForImage = loader.symbolConfiguration(element)
    }
    if let child = reader.child("contentInsets") {
      func number(_ name: String) -> CGFloat { CGFloat(child[name].flatMap(Double.init) ?? 0).usable }
      value.contentInsets = NSDirectionalEdgeInsets(
        top: number("top"), leading: number("leading"), bottom: number("bottom"), trailing: number("trailing"))
    }
    if let child = reader.child("background") {
      if let color = child.first("color", key: "backgroundColor") {
        value.background.backgroundColor = loader.color(color)
      }
      if let radius = child["cornerRadius"].flatMap(Double.init) { value.background.cornerRadius = CGFloat(radius) }
      if let width = child["strokeWidth"].flatMap(Double.init) { value.background.strokeWidth = CGFloat(width) }
      if let color = child.first("color", key: "strokeColor") { value.background.strokeColor = loader.color(color) }
    }
    configuration = value
    loader.reportUnread(reader)
  }

  private static let kinds: [String: ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]
  private static let states: [String: State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
  ]
}
