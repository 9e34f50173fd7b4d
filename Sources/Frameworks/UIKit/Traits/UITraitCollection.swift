import CoreGraphics
import IOSFoundation

/// What is known about the surroundings of a view: light or dark, the size of text, the room that there is.
///
/// A collection does not change. A value that is not specified is taken from the surroundings where that makes sense.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  /// Makes a collection that specifies nothing.
  public override init() {
    values = TraitValues()
    super.init()
  }

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Makes a collection by setting values.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Self.changing(TraitValues(), by: mutations))
  }

  /// Makes a collection of all that others specify; later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Makes a collection of one value.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }
  /// Makes a collection of one value.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  /// Makes a collection of one value.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// Makes a collection of one value.
  public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
  /// Makes a collection of one value.
  public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
  /// Makes a collection of one value.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// Makes a collection of one value.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  /// Makes a collection of one value.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }
  /// Makes a collection of one value.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  /// Makes a collection of one value.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Makes a collection of one value.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  /// Makes a collection of one value.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
  /// Makes a collection of one value.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The direction of reading.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels a point; 0 when not specified.
  open var displayScale: CGFloat { values.displayScale }
  /// The colours of the display.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The room from left to right.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The room from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Whether the screen feels force.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The size of text.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// Whether contrast is raised.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The level over the app's first layer.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Whether bold text is asked for.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the window is active.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// What pictures are chosen for under these traits.
  open var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }

  /// A value of a trait that the app defines.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    (values.custom[ObjectIdentifier(trait)]?.value as? T.Value) ?? T.defaultValue
  }

  /// A collection with some values changed.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: Self.changing(values, by: mutations))
  }

  /// True when this collection has all that `trait` specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// True when colours may look different under another collection.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection else { return true }
    return userInterfaceStyle != other.userInterfaceStyle || userInterfaceLevel != other.userInterfaceLevel
      || accessibilityContrast != other.accessibilityContrast || userInterfaceIdiom != other.userInterfaceIdiom
      || displayGamut != other.displayGamut
  }

  /// True when both collections specify the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.userInterfaceStyle)
    hasher.combine(values.preferredContentSizeCategory)
    hasher.combine(values.displayScale)
    return hasher.finalize()
  }

  private static func changing(
    _ values: TraitValues, by mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? values
  }
}

extension UITraitCollection {
  private static let currentKey = "net.nagaoshi.currentTraits"

  /// The traits that colours, images and fonts are made for on this thread.
  public class var current: UITraitCollection {
    get { (Thread.current.threadDictionary[currentKey] as? UITraitCollection) ?? SurroundingTraits.system }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }

  /// Runs `actions` with this collection as `current`.
  public func performAsCurrent(_ actions: () -> Void) {
    let dictionary = Thread.current.threadDictionary
    let before = dictionary[Self.currentKey]
    dictionary[Self.currentKey] = self
    defer { dictionary[Self.currentKey] = before }
    actions()
  }
}
