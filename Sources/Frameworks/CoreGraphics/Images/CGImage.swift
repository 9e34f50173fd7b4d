internal import Canvas
import Foundation
internal import ImageDecoder
import Synchronization

/// A picture that does not change.
///
/// A picture of a file is decoded when its pixels are needed for the first time.
public final class CGImage: Hashable, @unchecked Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  private let space: CGColorSpace
  private let pixels: Mutex<Pixels>
  /// True for a picture of opacities without colours, which is painted in the fill colour.
  public let isMask: Bool
  /// True when colours run into each other where the picture is stretched.
  public let shouldInterpolate: Bool

  enum Pixels: Sendable {
    case ready(Surface)
    case file(ImageSource, frame: Int, maxPixelSize: Int?)
    case part(CGImage, x: Int, y: Int)
  }

  init(
    pixels: Pixels, width: Int, height: Int, space: CGColorSpace = .standardRGB, isMask: Bool = false,
    shouldInterpolate: Bool = true
  ) {
    self.width = width
    self.height = height
    self.space = space
    self.isMask = isMask
    self.shouldInterpolate = shouldInterpolate
    self.pixels = Mutex(pixels)
  }

  convenience init(surface: Surface) {
    surface.isShared = true
    self.init(pixels: .ready(surface), width: surface.width, height: surface.height)
  }

  /// Makes a picture of pixels in memory; nil for layouts other than eight bits a component, or too few bytes.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard
      let format = PixelFormat(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space.model, info: bitmapInfo),
      let data = provider.data, width > 0, height > 0, width <= Surface.maxSide, height <= Surface.maxSide,
      bytesPerRow >= width * format.size, bytesPerRow < 1 << 24,
      data.count >= bytesPerRow * (height - 1) + width * format.size
    else { return nil }
    let surface = Surface(width: width, height: height)
    data.withUnsafeBytes { bytes in
      if let base = bytes.baseAddress { format.read(base, bytesPerRow: bytesPerRow, into: surface) }
    }
    surface.isShared = true
    self.init(
      pixels: .ready(surface), width: width, height: height, space: space, isMask: format.isAlphaOnly,
      shouldInterpolate: shouldInterpolate)
  }

  /// Makes a picture of a PNG file's bytes; nil when they are not one.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(file: source, format: .png, shouldInterpolate: shouldInterpolate)
  }

  /// Makes a picture of a JPEG file's bytes; nil when they are not one.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(file: source, format: .jpeg, shouldInterpolate: shouldInterpolate)
  }

  private convenience init?(file: CGDataProvider, format: ImageFormat, shouldInterpolate: Bool) {
    guard let data = file.data, let source = try? ImageSource(bytes: Array(data)), source.header.format == format
    else { return nil }
    self.init(
      pixels: .file(source, frame: 0, maxPixelSize: nil), width: source.header.width, height: source.header.height,
      shouldInterpolate: shouldInterpolate)
  }

  /// The same picture.
  public func copy() -> CGImage? { self }

  /// A part of the picture, in pixels from its left upper corner; nil when nothing of it lies in the picture.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, !part.isEmpty else { return nil }
    return CGImage(
      pixels: .part(self, x: Int(part.minX), y: Int(part.minY)), width: Int(part.width), height: Int(part.height),
      space: space, isMask: isMask, shouldInterpolate: shouldInterpolate)
  }

  /// The pixels; decodes them if that was not done yet. Nil when they cannot be decoded.
  var surface: Surface? {
    pixels.withLock { pixels in
      switch pixels {
      case .ready(let surface): return surface
      case .file(let source, let frame, let maxPixelSize):
        guard let decoded = try? source.decode(frame: frame, maxPixelSize: maxPixelSize) else { return nil }
        decoded.surface.isShared = true
        pixels = .ready(decoded.surface)
        return decoded.surface
      case .part(let whole, let x, let y):
        guard let part = whole.surface?.copy(x: x, y: y, width: width, height: height) else { return nil }
        part.isShared = true
        pixels = .ready(part)
        return part
      }
    }
  }

  // MARK: Layout

  /// The bits of a component: always 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel: always 32.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row as `dataProvider` has them.
  public var bytesPerRow: Int { width * 4 }
  /// What the components mean.
  public var colorSpace: CGColorSpace? { isMask ? nil : .standardRGB }
  /// The opacity comes first in a pixel read as a number, and colours are multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
  /// The layout of `dataProvider`'s bytes: blue, green, red, alpha.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
  }
  /// The byte order of a pixel.
  public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }
  /// How colours are moved between spaces.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// The uniform type of the file; nil because pixels have none.
  public var utType: CFString? { nil }

  /// The pixels as bytes in rows of `bytesPerRow`.
  public var dataProvider: CGDataProvider? {
    CGDataProvider { [self] in
      guard let surface else { return nil }
      var data = Data(capacity: bytesPerRow * height)
      for y in 0..<surface.height {
        data.append(
          (surface.memory + y * surface.bytesPerRow).assumingMemoryBound(to: UInt8.self), count: surface.width * 4)
      }
      return data
    }
  }

  /// Pictures are equal when they are the same object.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Hashes the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
