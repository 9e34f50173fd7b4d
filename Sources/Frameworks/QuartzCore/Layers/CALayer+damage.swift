import CoreGraphics
import IOSFoundation

/// What has to be drawn anew since the tree was drawn last, as each layer knows it.
struct LayerDamage {
  /// The layer's own look was changed.
  var isChanged = true
  /// The layer and all in it look different or lie elsewhere.
  var isMoved = true
  /// Something in the layer was changed.
  var isBelow = true
  /// Where the layer was drawn last, in the root's space; nil when it was not seen.
  var lastRect: CGRect?
  /// Where layers were that have left since, in the root's space.
  var removed: CGRect?

  mutating func add(removalOf layer: CALayer) {
    guard let rect = layer.takeLastRects() else { return }
    removed = removed?.union(rect) ?? rect
  }
}

extension CALayer {
  /// The layer's own look was changed.
  func changed() {
    damage.isChanged = true
    noteAbove()
  }

  /// The layer and all in it look different or lie elsewhere.
  func moved() {
    damage.isMoved = true
    noteAbove()
  }

  /// Something in the layer was changed, not the layer itself.
  func noteInside() {
    damage.isBelow = true
    noteAbove()
  }

  private func noteAbove() {
    LayerChanges.note()
    var layer = self
    while let parent = layer.superlayer, !parent.damage.isBelow || parent.mask === layer {
      parent.damage.isBelow = true
      if parent.mask === layer { parent.damage.isMoved = true }
      layer = parent
    }
  }

  /// Tells that what the owner paints was changed.
  @_spi(Runtime) public func contentDidChange() { changed() }

  /// Where the layer and those in it were drawn last; they forget it.
  fileprivate func takeLastRects() -> CGRect? {
    var rect = damage.lastRect
    damage = LayerDamage()
    for child in children {
      guard let inner = child.takeLastRects() else { continue }
      rect = rect?.union(inner) ?? inner
    }
    return rect
  }

  /// The part of the root's space that has to be drawn anew since this was asked last; nil when nothing was changed.
  ///
  /// The answer is the smallest upright rectangle around all that was changed, in this layer's superlayer's space. A tree
  /// has one such record: only the owner of the screen's pixels may ask.
  @_spi(Runtime) public func takeDamage() -> CGRect? {
    var rect: CGRect?
    collectDamage(map: toSuperlayer, clip: .infinite, isMoved: false, isSeen: true, into: &rect)
    return rect.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func collectDamage(
    map: CGAffineTransform, clip: CGRect, isMoved: Bool, isSeen: Bool, into total: inout CGRect?
  ) {
    let throwsShapeOfChildren = damage.isBelow && (shadowFollowsContents || self is CAReplicatorLayer)
    let isMoved = isMoved || damage.isMoved || throwsShapeOfChildren
    let isChanged = isMoved || damage.isChanged
    guard isChanged || damage.isBelow || damage.removed != nil else { return }
    let isSeen = isSeen && !isHidden && opacity > 0
    func add(_ rect: CGRect?) {
      guard let rect, !rect.isEmpty, !rect.isNull else { return }
      total = total?.union(rect) ?? rect
    }
    if isChanged {
      add(damage.lastRect)
      damage.lastRect = isSeen ? visualExtent.applying(map).intersection(clip) : nil
      add(damage.lastRect)
    }
    add(damage.removed)
    (damage.isChanged, damage.isMoved, damage.isBelow, damage.removed) = (false, false, false, nil)
    let inner = masksToBounds ? clip.intersection(bounds.applying(map)) : clip
    for child in children {
      child.collectDamage(
        map: child.toSuperlayer.concatenating(map), clip: inner, isMoved: isMoved, isSeen: isSeen, into: &total)
    }
    mask?.damage = LayerDamage(isChanged: false, isMoved: false, isBelow: false)
  }

  /// True when the shadow is that of all that the layer shows, and not that of a path or of its solid outline.
  var shadowFollowsContents: Bool {
    shadowOpacity > 0 && shadowPath == nil && !masksToBounds && ((backgroundColor?.alpha ?? 0) < 1 || mask != nil)
  }

  var extentWithShadow: CGRect {
    var extent = bounds.insetBy(dx: 0, dy: -contentOverhang)
    if shadowOpacity > 0, !masksToBounds {
      let reach = shadowRadius * 3 + 1
      let shape = shadowPath?.boundingBoxOfPath ?? (shadowFollowsContents ? treeExtent : bounds)
      extent = extent.union(
        shape.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height).insetBy(dx: -reach, dy: -reach))
    }
    return extent
  }

  /// The smallest rectangle around the layer and all in it, in its own space.
  var treeExtent: CGRect {
    guard !masksToBounds else { return bounds }
    var extent = bounds
    let shown = children.filter { !$0.isHidden }.map { $0.wholeExtent.applying($0.toSuperlayer) }
    for copy in copies {
      for rect in shown { extent = extent.union(rect.applying(copy.map)) }
    }
    return extent
  }

  /// As `treeExtent`, shadow included.
  var wholeExtent: CGRect {
    masksToBounds ? bounds : visualExtent.union(treeExtent)
  }
}
