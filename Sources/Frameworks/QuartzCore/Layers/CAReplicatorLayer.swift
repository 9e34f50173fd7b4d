import CoreGraphics
import IOSFoundation
import Journal

/// A layer that shows its sublayers several times.
open class CAReplicatorLayer: CALayer {
  /// How often sublayers are shown, the first time included.
  open var instanceCount = 1 { didSet { moved() } }
  /// True keeps depth between copies; everything is flat here.
  open var preservesDepth = false
  /// The seconds between the animations of copies.
  open var instanceDelay: CFTimeInterval = 0
  /// The map from each copy to the next, about the middle of the layer.
  open var instanceTransform: CATransform3D = CATransform3DIdentity { didSet { moved() } }
  /// The colour that copies are multiplied with; only its opacity is shown.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1) {
    didSet {
      moved()
      if let instanceColor, instanceColor.components?.dropLast().contains(where: { $0 != 1 }) == true {
        Journal.reportOnce(
          .init(
            kind: .substitute, message: "CAReplicatorLayer: copies keep their colours; instanceColor dims them only"))
      }
    }
  }
  /// What is added to the red of each copy; not shown.
  open var instanceRedOffset: Float = 0
  /// What is added to the green of each copy; not shown.
  open var instanceGreenOffset: Float = 0
  /// What is added to the blue of each copy; not shown.
  open var instanceBlueOffset: Float = 0
  /// What is added to the opacity of each copy.
  open var instanceAlphaOffset: Float = 0 { didSet { moved() } }

  override var copies: [LayerCopy] {
    let step = instanceTransform.flattened
    let middle = anchor
    let about = CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(step)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    var (map, result) = (CGAffineTransform.identity, [LayerCopy]())
    // A thousand copies is more than can be told apart.
    for index in 0..<min(max(0, instanceCount), 1000) {
      let opacity = Double(instanceColor?.alpha ?? 1) + Double(instanceAlphaOffset) * Double(index)
      result.append(LayerCopy(map: map, opacity: min(max(opacity, 0), 1)))
      map = about.concatenating(map)
    }
    return result
  }

  @_spi(Runtime) public override var visualExtent: CGRect { super.visualExtent.union(treeExtent) }
}

/// One showing of a layer's sublayers: where, in the layer's space, and how opaque.
struct LayerCopy {
  var map = CGAffineTransform.identity
  var opacity = 1.0
}
