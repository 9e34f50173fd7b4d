import CoreGraphics
import IOSFoundation
internal import Solver

/// Turns the constraints of one tree of views into frames.
///
/// Each window, and each tree outside of windows, has one. Changes are collected and solved together in `flush()`.
@MainActor final class LayoutEngine {
  /// A measurement: the root takes the size that its constraints give.
  struct Fitting {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }

  /// A constraint in the solver.
  struct Installed {
    var id: LinearConstraint.ID
    /// The part of the expression's constant that comes from the items.
    var base: Double
    var constraint: NSLayoutConstraint
    /// Whether the base may change by itself.
    var isDerived: Bool
  }

  unowned let root: UIView
  private(set) var fitting: Fitting?
  var solver = Solver()
  var items: [ObjectIdentifier: LayoutItem] = [:]
  /// By the index of a variable: what it belongs to.
  var itemsByVariable: [LayoutItem?] = []
  var installed: [ObjectIdentifier: Installed] = [:]
  var owners: [LinearConstraint.ID: ConstraintOwner] = [:]

  // What the next flush has to do, in the order in which it was asked for.
  var treesToScan: [UIView]
  var constraintsToInstall: [NSLayoutConstraint] = []
  var itemsToRefresh: [LayoutItem] = []
  var contentsToRefresh: [UIView] = []
  /// Constraints whose constants come from margins, the safe area, baselines or scroll positions.
  var derived: [NSLayoutConstraint] = []
  /// Required constraints that could not hold, and whether one of them may now.
  var givenUp: Set<LinearConstraint.ID> = []
  var mayRetry = false
  var isDerivedStale = false
  var isStale = true

  var isFlushing = false
  /// The engine itself sets frames.
  var isApplying = false
  /// Items whose contents have a size.
  var measured: [LayoutItem] = []
  lazy var scale = Self.scale(of: root)

  init(root: UIView, fitting: Fitting? = nil) {
    self.root = root
    self.fitting = fitting
    treesToScan = [root]
    // Solving is always asked for in so many words.
    solver.beginBatch()
  }

  static func scale(of view: UIView) -> CGFloat {
    let scale = view.traitCollection.displayScale
    return scale > 0 ? scale : UIScreen.main.scale
  }

  /// Measures for another size from now on.
  func refit(_ fitting: Fitting) {
    let isSame =
      self.fitting?.size == fitting.size && self.fitting?.horizontal == fitting.horizontal
      && self.fitting?.vertical == fitting.vertical
    guard !isSame else { return }
    self.fitting = fitting
    if let item = items[ObjectIdentifier(root)] {
      itemsToRefresh.append(item)
      isStale = true
    }
  }

  func enqueue(_ constraint: NSLayoutConstraint) {
    constraintsToInstall.append(constraint)
    isStale = true
  }

  func enqueue(tree: UIView) {
    treesToScan.append(tree)
    isStale = true
    tree.parent?.setNeedsLayout()
  }

  func invalidateDerived() {
    isDerivedStale = true
    isStale = true
  }

  /// Brings the solution up to date with all changes, and marks the views whose frames change.
  func flush() {
    guard isStale, !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    scale = Self.scale(of: root)
    forgetWrapped()
    retryGivenUp()
    // Heights depend on widths through text, insets on frames: a few rounds settle them.
    for round in 0..<8 {
      isStale = false
      scanTrees()
      installConstraints()
      refreshItems()
      refreshContents()
      if isDerivedStale || round > 0 { refreshDerived() }
      settle()
      let changed = measureWrapped()
      if refreshDerived() || changed || isStale { continue }
      break
    }
    markChanges()
  }

  /// Works out the values; edits that exclude each other cost a constraint.
  private func settle() {
    for _ in 0..<256 {
      do {
        try solver.solve()
        return
      } catch {
        resolve(error, new: nil)
      }
    }
  }

  /// Collects what the views of added trees bring along.
  private func scanTrees() {
    let trees = treesToScan
    treesToScan = []
    for tree in trees where tree.isDescendant(of: root) { scan(tree) }
  }

  private func scan(_ view: UIView) {
    guard view.layout.usesEngine || view === root else { return }
    if !view.layout.translatesAutoresizingMask || view === root { _ = item(for: view) }
    constraintsToInstall.append(contentsOf: view.layout.constraints)
    for child in view.children { scan(child) }
  }
}
