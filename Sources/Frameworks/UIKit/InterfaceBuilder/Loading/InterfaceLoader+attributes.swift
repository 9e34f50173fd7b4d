import CoreGraphics
@_spi(Runtime) import IOSFoundation
internal import InterfaceDocument
import Journal

extension InterfaceLoader {
  /// Sets what the document says of an object's properties by name.
  func applyRuntimeAttributes(_ object: AnyObject, _ element: DocumentElement) {
    for attribute in element.members("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      guard let value = runtimeValue(attribute, of: element, path) else {
        if attribute["type"] != "nil", attribute.first("nil") == nil {
          report(
            .unsupported, "the value of \(path) (\(attribute["type"] ?? "no type")) is not read yet", attribute.line)
        }
        continue
      }
      // In the editor only what UIKit itself has can be seen.
      if purpose == .canvas {
        _ = BuiltInKeys.set(value, of: path, in: object)
      } else {
        set(value, of: path, in: object, attribute, what: "runtime attribute")
      }
    }
  }

  private func runtimeValue(_ attribute: DocumentElement, of element: DocumentElement, _ path: String) -> Any? {
    let child = attribute.first(key: "value")
    func part(_ name: String) -> CGFloat { CGFloat(child?[name].flatMap(Double.init) ?? 0).usable }
    let text = attribute["value"]
    switch attribute["type"] {
    case "boolean": return (text ?? child?["value"]).map { $0 == "YES" || $0 == "true" || $0 == "1" } ?? false
    case "number":
      guard let number = (child?["value"] ?? text).flatMap(Double.init), number.isFinite else { return nil }
      return number
    case "string":
      let value = text ?? child.map(Self.text) ?? ""
      return localized(element.id, path, value)
    case "point": return CGPoint(x: part("x"), y: part("y"))
    case "size": return CGSize(width: part("width"), height: part("height"))
    case "rect": return CGRect(x: part("x"), y: part("y"), width: part("width"), height: part("height"))
    case "range":
      return NSRange(location: Int(part("location")), length: Int(part("length")))
    case "color": return child.flatMap { color($0) }
    case "image":
      return (text ?? child?["image"]).flatMap { image($0, isSystem: child?["catalog"] == "system", attribute) }
    default: return nil
    }
  }

  /// The text of a `string` element.
  static func text(_ element: DocumentElement) -> String {
    if element.attributes.contains(where: { $0.name.hasPrefix("base64") && $0.value == "YES" }),
      let data = Data(base64Encoded: element.text, options: .ignoreUnknownCharacters)
    {
      return String(decoding: data, as: UTF8.self)
    }
    return element.text
  }

  /// A text of an element: its attribute, or its child of that key, in the phone's language.
  func text(_ reader: ElementReader, _ key: String, as name: String? = nil) -> String? {
    guard let own = reader.string(key) ?? reader.child(key).map(Self.text) else { return nil }
    return localized(reader.element.id, name ?? key, own)
  }

  /// A text in the phone's language: the document's own unless its strings have another for `id.name`.
  func localized(_ id: String?, _ name: String, _ own: String) -> String {
    guard purpose == .app, let id, !own.isEmpty else { return own }
    return BundleStrings.string("\(id).\(name)", value: own, table: self.name, bundle: bundle)
  }
}
