import Canvas
import Device

/// The status bar, the sensor housing and the home indicator, above everything else.
@MainActor
struct StatusBarLayout {
  let style: Stationery

  /// - Parameters:
  ///   - color: Of symbols and time; white above the wallpaper.
  ///   - showsTime: The lock screen's large clock stands for the small one.
  func draw(color: Color, showsTime: Bool, into list: inout DisplayList) {
    drawHousing(into: &list)
    let device = style.device
    let hasEars = device.hasRoundCorners
    // The line's middle: beside the housing, or in the 20-point bar.
    let middle = device.housing == .island ? 32.0 : hasEars ? 26.5 : 10
    let inset = hasEars ? max(22, device.width * 0.068) : 6
    let scale = hasEars ? 1.0 : 0.82
    var x = device.width - inset
    for (symbol, width, height) in [
      ("battery", 27.0, 13.0), ("wireless", 17, 12), ("signal", 18, 12),
    ] {
      let size = (width * scale, height * scale)
      let rect = Rect(x: x - size.0, y: middle - size.1 / 2, width: size.0, height: size.1)
      draw(symbol, in: rect, color, &list)
      x = rect.x - 5.5 * scale
    }
    guard showsTime else { return }
    let time = TextBlock(
      text: "9:41", style: .fixed(hasEars ? 17 : 12), weight: .semibold, color: color, alignment: .center)
    let size = style.size(time, 100)
    let left =
      hasEars ? (device.width - housingWidth) / 4 - 50 + (device.housing == .island ? 6 : 2) : device.width / 2 - 50
    list.text(
      time, in: Rect(x: style.align(left), y: style.align(middle - size.height / 2), width: 100, height: size.height))
  }

  private func draw(_ symbol: String, in rect: Rect, _ color: Color, _ list: inout DisplayList) {
    switch symbol {
    case "battery":
      list.symbol(
        Symbol.batteryShell(rect.width, rect.height), in: rect, color.withAlpha(color.alpha * 0.45))
      list.symbol(Symbol.batteryCharge(rect.width, rect.height), in: rect, color)
    case "wireless": list.symbol(Symbol.wireless(rect.width, rect.height), in: rect, color)
    default: list.symbol(Symbol.signal(rect.width, rect.height), in: rect, color)
    }
  }

  private var housingWidth: Double {
    switch style.device.housing {
    case .none: 0
    case .island: 126
    // The notch shrank with the iPhone 13.
    case .notch:
      style.device.identifier.hasPrefix("iPhone14") || style.device.identifier.hasPrefix("iPhone15") ? 162 : 209
    }
  }

  private func drawHousing(into list: inout DisplayList) {
    let width = housingWidth
    let middle = style.width / 2
    switch style.device.housing {
    case .none: break
    case .island:
      list.fill(
        Path(
          roundedRect: Rect(x: middle - width / 2, y: style.device.safeTop > 60 ? 14 : 11, width: width, height: 37),
          radius: 18.5), .black)
    case .notch: list.fill(notch(width: width, height: width > 180 ? 30 : 33), .black)
    }
  }

  /// A notch flares into the screen's upper edge.
  private func notch(width: Double, height: Double) -> Path {
    let left = style.width / 2 - width / 2
    let right = style.width / 2 + width / 2
    let flare = 6.0
    let radius = 21.0
    var path = Path()
    path.move(to: Point(x: left - flare, y: -1))
    path.addLine(to: Point(x: left - flare, y: 0))
    path.addQuad(to: Point(x: left, y: flare), control: Point(x: left, y: 0))
    path.addLine(to: Point(x: left, y: height - radius))
    path.addCurve(
      to: Point(x: left + radius, y: height), Point(x: left, y: height - radius * 0.4),
      Point(x: left + radius * 0.4, y: height))
    path.addLine(to: Point(x: right - radius, y: height))
    path.addCurve(
      to: Point(x: right, y: height - radius), Point(x: right - radius * 0.4, y: height),
      Point(x: right, y: height - radius * 0.4))
    path.addLine(to: Point(x: right, y: flare))
    path.addQuad(to: Point(x: right + flare, y: 0), control: Point(x: right, y: 0))
    path.addLine(to: Point(x: right + flare, y: -1))
    path.close()
    return path
  }

  /// The line at the bottom of phones without a home button.
  func drawHomeIndicator(color: Color, into list: inout DisplayList) {
    guard style.device.hasRoundCorners else { return }
    let width = (style.width * 0.355).rounded()
    let rect = Rect(x: (style.width - width) / 2, y: style.height - 13, width: width, height: 5)
    list.fill(Path(roundedRect: rect, radius: 2.5), color)
  }
}
