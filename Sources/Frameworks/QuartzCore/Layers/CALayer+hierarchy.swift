import CoreGraphics
import IOSFoundation

extension CALayer {
  /// Adds a sublayer just behind another one; behind all when that one is not here.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    layer.leaveSuperlayer()
    insert(layer, index: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Adds a sublayer just in front of another one; in front of all when that one is not here.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    layer.leaveSuperlayer()
    insert(layer, index: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  /// Puts one sublayer in the place of another.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.leaveSuperlayer()
    insert(newLayer, index: index)
  }

  func insert(_ layer: CALayer, index: Int) {
    var ancestor: CALayer? = self
    while let here = ancestor {
      if here === layer { return }
      ancestor = here.superlayer
    }
    layer.leaveSuperlayer()
    children.insert(layer, at: min(max(0, index), children.count))
    layer.superlayer = self
    layer.changed()
    if layer.needsLayoutFlag || layer.childNeedsLayout { markAncestorsForLayout(from: self) }
  }

  func leaveSuperlayer() {
    guard let parent = superlayer else { return }
    parent.damage.add(removalOf: self)
    parent.noteInside()
    if parent.mask === self {
      parent.mask = nil
    } else {
      parent.children.removeAll { $0 === self }
    }
    superlayer = nil
  }

  func replaceChildren(with layers: [CALayer]) {
    for child in children { child.leaveSuperlayer() }
    for layer in layers { insert(layer, index: children.count) }
  }

  func maskDidChange(from old: CALayer?) {
    guard old !== mask else { return }
    if old?.superlayer === self { old?.superlayer = nil }
    mask?.leaveSuperlayer()
    mask?.superlayer = self
    changed()
  }

  /// The sublayers from back to front: by `zPosition`, then by order.
  var paintingOrder: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}
