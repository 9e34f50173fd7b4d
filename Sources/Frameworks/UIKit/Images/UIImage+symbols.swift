import CoreGraphics
import IOSFoundation
import Journal

extension UIImage {
  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9
  }

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// What a picture is chosen for.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits.
    public let traitCollection: UITraitCollection?

    init(traits: UITraitCollection?) {
      traitCollection = traits
      super.init()
    }

    /// Makes a configuration for some traits.
    public convenience init(traitCollection: UITraitCollection) { self.init(traits: traitCollection) }

    /// This configuration with what `otherConfiguration` says in its place.
    open func applying(_ otherConfiguration: Configuration?) -> Configuration { otherConfiguration ?? self }
  }

  /// What a symbol is drawn with.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Values: Equatable {
      var pointSize: CGFloat?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var color: UIColor?
    }
    let values: Values

    init(values: Values, traits: UITraitCollection? = nil) {
      self.values = values
      super.init(traits: traits)
    }

    /// Makes a configuration that says nothing.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(values: Values()) }
    /// Makes a configuration of a size of text, in points.
    public convenience init(pointSize: CGFloat) { self.init(values: Values(pointSize: pointSize)) }
    /// Makes a configuration of a size of text, in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(values: Values(pointSize: pointSize, weight: weight))
    }
    /// Makes a configuration of a size of text, in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
    }
    /// Makes a configuration of a weight.
    public convenience init(weight: SymbolWeight) { self.init(values: Values(weight: weight)) }
    /// Makes a configuration of a scale.
    public convenience init(scale: SymbolScale) { self.init(values: Values(scale: scale)) }
    /// Makes a configuration of one colour, of which parts may be lighter.
    public convenience init(hierarchicalColor: UIColor) { self.init(values: Values(color: hierarchicalColor)) }
    /// Makes a configuration of colours for parts; the first one is used for all.
    public convenience init(paletteColors: [UIColor]) { self.init(values: Values(color: paletteColors.first)) }

    open override func applying(_ otherConfiguration: Configuration?) -> Configuration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      var values = values
      if let size = other.values.pointSize { values.pointSize = size }
      if other.values.weight != .unspecified { values.weight = other.values.weight }
      if other.values.scale != .unspecified { values.scale = other.values.scale }
      if let color = other.values.color { values.color = color }
      return SymbolConfiguration(values: values, traits: other.traitCollection ?? traitCollection)
    }

    /// True when both say the same.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }
  }

  /// Makes the system's symbol of that name; nil when the name is empty.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Makes the system's symbol of that name. An unknown one is a box, with an event.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    if !SymbolArt.isKnown(name) {
      Journal.reportOnce(
        .init(kind: .unsupported, message: "symbol \(name) is not drawn yet; a box is shown in its place"))
    }
    var look = ImageLook(scale: SurroundingTraits.system.displayScale)
    look.name = name
    look.symbol = configuration as? SymbolConfiguration
    self.init(art: .symbol(name), look: look)
  }

  /// Makes the system's symbol of that name for some traits.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }
}
