internal import CCodecs
public import Canvas

#if canImport(Glibc)
  import Glibc
#endif

/// A picture file whose header is known and whose pictures can be decoded.
public final class ImageSource: Sendable {
  /// What the file says about itself.
  public let header: ImageHeader
  private let storage: Storage

  /// The most pixels that a decoded picture may have.
  public static let mostPixels = 100_000_000

  /// Reads the header of a file in memory.
  ///
  /// - Throws: `ImageError` when the bytes are no picture or break off inside the header.
  public convenience init(bytes: [UInt8]) throws {
    try self.init(Storage(bytes))
  }

  /// Reads the header of a file, which is mapped into memory, not read.
  ///
  /// - Throws: `ImageError` when the file cannot be opened or is no picture.
  public convenience init(path: String) throws {
    try self.init(Storage(path: path))
  }

  private init(_ storage: Storage) throws {
    self.storage = storage
    header = try HeaderReader.read(ByteReader(bytes: storage.bytes))
  }

  /// The size in pixels that `decode` gives, before the orientation is applied.
  ///
  /// - Parameter maxPixelSize: The greatest side that is wanted; pictures are never enlarged.
  public func size(maxPixelSize: Int?) -> (width: Int, height: Int) {
    let greatest = max(header.width, header.height)
    guard let maxPixelSize, maxPixelSize > 0, greatest > maxPixelSize else { return (header.width, header.height) }
    func scaled(_ side: Int) -> Int {
      max(1, Int((Double(side) * Double(maxPixelSize) / Double(greatest)).rounded()))
    }
    return (scaled(header.width), scaled(header.height))
  }

  /// Decodes one picture.
  ///
  /// A picture that shall be smaller than the file's is made smaller while it is decoded: memory holds the result and a
  /// few rows. (Interlaced PNG, progressive JPEG, lossless WebP and animations need the whole picture once.)
  ///
  /// - Parameters:
  ///   - frame: The number of the picture in the file, from 0.
  ///   - maxPixelSize: The greatest side of the result in pixels; nil is the file's size.
  ///   - appliesOrientation: True turns the picture upright.
  /// - Throws: `ImageError` when not even a part of the picture can be decoded, or it is too large.
  public func decode(frame: Int = 0, maxPixelSize: Int? = nil, appliesOrientation: Bool = false) throws
    -> DecodedImage
  {
    let size = size(maxPixelSize: maxPixelSize)
    try check(size)
    var image: DecodedImage
    if header.frameCount > 1 || frame > 0 || header.format == .gif {
      guard let found = try decodeFrames(maxPixelSize: maxPixelSize, only: frame).first else {
        throw ImageError(.damaged, "The file has no picture \(frame).")
      }
      image = DecodedImage(surface: found.surface, isTruncated: found.isTruncated)
    } else {
      image = try decodeStill(size)
    }
    if appliesOrientation, header.orientation > 1 { image.surface = image.surface.turned(header.orientation) }
    return image
  }

  private func check(_ size: (width: Int, height: Int)) throws {
    let (pixels, isHuge) = size.width.multipliedReportingOverflow(by: size.height)
    if isHuge || pixels > Self.mostPixels || max(size.width, size.height) > Surface.maxSide {
      throw ImageError(
        .tooLarge, "The picture would have \(size.width) × \(size.height) pixels when it is decoded.",
        hint: "Decode it smaller, or make the file smaller than \(Self.mostPixels / 1_000_000) million pixels.")
    }
    // Rows of an absurd length are no picture, whatever the result's size.
    if header.width > 1_000_000 || header.height > 1_000_000 {
      throw ImageError(.tooLarge, "The file says that it has \(header.width) × \(header.height) pixels.")
    }
  }

  private func decodeStill(_ size: (width: Int, height: Int)) throws -> DecodedImage {
    let target = RowSink(width: size.width, height: size.height)
    var result = codec_result()
    let bytes = storage.bytes.bindMemory(to: UInt8.self)
    withExtendedLifetime((target, storage)) {
      switch header.format {
      case .png: codec_png(bytes.baseAddress, bytes.count, target.sink, &result)
      case .jpeg: codec_jpeg(bytes.baseAddress, bytes.count, Int32(eighths(size)), target.sink, &result)
      case .webp:
        codec_webp(bytes.baseAddress, bytes.count, Int32(size.width), Int32(size.height), target.sink, &result)
      case .heic: codec_heic(bytes.baseAddress, bytes.count, target.sink, &result)
      case .gif: break
      }
    }
    guard result.ok != 0, let surface = target.finish() else { throw failure(result) }
    surface.isOpaque = !header.hasAlpha && result.truncated == 0
    return DecodedImage(surface: surface, isTruncated: result.truncated != 0)
  }

  /// The least eighths of the full size in which a JPEG can be decoded and still has the pixels that are wanted.
  private func eighths(_ size: (width: Int, height: Int)) -> Int {
    (1...8).first { (header.width * $0 + 7) / 8 >= size.width && (header.height * $0 + 7) / 8 >= size.height } ?? 8
  }

  /// All pictures of an animation, each as it is seen, in order.
  ///
  /// - Parameter maxPixelSize: The greatest side of the results in pixels; nil is the file's size.
  /// - Throws: `ImageError` when not even the first picture can be decoded. Pictures beyond `mostPixels` in all are left
  ///   out, and the last one says so by `isTruncated`.
  public func frames(maxPixelSize: Int? = nil) throws -> [ImageFrame] {
    try check(size(maxPixelSize: maxPixelSize))
    if header.frameCount == 1, header.format != .gif {
      let still = try decode(maxPixelSize: maxPixelSize)
      return [ImageFrame(surface: still.surface, duration: 0, isTruncated: still.isTruncated)]
    }
    return try decodeFrames(maxPixelSize: maxPixelSize, only: nil)
  }

  private func decodeFrames(maxPixelSize: Int?, only: Int?) throws -> [ImageFrame] {
    let target = FrameSink(size: size(maxPixelSize: maxPixelSize), only: only)
    var result = codec_result()
    let bytes = storage.bytes.bindMemory(to: UInt8.self)
    withExtendedLifetime((target, storage)) {
      switch header.format {
      case .gif: codec_gif(bytes.baseAddress, bytes.count, target.take, target.context, &result)
      case .webp: codec_webp_animation(bytes.baseAddress, bytes.count, target.take, target.context, &result)
      case .png, .jpeg, .heic: break
      }
    }
    if !target.frames.isEmpty, result.truncated != 0 { target.frames[target.frames.count - 1].isTruncated = true }
    guard result.ok != 0, !target.frames.isEmpty else { throw failure(result) }
    return target.frames
  }

  private func failure(_ result: codec_result) -> ImageError {
    let message = withUnsafeBytes(of: result.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    let ending = message.isEmpty ? "." : ": \(message)\(message.hasSuffix(".") ? "" : ".")"
    let name = header.format.rawValue.uppercased()
    if header.format == .heic, codec_heic_available() == 0 {
      return ImageError(
        .unsupported, "HEIC pictures cannot be read because libheif is not installed.",
        hint: "Install libheif1, or convert the picture to PNG or JPEG.")
    }
    if message.contains("too large") {
      return ImageError(.tooLarge, "The \(name) file is too large: \(message)", hint: "Make the picture smaller.")
    }
    return ImageError(
      .damaged, "The \(name) file is damaged\(ending)",
      hint: "Export the picture again.")
  }
}

/// A decoded picture.
public struct DecodedImage: Sendable {
  /// The pixels.
  public var surface: Surface
  /// True when the file breaks off; what is missing is transparent, or grey in a JPEG.
  public var isTruncated: Bool
}

/// A picture of an animation.
public struct ImageFrame: Sendable {
  /// The pixels, as they are seen.
  public var surface: Surface
  /// How long it stays, in seconds.
  public var duration: Double
  /// True when the file breaks off in it.
  public var isTruncated: Bool
}
