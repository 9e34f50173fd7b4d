/// Writes pictures as PNG files.
public struct PNGEncoder {
  /// Makes an encoder.
  public init() {}
}
