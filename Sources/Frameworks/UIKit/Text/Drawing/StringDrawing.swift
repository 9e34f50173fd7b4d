@_spi(Runtime) import CoreGraphics
import IOSFoundation
internal import Typesetter

extension NSAttributedString {
  /// The size of the string on as many lines as it has line separators, in points, not rounded.
  public func size() -> CGSize {
    let drawing = StringDrawing(self, CGSize(width: 0, height: 0), [.usesLineFragmentOrigin], nil)
    return drawing.bounds.size
  }

  /// The bounds of the string when it is drawn within `size` with `options`, in points, not rounded.
  ///
  /// A width or height of 0 is no limit. Without `.usesLineFragmentOrigin` the string is one line and the origin of the
  /// rectangle is its baseline.
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
    -> CGRect
  {
    let drawing = StringDrawing(self, size, options, context)
    context?.totalBounds = drawing.bounds
    return drawing.bounds
  }

  /// Draws the string with its left upper corner at `point`.
  public func draw(at point: CGPoint) {
    StringDrawing(self, .zero, [.usesLineFragmentOrigin], nil).draw(at: point)
  }

  /// Draws the string in lines as wide as `rect`, as far as they fit.
  public func draw(in rect: CGRect) { draw(with: rect, options: [.usesLineFragmentOrigin], context: nil) }

  /// Draws the string within `rect`; without `.usesLineFragmentOrigin` the rectangle's origin is the baseline.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let drawing = StringDrawing(self, rect.size, options, context)
    context?.totalBounds = drawing.bounds
    drawing.draw(at: rect.origin)
  }
}

/// A string laid out for measuring or drawing.
struct StringDrawing {
  private let prepared: PreparedText
  private let layout: TextLayout
  private let startsAtBaseline: Bool
  private let leading: Double

  init(
    _ string: NSAttributedString, _ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) {
    let usesLines = options.contains(.usesLineFragmentOrigin)
    var settings = LayoutOptions()
    settings.wrapsTruncated = false
    settings.language = TextEnvironment.language
    if size.width > 0, size.width < 1e6 { settings.width = size.width }
    if usesLines {
      if size.height > 0, size.height < 1e6 { settings.height = size.height }
      settings.truncatesLastLine = options.contains(.truncatesLastVisibleLine)
      settings.wrapsTruncated = settings.truncatesLastLine
    } else {
      settings.maximumLines = 1
      settings.width = .infinity
    }
    var text = PreparedText(string)
    var layout = Typesetter.layout(text.text, settings)
    if let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1, settings.width.isFinite {
      let scale = FontShrinking(
        minimum: context.minimumScaleFactor,
        fits: { scale in
          var unbounded = settings
          unbounded.height = .infinity
          let layout = Typesetter.layout(PreparedText(string, fontScale: scale).text, unbounded)
          return !layout.isTruncated && layout.height <= settings.height + 0.01
        }
      ).scale
      text = PreparedText(string, fontScale: scale)
      layout = Typesetter.layout(text.text, settings)
      context.actualScaleFactor = scale
    }
    prepared = text
    self.layout = layout
    startsAtBaseline = !usesLines
    leading = options.contains(.usesFontLeading) ? Self.leading(of: text, layout) : 0
  }

  /// [M] The fonts' leading between lines, not after the last one.
  private static func leading(of text: PreparedText, _ layout: TextLayout) -> Double {
    let leading = text.text.runs.map { $0.attributes.font.metrics.leading }.max() ?? 0
    return leading * Double(max(0, layout.lines.count - 1))
  }

  /// The lines' bounds in the space of the rectangle that they were laid out for.
  var bounds: CGRect {
    let left = layout.lines.map(\.x).min() ?? 0
    let top = startsAtBaseline ? -layout.firstBaseline : 0
    return CGRect(x: max(0, left), y: top, width: layout.width, height: layout.height + leading)
  }

  /// Draws into the current context; nothing happens without one.
  func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let top = startsAtBaseline ? point.y - layout.firstBaseline : point.y
    TextPainter(
      layout: layout, looks: prepared.looks, painter: context.canvas, origin: CGPoint(x: point.x, y: top)
    ).paint()
  }
}

/// Finds the greatest factor for fonts at which text fits.
struct FontShrinking {
  var minimum: CGFloat
  var fits: (CGFloat) -> Bool

  var scale: CGFloat {
    if fits(1) { return 1 }
    var (low, high) = (min(minimum, 1), CGFloat(1))
    // A 128th is less than can be seen at the sizes of labels.
    while high - low > 1.0 / 128 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
