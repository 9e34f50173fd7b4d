import Canvas
import Device
import SpringBoard

/// The lock screen's own things and its list of notifications.
@MainActor
struct LockScreenLayout {
  let style: Stationery

  /// Clock, date and the two buttons.
  func drawFurniture(into list: inout DisplayList) {
    let isOld = style.configuration.ios.major < 16
    let date = TextBlock(
      text: style.words.date, style: .fixed(isOld ? 20 : 22), weight: isOld ? .regular : .semibold,
      color: Color(white: 1, alpha: 0.92), alignment: .center)
    let clock = TextBlock(
      text: "9:41", style: .fixed(clockSize), weight: isOld ? .thin : .semibold, color: Color(white: 1, alpha: 0.96),
      alignment: .center)
    let dateHeight = style.size(date, style.width).height
    let clockHeight = style.size(clock, style.width).height
    var y = furnitureTop
    // Until iOS 15 the date stands below the clock, since 16 above it.
    for (block, height) in isOld
      ? [(clock, clockHeight), (date, dateHeight)] : [(date, dateHeight), (clock, clockHeight)]
    {
      list.text(block, in: Rect(x: 0, y: style.align(y), width: style.width, height: height))
      y += height - (block == date ? 8 : 0)
    }
    if style.device.housing != .island {
      let lock = Rect(x: style.width / 2 - 6.5, y: style.device.safeTop + 4, width: 13, height: 17)
      list.symbol(
        Symbol.padlock(lock.width, lock.height, isOpen: !style.configuration.isLocked), in: lock,
        Color(white: 1, alpha: 0.9))
    }
    guard style.device.hasRoundCorners else { return }
    let side = 50.0
    let top = style.height - buttonsBottom - side
    let torch = Rect(x: 46, y: top, width: side, height: side)
    let camera = Rect(x: style.width - 46 - side, y: top, width: side, height: side)
    for circle in [torch, camera] {
      list.material(Path(ellipseIn: circle), Material(tint: Color(white: 0, alpha: 0.32), edge: nil))
    }
    list.symbol(Symbol.torch(10, 22), in: torch.centered(10, 22), .white)
    list.symbol(Symbol.camera(24, 19), in: camera.centered(24, 19), .white)
  }

  /// Where the date or the clock begins; the padlock of phones without an island stands above.
  private var furnitureTop: Double {
    style.device.safeTop + (style.device.hasRoundCorners ? style.chrome.clockTop : min(style.chrome.clockTop, 64) + 2)
  }
  private var clockSize: Double { style.chrome.clockSize * min(1, style.width / 390) }
  private var buttonsBottom: Double { style.device.safeBottom + 16 }

  /// The list, newest first, as far as there is room.
  func drawList(_ cards: [ScreenModel.Card], into list: inout DisplayList) {
    let layouts = cards.map { CardLayout($0, style) }
    let spacing = style.chrome.listSpacing
    let bottom = style.device.hasRoundCorners ? style.height - buttonsBottom - 50 - 14 : style.height - 24
    let top = listTop
    var shown: [CardLayout] = []
    var height = 0.0
    for layout in layouts {
      let next = height + (shown.isEmpty ? 0 : spacing) + layout.stackedHeight
      guard shown.isEmpty || next <= bottom - top else { break }
      shown.append(layout)
      height = next
    }
    var y = style.align(style.chrome.listIsAtBottom ? max(top, bottom - height) : top)
    for layout in shown {
      layout.draw(at: y, into: &list)
      y += layout.stackedHeight + spacing
    }
  }

  /// Where the list may begin: below the clock.
  private var listTop: Double {
    furnitureTop + clockSize * 1.19 + 40
  }
}

extension Rect {
  /// A rectangle of this size in the middle.
  func centered(_ width: Double, _ height: Double) -> Rect {
    Rect(x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
  }
}
