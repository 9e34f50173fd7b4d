import Canvas
import Device
import Journal
import Payload
import SpringBoard

extension LongLookLayout {
  /// Draws everything but the content extension's own pixels.
  func draw(into list: inout DisplayList) {
    let frames = frames()
    let palette = style.palette
    let platter = style.rounded(frames.platter, style.chrome.expandedCornerRadius)
    list.material(platter, palette.platter)
    drawHeader(frames.header, &list)
    if let rect = frames.attachment, let attachment = look.attachment {
      list.picture(.attachment(attachment, longestSide: style.cardWidth), in: rect)
    }
    if let content = frames.content, !frames.texts.isEmpty {
      list.fill(
        Path(rect: Rect(x: content.x, y: content.maxY, width: content.width, height: style.hairline)), palette.separator
      )
    }
    for line in frames.texts { list.text(line.block, in: line.rect) }
    drawActions(frames, &list)
  }

  private func drawHeader(_ rect: Rect, _ list: inout DisplayList) {
    let chrome = style.chrome
    let side = 20.0
    let icon = Rect(
      x: rect.x + chrome.iconLeading, y: style.align(rect.y + (rect.height - side) / 2), width: side, height: side)
    list.picture(.icon(app: look.card.app), in: icon, cornerRadius: side * 0.2237)
    // Up to iOS 14 a button closes the long look, since 15 the time stands there [M].
    var right = rect.maxX - chrome.cardTrailing
    if chrome.hasHeaderLine {
      let button = Rect(x: right - 22, y: rect.y + (rect.height - 22) / 2, width: 22, height: 22)
      list.fill(Path(ellipseIn: button), style.palette.separator)
      list.symbol(Symbol.cross(9, 9), in: button.centered(9, 9), style.palette.secondary)
      right = button.x - 8
    } else {
      let time = TextBlock(
        text: style.words.now, style: .footnote, color: style.palette.secondary, alignment: .trailing,
        sizeLimit: 22)
      let size = style.size(time, rect.width / 3)
      let place = Rect(
        x: right - size.width, y: style.align(rect.y + (rect.height - size.height) / 2), width: size.width,
        height: size.height)
      list.text(time, in: place)
      right = place.x - 8
    }
    let title = TextBlock(
      text: chrome.hasHeaderLine ? look.headerTitle.uppercased() : look.headerTitle, style: .footnote,
      weight: chrome.hasHeaderLine ? .regular : .semibold, color: style.palette.secondary, sizeLimit: 22)
    let left = icon.maxX + 8
    let height = style.size(title, right - left).height
    list.text(
      title, in: Rect(x: left, y: style.align(rect.y + (rect.height - height) / 2), width: right - left, height: height)
    )
  }

  private func drawActions(_ frames: Frames, _ list: inout DisplayList) {
    guard let platter = frames.actionList else { return }
    let palette = style.palette
    let padding = style.chrome.actionPadding
    list.material(style.rounded(platter, style.chrome.expandedCornerRadius * 0.8), palette.platter)
    for (index, (action, row)) in zip(look.actions, frames.actions).enumerated() {
      if index > 0 {
        list.fill(Path(rect: Rect(x: row.x, y: row.y, width: row.width, height: style.hairline)), palette.separator)
      }
      let isDestructive = action.facts.options.contains(.destructive)
      let color = action.isWaiting ? palette.tertiary : isDestructive ? palette.destructive : palette.actionTitle
      var right = row.maxX - padding
      let side = min(40, style.align(20 * style.configuration.textSize.bodyLeading / 22))
      let mark = Rect(x: right - side, y: style.align(row.y + (row.height - side) / 2), width: side, height: side)
      if action.isWaiting {
        for spoke in 0..<8 {
          let fade = palette.primary.withAlpha(0.12 + 0.06 * Double(spoke))
          list.symbol(Symbol.spoke(spoke, side), in: mark, fade)
        }
        right = mark.x - 8
      } else if let icon = action.facts.icon {
        draw(icon, in: mark, color, &list)
        right = mark.x - 8
      }
      let title = TextBlock(text: action.facts.title, style: .body, color: color)
      let height = style.size(title, right - row.x - padding).height
      list.text(
        title,
        in: Rect(
          x: row.x + padding, y: style.align(row.y + (row.height - height) / 2), width: right - row.x - padding,
          height: height))
    }
  }

  private func draw(_ icon: ActionFacts.Icon, in rect: Rect, _ color: Color, _ list: inout DisplayList) {
    switch icon {
    case .system(let name):
      guard let path = Symbol.action(name, rect.width) else {
        Journal.reportOnce(
          .init(kind: .unsupported, message: "The action icon \(name) is left out: this system image is not drawn yet"))
        return
      }
      list.symbol(path, in: rect, color)
    case .template(let name): list.picture(.template(name, app: look.card.app, color), in: rect)
    }
  }
}
