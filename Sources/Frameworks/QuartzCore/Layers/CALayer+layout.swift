import CoreGraphics
import IOSFoundation

extension CALayer {
  func markForLayout() {
    guard !needsLayoutFlag else { return }
    needsLayoutFlag = true
    LayerChanges.note()
    if let superlayer { markAncestorsForLayout(from: superlayer) }
  }

  func markAncestorsForLayout(from first: CALayer) {
    var layer: CALayer? = first
    while let here = layer, !here.childNeedsLayout {
      here.childNeedsLayout = true
      layer = here.superlayer
    }
  }

  /// True when this layer or one in it is out of place.
  @_spi(Runtime) public var treeNeedsLayout: Bool { needsLayoutFlag || childNeedsLayout }

  func layoutWhenMarked() {
    // A layer is placed by its ancestors, so those that are out of place go first.
    var top = self
    while let parent = top.superlayer, parent.needsLayoutFlag { top = parent }
    // Layout may mark layers again; a tree that never settles is left after a few rounds.
    for _ in 0..<16 {
      top.layoutTreeOnce()
      if !top.treeNeedsLayout { return }
    }
    Self.reportUnsettled(top)
  }

  private func layoutTreeOnce() {
    if needsLayoutFlag {
      needsLayoutFlag = false
      layoutSublayers()
    }
    guard childNeedsLayout else { return }
    childNeedsLayout = false
    for child in children { child.layoutTreeOnce() }
    mask?.layoutTreeOnce()
    // A flag that was raised again on the way is the business of the next round.
    childNeedsLayout = childNeedsLayout || children.contains { $0.treeNeedsLayout } || mask?.treeNeedsLayout == true
  }

  func layoutByDelegate() {
    if let owner {
      nonisolated(unsafe) let (layer, owner) = (self, owner)
      onMain { owner.layerNeedsLayout(layer) }
    } else if let delegate {
      nonisolated(unsafe) let (layer, delegate) = (self, delegate)
      onMain { delegate.layoutSublayers(of: layer) }
    }
  }
}
