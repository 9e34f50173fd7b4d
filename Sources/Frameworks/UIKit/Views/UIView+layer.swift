import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// What a layer tells its view. A link of its own keeps QuartzCore's inner protocol out of UIView's interface.
@MainActor final class LayerLink: LayerOwner {
  weak var view: UIView?

  func layerNeedsLayout(_ layer: CALayer) { view?.layoutSublayers(of: layer) }

  func layerBoundsDidChange(_ layer: CALayer, from old: CGRect) { view?.boundsDidChange(from: old) }

  func paint(_ layer: CALayer, with painter: LayerPainter) {
    guard let view else { return }
    view.traitCollection.performAsCurrent { view.paintContent(with: painter) }
  }
}

extension UIView {
  func boundsDidChange(from old: CGRect) {
    let new = layer.bounds
    if new.size != old.size {
      if contentMode == .redraw { setNeedsDisplay() }
      isDrawingStale = true
      if autoresizesSubviews {
        for child in children where child.translatesAutoresizingMaskIntoConstraints {
          child.autoresize(from: old.size, to: new.size)
        }
      }
      boundsSizeDidChange()
    }
    layout.boundsDidChange(from: old)
  }

  /// Brings constraints, then frames up to date, from the topmost view whose layout is out of date.
  func runLayoutPass() {
    rootmost.updateConstraintsIfNeeded()
    layer.layoutIfNeeded()
  }

  /// Places this view's own subviews, with its controller told before and after.
  func layoutOwnSubviews() {
    updateConstraintsIfNeeded()
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  func markForDisplay() {
    isDrawingStale = true
    layer.contentDidChange()
  }

  func applyBackground() {
    layer.backgroundColor = chosenBackground?.resolvedColor(with: traitCollection).cgColor
  }

  func contentModeDidChange() {
    layer.contentsGravity = contentMode.gravity
    setNeedsDisplay()
  }

  func maskDidChange(from old: UIView?) {
    guard old !== mask else { return }
    layer.mask = mask?.layer
  }
}

extension UIView.ContentMode {
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
