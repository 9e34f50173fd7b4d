public import Canvas
import Device
import Payload
public import SpringBoard

/// Draws the phone's screen from SpringBoard's description of it.
///
/// What does not change between two calls is not drawn again: the wallpaper, the texts, and, while only the content
/// extension's picture changes, everything around it. Geometry and colours of the system's own parts are approximate.
@MainActor
public final class ChromeRenderer {
  private let texts: any TextSetting
  private var backdrop: Backdrop?
  /// What was drawn last, on the last of the surfaces.
  private var drawn: ScreenModel?
  /// Surfaces of the screen's size: those that nobody else holds are drawn on again.
  private var surfaces: [Surface] = []
  /// What lies under the content extension's pixels, so that new ones can be laid over it.
  private var covered: (pixels: Surface, area: Rect)?

  init(texts: any TextSetting) {
    self.texts = texts
  }

  /// The whole screen in pixels.
  ///
  /// - Returns: A surface of the screen's size, which holds this picture for as long as anybody holds the surface.
  public func render(_ screen: ScreenModel, pictures: any ChromePictures) -> Surface {
    let surface = paintBase(of: screen, pictures)
    if case .expanded(let look, _) = screen.scene, let content = look.content {
      paintContent(content, look, screen.configuration, on: surface, pictures)
    }
    surface.isOpaque = true
    return surface
  }

  /// Draws everything but the content extension's picture, for a call of `render` that will follow.
  public func prepare(_ screen: ScreenModel, pictures: any ChromePictures) {
    // What an app shows below it may have changed until then.
    if screen.frontApp == nil { _ = paintBase(of: screen, pictures) }
  }

  /// A surface with everything but the content extension's picture.
  private func paintBase(of screen: ScreenModel, _ pictures: any ChromePictures) -> Surface {
    let configuration = screen.configuration
    let key = screen.withoutContentPicture
    let isThere = drawn == key && !screen.showsApp
    let surface = takeSurface(
      width: configuration.device.pixelWidth, height: configuration.device.pixelHeight, keepingPicture: isThere)
    if isThere {
      if let covered { covered.pixels.copyRows(to: surface, x: Int(covered.area.x), y: Int(covered.area.y)) }
    } else {
      texts.configure(configuration)
      paintBase(screen, on: surface, pictures)
      covered = nil
    }
    drawn = key
    return surface
  }

  /// Where the content extension's view stands on the screen, in points from the left upper corner; nil without one.
  public func contentFrame(of screen: ScreenModel, pictures: any ChromePictures) -> Rect? {
    guard case .expanded(let look, _) = screen.scene else { return nil }
    texts.configure(screen.configuration)
    let style = Stationery(screen.configuration, ruler: texts)
    return longLook(look, style, pictures).frames().content
  }

  // MARK: Surfaces

  /// More surfaces than these are left to their holders.
  private static let mostSurfaces = 3

  /// A surface that nobody else holds, which becomes the last of the surfaces.
  private func takeSurface(width: Int, height: Int, keepingPicture: Bool) -> Surface {
    surfaces.removeAll { $0.width != width || $0.height != height }
    let last = surfaces.indices.last
    // A fresh screen's memory costs more than a copy: the last surface first, then any other one.
    for index in surfaces.indices.reversed() where isKnownUniquelyReferenced(&surfaces[index]) {
      let surface = surfaces.remove(at: index)
      if keepingPicture, index != last, let drawn = surfaces.last { drawn.copyRows(to: surface, x: 0, y: 0) }
      surfaces.append(surface)
      return surface
    }
    let surface = Surface(width: width, height: height)
    if keepingPicture, let drawn = surfaces.last { drawn.copyRows(to: surface, x: 0, y: 0) }
    if surfaces.count >= Self.mostSurfaces { surfaces.removeFirst() }
    surfaces.append(surface)
    return surface
  }

  // MARK: Base

  private func paintBase(_ screen: ScreenModel, on surface: Surface, _ pictures: any ChromePictures) {
    let style = Stationery(screen.configuration, ruler: texts)
    let isMirrored = screen.configuration.layoutDirection == .rightToLeft
    var list = DisplayList()
    var system = DisplayList()
    let status = StatusBarLayout(style: style)
    let lockScreen = LockScreenLayout(style: style)
    let light = Color(white: 1, alpha: 0.96)
    let (blurred, statusColor) = paintBackdrop(screen, on: surface, pictures)

    switch screen.scene {
    case .list(let cards):
      lockScreen.drawFurniture(into: &list)
      lockScreen.drawList(cards, into: &list)
      status.draw(color: light, showsTime: false, into: &system)
      status.drawHomeIndicator(color: light, into: &system)
    case .banner(let card, _):
      status.draw(color: statusColor, showsTime: true, into: &list)
      CardLayout(card, style).draw(
        at: style.device.safeTop + style.chrome.bannerTop, isBanner: true, into: &list)
      status.drawHomeIndicator(color: statusColor, into: &system)
    case .app:
      status.draw(color: statusColor, showsTime: true, into: &system)
      status.drawHomeIndicator(color: statusColor, into: &system)
    case .expanded(let look, _):
      longLook(look, style, pictures).draw(into: &list)
      if let reply = look.reply { KeyboardLayout(reply: reply, style: style).draw(into: &list) }
      status.draw(color: light, showsTime: false, into: &system)
      status.drawHomeIndicator(color: look.reply == nil ? light : style.palette.primary, into: &system)
    }
    list.items += system.items
    let painter = ListPainter(
      surface: surface, blurred: blurred, configuration: screen.configuration, texts: texts, pictures: pictures)
    if case .expanded = screen.scene { painter.paintBlurredScreen(dim: style.palette.dim) }
    painter.paint(isMirrored ? list.mirrored(width: style.width) : list)
    surface.isOpaque = true
  }

  /// Paints what fills the screen behind chrome.
  ///
  /// - Returns: The screen's blurred copy, and a colour that is readable on the app.
  private func paintBackdrop(
    _ screen: ScreenModel, on surface: Surface, _ pictures: any ChromePictures
  ) -> (blurred: Surface, statusColor: Color) {
    let configuration = screen.configuration
    let isDark = configuration.appearance == .dark
    if let app = screen.frontApp {
      let painter = Painter(surface: surface)
      painter.fill(surface.bounds, color: isDark ? .black : .white)
      if let picture = pictures.screen(of: app) { painter.draw(picture, in: surface.bounds) }
      painter.finish()
      surface.isOpaque = true
      if case .app = screen.scene { return (surface, isDark ? .white : .black) }
      return (BlurredCopy.make(of: surface), isDark ? .white : .black)
    }
    if backdrop?.key != Backdrop.key(of: configuration) { backdrop = nil }
    let backdrop = backdrop ?? Backdrop(configuration)
    self.backdrop = backdrop
    if case .list = screen.scene { Wallpaper.paint(configuration.appearance, on: surface) }
    return (backdrop.blurred, .white)
  }

  private func longLook(
    _ look: ScreenModel.LongLook, _ style: Stationery, _ pictures: any ChromePictures
  ) -> LongLookLayout {
    var size: (Double, Double)?
    if look.content == nil, let attachment = look.attachment,
      let picture = pictures.picture(of: attachment, longestSide: Int(2 * style.cardWidth * style.device.scale))
    {
      size = (Double(picture.width), Double(picture.height))
    }
    return LongLookLayout(look: look, style: style, pictureSize: size)
  }

  // MARK: Content

  /// Draws the content extension's picture into its place, keeping what it covers.
  private func paintContent(
    _ content: ScreenModel.Content, _ look: ScreenModel.LongLook, _ configuration: DeviceConfiguration,
    on target: Surface, _ pictures: any ChromePictures
  ) {
    let style = Stationery(configuration, ruler: texts)
    let frames = longLook(look, style, pictures).frames()
    guard let frame = frames.content else { return }
    let scale = configuration.device.scale
    if covered == nil {
      let area = Rect(x: frame.x * scale, y: frame.y * scale, width: frame.width * scale, height: frame.height * scale)
        .roundedOut.intersection(target.bounds)
      covered = target.copy(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height)).map {
        ($0, area)
      }
    }
    let painter = Painter(surface: target)
    painter.matrix = .scale(x: scale, y: scale)
    painter.clip(to: style.rounded(frames.platter, style.chrome.expandedCornerRadius))
    painter.clip(to: frame)
    if let number = content.frameNumber, let picture = pictures.content(content.run, frameNumber: number) {
      // Its own size, whatever the frame has become since: never stretched.
      painter.draw(
        picture,
        in: Rect(
          x: frame.x, y: frame.y, width: Double(picture.width) / scale, height: Double(picture.height) / scale))
    }
    if let button = content.mediaButton { paintMediaButton(button, content.isPlaying, frame, painter) }
    painter.finish()
  }

  private func paintMediaButton(
    _ button: ContentLayout.MediaButton, _ isPlaying: Bool, _ frame: Rect, _ painter: Painter
  ) {
    let circle = Rect(x: frame.x + button.x, y: frame.y + button.y, width: button.width, height: button.height)
    painter.fill(Path(ellipseIn: circle), color: Color(white: 0, alpha: 0.35))
    let side = min(circle.width, circle.height) * 0.4
    let place = circle.centered(side, side)
    let tint = button.tint.flatMap { $0.count == 4 ? Color(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) : nil }
    let symbol = isPlaying ? Symbol.pause(side, side) : Symbol.play(side, side)
    painter.fill(symbol.applying(.translation(x: place.x, y: place.y)), color: tint ?? .white)
  }
}

extension ScreenModel {
  /// The model without what only changes pixels inside the content view.
  fileprivate var withoutContentPicture: ScreenModel {
    guard case .expanded(var look, let app) = scene else { return self }
    look.content?.frameNumber = nil
    look.content?.mediaButton = nil
    look.content?.isPlaying = false
    var model = self
    model.scene = .expanded(look, over: app)
    return model
  }

  /// Whether the app's own pixels fill the screen: they may change at any time.
  fileprivate var showsApp: Bool {
    switch scene {
    case .app, .banner: true
    case .list, .expanded: false
    }
  }

  fileprivate var frontApp: String? {
    switch scene {
    case .app(let app), .banner(_, over: let app): app
    case .expanded(_, over: let app): app
    case .list: nil
    }
  }
}

extension Surface {
  /// Copies all pixels into a larger surface; both must hold them.
  func copyRows(to target: Surface, x: Int, y: Int) {
    guard x >= 0, y >= 0, x + width <= target.width, y + height <= target.height else { return }
    for row in 0..<height {
      (target.memory + (y + row) * target.bytesPerRow + x * 4).copyMemory(
        from: memory + row * bytesPerRow, byteCount: width * 4)
    }
    target.markChanged()
  }
}
