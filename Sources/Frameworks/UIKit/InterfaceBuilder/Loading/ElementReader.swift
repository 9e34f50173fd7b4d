import CoreGraphics
import IOSFoundation
internal import InterfaceDocument

/// Reads an element's attributes and keyed children, as they are for the current size classes, and remembers which it read.
@MainActor final class ElementReader {
  let element: DocumentElement
  /// The variations that hold, the most special first.
  private let variations: [DocumentElement]
  private var read: Set<String> = []

  init(_ element: DocumentElement, _ traits: UITraitCollection) {
    self.element = element
    variations = SizeClassVariation.matching(element, traits)
  }

  /// The value of an attribute.
  func string(_ name: String) -> String? {
    read.insert(name)
    for variation in variations { if let value = variation[name] { return value } }
    return element[name]
  }

  /// A number; nil when it is not there or none.
  func number(_ name: String) -> CGFloat? {
    guard let text = string(name), let value = Double(text), value.isFinite else { return nil }
    return CGFloat(min(max(value, -1e9), 1e9))
  }

  func int(_ name: String) -> Int? { number(name).map { Int($0.rounded()) } }

  /// `YES` or `NO`.
  func bool(_ name: String) -> Bool? {
    switch string(name) {
    case "YES", "true": true
    case "NO", "false": false
    default: nil
    }
  }

  /// The child that has a key, whatever its name; `nil` elements count as none.
  func child(_ key: String) -> DocumentElement? {
    read.insert("/" + key)
    for variation in variations {
      if let child = variation.first(key: key) { return child.name == "nil" ? nil : child }
    }
    guard let child = element.first(key: key), child.name != "nil" else { return nil }
    return child
  }

  /// True when the document says that there is nothing.
  func isNil(_ key: String) -> Bool {
    read.insert("/" + key)
    return element.first(key: key)?.name == "nil"
  }

  /// The members of a list, without those that the size classes leave out.
  func members(_ name: String) -> [DocumentElement] {
    read.insert("/" + name)
    return SizeClassVariation.apply(variations, of: element, to: element.members(name), key: name)
  }

  /// The first child of that name.
  func first(_ name: String) -> DocumentElement? {
    read.insert("/" + name)
    return element.first(name)
  }

  /// All children of that name.
  func all(_ name: String) -> [DocumentElement] {
    read.insert("/" + name)
    return element.children.filter { $0.name == name }
  }

  func rect(_ key: String) -> CGRect? {
    guard let child = child(key) else { return nil }
    func number(_ name: String) -> CGFloat { CGFloat(child[name].flatMap(Double.init) ?? 0).usable }
    return CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }

  func size(_ key: String) -> CGSize? { rect(key)?.size }
  func point(_ key: String) -> CGPoint? { rect(key)?.origin }

  /// Distances from edges, written as the least and greatest coordinates, or as edges.
  func insets(_ key: String) -> UIEdgeInsets? {
    guard let child = child(key) else { return nil }
    func number(_ names: String...) -> CGFloat {
      CGFloat(names.lazy.compactMap { child[$0] }.first.flatMap(Double.init) ?? 0).usable
    }
    return UIEdgeInsets(
      top: number("minY", "top"), left: number("minX", "left", "leading"), bottom: number("maxY", "bottom"),
      right: number("maxX", "right", "trailing"))
  }

  /// One of several words; an unknown one is nil.
  func word<Value>(_ name: String, _ words: [String: Value]) -> Value? { string(name).flatMap { words[$0] } }

  /// Attributes and children that nobody read.
  var unread: [String] {
    let attributes = element.attributes.map(\.name).filter {
      !read.contains($0) && !IgnoredNames.attributes.contains($0)
    }
    var children: [String] = []
    for child in element.children where !IgnoredNames.elements.contains(child.name) {
      let name = child.key ?? child.name
      guard !IgnoredNames.keys.contains(name), !read.contains("/" + name), !read.contains("/" + child.name) else {
        continue
      }
      children.append("<\(child.name)\(child.key.map { " key=\"\($0)\"" } ?? "")>")
    }
    return attributes + children
  }
}

extension CGFloat {
  /// The number itself, or what layout can work with in place of it.
  var usable: CGFloat { isFinite ? Swift.min(Swift.max(self, -1e6), 1e6) : 0 }
}

/// What only the editor needs.
enum IgnoredNames {
  static let attributes: Set<String> = [
    "id", "key", "userLabel", "sceneMemberID", "customClass", "customModule", "customModuleProvider", "fixedFrame",
    "misplaced", "ambiguous", "verifyAmbiguity", "colorLabel", "simulatedAppContext", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
    "storyboardIdentifier", "appearanceType", "horizontalCenterOffset", "verticalCenterOffset", "tableViewCell",
    "collectionViewCell", "pointerInteraction", "reversesTitleShadowWhenHighlighted", "adjustsLetterSpacingToFitWidth",
    "canvasLocation", "preservesSuperviewLayoutMargins",
  ]
  static let elements: Set<String> = [
    "connections", "constraints", "userDefinedRuntimeAttributes", "variation", "viewLayoutGuide", "mask", "rect",
    "layoutGuides", "gestureRecognizers", "designable",
  ]
  static let keys: Set<String> = [
    "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedOrientationMetrics",
    "simulatedDestinationMetrics", "simulatedScreenMetrics", "simulatedMetricsContainer", "canvasLocation",
    "freeformSize",
    "editorContext", "simulatedSizeMetrics", "inferredMetricsTieBreakers",
  ]
}
