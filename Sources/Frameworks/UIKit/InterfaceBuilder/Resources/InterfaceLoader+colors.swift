import CoreGraphics
import IOSFoundation
internal import InterfaceDocument
import Journal

extension InterfaceLoader {
  /// The colour of a `color` element; nil, with an event, when it is of a kind that is not known.
  func color(_ element: DocumentElement) -> UIColor? {
    if element.name == "nil" { return nil }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] ?? element["xcode11CocoaTouchSystemColor"]
    {
      if let color = SystemColors.named(name) { return color }
      if let own = document.systemColors[name], let color = components(own) { return color }
    }
    if element["systemColor"] == nil, let name = element["name"] { return namedColor(name, element) }
    if let color = components(element) { return color }
    report(.unsupported, "a colour of this kind is not read yet (\(describe(element)))", element.line)
    return nil
  }

  private func namedColor(_ name: String, _ element: DocumentElement) -> UIColor? {
    if purpose == .app, let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
    if let own = document.namedColors[name] {
      if own["name"] == name { return components(own) }
      return color(own)
    }
    report(.data, "there is no colour named \(name)", element.line)
    return nil
  }

  private func components(_ element: DocumentElement) -> UIColor? {
    func part(_ name: String) -> CGFloat? {
      element[name].flatMap(Double.init).map { CGFloat($0).usable }
    }
    let alpha = min(max(part("alpha") ?? 1, 0), 1)
    if let white = part("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    if element["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private func describe(_ element: DocumentElement) -> String {
    element.attributes.map { "\($0.name)=\"\($0.value)\"" }.joined(separator: " ")
  }
}

/// Colours by the names that documents give them.
enum SystemColors {
  static func named(_ name: String) -> UIColor? {
    if let color = fixed[name] { return color }
    if SystemColorTable.entries[name] != nil { return SystemColorTable.color(name) }
    return nil
  }

  private static let fixed: [String: UIColor] = [
    "darkTextColor": .darkText, "lightTextColor": .lightText, "blackColor": .black, "whiteColor": .white,
    "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "grayColor": .gray, "redColor": .red,
    "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow, "magentaColor": .magenta,
    "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown, "clearColor": .clear,
    "groupTableViewBackgroundColor": .systemGroupedBackground, "viewFlipsideBackgroundColor": .systemGray,
    "scrollViewTexturedBackgroundColor": .systemGray,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tintColor": .tintColor,
  ]
}
