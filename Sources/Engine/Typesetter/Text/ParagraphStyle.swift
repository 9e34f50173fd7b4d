/// How a paragraph is set.
public struct ParagraphStyle: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable { case natural, left, center, right, justified }
  public enum Direction: Hashable, Sendable { case natural, leftToRight, rightToLeft }
  /// What happens to text that is wider than the line.
  public enum BreakMode: Hashable, Sendable {
    case wordWrap, characterWrap, clip, truncateHead, truncateTail, truncateMiddle

    /// Whether what does not fit is replaced by an ellipsis.
    public var truncates: Bool { self == .truncateHead || self == .truncateTail || self == .truncateMiddle }
  }

  public var alignment = Alignment.natural
  /// `natural` takes it from the paragraph's first strong character.
  public var baseDirection = Direction.natural
  public var breakMode = BreakMode.wordWrap
  /// Points from the leading edge.
  public var firstLineHeadIndent = 0.0
  public var headIndent = 0.0
  /// Points from the leading edge if positive, from the trailing edge if not.
  public var tailIndent = 0.0
  /// 0 means 1.
  public var lineHeightMultiple = 0.0
  public var minimumLineHeight = 0.0
  /// 0 means no limit.
  public var maximumLineHeight = 0.0
  /// Points after each line but the last.
  public var lineSpacing = 0.0
  public var paragraphSpacing = 0.0
  public var paragraphSpacingBefore = 0.0
  /// Places of tab stops, ascending; after them every `tabInterval`.
  public var tabStops: [Double] = []
  /// 0 means 28 points.
  public var tabInterval = 0.0
  /// By which part of the line's width text may be too wide to be squeezed in place of being truncated; 0 is never.
  public var tightening = 0.0
  /// Whether a last line of a single word takes another word down to it.
  public var avoidsOrphans = false

  public init() {}
}
