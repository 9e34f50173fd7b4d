import IOSFoundation
@_spi(Runtime) import QuartzCore

extension UIView {
  var inheritedTint: UIColor {
    let color = chosenTint ?? UIColor.tintDefault
    return inheritedTintMode == .dimmed ? color.dimmed(with: traitCollection) : color
  }

  private var chosenTint: UIColor? {
    var view: UIView? = self
    while let here = view {
      if let tint = here.tint { return tint }
      view = here.parent
    }
    return nil
  }

  var inheritedTintMode: TintAdjustmentMode {
    var view: UIView? = self
    while let here = view {
      if here.tintMode != .automatic { return here.tintMode }
      view = here.parent
    }
    return .normal
  }

  func setTint(_ color: UIColor?) {
    guard color != tint else { return }
    tint = color
    tellTintDidChange()
  }

  func setTintMode(_ mode: TintAdjustmentMode) {
    guard mode != tintMode else { return }
    tintMode = mode
    tellTintDidChange()
  }

  /// Tells this view and all in it that have no tint of their own.
  private func tellTintDidChange() {
    tintColorDidChange()
    for child in children where child.tint == nil || child.tintMode == .automatic { child.tellTintDidChange() }
  }

  /// Tells the view after it moved under another tint.
  func tintMayHaveChanged(from old: UIColor?) {
    if tint == nil, parent?.chosenTint != nil || parent?.inheritedTintMode == .dimmed { tellTintDidChange() }
  }
}
