import Canvas
import ImageDecoder

/// The sizes in which an app's icon stands in its bundle. A catalog may give one large picture for all of them; the build
/// makes the smaller ones, so that nothing has to read a megapixel to show a thumb's width.
enum IconSizes {
  /// Points and scale of what an iPhone shows: notifications, settings, search, home screen.
  private static let all = [(20, 2), (20, 3), (29, 2), (29, 3), (40, 2), (40, 3), (60, 2), (60, 3)]
  /// A picture at least so many pixels wide is for every size.
  private static let largePicture = 512

  struct Icon {
    var name: String
    var scale: Int
    /// Points, such as `60x60`.
    var size: String
    /// A PNG file.
    var bytes: [UInt8]
  }

  /// The smaller icons of a large one; none when the file is no picture, is small, or is not square.
  static func make(from path: String) -> [Icon] {
    guard let source = try? ImageSource(path: path), source.header.width == source.header.height,
      source.header.width >= largePicture, let picture = try? source.decode().surface
    else { return [] }
    return all.map { points, scale in
      let side = points * scale
      let bytes = PNGEncoder().encode(picture.shrunk(width: side, height: side))
      return Icon(
        name: "AppIcon\(points)x\(points)@\(scale)x.png", scale: scale, size: "\(points)x\(points)", bytes: bytes)
    }
  }
}
