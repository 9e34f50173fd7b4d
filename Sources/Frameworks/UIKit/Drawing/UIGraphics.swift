import CoreGraphics
import IOSFoundation
import Synchronization

/// The contexts that UIKit's drawing goes to, one stack a thread.
enum ContextStack {
  private static let key = "net.nagaoshi.contexts"

  static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

/// The context that UIKit's drawing goes to; nil outside of `draw(_:)` and image contexts.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.contexts.last }

/// Makes a context the current one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.contexts.append(context) }

/// Brings back the context before.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPopContext() { _ = ContextStack.contexts.popLast() }

/// Fills a rectangle with the current fill colour.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle with the current fill colour and a way to mix it with what is there.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame of one point inside a rectangle with a way to mix it with what is there.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  UIRectFrame(rect)
  context.restoreGState()
}

/// Draws a frame of one point inside a rectangle with the current fill colour.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let path = CGMutablePath()
  path.addRect(rect)
  path.addRect(rect.insetBy(dx: 1, dy: 1))
  context.addPath(path)
  context.fillPath(using: .evenOdd)
}

/// Keeps drawing inside a rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Begins a picture of a size in points, at one pixel a point.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture of a size in points; scale 0 is the screen's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : SurroundingTraits.system.displayScale
  guard let context = PictureContext.make(size: size, scale: scale) else { return }
  if opaque {
    context.setFillColor(CGColor(gray: 0, alpha: 1))
    context.fill(CGRect(origin: .zero, size: size))
  }
  PictureContext.scales.append(scale)
  UIGraphicsPushContext(context)
}

/// The picture so far; nil outside of an image context.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let scale = PictureContext.scales.last, let picture = UIGraphicsGetCurrentContext()?.makeImage() else {
    return nil
  }
  return UIImage(cgImage: picture, scale: scale, orientation: .up)
}

/// Ends the picture.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() {
  guard PictureContext.scales.popLast() != nil else { return }
  UIGraphicsPopContext()
}

/// Contexts whose y axis points down and whose units are points.
enum PictureContext {
  private static let key = "net.nagaoshi.scales"
  static var scales: [CGFloat] {
    get { Thread.current.threadDictionary[key] as? [CGFloat] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Makes a context; nil when it has no or too many pixels.
  static func make(size: CGSize, scale: CGFloat, origin: CGPoint = .zero) -> CGContext? {
    let (wide, high) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard wide >= 1, high >= 1, wide < 16_384, high < 16_384, wide * high < 134_217_728,
      let context = CGContext(
        data: nil, width: Int(wide), height: Int(high), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    else { return nil }
    context.translateBy(x: 0, y: high)
    context.scaleBy(x: scale, y: -scale)
    context.translateBy(x: -origin.x, y: -origin.y)
    return context
  }
}
