import CoreGraphics
import IOSFoundation

/// Descriptions in UIKit's words.
extension UIView {
  /// A line on the view in the shape of UIKit's, such as
  /// `<UILabel: 0x600000000010; frame = (0 405; 25 20.3333); text = 'the'; userInteractionEnabled = NO; layer = <…>>`.
  ///
  /// [S] pointfreeco/swift-snapshot-testing's recorded hierarchies; the order of what does not occur there is [M].
  var summary: String {
    func number(_ value: CGFloat) -> String { NSLayoutConstraint.number(value) }
    let rect = frame
    var facts = [
      "frame = (\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
    ]
    if !transform.isIdentity {
      let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      facts.append("transform = [\(values.map(number).joined(separator: ", "))]")
    }
    if self is UILabel || self is UITextField || self is UITextView { facts.append("text = '\(shownText ?? "")'") }
    if clipsToBounds { facts.append("clipsToBounds = YES") }
    if alpha != 1 { facts.append("alpha = \(number(alpha))") }
    if isHidden { facts.append("hidden = YES") }
    if !isOpaque { facts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { facts.append("autoresize = \(autoresizingMask.letters)") }
    if !isUserInteractionEnabled { facts.append("userInteractionEnabled = NO") }
    if tag != 0 { facts.append("tag = \(tag)") }
    if let list = gestureRecognizers, !list.isEmpty {
      facts.append("gestureRecognizers = <NSArray: \(ObjectNames.address(of: self))>")
    }
    facts.append("layer = <\(layerName): \(ObjectNames.address(of: layer))>")
    if let scroll = self as? UIScrollView { facts[facts.count - 1] += scroll.scrollFacts }
    return "<\(ObjectNames.className(of: self)): \(ObjectNames.address(of: self)); \(facts.joined(separator: "; "))>"
  }

  private var layerName: String {
    switch self {
    case is UILabel: "_UILabelLayer"
    case is UIWindow: "UIWindowLayer"
    default: ObjectNames.className(of: layer)
    }
  }

  /// The descriptions of the view and of all in it, a line each; UIKit has it for debuggers.
  public func recursiveDescription() -> String { lines(after: "").joined(separator: "\n") }

  private func lines(after indentation: String) -> [String] {
    [indentation + description] + subviews.flatMap { $0.lines(after: indentation + "   | ") }
  }
}

extension UIScrollView {
  fileprivate var scrollFacts: String {
    func number(_ value: CGFloat) -> String { NSLayoutConstraint.number(value) }
    let insets = adjustedContentInset
    let edges = [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ", ")
    return "; contentOffset: {\(number(contentOffset.x)), \(number(contentOffset.y))}; "
      + "contentSize: {\(number(contentSize.width)), \(number(contentSize.height))}; adjustedContentInset: {\(edges)}"
  }
}

extension UIView.AutoresizingMask {
  /// The mask in the letters of descriptions, such as `W+H` or `RM+BM`.
  fileprivate var letters: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
