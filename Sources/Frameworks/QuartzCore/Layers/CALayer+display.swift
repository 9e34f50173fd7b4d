import CoreGraphics
import IOSFoundation
import Journal

extension CALayer {
  func markForDisplay(_ rect: CGRect) {
    needsDisplayFlag = true
    changed()
  }

  func displayWhenMarked() {
    guard needsDisplayFlag else { return }
    needsDisplayFlag = false
    // A view draws while the tree is drawn; its layer keeps no picture.
    if owner == nil { display() }
  }

  func drawByDelegate(in ctx: CGContext) {
    guard let drawer = delegate else { return }
    nonisolated(unsafe) let (layer, context, delegate) = (self, ctx, drawer)
    onMain {
      delegate.layerWillDraw(layer)
      delegate.draw(layer, in: context)
    }
  }

  func displayByDefault() {
    if let delegate {
      nonisolated(unsafe) let (layer, delegate) = (self, delegate)
      onMain { delegate.display(layer) }
    }
    guard let picture = drawnPicture() else { return }
    contents = picture
  }

  /// A picture of what `draw(in:)` draws; nil when the layer has no size.
  private func drawnPicture() -> CGImage? {
    let scale = max(contentsScale, 1)
    let (width, height) = (Int((bounds.width * scale).rounded(.up)), Int((bounds.height * scale).rounded(.up)))
    guard width > 0, height > 0, width < 16_384, height < 16_384,
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    else { return nil }
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: scale, y: -scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    draw(in: context)
    return context.makeImage()
  }

  /// Draws the layer with all in it; the origin of `ctx` is the origin of the layer's own space.
  public func render(in ctx: CGContext) {
    layoutIfNeeded()
    LayerRenderer.render(self, in: ctx)
  }

  func copyLook(of layer: CALayer) {
    (bounds, position, anchorPoint, anchorPointZ) = (
      layer.bounds, layer.position, layer.anchorPoint, layer.anchorPointZ
    )
    (transform, sublayerTransform, zPosition) = (layer.transform, layer.sublayerTransform, layer.zPosition)
    (isGeometryFlipped, isDoubleSided) = (layer.isGeometryFlipped, layer.isDoubleSided)
    (contents, contentsRect, contentsGravity) = (layer.contents, layer.contentsRect, layer.contentsGravity)
    (contentsScale, contentsCenter, isOpaque) = (layer.contentsScale, layer.contentsCenter, layer.isOpaque)
    (minificationFilter, magnificationFilter) = (layer.minificationFilter, layer.magnificationFilter)
    (backgroundColor, cornerRadius, cornerCurve) = (layer.backgroundColor, layer.cornerRadius, layer.cornerCurve)
    (maskedCorners, masksToBounds) = (layer.maskedCorners, layer.masksToBounds)
    (borderWidth, borderColor, opacity, isHidden) = (
      layer.borderWidth, layer.borderColor, layer.opacity, layer.isHidden
    )
    (shadowColor, shadowOpacity, shadowOffset) = (layer.shadowColor, layer.shadowOpacity, layer.shadowOffset)
    (shadowRadius, shadowPath, allowsGroupOpacity) = (layer.shadowRadius, layer.shadowPath, layer.allowsGroupOpacity)
    (name, style, delegate) = (layer.name, layer.style, layer.delegate)
  }

  static func reportUnsettled(_ layer: CALayer) {
    Journal.reportOnce(
      .init(
        kind: .layout, message: "layout of \(type(of: layer)) asks for layout again and again; it was left as it is"))
  }
}
