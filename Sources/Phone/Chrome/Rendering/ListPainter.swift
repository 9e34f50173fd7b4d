import Canvas
import Device
import Payload

/// Paints a display list on a surface.
@MainActor
final class ListPainter {
  private let surface: Surface
  private let painter: Painter
  private let scale: Double
  /// The screen's blurred copy, for materials.
  private let blurred: Surface
  private let texts: any TextSetting
  private let pictures: any ChromePictures
  private let curve: CornerCurve

  init(
    surface: Surface, blurred: Surface, configuration: DeviceConfiguration, texts: any TextSetting,
    pictures: any ChromePictures
  ) {
    self.surface = surface
    painter = Painter(surface: surface)
    scale = configuration.device.scale
    painter.matrix = .scale(x: scale, y: scale)
    self.blurred = blurred
    self.texts = texts
    self.pictures = pictures
    curve = configuration.chrome.hasContinuousCorners ? .continuous : .circular
  }

  func paint(_ list: DisplayList) {
    for item in list.items { paint(item) }
    painter.finish()
  }

  /// Fills the screen with its blurred copy under `dim`.
  func paintBlurredScreen(dim: Color) {
    surface.fill(stretching: tinted(dim))
  }

  /// The blurred copy under a colour: the small copy is coloured, not the large screen.
  private func tinted(_ color: Color) -> Surface {
    let copy = blurred.copy()
    let tinter = Painter(surface: copy)
    tinter.fill(copy.bounds, color: color)
    tinter.finish()
    return copy
  }

  private func paint(_ item: DisplayList.Item) {
    switch item {
    case .fill(let path, let color): painter.fill(path, color: color)
    case .stroke(let path, let width, let color): painter.stroke(path, style: StrokeStyle(width: width), color: color)
    case .symbol(let path, let rect, let color):
      painter.fill(path.applying(.translation(x: rect.x, y: rect.y)), color: color)
    case .material(let path, let material): paint(material, path)
    case .shadow(let path, let sigma, let offset, let color):
      // A shadow's measures are pixels, whatever the matrix.
      painter.paintShadow(
        of: path, shadow: Shadow(offsetX: 0, offsetY: offset * scale, sigma: sigma * scale, color: color))
    case .text(let block, let rect): paint(block, rect)
    case .picture(let name, let rect, let radius): paint(name, rect, radius)
    }
  }

  private func paint(_ material: Material, _ path: Path) {
    surface.fill(path.applying(.scale(x: scale, y: scale)), stretching: tinted(material.tint))
    if let edge = material.edge {
      painter.save()
      painter.clip(to: path)
      painter.stroke(path, style: StrokeStyle(width: 2 / scale), color: edge)
      painter.restore()
    }
  }

  private func paint(_ block: TextBlock, _ rect: Rect) {
    guard !block.text.isEmpty, let picture = texts.picture(of: block, width: rect.width, height: rect.height) else {
      return
    }
    // Whole pixels, or the text would be blurred.
    let x = (rect.x * scale).rounded() / scale
    let y = (rect.y * scale).rounded() / scale
    painter.draw(
      picture, in: Rect(x: x, y: y, width: Double(picture.width) / scale, height: Double(picture.height) / scale))
  }

  private func paint(_ name: PictureName, _ rect: Rect, _ radius: Double) {
    painter.save()
    defer { painter.restore() }
    if radius > 0 { painter.clip(to: Path(roundedRect: rect, radius: radius, curve: curve)) }
    switch name {
    case .icon(let app):
      let side = Int((rect.width * scale).rounded(.up))
      if let icon = pictures.icon(of: app, side: side) {
        drawFilling(icon, rect, icon.bounds)
      } else {
        paintStandIn(for: app, rect)
      }
    case .attachment(let attachment, let longest):
      guard let picture = pictures.picture(of: attachment, longestSide: Int(2 * longest * scale)) else {
        painter.fill(rect, color: Color(white: 0.5, alpha: 0.25))
        return
      }
      var area = picture.bounds
      if radius > 0, let part = attachment.thumbnailClippingRect {
        let cut = Rect(
          x: part.x * area.width, y: part.y * area.height, width: part.width * area.width,
          height: part.height * area.height
        ).intersection(area)
        if !cut.isEmpty { area = cut }
      }
      drawFilling(picture, rect, area)
    case .template(let name, let app, let color):
      guard let mask = pictures.template(name, of: app, side: Int((rect.width * scale).rounded(.up))) else { return }
      painter.clip(toAlphaOf: mask, in: rect)
      painter.fill(rect, color: color)
    }
  }

  /// Draws the middle of `area` that has the rectangle's proportions.
  private func drawFilling(_ picture: Surface, _ rect: Rect, _ area: Rect) {
    guard !area.isEmpty, !rect.isEmpty else { return }
    let ratio = min(area.width / rect.width, area.height / rect.height)
    let width = rect.width * ratio
    let height = rect.height * ratio
    let part = Rect(
      x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width: width, height: height)
    painter.draw(picture, in: rect, from: part)
  }

  /// An icon for an app without one: its initial on a colour that its name decides.
  private func paintStandIn(for app: String, _ rect: Rect) {
    let hue = app.utf8.reduce(5381) { ($0 &* 33) ^ Int($1) }
    let colors = [
      (Color(bytes: 255, 149, 92), Color(bytes: 240, 96, 82)), (Color(bytes: 94, 174, 255), Color(bytes: 54, 110, 230)),
      (Color(bytes: 110, 210, 150), Color(bytes: 44, 160, 120)),
      (Color(bytes: 176, 136, 255), Color(bytes: 120, 80, 220)),
    ]
    let (top, bottom) = colors[abs(hue % colors.count)]
    painter.fill(
      Path(rect: rect),
      gradient: Gradient(
        .linear(from: Point(x: rect.x, y: rect.y), to: Point(x: rect.x, y: rect.maxY)),
        stops: [.init(location: 0, color: top), .init(location: 1, color: bottom)]))
    let initial = app.split(separator: ".").last?.first.map { String($0).uppercased() } ?? ""
    let block = TextBlock(
      text: initial, style: .fixed(rect.width * 0.56), weight: .semibold, color: .white, alignment: .center)
    let height = texts.size(of: block, width: rect.width).height
    paint(block, Rect(x: rect.x, y: rect.y + (rect.height - height) / 2, width: rect.width, height: height))
  }
}
