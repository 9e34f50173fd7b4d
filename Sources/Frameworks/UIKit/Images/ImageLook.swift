import CoreGraphics
import IOSFoundation

/// How a picture is shown, beside its pixels.
struct ImageLook {
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var isResizable = false
  var alignmentInsets = UIEdgeInsets.zero
  var flips = false
  var baseline: CGFloat?
  var symbol: UIImage.SymbolConfiguration?
  /// The colour that replaces the picture's own, as `withTintColor(_:)` says.
  var tint: UIColor?
  var traits: UITraitCollection?
  /// The pictures of the same thing for other traits.
  var asset: UIImageAsset?
  var frames: [UIImage] = []
  var duration: TimeInterval = 0
  /// The name of the file, asset or symbol, for the view tree.
  var name: String?
}

extension ImageLook: Equatable {
  static func == (left: ImageLook, right: ImageLook) -> Bool {
    left.scale == right.scale && left.orientation == right.orientation && left.renderingMode == right.renderingMode
      && left.capInsets == right.capInsets && left.resizingMode == right.resizingMode && left.flips == right.flips
      && left.symbol == right.symbol && left.tint == right.tint && left.frames == right.frames
  }
}

extension UIImage {
  func with(_ change: (inout ImageLook) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(art: art, look: look)
  }

  /// The picture as colours or as a stencil.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }

  /// The picture in one colour, drawn in it where it is a stencil.
  public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  /// The picture in one colour, as colours or as a stencil.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The picture with edges that keep their size and a middle that repeats.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The picture with edges that keep their size.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with { ($0.capInsets, $0.resizingMode, $0.isResizable) = (capInsets, resizingMode, true) }
  }

  /// The picture with other distances of what is aligned from the edges.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentInsets = alignmentInsets }
  }

  /// The picture, mirrored in languages that are read from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flips = true } }

  /// The picture, mirrored.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = Orientation(rawValue: ($0.orientation.rawValue + 4) % 8) ?? .up }
  }

  /// The picture with a baseline at a distance from the bottom.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baseline = baselineOffset }
  }

  /// The picture without a baseline.
  public func imageWithoutBaseline() -> UIImage { with { $0.baseline = nil } }

  /// The symbol, drawn with another configuration.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    with { look in
      if let configuration = configuration as? SymbolConfiguration { look.symbol = configuration }
      if let traits = configuration.traitCollection { look.traits = traits }
    }
  }

  /// The symbol, drawn with its configuration and what `configuration` adds.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return with { $0.symbol = $0.symbol?.applying(configuration) as? SymbolConfiguration ?? configuration }
  }

  /// Makes an animated picture of frames.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with { ($0.frames, $0.duration) = (images, duration) }
  }
}
