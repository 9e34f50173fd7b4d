import CoreGraphics
import IOSFoundation

/// A rectangle with contents, a look and sublayers.
///
/// Geometry is in points of the superlayer; the y axis points down. Changes are seen at once: animations keep their timing,
/// and the final state is what is drawn.
open class CALayer: NSObject, CAMediaTiming {
  // MARK: Tree

  /// The layer that this one is in.
  open internal(set) weak var superlayer: CALayer?
  var children: [CALayer] = []
  /// The layers in this one, the hindmost first; nil when there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceChildren(with: newValue ?? []) }
  }

  // MARK: Geometry

  /// The layer's own coordinate space: its size, and the coordinates of its left upper corner.
  open var bounds: CGRect = .zero {
    didSet {
      let (origin, size) = (bounds.origin, bounds.size)
      guard accepts("bounds", origin.x, origin.y, size.width, size.height) else {
        bounds = oldValue
        return
      }
      boundsDidChange(from: oldValue)
    }
  }
  /// Where the anchor point lies, in the superlayer's space.
  open var position: CGPoint = .zero {
    didSet {
      guard position != oldValue else { return }
      if accepts("position", position.x, position.y) { moved() } else { position = oldValue }
    }
  }
  /// The point of the bounds that `position` places and `transform` turns about, in units of the size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { if anchorPoint != oldValue { moved() } } }
  /// The height of the anchor point above the plane, in points.
  open var anchorPointZ: CGFloat = 0 { didSet { if anchorPointZ != oldValue { moved() } } }
  /// The map about the anchor point.
  open var transform: CATransform3D = CATransform3DIdentity {
    didSet {
      guard transform != oldValue else { return }
      if accepts(transform) { moved() } else { transform = oldValue }
    }
  }
  /// The map of all sublayers about the anchor point.
  open var sublayerTransform: CATransform3D = CATransform3DIdentity {
    didSet { if sublayerTransform != oldValue { moved() } }
  }
  /// The order among siblings: greater values lie in front.
  open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { moved() } } }
  /// True when the y axis of the layer's space points up.
  open var isGeometryFlipped = false { didSet { if isGeometryFlipped != oldValue { moved() } } }
  /// True shows a layer turned away from the eye.
  open var isDoubleSided = true { didSet { changed() } }
  /// The smallest upright rectangle around the layer, in the superlayer's space.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { setFrame(newValue) }
  }

  // MARK: Look

  /// The contents: a `CGImage`; anything else shows nothing.
  open var contents: Any? { didSet { changed() } }
  /// The part of the contents that is shown, in units of their size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { changed() } }
  /// How the contents lie in the bounds.
  open var contentsGravity: CALayerContentsGravity = .resize { didSet { changed() } }
  /// The pixels of the contents a point.
  open var contentsScale: CGFloat = 1 { didSet { changed() } }
  /// The part of the contents that stretches, in units of their size; the rest keeps its size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { changed() } }
  /// The kind of pixels of the layer's own store.
  open var contentsFormat: CALayerContentsFormat = .RGBA8Uint
  /// How contents shrink.
  open var minificationFilter: CALayerContentsFilter = .linear { didSet { changed() } }
  /// How contents grow.
  open var magnificationFilter: CALayerContentsFilter = .linear { didSet { changed() } }
  /// A bias of the level of detail; kept only.
  open var minificationFilterBias: Float = 0
  /// True promises that the contents have no clear pixel.
  open var isOpaque = false { didSet { changed() } }
  /// True draws the contents anew when the bounds change.
  open var needsDisplayOnBoundsChange = false
  /// Kept only: drawing is always at once.
  open var drawsAsynchronously = false
  /// The colour behind the contents.
  open var backgroundColor: CGColor? { didSet { if backgroundColor != oldValue { changed() } } }
  /// The radius of the rounded corners, in points.
  open var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { moved() } } }
  /// The curve of the rounded corners.
  open var cornerCurve: CALayerCornerCurve = .circular { didSet { changed() } }
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = .all { didSet { moved() } }
  /// True cuts contents and sublayers at the rounded bounds.
  open var masksToBounds = false { didSet { if masksToBounds != oldValue { moved() } } }
  /// The layer whose alpha cuts this one, in this layer's space.
  open var mask: CALayer? { didSet { maskDidChange(from: oldValue) } }
  /// The width of the border inside the bounds, in points.
  open var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { changed() } } }
  /// The colour of the border: black at first.
  open var borderColor: CGColor? = CALayer.black { didSet { changed() } }
  /// The opacity of the layer with all in it, 0…1.
  open var opacity: Float = 1 { didSet { if opacity != oldValue { moved() } } }
  /// True makes opacity apply to the whole; false to each part alone.
  open var allowsGroupOpacity = true { didSet { changed() } }
  /// True draws neither the layer nor anything in it.
  open var isHidden = false { didSet { if isHidden != oldValue { moved() } } }
  /// The colour of the shadow: black at first.
  open var shadowColor: CGColor? = CALayer.black { didSet { changed() } }
  /// The opacity of the shadow: 0 at first, which is no shadow.
  open var shadowOpacity: Float = 0 { didSet { if shadowOpacity != oldValue { changed() } } }
  /// The move of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }
  /// The blur of the shadow, in points: the standard deviation [M].
  open var shadowRadius: CGFloat = 3 { didSet { changed() } }
  /// The shape of the shadow in place of the layer's own alpha.
  open var shadowPath: CGPath? { didSet { changed() } }
  /// Kept only: a picture of the layer is never needed.
  open var shouldRasterize = false
  /// Kept only, as `shouldRasterize`.
  open var rasterizationScale: CGFloat = 1
  /// Kept only: edges between pixels are soft when this is true, as everywhere.
  open var allowsEdgeAntialiasing = false
  /// The edges that are soft; kept only.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// A filter of how the layer meets what is behind it; iOS has none to offer.
  open var compositingFilter: Any?
  /// Filters of the contents; iOS has none to offer.
  open var filters: [Any]?
  /// Filters of what is behind; iOS has none to offer.
  open var backgroundFilters: [Any]?

  // MARK: Behaviour

  /// A name by which the app knows the layer.
  open var name: String?
  /// The object that draws and lays out the layer.
  open weak var delegate: (any CALayerDelegate)?
  /// Actions by the key of the property.
  open var actions: [String: any CAAction]?
  /// Values of the app, by key.
  open var style: [AnyHashable: Any]?

  // MARK: CAMediaTiming

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed

  // MARK: Bookkeeping

  /// The view behind the layer.
  @_spi(Runtime) public weak var owner: (any LayerOwner)?
  var needsLayoutFlag = false
  var childNeedsLayout = false
  var needsDisplayFlag = false
  var damage = LayerDamage()
  var runningAnimations: [(key: String?, animation: CAAnimation)] = []

  static let black = CGColor(gray: 0, alpha: 1)

  /// Makes an empty layer.
  public override init() {
    super.init()
  }

  /// Makes a copy of `layer`'s properties, as for a presentation layer.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyLook(of: layer) }
  }

  /// Makes an empty layer; archives hold no layers here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a layer.
  open class func layer() -> CALayer { CALayer() }

  // MARK: To override

  /// Draws the contents. The default asks the delegate.
  open func draw(in ctx: CGContext) { drawByDelegate(in: ctx) }
  /// Provides the contents. The default asks the delegate, and then draws with `draw(in:)`.
  open func display() { displayByDefault() }
  /// Marks the contents as out of date.
  open func setNeedsDisplay() { markForDisplay(bounds) }
  /// Marks part of the contents as out of date.
  open func setNeedsDisplay(_ r: CGRect) { markForDisplay(r) }
  /// True when the contents are out of date.
  open func needsDisplay() -> Bool { needsDisplayFlag }
  /// Provides the contents if they are out of date.
  open func displayIfNeeded() { displayWhenMarked() }
  /// Places the sublayers. The default asks the delegate.
  open func layoutSublayers() { layoutByDelegate() }
  /// Marks the sublayers as out of place.
  open func setNeedsLayout() { markForLayout() }
  /// True when the sublayers are out of place.
  open func needsLayout() -> Bool { needsLayoutFlag }
  /// Places the sublayers of this layer and of all layers in it, if they are out of place.
  open func layoutIfNeeded() { layoutWhenMarked() }
  /// The size that the layer would like: its own size.
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// True when `p`, in the layer's space, is inside the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The front layer at `p`, in the superlayer's space.
  open func hitTest(_ p: CGPoint) -> CALayer? { frontLayer(at: p) }
  /// True when the contents are drawn with y upwards.
  open func contentsAreFlipped() -> Bool { false }
  /// True keeps a value in archives; layers are not archived here.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }
  /// True when a change of the property makes the contents out of date.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The default value of a property.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// The action that the class runs for a property's change.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// How much further a corner of that curve reaches than a circular one.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
  /// The action of a property's change: the delegate's, `actions`', or the class's.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }
  /// Adds an animation; its final state is what is seen.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key: key) }
  /// Adds a sublayer in front of all.
  open func addSublayer(_ layer: CALayer) { insert(layer, index: children.count) }
  /// Leaves the superlayer.
  open func removeFromSuperlayer() { leaveSuperlayer() }
  /// Adds a sublayer at an index.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, index: Int(idx)) }

  // MARK: Ours

  /// How far the owner draws over the upper and lower edges of the bounds, in points.
  @_spi(Runtime) public final var contentOverhang: CGFloat = 0
  /// True when the class paints something of its own, as gradients and shapes do.
  var paintsOwnKind: Bool { false }
  /// Paints what the class shows between background and contents; units are points of the layer's space.
  func paintOwnKind(with target: LayerPainter) {}
  /// How often and where sublayers are shown.
  var copies: [LayerCopy] { [LayerCopy()] }
  /// The smallest rectangle around what the layer itself paints, shadow included, in its own space.
  @_spi(Runtime) public var visualExtent: CGRect { extentWithShadow }
}
