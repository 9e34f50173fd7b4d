import CoreGraphics
import IOSFoundation

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
  /// True draws more colours than sRGB has; never.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  /// True where the format draws brighter than white; never.
  open var supportsHighDynamicRange: Bool { false }

  /// Makes the format for the screen.
  public override init() { super.init() }

  /// The format for the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The format for the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Makes the format for some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// A format that says the same.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGraphicsImageRendererFormat()
    (copy.scale, copy.opaque, copy.preferredRange, copy.bounds) = (scale, opaque, preferredRange, bounds)
    return copy
  }
}

/// Where a picture renderer draws.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let picture: UIGraphicsImageRendererFormat

  init(context: CGContext, format: UIGraphicsImageRendererFormat) {
    picture = format
    super.init(context, format)
  }

  /// The format.
  open override var format: UIGraphicsImageRendererFormat { picture }

  /// The picture so far.
  open var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: picture.scale, orientation: .up) } ?? UIImage()
  }
}

/// Makes pictures by drawing.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// What draws.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void
  private let picture: UIGraphicsImageRendererFormat

  /// Makes a renderer of an extent, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    picture = format
    super.init(bounds, format)
  }

  /// Makes a renderer of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of a size, in points, for the screen.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

  /// Makes a renderer of an extent, in points, for the screen.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// How the pictures are made.
  open override var format: UIGraphicsImageRendererFormat { picture }

  /// Makes a picture.
  open func image(actions: DrawingActions) -> UIImage {
    guard let context = PictureContext.make(size: bounds.size, scale: picture.scale, origin: bounds.origin) else {
      return UIImage()
    }
    if picture.opaque {
      // A picture without clear pixels begins black.
      context.saveGState()
      context.setFillColor(CGColor(gray: 0, alpha: 1))
      context.fill(bounds)
      context.restoreGState()
    }
    let place = UIGraphicsImageRendererContext(context: context, format: picture)
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
