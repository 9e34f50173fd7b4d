internal import Canvas
import Foundation

/// A layout of pixels with eight bits a component that can be moved to and from a surface.
struct PixelFormat: Equatable, Sendable {
  /// The bytes of a pixel.
  var size: Int
  /// Where a pixel has blue, green, red and the opacity; grey has the same place for all three colours.
  var blue, green, red: Int
  var alpha: Int?
  var isPremultiplied: Bool
  var isAlphaOnly = false

  /// What a surface has.
  static let surface = PixelFormat(size: 4, blue: 0, green: 1, red: 2, alpha: 3, isPremultiplied: true)

  /// Reads Core Graphics' description; nil for what is not there.
  init?(bitsPerComponent: Int, bitsPerPixel: Int, model: CGColorSpaceModel, info: CGBitmapInfo) {
    guard bitsPerComponent == 8, !info.contains(.floatComponents),
      let place = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    let isLittle = info.rawValue & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
    func at(_ index: Int) -> Int { isLittle && bitsPerPixel == 32 ? 3 - index : index }
    let isPremultiplied = place == .premultipliedFirst || place == .premultipliedLast
    switch (model, bitsPerPixel, place) {
    case (_, 8, .alphaOnly):
      self.init(size: 1, blue: 0, green: 0, red: 0, alpha: 0, isPremultiplied: true)
      isAlphaOnly = true
    case (.monochrome, 8, .none):
      self.init(size: 1, blue: 0, green: 0, red: 0, alpha: nil, isPremultiplied: true)
    case (.monochrome, 16, .last), (.monochrome, 16, .premultipliedLast):
      self.init(size: 2, blue: 0, green: 0, red: 0, alpha: 1, isPremultiplied: isPremultiplied)
    case (.rgb, 24, .none):
      self.init(size: 3, blue: 2, green: 1, red: 0, alpha: nil, isPremultiplied: true)
    case (.rgb, 32, .last), (.rgb, 32, .premultipliedLast):
      self.init(size: 4, blue: at(2), green: at(1), red: at(0), alpha: at(3), isPremultiplied: isPremultiplied)
    case (.rgb, 32, .first), (.rgb, 32, .premultipliedFirst):
      self.init(size: 4, blue: at(3), green: at(2), red: at(1), alpha: at(0), isPremultiplied: isPremultiplied)
    case (.rgb, 32, .noneSkipLast), (.rgb, 32, .none):
      self.init(size: 4, blue: at(2), green: at(1), red: at(0), alpha: nil, isPremultiplied: true)
    case (.rgb, 32, .noneSkipFirst):
      self.init(size: 4, blue: at(3), green: at(2), red: at(1), alpha: nil, isPremultiplied: true)
    default: return nil
    }
  }

  private init(size: Int, blue: Int, green: Int, red: Int, alpha: Int?, isPremultiplied: Bool) {
    (self.size, self.blue, self.green, self.red) = (size, blue, green, red)
    (self.alpha, self.isPremultiplied) = (alpha, isPremultiplied)
  }

  /// Reads pixels of this format into a surface.
  func read(_ source: UnsafeRawPointer, bytesPerRow: Int, into surface: Surface) {
    for y in 0..<surface.height {
      let from = (source + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      let to = (surface.memory + y * surface.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<surface.width {
        let pixel = from + x * size
        let opacity = alpha.map { UInt32(pixel[$0]) } ?? 255
        var parts = isAlphaOnly ? (0, 0, 0) : (UInt32(pixel[blue]), UInt32(pixel[green]), UInt32(pixel[red]))
        if isPremultiplied {
          parts = (min(parts.0, opacity), min(parts.1, opacity), min(parts.2, opacity))
        } else {
          parts = (
            (parts.0 * opacity + 127) / 255, (parts.1 * opacity + 127) / 255, (parts.2 * opacity + 127) / 255
          )
        }
        to[x] = opacity << 24 | parts.2 << 16 | parts.1 << 8 | parts.0
      }
    }
    surface.isOpaque = alpha == nil
    surface.markChanged()
  }

  /// Writes a surface's pixels in this format.
  func write(_ surface: Surface, to target: UnsafeMutableRawPointer, bytesPerRow: Int) {
    for y in 0..<surface.height {
      let from = (surface.memory + y * surface.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let to = (target + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<surface.width {
        let value = from[x]
        let pixel = to + x * size
        let opacity = value >> 24
        var parts = (value & 255, value >> 8 & 255, value >> 16 & 255)
        if !isPremultiplied, opacity > 0 {
          func divide(_ part: UInt32) -> UInt32 { min(255, (part * 255 + opacity / 2) / opacity) }
          parts = (divide(parts.0), divide(parts.1), divide(parts.2))
        }
        if isAlphaOnly {
          pixel[0] = UInt8(opacity)
        } else if blue == red {
          // [S] Luma of ITU-R BT.709.
          pixel[red] = UInt8((parts.0 * 722 + parts.1 * 7152 + parts.2 * 2126 + 5000) / 10_000)
          if let alpha { pixel[alpha] = UInt8(opacity) }
        } else {
          (pixel[blue], pixel[green], pixel[red]) = (UInt8(parts.0), UInt8(parts.1), UInt8(parts.2))
          if let alpha {
            pixel[alpha] = UInt8(opacity)
          } else if size == 4 {
            pixel[6 - blue - green - red] = 255
          }
        }
      }
    }
  }
}
