import CoreGraphics
import IOSFoundation

/// How text that is too long for a text layer is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The edge that a text layer's lines keep to.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that shows text.
open class CATextLayer: CALayer {
  /// The text: a string, or one with attributes, which then have their own font and colour.
  open var string: Any? { didSet { changed() } }
  /// The font: its name, or a font object.
  open var font: Any? { didSet { changed() } }
  /// The size of the font, in points: 36 at first.
  open var fontSize: CGFloat = 36 { didSet { changed() } }
  /// The colour: white at first.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { changed() } }
  /// True breaks lines at the width of the bounds.
  open var isWrapped = false { didSet { changed() } }
  /// The edge that lines keep to.
  open var alignmentMode: CATextLayerAlignmentMode = .natural { didSet { changed() } }
  /// How text that is too long is cut.
  open var truncationMode: CATextLayerTruncationMode = .none { didSet { changed() } }
  /// True may draw letters finer than pixels of one colour allow; they never are.
  open var allowsFontSubpixelQuantization = false

  /// What draws text into the layer's bounds, in the current context of a painter: UIKit's typesetter.
  @_spi(Runtime) nonisolated(unsafe) public static var paintText: ((CATextLayer, LayerPainter) -> Void)?
  /// What measures text: UIKit's typesetter.
  @_spi(Runtime) nonisolated(unsafe) public static var measureText: ((CATextLayer) -> CGSize)?

  override var paintsOwnKind: Bool { string != nil }
  override func paintOwnKind(with target: LayerPainter) { Self.paintText?(self, target) }
  open override func preferredFrameSize() -> CGSize { Self.measureText?(self) ?? bounds.size }
}
