import CoreGraphics
import IOSFoundation

/// Places and lengths that constraints are made from.
extension UIView {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(side: ConstraintSide(self, .leading)) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(side: ConstraintSide(self, .trailing)) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(side: ConstraintSide(self, .left)) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(side: ConstraintSide(self, .right)) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { .init(side: ConstraintSide(self, .top)) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(side: ConstraintSide(self, .bottom)) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(side: ConstraintSide(self, .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(side: ConstraintSide(self, .height)) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(side: ConstraintSide(self, .centerX)) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(side: ConstraintSide(self, .centerY)) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(side: ConstraintSide(self, .firstBaseline)) }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(side: ConstraintSide(self, .lastBaseline)) }
}

/// Places and lengths that constraints are made from.
extension UILayoutGuide {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(side: ConstraintSide(self, .leading)) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(side: ConstraintSide(self, .trailing)) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(side: ConstraintSide(self, .left)) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(side: ConstraintSide(self, .right)) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { .init(side: ConstraintSide(self, .top)) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(side: ConstraintSide(self, .bottom)) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(side: ConstraintSide(self, .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(side: ConstraintSide(self, .height)) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(side: ConstraintSide(self, .centerX)) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(side: ConstraintSide(self, .centerY)) }
}
