internal import Canvas
@_spi(Runtime) import CoreGraphics
import IOSFoundation
internal import ImageDecoder

/// A picture: pixels, a file that is decoded when it is needed, or a symbol.
open class UIImage: NSObject, @unchecked Sendable {
  /// How the stored pixels are turned before they are shown.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7

    /// The number that Exif has for it.
    var exif: Int { [1, 3, 8, 6, 2, 4, 5, 7][rawValue] }

    init(exif: Int) {
      self =
        [.up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left][min(max(exif, 1), 8) - 1]
    }

    var swapsSides: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }
  }

  /// Whether a picture shows its own colours or is a stencil for the tint.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// What happens to the middle of a resizable picture.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  let art: ImageArt
  let look: ImageLook

  init(art: ImageArt, look: ImageLook) {
    self.art = art
    self.look = look
    super.init()
  }

  /// Makes an empty picture.
  public override init() {
    art = .nothing
    look = ImageLook()
    super.init()
  }

  /// Makes the picture of a file; nil when it cannot be read or is no picture. `@2x` or `@3x` in its name is its scale.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageFile.open(path: path) else { return nil }
    self.init(file: file.image, scale: file.scale, name: (path as NSString).lastPathComponent)
  }

  /// Makes the picture of a file's bytes; nil when they are no picture.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes the picture of a file's bytes; nil when they are no picture.
  /// - Parameter scale: pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile.open(data: data) else { return nil }
    self.init(file: file, scale: scale, name: nil)
  }

  /// Makes a picture of Core Graphics' one.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Makes a picture of Core Graphics' one.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(art: .picture(cgImage), look: ImageLook(scale: scale > 0 ? scale : 1, orientation: orientation))
  }

  convenience init(file: ImageFile, scale: CGFloat, name: String?) {
    var look = ImageLook(scale: scale > 0 ? scale : 1, orientation: Orientation(exif: file.orientation))
    look.name = name
    self.init(art: .file(file), look: look)
  }

  /// The size in points, as it is shown.
  open var size: CGSize { art.size(look) }
  /// Pixels a point.
  open var scale: CGFloat { look.scale }
  /// How the stored pixels are turned.
  open var imageOrientation: Orientation { look.orientation }
  /// The stored pixels; nil for an empty picture.
  open var cgImage: CGImage? { art.cgImage(look) }
  /// The frames of an animated picture.
  open var images: [UIImage]? { look.frames.isEmpty ? nil : look.frames }
  /// The seconds of an animated picture.
  open var duration: TimeInterval { look.duration }
  /// The edges that keep their size.
  open var capInsets: UIEdgeInsets { look.capInsets }
  /// What happens to the middle.
  open var resizingMode: ResizingMode { look.resizingMode }
  /// The distances of what is aligned from the edges.
  open var alignmentRectInsets: UIEdgeInsets { look.alignmentInsets }
  /// Colours or stencil.
  open var renderingMode: RenderingMode { look.renderingMode }
  /// The traits that the picture was made for.
  open var traitCollection: UITraitCollection { look.traits ?? UITraitCollection(displayScale: scale) }
  /// The pictures of the same thing for other traits; nil when there are none.
  open var imageAsset: UIImageAsset? { look.asset }
  /// What a symbol is drawn with.
  open var configuration: UIImage.Configuration? { look.symbol }
  /// What a symbol is drawn with.
  open var symbolConfiguration: UIImage.SymbolConfiguration? { look.symbol }
  /// True for the system's symbols.
  open var isSymbolImage: Bool {
    if case .symbol = art { return true }
    return false
  }
  /// True when the picture is mirrored in languages that are read from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { look.flips }
  /// The distance of the baseline from the bottom; nil where there is none.
  open var baselineOffsetFromBottom: CGFloat? { look.baseline }

  /// True when both pictures show the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || art == other.art && look == other.look
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(scale)
    return hasher.finalize()
  }

  open override var description: String {
    let name = look.name.map { " \($0)" } ?? ""
    return "<UIImage\(name) {\(size.width), \(size.height)} \(scale)x>"
  }
}
