import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// The white part of a switch, a slider or a segmented control: a rounded shape over two soft shadows.
@MainActor final class KnobView: UIView {
  /// A shadow: its fall and its blur in points, and its opacity.
  struct Fall {
    var offset: CGFloat
    var blur: CGFloat
    var opacity: Float
  }

  private let under = CALayer()
  private let face = CALayer()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for part in [under, face] {
      part.cornerCurve = .continuous
      layer.addSublayer(part)
    }
    setShadows(.init(offset: 3, blur: 8, opacity: 0.15), .init(offset: 1, blur: 1, opacity: 0.08))
  }

  required init?(coder: NSCoder) { nil }

  /// The colour of the shape.
  var color: UIColor = ControlColors.knob { didSet { showColor() } }
  /// The radius of the corners; nil makes the ends round.
  var radius: CGFloat? { didSet { setNeedsLayout() } }

  /// Sets the wide shadow and the near one.
  func setShadows(_ wide: Fall, _ near: Fall) {
    for (part, fall) in [(under, wide), (face, near)] {
      part.shadowOffset = CGSize(width: 0, height: fall.offset)
      part.shadowRadius = fall.blur / 2
      part.shadowOpacity = fall.opacity
    }
  }

  private func showColor() {
    let color = color.resolvedColor(with: traitCollection).cgColor
    (under.backgroundColor, face.backgroundColor) = (color, color)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showColor()
    let radius = radius ?? min(bounds.width, bounds.height) / 2
    for part in [under, face] {
      part.frame = bounds
      part.cornerCurve = self.radius == nil ? .circular : .continuous
      part.cornerRadius = radius
      part.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
    }
  }

  override func adaptToTraits(previous: UITraitCollection?) {
    super.adaptToTraits(previous: previous)
    showColor()
  }
}
