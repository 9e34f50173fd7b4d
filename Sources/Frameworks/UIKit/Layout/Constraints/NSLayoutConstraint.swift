import CoreGraphics
import IOSFoundation

/// A relation between attributes of two items: `first = multiplier × second + constant`, or ≤ or ≥ in place of =.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  private(set) var firstSide = ConstraintSide(nil, .notAnAttribute)
  private(set) var secondSide: ConstraintSide?

  /// How the two sides compare.
  public private(set) var relation = Relation.equal
  /// The factor of the second attribute.
  public private(set) var multiplier: CGFloat = 1
  /// What is added to the second side, in points. Changing it is cheap.
  open var constant: CGFloat = 0 {
    didSet {
      constant = Self.usable(constant)
      if constant != oldValue { tellEngines { $0.constantDidChange(self) } }
    }
  }
  /// How much the constraint matters. Between required and not required UIKit allows a change only while inactive.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { tellEngines { $0.priorityDidChange(self) } } }
  }
  /// A name that shows up in descriptions.
  open var identifier: String?
  /// Whether an archive of the holding view takes the constraint along.
  open var shouldBeArchived = false

  /// The view in whose `constraints` this one is while it is active.
  weak var holder: UIView?
  /// Grows with every activation: later constraints give way to earlier ones.
  var order = 0
  /// Fixed for the time being by the engine as it could not hold together with others.
  var isBroken = false

  /// Makes a constraint without items; it cannot be activated.
  public override init() { super.init() }

  convenience init(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.init()
    firstSide = first
    secondSide = second
    self.relation = relation
    self.multiplier = Self.usable(multiplier)
    self.constant = constant
  }

  /// Makes `view1.attr1 = multiplier × view2.attr2 + c`; it is not active yet.
  ///
  /// Without a second item (`nil` and `.notAnAttribute`) the first attribute is compared with `c`.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    // Any is Apple's type; what is no object can be no item.
    let second = view2.map { $0 as AnyObject }
    let hasSecond = second != nil && attr2 != .notAnAttribute
    self.init(
      ConstraintSide(view1 as AnyObject, attr1), relation,
      hasSecond ? ConstraintSide(second, attr2) : nil, multiplier: multiplier, constant: c)
    if hasSecond, !attr1.kind.canMeet(attr2.kind) {
      Misuse.report("a constraint cannot compare \(attr1.word) with \(attr2.word); it will not be used")
    } else if hasSecond, attr1.isDirectional && attr2.isSided || attr1.isSided && attr2.isDirectional {
      // [S] APPLE NSLayoutConstraint: leading and trailing go with each other; UIKit ends the app otherwise.
      Misuse.report("\(attr1.word) with \(attr2.word): a constraint is between leading and trailing or left and right")
    }
    if !hasSecond, attr1.kind != .length {
      Misuse.report("a constraint on \(attr1.word) needs a second item; it will not be used")
    }
  }

  /// The first item: a view or a guide.
  open var firstItem: AnyObject? { firstSide.point.item }
  /// The second item, if there is one.
  open var secondItem: AnyObject? { secondSide?.point.item }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { firstSide.point.attribute }
  /// The attribute of the second item.
  open var secondAttribute: Attribute { secondSide?.point.attribute ?? .notAnAttribute }
  /// The anchor of the first side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(side: firstSide) }
  /// The anchor of the second side, if there is one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondSide.map { NSLayoutAnchor(side: $0) } }

  /// Whether the constraint takes part in layout. It joins the nearest view that holds both items.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints; quicker than one by one.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints; quicker than one by one.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override var description: String { MainActor.assumeIsolated { text } }

  /// Numbers that cannot be worked with become the nearest that can.
  private static func usable(_ value: CGFloat) -> CGFloat {
    guard value.isFinite, abs(value) < 1e9 else {
      Misuse.report("\(value) is no usable number in a constraint")
      return value.isNaN ? 0 : (value < 0 ? -1e9 : 1e9)
    }
    return value
  }
}
