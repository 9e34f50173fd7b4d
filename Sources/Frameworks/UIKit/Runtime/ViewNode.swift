import CoreGraphics
import IOSFoundation

/// A view as tools see it.
@_spi(Runtime) public struct ViewNode: Codable, Sendable, Equatable {
  /// The class's name without its module.
  public var `class`: String
  /// x, y, width and height in the superview, in points.
  public var frame: [Double]
  /// The text that the view shows.
  public var text: String?
  /// A description of the picture that the view shows.
  public var image: String?
  /// True when the view is hidden; nil when it is not.
  public var hidden: Bool?
  /// The view's accessibility identifier.
  public var identifier: String?
  /// The views in it, the hindmost first.
  public var children: [ViewNode]

  /// Makes a node.
  public init(
    class name: String, frame: [Double], text: String? = nil, image: String? = nil, hidden: Bool? = nil,
    identifier: String? = nil, children: [ViewNode] = []
  ) {
    (self.class, self.frame, self.text, self.image) = (name, frame, text, image)
    (self.hidden, self.identifier, self.children) = (hidden, identifier, children)
  }
}

extension UIRuntime {
  /// A view and all in it, as tools see them. Views that UIKit's own controls are made of are left out.
  public static func tree(of view: UIView) -> ViewNode {
    func rounded(_ value: CGFloat) -> Double { (Double(value) * 1000).rounded() / 1000 }
    let frame = view.frame
    return ViewNode(
      class: name(of: view), frame: [frame.minX, frame.minY, frame.width, frame.height].map(rounded),
      text: view.shownText, image: view.shownImage, hidden: view.isHidden ? true : nil,
      identifier: view.accessibilityIdentifier,
      children: view.showsPartsInTree ? view.subviews.map(tree(of:)) : [])
  }

  /// The class's name without its module.
  static func name(of view: UIView) -> String {
    let name = String(reflecting: type(of: view))
    return name.split(separator: ".").last.map { String($0) } ?? name
  }
}
