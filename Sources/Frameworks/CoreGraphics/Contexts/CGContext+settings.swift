internal import Canvas
import Foundation

extension CGContext {
  /// The width of lines, in user units.
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }

  /// The shape of lines' ends.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap.canvas }

  /// The shape of lines' corners.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join.canvas }

  /// The greatest length of a sharp corner, in widths.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

  /// The lengths of dashes and gaps in turn; none for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dash = lengths.map(Double.init)
    state.style.dashPhase = phase
  }

  /// How exact curves are; kept for compatibility, curves are always exact.
  public func setFlatness(_ flatness: CGFloat) {}

  /// The opacity of all that is drawn, 0…1.
  public func setAlpha(_ alpha: CGFloat) { painter.alpha = alpha }

  /// How new colours meet those that are there.
  public func setBlendMode(_ mode: CGBlendMode) { painter.blendMode = mode.canvas }

  /// False makes the edges of shapes hard.
  public func setShouldAntialias(_ shouldAntialias: Bool) { painter.antialiases = shouldAntialias }

  /// The same as `setShouldAntialias(_:)`.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { painter.antialiases = allowsAntialiasing }

  /// How good stretched pictures look.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set {
      state.quality = newValue
      painter.interpolation = newValue == .none ? .none : .default
    }
  }

  /// The colour of insides.
  public func setFillColor(_ color: CGColor) { state.fill = color }

  /// The colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  /// The colour of insides, in the device's space.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour of lines, in the device's space.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour of insides, as a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }

  /// The colour of lines, as a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }

  /// The colour of insides, as four inks.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }

  /// The colour of lines, as four inks.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }

  /// The space of components given to `setFillColor(_:)`; makes the colour black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    state.fill = .black
  }

  /// The space of components given to `setStrokeColor(_:)`; makes the colour black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    state.stroke = .black
  }

  /// The colour of insides, as components of the space that was set.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace ?? .device, components: components) { state.fill = color }
  }

  /// The colour of lines, as components of the space that was set.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace ?? .device, components: components) { state.stroke = color }
  }

  /// The colour of insides, for UIKit's `UIColor.setFill()`.
  @_spi(Runtime) public var fillColor: CGColor { state.fill }

  /// The colour of lines.
  @_spi(Runtime) public var strokeColor: CGColor { state.stroke }

  /// The shadow of all that is drawn, or none for no colour.
  ///
  /// - Parameters:
  ///   - offset: Measured in the base space, not in user space: the transform does not turn it. There y points up, in
  ///     UIKit's contexts down.
  ///   - blur: Twice the standard deviation of the blur, in units of the base space [M].
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0 else {
      painter.shadow = nil
      return
    }
    let scale = base.meanScale
    painter.shadow = Shadow(
      offsetX: base.a * offset.width + base.c * offset.height, offsetY: base.b * offset.width + base.d * offset.height,
      sigma: max(0, blur) / 2 * scale, color: Color(color))
  }

  /// A shadow in black with a third of the opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Text

  /// Where the next text would be drawn; kept, but this context draws no text.
  public var textPosition: CGPoint {
    get { state.textPosition }
    set { state.textPosition = newValue }
  }

  /// How text would be drawn; this context draws no text.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}

  /// Text smoothing; there is none.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Text smoothing; there is none.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Glyph places between pixels; always on.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

  /// Glyph places between pixels; always on.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
}
