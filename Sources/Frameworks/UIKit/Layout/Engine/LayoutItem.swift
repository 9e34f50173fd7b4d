import CoreGraphics
import IOSFoundation
internal import Solver

/// What an engine knows of a view or guide: four variables, and the constraints that UIKit makes by itself.
///
/// The variables are the frame in the superview's (for a guide: the owning view's) space, in points.
@MainActor final class LayoutItem {
  weak var view: UIView?
  weak var guide: UILayoutGuide?
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// By axis: where the autoresizing mask holds the item.
  var springs: [Spring?] = [nil, nil]
  /// By axis: what the contents ask for.
  var contents: [Content?] = [nil, nil]
  /// True once the engine has given the item up.
  var isForgotten = false
  /// True for an item whose contents may have a size.
  var isMeasured = false
  /// The width at which the height of the contents was measured last.
  var measuredWidth: CGFloat?
  /// Constraints that hold an engine's root or a scroll view's contents in place.
  var anchors: [LinearConstraint.ID] = []

  /// The autoresizing mask along an axis: place and length as linear functions of the superview's length.
  struct Spring {
    var place: LinearConstraint.ID
    var length: LinearConstraint.ID
    var placeSlope: Double
    var lengthSlope: Double
  }

  /// The intrinsic length along an axis: at least that with compression resistance, at most that with hugging.
  struct Content {
    var least: LinearConstraint.ID
    var most: LinearConstraint.ID
    var value: CGFloat
    /// The value without regard to the width that the item got.
    var natural: CGFloat
  }

  init(view: UIView?, guide: UILayoutGuide?, solver: inout Solver) {
    self.view = view
    self.guide = guide
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable(isLength: true)
    height = solver.makeVariable(isLength: true)
  }

  var variables: [Variable] { [x, y, width, height] }

  func place(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }
  func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }

  /// All constraints that were made for the item alone.
  var ownConstraints: [LinearConstraint.ID] {
    springs.compactMap(\.self).flatMap { [$0.place, $0.length] }
      + contents.compactMap(\.self).flatMap { [$0.least, $0.most] } + anchors
  }
}

/// What a constraint of the solver stands for.
enum ConstraintOwner {
  case explicit(NSLayoutConstraint)
  case spring(LayoutItem, NSLayoutConstraint.Axis, isLength: Bool)
  case content(LayoutItem, NSLayoutConstraint.Axis)
  case anchor(LayoutItem, NSLayoutConstraint.Axis, isLength: Bool)

  /// Whether the app made the constraint.
  var isExplicit: Bool {
    if case .explicit = self { true } else { false }
  }

  /// Whether the constraint stands for a frame and an autoresizing mask.
  var isMask: Bool {
    switch self {
    case .spring, .anchor: true
    case .explicit, .content: false
    }
  }
}
