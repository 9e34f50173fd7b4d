import IOSFoundation

/// A place in a line that a tab leads to.
open class NSTextTab: NSObject, @unchecked Sendable {
  /// Names of a tab's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How text keeps to the tab; all are laid out as `.left`.
  public let alignment: NSTextAlignment
  /// Points from the leading edge.
  public let location: CGFloat
  /// More about the tab; not applied.
  public let options: [OptionKey: Any]

  /// Makes a tab.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }
  open override var hash: Int { location.hashValue }
}
