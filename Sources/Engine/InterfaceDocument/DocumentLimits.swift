/// How large a document may be before it is refused.
///
/// The largest storyboards of real apps have some 60,000 elements, 30 deep, in 10 MB.
public struct DocumentLimits: Sendable {
  /// Bytes of the file.
  public var bytes = 64 << 20
  /// Elements in elements.
  public var depth = 256
  /// Elements of the whole document.
  public var elements = 200_000
  /// Attributes of one element.
  public var attributes = 256

  /// The limits that hold unless others are given.
  public init() {}
}
