import Canvas

/// Surfaces that are used again when nobody holds them any more: fresh memory of a screen's size costs milliseconds.
@MainActor
final class SurfacePool {
  private var surfaces: [Surface] = []

  /// More than so many are left to their holders.
  private static let limit = 6

  /// A surface of that size; its pixels are whatever they were.
  func take(width: Int, height: Int) -> Surface {
    for index in surfaces.indices
    where surfaces[index].width == width && surfaces[index].height == height
      && isKnownUniquelyReferenced(&surfaces[index])
    {
      surfaces[index].isOpaque = false
      return surfaces[index]
    }
    let made = Surface(width: width, height: height)
    if surfaces.count >= Self.limit { surfaces.removeFirst() }
    surfaces.append(made)
    return made
  }
}
