import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

extension UIView {
  static func makeLayer() -> CALayer {
    LayerFactory.make(layerClass)
  }

  func setUp(frame: CGRect) {
    _ = TextLayerPainting.isInstalled
    layer.delegate = self
    link.view = self
    layer.owner = link
    layer.contentsScale = max(1, SurroundingTraits.system.displayScale)
    layer.frame = frame
  }

  // MARK: Moving in and out

  func place(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard let index = children.firstIndex(where: { $0 === sibling }), view !== sibling else {
      return place(view, at: children.count)
    }
    let place = index + offset
    let old = view.parent === self ? children.firstIndex { $0 === view } : nil
    self.place(view, at: old.map { $0 < place ? place - 1 : place } ?? place)
  }

  /// Puts a view at an index among the subviews, with all that has to be told in UIKit's order.
  func place(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      Misuse.report("a view cannot be added to itself or to a view in it; the call was ignored")
      return
    }
    if view.parent === self {
      reorder(view, to: index)
      return
    }
    let (oldWindow, newWindow) = (view.owningWindow, owningWindow)
    let oldParent = view.parent
    view.prepareController(for: self)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellWillMove(to: newWindow) }
    if let oldParent {
      oldParent.willRemoveSubview(view)
      view.layout.willLeave(superview: oldParent)
      oldParent.children.removeAll { $0 === view }
    }
    let index = min(max(0, index), children.count)
    children.insert(view, at: index)
    view.parent = self
    let next = index + 1 < children.count ? children[index + 1].layer : nil
    if let next { layer.insertSublayer(view.layer, below: next) } else { layer.addSublayer(view.layer) }
    view.layout.didMoveToSuperview()
    if oldWindow !== newWindow { view.setWindow(newWindow) }
    view.traitsDidChange()
    view.tintMayHaveChanged(from: nil)
    if oldWindow !== newWindow { view.tellDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    oldParent?.setNeedsLayout()
  }

  func leaveSuperview() {
    guard let old = parent else { return }
    let hadWindow = owningWindow != nil
    willMove(toSuperview: nil)
    if hadWindow { tellWillMove(to: nil) }
    old.willRemoveSubview(self)
    layout.willLeave(superview: old)
    old.children.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    parent = nil
    if hadWindow { setWindow(nil) }
    layout.didMoveToSuperview()
    if hadWindow { tellDidMoveToWindow() }
    didMoveToSuperview()
    old.setNeedsLayout()
  }

  private func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for child in children { child.tellWillMove(to: window) }
  }

  func setWindow(_ window: UIWindow?) {
    owningWindow = window
    layout.didMoveToWindow()
    for child in children { child.setWindow(window) }
  }

  private func tellDidMoveToWindow() {
    didMoveToWindow()
    for child in children { child.tellDidMoveToWindow() }
    controller?.rootViewDidMoveToWindow()
  }

  // MARK: Order

  private func reorder(_ view: UIView, to index: Int) {
    guard let old = children.firstIndex(where: { $0 === view }) else { return }
    let index = min(max(0, index), children.count - 1)
    guard old != index else { return }
    children.remove(at: old)
    children.insert(view, at: index)
    let next = index + 1 < children.count ? children[index + 1].layer : nil
    if let next { layer.insertSublayer(view.layer, below: next) } else { layer.addSublayer(view.layer) }
  }

  func restack(_ view: UIView, toFront: Bool) {
    guard view.parent === self else { return }
    reorder(view, to: toFront ? children.count - 1 : 0)
  }

  func exchange(_ first: Int, _ second: Int) {
    guard first != second, children.indices.contains(first), children.indices.contains(second) else { return }
    let (low, high) = (children[min(first, second)], children[max(first, second)])
    reorder(high, to: min(first, second))
    reorder(low, to: max(first, second))
  }

  func firstView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return children.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
}
