import CoreGraphics
import IOSFoundation

/// Stands in for a view whose class is not there: it has the size that the real one would like, and draws nothing.
@MainActor final class StandInView: UIView {
  private struct Shape {
    var width: CGFloat = -1
    var height: CGFloat = -1
    /// From the frame to what constraints see.
    var insets = UIEdgeInsets.zero
  }

  /// Sizes by element [measured: frames in public documents].
  private static let shapes: [String: Shape] = [
    "switch": Shape(width: 49, height: 31, insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)),
    "slider": Shape(height: 30, insets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)),
    "textField": Shape(height: 34),
    "segmentedControl": Shape(height: 31, insets: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)),
    "stepper": Shape(width: 94, height: 32), "progressView": Shape(height: 4), "pageControl": Shape(height: 26),
    "pickerView": Shape(width: 320, height: 216), "datePicker": Shape(width: 320, height: 216),
    "searchBar": Shape(height: 56), "toolbar": Shape(height: 44), "tabBar": Shape(height: 49),
  ]

  private var shape = Shape()

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    shape = coder.interface.flatMap { Self.shapes[$0.element.name] } ?? Shape()
  }

  override var intrinsicContentSize: CGSize { CGSize(width: shape.width, height: shape.height) }
  override var alignmentRectInsets: UIEdgeInsets { shape.insets }
}
