import CoreGraphics
import IOSFoundation

/// The passes: constraints from the leaves up, then frames from the root down.
extension ViewLayout {
  func setNeedsUpdateConstraints() {
    needsUpdateConstraints = true
    view.parent?.layout.noteSubtreeNeedsUpdate()
    view.setNeedsLayout()
  }

  func noteSubtreeNeedsUpdate() {
    var here: UIView? = view
    while let view = here, !view.layout.subtreeNeedsUpdateConstraints {
      view.layout.subtreeNeedsUpdateConstraints = true
      here = view.parent
    }
  }

  /// Brings the constraints of this view and of all in it up to date, then solves what changed.
  func updateConstraintsIfNeeded() {
    updateTree()
    let root = view.rootmost
    guard root.layout.usesEngine else { return }
    let engine = root.layout.engine ?? LayoutEngine(root: root)
    root.layout.engine = engine
    engine.flush()
  }

  /// Runs `updateConstraints()` where it is due, subviews first.
  func updateTree() {
    // An update may ask for another one; one that never settles is left after a few rounds.
    for _ in 0..<8 {
      guard needsUpdateConstraints || subtreeNeedsUpdateConstraints else { return }
      if subtreeNeedsUpdateConstraints {
        subtreeNeedsUpdateConstraints = false
        for child in view.children { child.layout.updateTree() }
      }
      if needsUpdateConstraints {
        needsUpdateConstraints = false
        if type(of: view).requiresConstraintBasedLayout { useEngine() }
        if let controller = view.controller { controller.updateViewConstraints() } else { view.updateConstraints() }
      }
    }
  }

  func updateConstraints() { needsUpdateConstraints = false }

  /// Gives subviews that constraints place their frames.
  func layoutSubviews() {
    guard usesEngine, let engine = currentEngine else {
      tellInsets()
      return
    }
    engine.flush()
    engine.applyFrames(in: view)
    tellInsets()
  }

  func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: view.alignmentRectInsets) }

  func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = view.alignmentRectInsets
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top, width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }
}
