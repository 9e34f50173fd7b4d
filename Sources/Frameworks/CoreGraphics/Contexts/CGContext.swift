public import Canvas
import Foundation

/// Draws shapes and pictures.
///
/// The y axis points up, and the origin is the left lower corner, until the transform says otherwise; UIKit's contexts
/// come with a transform that makes y point down. A context is for one thread.
public final class CGContext {
  struct State {
    var fill = CGColor.black
    var stroke = CGColor.black
    var fillSpace: CGColorSpace?
    var strokeSpace: CGColorSpace?
    var style = StrokeStyle()
    var quality = CGInterpolationQuality.default
    var textPosition = CGPoint.zero
  }

  let painter: Painter
  /// From the space that shadows are measured in to pixels.
  let base: Matrix
  /// From Core Graphics' device space, whose y points up, to pixels.
  let device: Matrix
  var state = State()
  var saved: [State] = []
  var steps = CGMutablePath()
  let memory: BitmapMemory?

  /// Makes a context that draws with a painter, whose current matrix becomes the transform.
  ///
  /// - Parameters:
  ///   - painter: It may be used beside the context, but each must leave the other's saved states alone.
  ///   - base: From the space that shadows are measured in to pixels: for UIKit's contexts a scale, so that a positive
  ///     offset moves a shadow down; nil is Core Graphics' own, where it moves up.
  @_spi(Runtime) public init(painter: Painter, base: CGAffineTransform? = nil) {
    self.painter = painter
    device = Matrix(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(painter.surface.height))
    self.base = base.map { Matrix($0) } ?? device
    memory = nil
  }

  /// Makes a context over memory, or over memory of its own; nil for layouts other than eight bits a component.
  ///
  /// - Parameters:
  ///   - data: At least `height * bytesPerRow` bytes that outlive the context; nil for own memory.
  ///   - bytesPerRow: The distance between rows; 0 for the least.
  ///   - bitmapInfo: A `CGImageAlphaInfo` and a byte order.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard
      let memory = BitmapMemory(
        data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
        space: space, info: CGBitmapInfo(rawValue: bitmapInfo))
    else { return nil }
    self.memory = memory
    painter = Painter(surface: memory.surface)
    device = Matrix(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height))
    base = device
    painter.matrix = device
  }

  /// The painter beneath.
  @_spi(Runtime) public var canvas: Painter { painter }

  /// Draws between what the user's memory holds and what it shall hold.
  func draw(_ body: () -> Void) {
    guard let memory, memory.isForeign else { return body() }
    memory.load()
    body()
    if painter.isFlat { memory.store() }
  }

  // MARK: State

  /// Keeps transform, clip and settings until `restoreGState()`.
  public func saveGState() {
    painter.save()
    saved.append(state)
  }

  /// Brings back what the matching `saveGState()` kept; nothing happens without one.
  public func restoreGState() {
    guard let state = saved.popLast() else { return }
    draw { painter.restore() }
    self.state = state
  }

  /// The map from user space to device space, whose y points up.
  public var ctm: CGAffineTransform {
    guard let back = device.inverse else { return .identity }
    return CGAffineTransform(painter.matrix.then(back))
  }

  /// The map from user space to device space.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Puts a map before the current one: it applies to all that is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) { painter.concatenate(Matrix(transform)) }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Stretches the axes.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Turns the axes, in radians from x towards y.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// A place in device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// A size in device space.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// The smallest rectangle around a rectangle in device space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// A place in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// A size in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// The smallest rectangle around a rectangle in user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  // MARK: Bitmap

  /// The number of pixels in a row.
  public var width: Int { painter.surface.width }
  /// The number of rows.
  public var height: Int { painter.surface.height }
  /// The bits of a component.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel.
  public var bitsPerPixel: Int { (memory?.format.size ?? 4) * 8 }
  /// The bytes between the starts of two rows of `data`.
  public var bytesPerRow: Int { memory?.bytesPerRow ?? painter.surface.bytesPerRow }
  /// What components mean.
  public var colorSpace: CGColorSpace? { memory?.space ?? .standardRGB }
  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo {
    memory?.info ?? CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | 0x2000)
  }
  /// Where a pixel has its opacity.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }
  /// The pixels, the upper row first; nil when the context is not one of a bitmap.
  public var data: UnsafeMutableRawPointer? {
    if let memory { return memory.data }
    return painter.surface.memory
  }

  /// A picture of all that was drawn so far; later drawing does not change it.
  public func makeImage() -> CGImage? {
    guard width > 0, height > 0 else { return nil }
    flush()
    let copy = painter.surface.copy()
    return CGImage(surface: copy)
  }

  /// Makes sure that all that was drawn is in memory.
  public func flush() { draw {} }

  /// The same as `flush()`.
  public func synchronize() { flush() }
}
