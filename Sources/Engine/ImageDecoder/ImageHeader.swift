/// The kinds of picture file that can be read.
public enum ImageFormat: String, Sendable, Hashable, Codable {
  case png, jpeg, gif, webp, heic
}

/// What a picture file says about itself before anything is decoded.
public struct ImageHeader: Hashable, Sendable {
  /// The kind of file.
  public var format: ImageFormat
  /// The stored size in pixels, before the orientation is applied.
  public var width, height: Int
  /// How the stored picture must be turned to stand upright, as Exif numbers it: 1 is upright already, up to 8.
  public var orientation: Int
  /// The number of pictures: more than 1 for animations.
  public var frameCount: Int
  /// True when pixels may be transparent.
  public var hasAlpha: Bool

  /// Describes a file.
  public init(
    format: ImageFormat, width: Int, height: Int, orientation: Int = 1, frameCount: Int = 1, hasAlpha: Bool = false
  ) {
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
    self.frameCount = frameCount
    self.hasAlpha = hasAlpha
  }

  /// The size in pixels after the orientation is applied.
  public var uprightSize: (width: Int, height: Int) {
    orientation >= 5 ? (height, width) : (width, height)
  }
}
