internal import CCairo

/// Paints shapes, pictures and glyphs on a surface.
///
/// The origin is the left upper corner and y grows downwards. `matrix` leads from user units to pixels. Clip, matrix and
/// settings are saved and restored together. A painter is for one thread.
public final class Painter {
  /// What is saved and restored, beside matrix and clip.
  struct State {
    var alpha = 1.0
    var blendMode = BlendMode.normal
    var interpolation = Interpolation.default
    var shadow: Shadow?
    var antialiases = true
    /// Masks that end with this state, oldest first.
    var masks: [Mask] = []
  }

  struct Mask {
    var surface: Surface
    var rect: Rect
    var matrix: Matrix
  }

  /// A picture that is painted apart and then laid over the one beneath.
  struct Layer {
    var surface: Surface
    var context: OpaquePointer
    /// Where the surface's first pixel lies, in pixels of the base surface.
    var x: Int
    var y: Int
    /// The states of the painter when the layer began.
    var depth: Int
    var opacity: Double
    var blendMode: BlendMode
    var shadow: Shadow?
  }

  /// What everything ends up on.
  public let surface: Surface
  /// The cairo context that is painted with now: the base or the top layer.
  var context: OpaquePointer
  let base: OpaquePointer
  var layers: [Layer] = []
  var state = State()
  var saved: [State] = []

  /// Makes a painter on `surface`.
  public init(surface: Surface) {
    self.surface = surface
    base = Self.makeContext(surface)
    context = base
  }

  deinit {
    finish()
    cairo_destroy(base)
  }

  static func makeContext(_ surface: Surface) -> OpaquePointer {
    if let target = surface.cairo {
      let context = cairo_create(target)
      cairo_set_antialias(context, CAIRO_ANTIALIAS_GOOD)
      if let context { return context }
    }
    // Painting on nothing is allowed and does nothing.
    let nothing = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 0, 0)
    let context = cairo_create(nothing)
    cairo_surface_destroy(nothing)
    guard let context else { preconditionFailure("cairo_create returns an object even when memory is short") }
    return context
  }

  /// Ends all layers and masks that are still open, so that the surface holds the whole picture.
  public func finish() {
    while true {
      if !state.masks.isEmpty {
        endMasks()
      } else if let layer = layers.last, saved.count <= layer.depth {
        endLayer()
      } else if !saved.isEmpty {
        restore()
      } else {
        break
      }
    }
    if let target = surface.cairo { cairo_surface_flush(target) }
  }

  // MARK: State

  /// Keeps matrix, clip and settings until `restore()`.
  public func save() {
    cairo_save(context)
    saved.append(state)
    state.masks = []
  }

  /// Brings back what the matching `save()` kept; nothing happens without one in this layer.
  public func restore() {
    guard saved.count > (layers.last?.depth ?? 0) || !state.masks.isEmpty else { return }
    endMasks()
    guard saved.count > (layers.last?.depth ?? 0), let state = saved.popLast() else { return }
    cairo_restore(context)
    self.state = state
  }

  /// The map from user units to pixels.
  public var matrix: Matrix {
    get {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      return Matrix(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }
    set {
      guard newValue.isFinite, newValue.inverse != nil else {
        // A flat map shows nothing. Cairo would refuse all further work, so everything is clipped away in its place.
        cairo_new_path(context)
        cairo_clip(context)
        return
      }
      var matrix = newValue.cairo
      cairo_set_matrix(context, &matrix)
    }
  }

  /// Puts `change` before the current map: it applies to user units from now on.
  public func concatenate(_ change: Matrix) {
    matrix = change.then(matrix)
  }

  /// The opacity of what is painted from now on, 0…1.
  public var alpha: Double {
    get { state.alpha }
    set { state.alpha = Color.unit(newValue) }
  }

  /// How what is painted from now on meets what is there.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set { state.blendMode = newValue }
  }

  /// How pictures are stretched from now on.
  public var interpolation: Interpolation {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// The shadow of all that is painted from now on.
  public var shadow: Shadow? {
    get { state.shadow }
    set { state.shadow = newValue }
  }

  /// False makes the edges of shapes hard.
  public var antialiases: Bool {
    get { state.antialiases }
    set { state.antialiases = newValue }
  }

  // MARK: Clip

  /// Keeps painting inside `path` until `restore()`.
  public func clip(to path: Path, rule: FillRule = .winding) {
    setUp(path, rule)
    cairo_clip(context)
  }

  /// Keeps painting inside `rect` until `restore()`. Edges between pixels are soft.
  public func clip(to rect: Rect) {
    clip(to: Path(rect: rect))
  }

  /// Removes the clip of the current state.
  public func resetClip() { cairo_reset_clip(context) }

  /// True while a layer is open.
  public var isInLayer: Bool { !layers.isEmpty }

  /// True when all that was painted is on the surface: no layer is open.
  public var isFlat: Bool { layers.isEmpty }

  /// The smallest rectangle around what may be painted, in user units.
  public var clipBounds: Rect {
    var low = Point.zero
    var high = Point.zero
    cairo_clip_extents(context, &low.x, &low.y, &high.x, &high.y)
    return Rect(from: low, to: high)
  }

  /// The smallest rectangle of whole pixels around what may be painted.
  public var clipPixels: Rect {
    cairo_save(context)
    cairo_identity_matrix(context)
    let bounds = clipBounds.roundedOut
    cairo_restore(context)
    return bounds
  }

  /// True when `rect`, in user units, cannot touch anything that may be painted.
  public func isClippedAway(_ rect: Rect) -> Bool {
    matrix.apply(rect).intersection(clipPixels).isEmpty
  }
}

/// How a picture is stretched.
public enum Interpolation: Hashable, Sendable {
  /// Every pixel becomes a block.
  case none
  /// Areas are averaged when it shrinks, and colours run into each other when it grows.
  case `default`
}

extension Matrix {
  var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}
