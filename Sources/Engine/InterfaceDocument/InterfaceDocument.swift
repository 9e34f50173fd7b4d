import Foundation
import Journal

/// A storyboard or xib as Interface Builder saved it: its objects, scenes and resources, not yet made into anything.
public struct InterfaceDocument: Sendable {
  /// What the file is.
  public enum Kind: Sendable {
    case storyboard
    case xib
  }

  /// One controller with the objects beside it.
  public struct Scene: Sendable {
    /// The objects, the controller among them.
    public var objects: [DocumentElement]
    /// The controller; nil in a scene without one.
    public var controller: DocumentElement?
  }

  /// An image that the document uses, with the size that it had in the editor, in points.
  public struct Image: Sendable, Equatable {
    public var width: Double
    public var height: Double
    /// True for one of the system's symbols.
    public var isSystem: Bool
  }

  /// The name for events.
  public let file: String?
  public let kind: Kind
  public let root: DocumentElement
  /// The id of the storyboard's first controller.
  public let initialViewController: String?
  public let scenes: [Scene]
  /// A xib's own objects, the placeholders among them.
  public let objects: [DocumentElement]
  /// Images by name.
  public let images: [String: Image]
  /// The `color` elements of named colours.
  public let namedColors: [String: DocumentElement]
  /// The `color` elements of the system's colours, as they were in the editor.
  public let systemColors: [String: DocumentElement]
  /// Where the document was drawn.
  public let canvas: InterfaceCanvas
  /// What does not fit together in the document, found while it was read.
  public let oddities: [Oddity]
  private let elements: [String: DocumentElement]

  /// Something in the document that is not as it should be.
  public struct Oddity: Sendable, Equatable {
    public var message: String
    public var line: Int
  }

  /// Reads a document.
  /// - Parameters:
  ///   - bytes: the XML.
  ///   - file: the name for errors and events.
  /// - Throws: `NagaoshiError` when it is no XML, too large, or not made by Interface Builder for iOS.
  public init(_ bytes: Data, file: String? = nil, limits: DocumentLimits = .init()) throws {
    try self.init(DocumentReader.read(bytes, file: file, limits: limits), file: file)
  }

  /// Takes a document that was read already.
  public init(_ root: DocumentElement, file: String? = nil) throws {
    func refuse(_ code: String, _ message: String, hint: String? = nil) -> NagaoshiError {
      NagaoshiError(code: code, message: message, hint: hint, location: .init(file: file, line: root.line))
    }
    if root.name == "archive" {
      throw refuse(
        "document.old", "The document was saved by Xcode 4 or older", hint: "Open it in Xcode and save it.")
    }
    guard root.name == "document" else {
      throw refuse("document.not-interface", "The document is no storyboard or xib: it begins with <\(root.name)>")
    }
    guard root["type"]?.contains("InterfaceBuilder") == true else {
      throw refuse(
        "document.not-interface", "The document is no storyboard or xib: its type is \(root["type"] ?? "missing")")
    }
    let runtime = root["targetRuntime"] ?? ""
    if runtime.contains("Cocoa") && !runtime.contains("iOS") || root["type"]?.contains("Cocoa.") == true {
      throw refuse("document.other-platform", "The document is for \(runtime), not for iOS")
    }
    self.root = root
    self.file = file
    kind = root.first("scenes") != nil || root["type"]?.contains("Storyboard") == true ? .storyboard : .xib
    initialViewController = root["initialViewController"]
    scenes = root.members("scenes").map { scene in
      let objects = scene.members("objects")
      return Scene(objects: objects, controller: objects.first { Self.isController($0) })
    }
    objects = root.members("objects")
    var images: [String: Image] = [:]
    var named: [String: DocumentElement] = [:]
    var system: [String: DocumentElement] = [:]
    for resource in root.members("resources") {
      guard let name = resource["name"] else { continue }
      switch resource.name {
      case "image":
        images[name] = Image(
          width: Self.number(resource["width"]), height: Self.number(resource["height"]),
          isSystem: resource["catalog"] == "system")
      case "namedColor": named[name] = resource.first("color")
      case "systemColor": system[name] = resource.first("color")
      default: break
      }
    }
    (self.images, namedColors, systemColors) = (images, named, system)
    canvas = InterfaceCanvas(root)
    var found: [String: DocumentElement] = [:]
    var oddities: [Oddity] = []
    root.walk { element in
      guard let id = element.id, element.name != "device", element.name != "adaptation" else { return }
      if let first = found[id] {
        oddities.append(
          Oddity(
            message: "the id \(id) of <\(element.name)> is also that of <\(first.name)> in line \(first.line)",
            line: element.line))
      } else {
        found[id] = element
      }
    }
    elements = found
    self.oddities = oddities
  }

  /// The element of that id; of several the first.
  public func element(_ id: String) -> DocumentElement? { elements[id] }

  /// True for elements that are controllers, whatever their class.
  public static func isController(_ element: DocumentElement) -> Bool {
    element.name.hasSuffix("iewController") || element.name.hasSuffix("Controller")
      || element.name == "viewControllerPlaceholder"
  }

  private static func number(_ text: String?) -> Double {
    guard let value = text.flatMap(Double.init), value.isFinite else { return 0 }
    return min(max(value, 0), 100_000)
  }
}
