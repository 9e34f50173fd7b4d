internal import CCairo
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// A picture in memory: rows of pixels of four bytes, blue, green, red, alpha, with colours multiplied by alpha (sRGB).
///
/// The memory is its own or somebody else's. A surface may travel between threads, but only one at a time may paint on it,
/// and none may read it meanwhile.
public final class Surface: @unchecked Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The distance between the starts of two rows, in bytes.
  public let bytesPerRow: Int
  /// The first byte of the first row.
  public let memory: UnsafeMutableRawPointer
  /// True when every pixel is known to have full alpha, which lets it be copied in place of being blended.
  public var isOpaque = false
  /// True for pictures that never change again, such as decoded images: painters keep shrunken copies of them.
  public var isShared = false
  /// Tells this surface from all others, earlier ones at the same address included.
  let serial = Surface.counter.add(1, ordering: .relaxed).newValue
  /// The cairo surface over the memory; nil when the surface has no pixels.
  let cairo: OpaquePointer?
  private let owner: AnyObject?
  private let ownMemory: PixelMemory?

  private static let counter = Atomic<UInt64>(0)

  /// The greatest width or height: what Cairo can address.
  public static let maxSide = 32_767

  /// Makes a surface of transparent pixels. Sizes are cut to 0…`maxSide`.
  public init(width: Int, height: Int) {
    self.width = min(max(0, width), Self.maxSide)
    self.height = min(max(0, height), Self.maxSide)
    bytesPerRow = max(4, self.width * 4)
    let count = max(4, bytesPerRow * self.height)
    let own = PixelMemory(count: count)
    memory = own.start
    ownMemory = own
    owner = nil
    cairo = Self.wrap(memory, self.width, self.height, bytesPerRow)
  }

  /// Makes a surface over memory of somebody else.
  ///
  /// - Parameters:
  ///   - memory: At least `height * bytesPerRow` bytes, aligned to 4; it must outlive the surface unless `owner` keeps it.
  ///   - bytesPerRow: At least `4 * width`, a multiple of 4; what breaks this gives a surface of no pixels.
  ///   - owner: What keeps the memory alive.
  public init(memory: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, owner: AnyObject? = nil) {
    let fits =
      width > 0 && height > 0 && width <= Self.maxSide && height <= Self.maxSide && bytesPerRow >= width * 4
      && bytesPerRow % 4 == 0
    self.width = fits ? width : 0
    self.height = fits ? height : 0
    self.bytesPerRow = bytesPerRow
    self.memory = memory
    self.owner = owner
    ownMemory = nil
    cairo = Self.wrap(memory, self.width, self.height, bytesPerRow)
  }

  deinit {
    if let cairo {
      cairo_surface_finish(cairo)
      cairo_surface_destroy(cairo)
    }
    ownMemory?.free()
  }

  private static func wrap(_ memory: UnsafeMutableRawPointer, _ width: Int, _ height: Int, _ stride: Int)
    -> OpaquePointer?
  {
    guard width > 0, height > 0 else { return nil }
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride))
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }

  /// The surface as a rectangle at the origin, in pixels.
  public var bounds: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }

  /// Tells that the pixels were changed by other means than a painter.
  public func markChanged() {
    if let cairo { cairo_surface_mark_dirty(cairo) }
  }

  /// The start of a row, counted from the top.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (memory + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// One pixel as 0xAARRGGBB, premultiplied; 0 outside.
  public func pixel(x: Int, y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return row(y)[x]
  }

  /// Sets every pixel to one colour.
  public func clear(to color: Color = .clear) {
    let value = color.premultipliedPixel
    for y in 0..<height { row(y).update(repeating: value, count: width) }
    isOpaque = value >> 24 == 255
    markChanged()
  }

  /// A new surface with the pixels of a part, which is cut to this surface; nil when nothing is left.
  public func copy(x: Int, y: Int, width: Int, height: Int) -> Surface? {
    let left = max(0, x)
    let top = max(0, y)
    let right = min(self.width, x.addingReportingOverflow(width).partialValue)
    let bottom = min(self.height, y.addingReportingOverflow(height).partialValue)
    guard right > left, bottom > top else { return nil }
    let result = Surface(width: right - left, height: bottom - top)
    for line in 0..<result.height {
      memcpy(result.row(line), row(top + line) + left, result.width * 4)
    }
    result.isOpaque = isOpaque
    return result
  }

  /// A new surface with the same pixels.
  public func copy() -> Surface {
    copy(x: 0, y: 0, width: width, height: height) ?? Surface(width: 0, height: 0)
  }
}
