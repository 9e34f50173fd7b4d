import CoreGraphics
import IOSFoundation

extension UIScrollView {
  /// The whole of the contents: constraints to its edges decide `contentSize`.
  ///
  /// Views inside mean this guide as well when they are bound to the scroll view's own edges.
  public var contentLayoutGuide: UILayoutGuide { layout.guide(.scrollContent, "UIScrollView-contentLayoutGuide") }
  /// The part that is seen: what is bound to it does not scroll.
  public var frameLayoutGuide: UILayoutGuide { layout.guide(.scrollFrame, "UIScrollView-frameLayoutGuide") }
}
