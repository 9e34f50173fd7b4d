import CoreGraphics
@_spi(Runtime) import IOSFoundation
internal import InterfaceDocument

extension UIView {
  /// Takes what an element says of the view: its own attributes, what its class adds, the views in it.
  func decodeInterface(_ reader: ElementReader, _ loader: InterfaceLoader) {
    decodeGeometry(reader, loader)
    decodeLook(reader, loader)
    switch self {
    case let label as UILabel: label.decodeLabel(reader, loader)
    case let image as UIImageView: image.decodeImageView(reader, loader)
    case let button as UIButton:
      button.decodeControl(reader)
      button.decodeButton(reader, loader)
    case let control as UIControl:
      control.decodeControl(reader)
      control.decodeKind(reader, loader)
    case let stack as UIStackView: stack.decodeStack(reader)
    case let table as UITableView:
      table.decodeScroll(reader, loader)
      table.decodeTable(reader, loader)
    case let text as UITextView:
      text.decodeScroll(reader, loader)
      text.decodeTextView(reader, loader)
    case let scroll as UIScrollView: scroll.decodeScroll(reader, loader)
    case let cell as UITableViewCell: cell.decodeCell(reader, loader)
    case let wheel as UIActivityIndicatorView: wheel.decodeWheel(reader, loader)
    case let effect as UIVisualEffectView: effect.decodeEffect(reader, loader)
    case let bar as UIProgressView: bar.decodeProgress(reader, loader)
    case let bar as UINavigationBar: bar.decodeBar(reader, loader)
    default: break
    }
    decodeAccessibility(reader, loader)
    decodeSubviews(reader, loader)
    for constraint in reader.members("constraints") { loader.waitingConstraints.append((self, constraint)) }
    loader.decodeGuides(of: self, reader.element)
  }

  private func decodeGeometry(_ reader: ElementReader, _ loader: InterfaceLoader) {
    if let rect = reader.rect("frame") { frame = rect }
    if let mask = reader.child("autoresizingMask") {
      var value: AutoresizingMask = []
      let words: [(String, AutoresizingMask)] = [
        ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
        ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight),
        ("flexibleMaxY", .flexibleBottomMargin),
      ]
      for (name, part) in words where mask[name] == "YES" { value.insert(part) }
      autoresizingMask = value
    }
    if let flag = reader.bool("translatesAutoresizingMaskIntoConstraints") {
      translatesAutoresizingMaskIntoConstraints = flag
    }
    if let flag = reader.bool("autoresizesSubviews") { autoresizesSubviews = flag }
    let priorities: [(String, Bool, NSLayoutConstraint.Axis)] = [
      ("horizontalHuggingPriority", true, .horizontal), ("verticalHuggingPriority", true, .vertical),
      ("horizontalCompressionResistancePriority", false, .horizontal),
      ("verticalCompressionResistancePriority", false, .vertical),
    ]
    for (name, isHugging, axis) in priorities {
      guard let value = reader.number(name) else { continue }
      let priority = UILayoutPriority(Float(min(max(value, 0), 1000)))
      if isHugging {
        setContentHuggingPriority(priority, for: axis)
      } else {
        setContentCompressionResistancePriority(priority, for: axis)
      }
    }
    if loader.purpose == .canvas {
      let (width, height) = (reader.string("placeholderIntrinsicWidth"), reader.string("placeholderIntrinsicHeight"))
      if width != nil || height != nil {
        func length(_ text: String?) -> CGFloat { text.flatMap(Double.init).map { CGFloat($0).usable } ?? -1 }
        layout.designSize = CGSize(width: length(width), height: length(height))
      }
    }
    if let insets = reader.insets("layoutMargins") { layoutMargins = insets }
    if let child = reader.child("directionalLayoutMargins") {
      func number(_ name: String) -> CGFloat { CGFloat(child[name].flatMap(Double.init) ?? 0).usable }
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: number("top"), leading: number("leading"), bottom: number("bottom"), trailing: number("trailing"))
    }
    if let flag = reader.bool("preservesSuperviewLayoutMargins") { preservesSuperviewLayoutMargins = flag }
    if let flag = reader.bool("insetsLayoutMarginsFromSafeArea") { insetsLayoutMarginsFromSafeArea = flag }
    if let attribute = reader.word("semanticContentAttribute", Self.semantics) { semanticContentAttribute = attribute }
  }

  private func decodeLook(_ reader: ElementReader, _ loader: InterfaceLoader) {
    isUserInteractionEnabled = reader.bool("userInteractionEnabled") ?? true
    isMultipleTouchEnabled = reader.bool("multipleTouchEnabled") ?? isMultipleTouchEnabled
    if let flag = reader.bool("exclusiveTouch") { isExclusiveTouch = flag }
    // The canvas shows wheels that the app hides while they stand still.
    if let flag = reader.bool("hidden"), loader.purpose == .app || !(self is UIActivityIndicatorView) {
      isHidden = flag
    }
    if let flag = reader.bool("opaque") { isOpaque = flag }
    if let flag = reader.bool("clipsSubviews") { clipsToBounds = flag }
    if let flag = reader.bool("clearsContextBeforeDrawing") { clearsContextBeforeDrawing = flag }
    if let value = reader.number("alpha") { alpha = value }
    if let value = reader.int("tag") { tag = value }
    restorationIdentifier = reader.string("restorationIdentifier")
    if let mode = reader.word("contentMode", Self.contentModes) { contentMode = mode }
    if let color = reader.child("backgroundColor") {
      backgroundColor = loader.color(color)
    } else if reader.isNil("backgroundColor") {
      backgroundColor = nil
    }
    if let color = reader.child("tintColor") { tintColor = loader.color(color) }
    if let mode = reader.string("tintAdjustmentMode") { tintAdjustmentMode = mode == "dimmed" ? .dimmed : .normal }
    _ = reader.rect("contentStretch")
    _ = reader.bool("layoutMarginsFollowReadableWidth")
  }

  private func decodeSubviews(_ reader: ElementReader, _ loader: InterfaceLoader) {
    for child in reader.members("subviews") {
      guard let view = loader.makeView(child) else { continue }
      if let stack = self as? UIStackView {
        stack.addArrangedSubview(view)
      } else if let effect = self as? UIVisualEffectView {
        effect.contentView.addSubview(view)
      } else {
        addSubview(view)
      }
    }
  }

  private func decodeAccessibility(_ reader: ElementReader, _ loader: InterfaceLoader) {
    guard let child = reader.child("accessibilityConfiguration") else { return }
    if let text = child["identifier"] { accessibilityIdentifier = text }
    if let text = child["label"] {
      accessibilityLabel = loader.localized(reader.element.id, "accessibilityLabel", text)
    }
    if let text = child["hint"] { accessibilityHint = loader.localized(reader.element.id, "accessibilityHint", text) }
    if let flag = child.first("bool", key: "isElement") { isAccessibilityElement = flag["value"] == "YES" }
    if let words = child.first("accessibilityTraits") {
      var value: UIAccessibilityTraits = []
      for (name, part) in Self.accessibilityWords where words[name] == "YES" { value.insert(part) }
      accessibilityTraits = value
    }
  }

  private static let accessibilityWords: [(String, UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("notEnabled", .notEnabled),
    ("staticText", .staticText), ("header", .header),
  ]

  private static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]

  private static let contentModes: [String: ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}

extension InterfaceLoader {
  /// Notes the guides that a view's element gives ids to.
  func decodeGuides(of view: UIView, _ element: DocumentElement) {
    for child in element.children where child.name == "viewLayoutGuide" {
      guard let id = child.id else { continue }
      switch child.key {
      case "safeArea": adopt(view.safeAreaLayoutGuide, id: id)
      case "layoutMargins": adopt(view.layoutMarginsGuide, id: id)
      case "readableContent", "readableContentGuide": adopt(view.readableContentGuide, id: id)
      case "keyboard": adopt(view.keyboardLayoutGuide, id: id)
      case "contentLayoutGuide": (view as? UIScrollView).map { adopt($0.contentLayoutGuide, id: id) }
      case "frameLayoutGuide": (view as? UIScrollView).map { adopt($0.frameLayoutGuide, id: id) }
      default: report(.unsupported, "the layout guide \(child.key ?? "") is not there yet", child.line)
      }
    }
    for child in element.members("layoutGuides") where child.name == "layoutGuide" {
      guard let id = child.id else { continue }
      let guide = UILayoutGuide()
      guide.identifier = child["identifier"] ?? ""
      view.addLayoutGuide(guide)
      adopt(guide, id: id)
    }
  }
}
