import IOSFoundation
internal import Typesetter

/// How a paragraph is set: alignment, indents, line distances. Lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// How lines are chosen.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public var rawValue: Int
    /// Makes a strategy of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No word stands alone on the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words are kept whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What the system's labels do.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The values, in one place for copying and comparing.
  struct Values: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var maximumLineHeight: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var tabStops: [NSTextTab] = NSParagraphStyle.standardTabs
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: LineBreakStrategy = []
  }

  var values = Values()

  /// Tab stops at every 28 points, twelve of them.
  static let standardTabs = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }

  /// Makes the standard style.
  public required override init() { super.init() }

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction of a language's script.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let language = languageName?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first else {
      return .leftToRight
    }
    return ["ar", "fa", "he", "iw", "ur", "yi", "ps", "sd", "ug", "dv", "ckb"].contains(language.lowercased())
      ? .rightToLeft : .leftToRight
  }

  /// Points between lines, over their own height.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The edge that lines keep to.
  open var alignment: NSTextAlignment { values.alignment }
  /// Points from the leading edge to lines but the first.
  open var headIndent: CGFloat { values.headIndent }
  /// Points from the leading edge to the lines' end if positive, from the trailing edge if not.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Points from the leading edge to the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line; 0 means no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What happens to text that is wider than its line.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The paragraph's direction.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// What lines' natural heights are multiplied with; 0 means 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Points before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// When words are hyphenated; never here.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether the system decides about hyphens; never here.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Places that tabs lead to.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// The distance of tabs after the last of `tabStops`; 0 means 28.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether text is squeezed a little before it is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// How lines are chosen.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  open func copy(with zone: NSZone? = nil) -> Any {
    let style = NSParagraphStyle()
    style.values = values
    return style
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let style = NSMutableParagraphStyle()
    style.values = values
    return style
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  open override var hash: Int { values.hashValue }
}

extension NSParagraphStyle {
  /// The style for the typesetter.
  var setting: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = values.alignment.setting
    style.baseDirection = values.baseWritingDirection.setting
    style.breakMode = values.lineBreakMode.setting
    style.firstLineHeadIndent = values.firstLineHeadIndent
    style.headIndent = values.headIndent
    style.tailIndent = values.tailIndent
    style.lineHeightMultiple = values.lineHeightMultiple
    style.minimumLineHeight = values.minimumLineHeight
    style.maximumLineHeight = values.maximumLineHeight
    style.lineSpacing = max(0, values.lineSpacing)
    style.paragraphSpacing = max(0, values.paragraphSpacing)
    style.paragraphSpacingBefore = max(0, values.paragraphSpacingBefore)
    style.tabStops = values.tabStops.map { Double($0.location) }.sorted()
    style.tabInterval = values.defaultTabInterval
    // [M] AppKit's tighteningFactorForTruncation is 0.05.
    style.tightening = values.allowsDefaultTighteningForTruncation ? 0.05 : 0
    style.avoidsOrphans = values.lineBreakStrategy.contains(.pushOut)
    return style
  }
}

extension NSTextAlignment {
  var setting: ParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSWritingDirection {
  var setting: ParagraphStyle.Direction {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

extension NSLineBreakMode {
  var setting: ParagraphStyle.BreakMode {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .characterWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}
