import Canvas
import Device
import SpringBoard

/// The text field of a text input action, and a keyboard below it that stands for the user's own.
@MainActor
struct KeyboardLayout {
  let reply: ScreenModel.Reply
  let style: Stationery

  /// Height of the whole panel in points, as on phones with and without a home button [M].
  var height: Double { keysHeight + barHeight }
  private var keysHeight: Double { style.device.hasRoundCorners ? 291 : 216 }
  private var barHeight: Double { 52 }

  func draw(into list: inout DisplayList) {
    let palette = style.palette
    let top = style.height - height
    list.material(
      Path(rect: Rect(x: 0, y: top, width: style.width, height: height)), Material(tint: palette.keyboard, edge: nil))
    drawField(Rect(x: 0, y: top, width: style.width, height: barHeight), &list)
    drawKeys(top: top + barHeight, &list)
  }

  private func drawField(_ bar: Rect, _ list: inout DisplayList) {
    let palette = style.palette
    let send = TextBlock(text: reply.buttonTitle, style: .fixed(17), weight: .semibold, color: palette.tint)
    let size = style.size(send, style.width / 3)
    let isEmpty = reply.text.isEmpty
    let button = Rect(
      x: bar.maxX - 16 - size.width, y: style.align(bar.y + (bar.height - size.height) / 2), width: size.width,
      height: size.height)
    var block = send
    if isEmpty { block.color = palette.tertiary }
    list.text(block, in: button)
    let field = Rect(x: 12, y: bar.y + 8, width: button.x - 12 - 12, height: bar.height - 16)
    let shape = Path(roundedRect: field, radius: field.height / 2)
    list.fill(shape, style.configuration.appearance == .dark ? Color(white: 0, alpha: 0.4) : .white)
    list.stroke(shape, width: 1, palette.fieldBorder)
    let text = TextBlock(
      text: isEmpty ? reply.placeholder : reply.text, style: .fixed(17),
      color: isEmpty ? palette.tertiary : palette.primary)
    let textHeight = style.size(text, field.width - 28).height
    list.text(
      text,
      in: Rect(
        x: field.x + 16, y: style.align(field.y + (field.height - textHeight) / 2), width: field.width - 28,
        height: textHeight))
    let caret = Rect(x: field.x + 13, y: field.y + 8, width: 2, height: field.height - 16)
    list.fill(Path(roundedRect: caret, radius: 1), palette.tint)
  }

  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

  private func drawKeys(top: Double, _ list: inout DisplayList) {
    let palette = style.palette
    let gap = 6.0
    let side = 3.0
    let pitch = (style.width - 2 * side) / 10
    let rowHeight = 54.0
    let keyHeight = 42.0
    func key(
      _ rect: Rect, _ label: String, isSpecial: Bool = false, symbol: (Double, Double) -> Path = { _, _ in Path() }
    ) {
      list.fill(
        Path(roundedRect: rect, radius: 5), isSpecial ? palette.specialKey : palette.key)
      let mark = rect.centered(20, 17)
      list.symbol(symbol(mark.width, mark.height), in: mark, palette.primary)
      guard !label.isEmpty else { return }
      let block = TextBlock(
        text: label, style: .fixed(label.count == 1 ? 22 : 16), color: palette.primary, alignment: .center)
      let size = style.size(block, rect.width)
      list.text(
        block,
        in: Rect(
          x: rect.x, y: style.align(rect.y + (rect.height - size.height) / 2), width: rect.width, height: size.height))
    }
    for (index, letters) in Self.rows.enumerated() {
      let y = top + 6 + Double(index) * rowHeight
      let left = side + (10 - Double(letters.count)) * pitch / 2
      for (place, letter) in letters.enumerated() {
        key(
          Rect(x: left + Double(place) * pitch + gap / 2, y: y, width: pitch - gap, height: keyHeight), String(letter))
      }
      guard index == 2 else { continue }
      key(
        Rect(x: side + gap / 2, y: y, width: pitch * 1.3 - gap, height: keyHeight), "", isSpecial: true,
        symbol: Symbol.shift)
      key(
        Rect(x: style.width - side - pitch * 1.3 + gap / 2, y: y, width: pitch * 1.3 - gap, height: keyHeight), "",
        isSpecial: true, symbol: Symbol.delete)
    }
    let y = top + 6 + 3 * rowHeight
    let wide = pitch * 2.4
    key(Rect(x: side + gap / 2, y: y, width: wide - gap, height: keyHeight), "123", isSpecial: true)
    key(Rect(x: side + wide + gap / 2, y: y, width: style.width - 2 * (side + wide) - gap, height: keyHeight), "")
    key(
      Rect(x: style.width - side - wide + gap / 2, y: y, width: wide - gap, height: keyHeight), "", isSpecial: true,
      symbol: Symbol.enter)
  }
}
