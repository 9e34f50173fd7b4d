import CoreGraphics
import IOSFoundation

/// The size that the constraints of a view and of what is in it give.
extension ViewLayout {
  func systemLayoutSizeFitting(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(size, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
  }

  func systemLayoutSizeFitting(
    _ size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateTree()
    let fitting = LayoutEngine.Fitting(size: size, horizontal: horizontal, vertical: vertical)
    let engine = fittingEngine ?? LayoutEngine(root: view, fitting: fitting)
    fittingEngine = engine
    engine.refit(fitting)
    engine.invalidateDerived()
    engine.flush()
    guard let rect = engine.solvedFrame(of: view) else { return .zero }
    let insets = view.alignmentRectInsets
    // The result is free of the rounding noise of sums such as 16 + 20.333….
    func tidy(_ value: CGFloat) -> CGFloat { max(0, (value * 1e8).rounded() / 1e8) }
    return CGSize(
      width: tidy(rect.width - insets.left - insets.right), height: tidy(rect.height - insets.top - insets.bottom))
  }
}
