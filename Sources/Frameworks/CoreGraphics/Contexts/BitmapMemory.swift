internal import Canvas
import Foundation

/// The memory of a bitmap context, and the surface that is painted on in its place when its layout is another one.
final class BitmapMemory {
  let surface: Surface
  let format: PixelFormat
  let bytesPerRow: Int
  let space: CGColorSpace
  let info: CGBitmapInfo
  let data: UnsafeMutableRawPointer
  /// True when the surface's layout is not that of the memory.
  let isForeign: Bool
  private let ownsData: Bool

  init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, info: CGBitmapInfo
  ) {
    guard width > 0, height > 0, width <= Surface.maxSide, height <= Surface.maxSide else { return nil }
    let place = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    let bits = place == .alphaOnly ? 8 : space.model == .monochrome ? (place == CGImageAlphaInfo.none ? 8 : 16) : 32
    // [S] Quartz 2D Programming Guide, "Supported Pixel Formats": contexts have no straight alpha.
    guard place != .last, place != .first,
      let format = PixelFormat(bitsPerComponent: bitsPerComponent, bitsPerPixel: bits, model: space.model, info: info)
    else { return nil }
    let least = width * format.size
    guard bytesPerRow == 0 || bytesPerRow >= least else { return nil }
    self.bytesPerRow = bytesPerRow == 0 ? least : bytesPerRow
    self.format = format
    self.space = space
    self.info = info
    let isAligned = self.bytesPerRow % 4 == 0 && (data.map { Int(bitPattern: $0) % 4 == 0 } ?? true)
    isForeign = format != .surface || !isAligned
    ownsData = data == nil
    let count = self.bytesPerRow * height
    if let data {
      self.data = data
    } else {
      self.data = .allocate(byteCount: count, alignment: 16)
      self.data.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    }
    surface =
      isForeign
      ? Surface(width: width, height: height)
      : Surface(memory: self.data, width: width, height: height, bytesPerRow: self.bytesPerRow)
  }

  deinit {
    if ownsData { data.deallocate() }
  }

  /// Moves the memory's pixels to the surface.
  func load() { format.read(data, bytesPerRow: bytesPerRow, into: surface) }

  /// Moves the surface's pixels to the memory.
  func store() { format.write(surface, to: data, bytesPerRow: bytesPerRow) }
}
