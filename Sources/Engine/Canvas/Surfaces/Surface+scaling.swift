internal import CCairo
import Synchronization

extension Surface {
  /// A copy of a part of the picture in another size, made by averaging areas. An axis is never stretched by this: it
  /// keeps its pixels when more are asked for.
  public func shrunk(width: Int, height: Int, area: Rect? = nil) -> Surface {
    let area = (area ?? bounds).intersection(bounds)
    guard !area.isEmpty, width > 0, height > 0 else { return Surface(width: 0, height: 0) }
    let result = Surface(
      width: min(width, Int(area.width.rounded(.up))), height: min(height, Int(area.height.rounded(.up))))
    result.isOpaque = isOpaque
    if area == bounds, let shrinker = BoxShrinker(self, width: result.width, height: result.height) {
      shrinker.shrink(self, into: result)
      result.markChanged()
      return result
    }
    var scaler = RowScaler(sourceWidth: self.width, sourceHeight: self.height, area: area, into: result)
    scaler.skip(toRow: scaler.firstRow)
    var row = scaler.firstRow
    while !scaler.isComplete, row < self.height {
      scaler.add(UnsafePointer(self.row(row)))
      row += 1
    }
    scaler.finish()
    result.markChanged()
    return result
  }

  /// Shrunken copies that were drawn lately.
  private static let copies = Mutex(Cache<ScaledKey, Surface>(limit: 96_000_000))

  private struct ScaledKey: Hashable, Sendable {
    var surface: ObjectIdentifier
    var serial: UInt64
    var area: Rect
    var width: Int
    var height: Int
  }

  /// The same as `shrunk`, kept for the next time. The picture must not change any more.
  func cachedShrunk(width: Int, height: Int, area: Rect) -> Surface {
    guard isShared else { return shrunk(width: width, height: height, area: area) }
    let key = ScaledKey(
      surface: ObjectIdentifier(self), serial: serial, area: area, width: width, height: height)
    if let known = Self.copies.withLock({ $0[key] }) { return known }
    let copy = shrunk(width: width, height: height, area: area)
    Self.copies.withLock { $0.insert(copy, for: key, cost: copy.bytesPerRow * copy.height) }
    return copy
  }
}
