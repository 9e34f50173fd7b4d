import CoreGraphics
import IOSFoundation

/// Margins and the safe area.
extension ViewLayout {
  private var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The margins that hold, in points from the view's edges.
  var margins: UIEdgeInsets {
    get { currentMargins }
    set {
      let swapped = isRightToLeft
      directionalMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: swapped ? newValue.right : newValue.left, bottom: newValue.bottom,
        trailing: swapped ? newValue.left : newValue.right)
    }
  }

  /// The margins that hold, in the direction of reading.
  var directionalMargins: NSDirectionalEdgeInsets {
    get {
      let insets = margins
      let swapped = isRightToLeft
      return NSDirectionalEdgeInsets(
        top: insets.top, leading: swapped ? insets.right : insets.left, bottom: insets.bottom,
        trailing: swapped ? insets.left : insets.right)
    }
    set {
      guard ownMargins != newValue else { return }
      ownMargins = newValue
      marginsNeedUpdate()
    }
  }

  private var currentMargins: UIEdgeInsets {
    let controller = view.controller
    // [S] APPLE uiview/directionallayoutmargins: 8 for ordinary views, the system's minimum for a controller's root view.
    // Stack views have none [S: a public document binds an arranged view to its stack's margins].
    let isPlain = controller == nil && !(view is UIStackView)
    var own = ownMargins ?? (isPlain ? .init(top: 8, leading: 8, bottom: 8, trailing: 8) : .zero)
    if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
      let least = controller.systemMinimumLayoutMargins
      own.leading = max(own.leading, least.leading)
      own.trailing = max(own.trailing, least.trailing)
      own.top = max(own.top, least.top)
      own.bottom = max(own.bottom, least.bottom)
    }
    let swapped = isRightToLeft
    var insets = UIEdgeInsets(
      top: own.top, left: swapped ? own.trailing : own.leading, bottom: own.bottom,
      right: swapped ? own.leading : own.trailing)
    if view.insetsLayoutMarginsFromSafeArea {
      let safe = view.safeAreaInsets
      insets = UIEdgeInsets(
        top: insets.top + safe.top, left: insets.left + safe.left, bottom: insets.bottom + safe.bottom,
        right: insets.right + safe.right)
    }
    if view.preservesSuperviewLayoutMargins, let parent = view.parent {
      let outer = parent.layoutMargins
      let gaps = gaps(to: parent)
      insets.top = max(insets.top, outer.top - gaps.top)
      insets.left = max(insets.left, outer.left - gaps.left)
      insets.bottom = max(insets.bottom, outer.bottom - gaps.bottom)
      insets.right = max(insets.right, outer.right - gaps.right)
    }
    return insets
  }

  /// What bars, the screen's corners and controllers cover at each edge.
  var safeAreaInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let window = view as? UIWindow {
      insets = window.coveredEdges ?? window.screen.safeAreaInsets
    } else if let parent = view.parent {
      let outer = parent.safeAreaInsets
      if outer != .zero {
        let gaps = gaps(to: parent)
        insets = UIEdgeInsets(
          top: max(0, outer.top - gaps.top), left: max(0, outer.left - gaps.left),
          bottom: max(0, outer.bottom - gaps.bottom), right: max(0, outer.right - gaps.right))
      }
    }
    if let controller = view.controller {
      for more in [controller.additionalSafeAreaInsets, controller.barInsets] {
        insets = UIEdgeInsets(
          top: insets.top + more.top, left: insets.left + more.left, bottom: insets.bottom + more.bottom,
          right: insets.right + more.right)
      }
    }
    return insets
  }

  /// The distances from the superview's edges, never negative.
  private func gaps(to parent: UIView) -> UIEdgeInsets {
    let frame = placement
    let outer = parent.layout.placement.size
    let origin = parent.bounds.origin
    return UIEdgeInsets(
      top: max(0, frame.minY - origin.y), left: max(0, frame.minX - origin.x),
      bottom: max(0, outer.height - frame.maxY + origin.y), right: max(0, outer.width - frame.maxX + origin.x))
  }

  /// Where the engine has the view, or where it is.
  var placement: CGRect {
    guard !translatesAutoresizingMask, usesEngine, let engine = currentEngine,
      let rect = engine.solvedFrame(of: view)
    else { return view.frame }
    return rect
  }

  /// The insets of a guide that follows from the owning view alone, given that view's size.
  func insets(of kind: UILayoutGuide.Kind, in size: CGSize) -> UIEdgeInsets {
    switch kind {
    case .margins: return view.layoutMargins
    case .safeArea: return view.safeAreaInsets
    case .readable:
      var insets = view.layoutMargins
      let most = ReadableWidths.width(for: view.traitCollection.preferredContentSizeCategory)
      let spare = size.width - insets.left - insets.right - most
      if spare > 0 {
        insets.left += spare / 2
        insets.right += spare / 2
      }
      return insets
    case .custom, .keyboard, .scrollContent, .scrollFrame: return .zero
    }
  }

  /// Where a guide of this view is, in the view's space.
  func frame(of guide: UILayoutGuide) -> CGRect {
    let bounds = view.bounds
    switch guide.kind {
    case .custom, .scrollContent:
      guard let engine = currentEngine else { return .zero }
      engine.flush()
      return engine.solvedFrame(of: guide).map { engine.rounded($0) } ?? .zero
    case .scrollFrame: return bounds
    case .keyboard:
      let height = keyboardHeight
      return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    case .margins, .safeArea, .readable: return bounds.inset(by: insets(of: guide.kind, in: bounds.size))
    }
  }

  /// The height of the keyboard guide: the safe area's while no keyboard is shown.
  var keyboardHeight: CGFloat { keyboardGuide.height }

  /// Tells the view and its controller of margins and a safe area that changed since they were told last.
  func tellInsets() {
    let safe = view.safeAreaInsets
    if let toldSafeArea, toldSafeArea != safe {
      self.toldSafeArea = safe
      view.safeAreaInsetsDidChange()
      view.controller?.viewSafeAreaInsetsDidChange()
    } else if toldSafeArea == nil {
      toldSafeArea = safe
      if safe != .zero {
        view.safeAreaInsetsDidChange()
        view.controller?.viewSafeAreaInsetsDidChange()
      }
    }
    let margins = view.layoutMargins
    if let toldMargins, toldMargins != margins {
      self.toldMargins = margins
      view.layoutMarginsDidChange()
      view.controller?.viewLayoutMarginsDidChange()
    } else {
      toldMargins = margins
    }
  }
}
