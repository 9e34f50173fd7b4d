public import Canvas

extension Surface {
  /// A copy that stands upright, for an orientation as Exif numbers it.
  ///
  /// - Parameter orientation: 1…8; others give a plain copy.
  public func turned(_ orientation: Int) -> Surface {
    let isTurned = (5...8).contains(orientation)
    let result = Surface(width: isTurned ? height : width, height: isTurned ? width : height)
    let (lastColumn, lastRow) = (width - 1, height - 1)
    for y in 0..<result.height {
      let target = (result.memory + y * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<result.width {
        let (column, row) =
          switch orientation {
          case 2: (lastColumn - x, y)
          case 3: (lastColumn - x, lastRow - y)
          case 4: (x, lastRow - y)
          case 5: (y, x)
          case 6: (y, lastRow - x)
          case 7: (lastColumn - y, lastRow - x)
          case 8: (lastColumn - y, x)
          default: (x, y)
          }
        target[x] = (memory + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)[column]
      }
    }
    result.isOpaque = isOpaque
    result.markChanged()
    return result
  }
}
