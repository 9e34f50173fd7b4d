import IOSFoundation

/// Which edge lines of text keep to.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// The edge where reading begins.
  case natural = 4
}

/// What happens to text that is wider than its line.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// The direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// That of the paragraph's first character that has one.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Lines under or through text: one width and one pattern.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public var rawValue: Int
  /// Makes a style of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Words only, not the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The bits that say which line.
  var line: Int { rawValue & 0x0F }
  /// The bits that say which pattern.
  var pattern: Int { rawValue & 0x0F00 }
}

/// How a string is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public var rawValue: Int
  /// Makes options of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's origin is the left upper corner of the first line, and text has several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as far apart as the font's leading asks for.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures the glyphs' own bounds; the lines' bounds are given here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Text that does not fit ends in an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What string drawing may change to make text fit, and what it did.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor for fonts; 0 leaves them.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that was used.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of what was drawn.
  open internal(set) var totalBounds: CGRect = .zero
}

/// How a label uses the room that is left when its text was shrunk.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where the text in its full size has it.
  case alignBaselines = 0
  /// The middle of the text stays.
  case alignCenters = 1
  /// The text keeps to the top.
  case none = 2
}
