import CoreGraphics
import IOSFoundation

extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layout.guides }

  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView = self
  }

  /// Removes a guide, with the constraints that speak about it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layout.guides.contains(where: { $0 === layoutGuide }) else { return }
    for constraint in layout.constraints + layout.references
    where (constraint.firstSide.items + (constraint.secondSide?.items ?? [])).contains(where: { $0 === layoutGuide }) {
      constraint.deactivate()
    }
    layout.guides.removeAll { $0 === layoutGuide }
    layout.tellEngines { $0.forget(layoutGuide) }
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide { layout.guide(.margins, "UIViewLayoutMarginsGuide") }
  /// The view without what bars and the screen's corners cover.
  public var safeAreaLayoutGuide: UILayoutGuide { layout.guide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  /// A width that is comfortable to read, inside the margins.
  public var readableContentGuide: UILayoutGuide { layout.guide(.readable, "UIViewReadableContentGuide") }
  /// Where the keyboard is; at the bottom of the safe area while none is shown.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { layout.keyboardGuide }
}
