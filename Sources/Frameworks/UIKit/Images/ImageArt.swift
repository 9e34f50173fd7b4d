internal import Canvas
@_spi(Runtime) import CoreGraphics
import IOSFoundation
internal import ImageDecoder
import Journal
import Synchronization

/// What a picture shows.
enum ImageArt {
  case nothing
  /// Nothing to see, of a size in points.
  case blank(CGSize)
  case picture(CGImage)
  case file(ImageFile)
  case symbol(String)

  func size(_ look: ImageLook) -> CGSize {
    let pixels: (width: Int, height: Int)
    switch self {
    case .nothing: return .zero
    case .blank(let size): return size
    case .symbol(let name): return SymbolArt.size(name, look.symbol)
    case .picture(let image): pixels = (image.width, image.height)
    case .file(let file): pixels = (file.source.header.width, file.source.header.height)
    }
    let (wide, high) = (CGFloat(pixels.width) / look.scale, CGFloat(pixels.height) / look.scale)
    return look.orientation.swapsSides ? CGSize(width: high, height: wide) : CGSize(width: wide, height: high)
  }

  func cgImage(_ look: ImageLook) -> CGImage? {
    switch self {
    case .nothing, .blank: return nil
    case .picture(let image): return image
    case .file(let file): return CGImage.make(source: file.source)
    case .symbol:
      let image = UIImage(art: self, look: look)
      return UIGraphicsImageRenderer(size: image.size).image { _ in image.draw(at: .zero) }.cgImage
    }
  }

  /// Upright pixels, at least `width` × `height` of them where the picture has so many; nil when there are none.
  func surface(width: Double, height: Double, _ look: ImageLook) -> Surface? {
    switch self {
    case .nothing, .blank, .symbol: return nil
    case .picture(let image):
      guard let surface = image.canvasSurface else { return nil }
      return look.orientation == .up ? surface : surface.turned(look.orientation.exif)
    case .file(let file):
      return file.surface(width: width, height: height, orientation: look.orientation.exif)
    }
  }
}

extension ImageArt: Equatable {
  static func == (left: ImageArt, right: ImageArt) -> Bool {
    switch (left, right) {
    case (.nothing, .nothing): true
    case (.blank(let left), .blank(let right)): left == right
    case (.picture(let left), .picture(let right)): left == right
    case (.file(let left), .file(let right)): left === right
    case (.symbol(let left), .symbol(let right)): left == right
    default: false
    }
  }
}

/// A picture file, decoded as large as it is needed.
final class ImageFile: Sendable {
  let source: ImageSource
  /// What events call it.
  private let name: String
  private let decoded = Mutex<(side: Int, surface: Surface)?>(nil)

  /// - Parameter name: the file's name.
  init(source: ImageSource, name: String = "a picture") {
    self.source = source
    self.name = name
  }

  var orientation: Int { source.header.orientation }

  /// Opens a file; nil, with an event, when it is no picture.
  static func open(path: String) -> (image: ImageFile, scale: CGFloat)? {
    guard FileManager.default.isReadableFile(atPath: path) else { return nil }
    do {
      let file = ImageFile(source: try ImageSource(path: path), name: (path as NSString).lastPathComponent)
      return (file, scale(of: path))
    } catch {
      Journal.report(.init(kind: .data, message: "UIImage(contentsOfFile:): \(path): \(error); the picture is nil"))
      return nil
    }
  }

  /// Reads a file's bytes; nil, with an event, when they are no picture.
  static func open(data: Data) -> ImageFile? {
    do {
      return ImageFile(source: try ImageSource(bytes: Array(data)))
    } catch {
      Journal.report(.init(kind: .data, message: "UIImage(data:): \(data.count) bytes: \(error); the picture is nil"))
      return nil
    }
  }

  /// The scale that a file's name says: 2 for `name@2x.png`, 1 without.
  static func scale(of path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let stem = name.hasSuffix("~iphone") ? String(name.dropLast(7)) : name
    if stem.hasSuffix("@3x") { return 3 }
    return stem.hasSuffix("@2x") ? 2 : 1
  }

  /// Upright pixels for a place of so many pixels. The largest decoding so far is kept.
  func surface(width: Double, height: Double, orientation: Int) -> Surface? {
    let header = source.header
    let isTurned = (5...8).contains(orientation)
    let (wide, high) = isTurned ? (header.height, header.width) : (header.width, header.height)
    let factor = min(1, max(width / Double(max(1, wide)), height / Double(max(1, high))))
    let side = max(1, Int((Double(max(wide, high)) * factor).rounded(.up)))
    // A phone decodes a picture whole before it draws it.
    guard wide * high <= ImageSource.mostPixels else {
      Journal.reportOnce(
        .init(
          kind: .data,
          message: "\(name) has \(wide) × \(high) pixels and would take \((wide * high) >> 18) MB to draw, more than"
            + " an extension has; it is not drawn. Send a smaller one."))
      return nil
    }
    return decoded.withLock { decoded in
      if let known = decoded, known.side >= side { return known.surface }
      do {
        let image = try source.decode(maxPixelSize: factor < 1 ? side : nil, appliesOrientation: false)
        if image.isTruncated {
          Journal.reportOnce(.init(kind: .data, message: "\(name) breaks off; the part that is there is shown"))
        }
        let surface = orientation == 1 ? image.surface : image.surface.turned(orientation)
        decoded = (side, surface)
        return surface
      } catch {
        Journal.reportOnce(.init(kind: .data, message: "\(name) cannot be decoded: \(error); nothing is shown"))
        return nil
      }
    }
  }
}
