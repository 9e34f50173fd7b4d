public import Canvas

/// A picture file whose header is known and whose pictures can be decoded.
public final class ImageSource: Sendable {
  /// What the file says about itself.
  public let header: ImageHeader
  let bytes: [UInt8]

  /// Reads the header of a file in memory.
  ///
  /// - Throws: `ImageError`.
  public init(bytes: [UInt8]) throws {
    throw ImageError(.unsupported, "not yet")
  }

  /// The size in pixels that `decode` gives, before the orientation is applied.
  public func size(maxPixelSize: Int?) -> (width: Int, height: Int) {
    (header.width, header.height)
  }

  /// Decodes one picture.
  public func decode(frame: Int = 0, maxPixelSize: Int? = nil, appliesOrientation: Bool = false) throws -> DecodedImage
  {
    throw ImageError(.unsupported, "not yet")
  }
}

/// A decoded picture.
public struct DecodedImage: Sendable {
  /// The pixels.
  public var surface: Surface
  /// True when the file breaks off; what is missing is transparent.
  public var isTruncated: Bool
}
