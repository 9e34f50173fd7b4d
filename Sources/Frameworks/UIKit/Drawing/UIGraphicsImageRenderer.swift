import CoreGraphics
import IOSFoundation

/// How a renderer's pictures are made.
open class UIGraphicsRendererFormat: NSObject {
  /// The extent of what is drawn.
  open internal(set) var bounds: CGRect = .zero
}

/// How a picture renderer's pictures are made.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colours.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Pixels a point; the screen's at first.
  open var scale: CGFloat = SurroundingTraits.system.displayScale
  /// True promises that no pixel is clear.
  open var opaque = false
  /// The range of colours.
  open var preferredRange: Range = .standard

  /// The format for the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The format for the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Makes the format for the screen.
  public override init() { super.init() }

  /// Makes the format for some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// Where a renderer draws.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context; its y axis points down.
  public let cgContext: CGContext
  /// The format.
  public let format: UIGraphicsImageRendererFormat

  init(context: CGContext, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// The picture so far.
  open var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
  }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Draws a line around the inside of a rectangle with the current line colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Keeps drawing inside a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures by drawing.
open class UIGraphicsImageRenderer: NSObject {
  /// What draws.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void
  private let bounds: CGRect
  /// How the pictures are made.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer of an extent, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// Makes a renderer of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of a size, in points, for the screen.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

  /// Makes a renderer of an extent, in points, for the screen.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// Makes a picture.
  open func image(actions: DrawingActions) -> UIImage {
    guard let context = PictureContext.make(size: bounds.size, scale: format.scale, origin: bounds.origin) else {
      return UIImage()
    }
    let place = UIGraphicsImageRendererContext(context: context, format: format)
    UIGraphicsPushContext(context)
    actions(place)
    UIGraphicsPopContext()
    return place.currentImage
  }

  /// Makes the bytes of a PNG file.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// Makes the bytes of a JPEG file.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
