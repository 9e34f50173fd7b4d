import Canvas
import Device
import Payload
import SpringBoard

/// The expanded notification: header, content view, default texts, and the list of actions below.
@MainActor
struct LongLookLayout {
  let look: ScreenModel.LongLook
  let style: Stationery
  /// The size of the attachment's picture in any unit, if there is one.
  let pictureSize: (width: Double, height: Double)?

  /// Where everything stands, in points of the screen.
  struct Frames {
    var platter: Rect
    var header: Rect
    /// The content extension's view.
    var content: Rect?
    var attachment: Rect?
    var texts: [CardLayout.Line]
    /// From top to bottom.
    var actions: [Rect]
    /// The actions' platter; nil without actions.
    var actionList: Rect?
  }

  func frames() -> Frames {
    let chrome = style.chrome
    let width = style.cardWidth
    let x = chrome.cardInset
    let available = style.height - style.device.safeTop - style.device.safeBottom - 2 * chrome.cardInset
    let rowHeight = chrome.actionRowHeight(at: style.configuration.textSize)
    let rows = look.reply == nil ? Double(look.actions.count) : 0
    let actionsHeight = rows == 0 ? 0 : chrome.actionGap + rows * rowHeight
    let room = max(available - actionsHeight - chrome.headerHeight, 100)

    var below = chrome.headerHeight
    var content: Rect?
    if let view = look.content {
      content = Rect(x: x, y: below, width: view.width, height: view.height)
      below += view.height
    }
    var attachment: Rect?
    if look.content == nil, look.attachment != nil, let pictureSize, pictureSize.width > 0 {
      let natural = width * pictureSize.height / pictureSize.width
      let height = style.align(min(natural, room * 0.7))
      attachment = Rect(x: x, y: below, width: width, height: height)
      below += height
    }
    let texts = defaultTexts(from: below, room: room + chrome.headerHeight - below)
    if let last = texts.last { below = last.rect.maxY + 14 }
    let height = style.align(max(below, chrome.headerHeight + (texts.isEmpty ? 0 : 14)))

    // In the middle of the safe area if it fits, else from its top.
    let total = height + actionsHeight
    let free = available - total
    let isTyping = look.reply != nil
    let y = style.align(style.device.safeTop + chrome.cardInset + (isTyping ? 0 : max(0, free / 2)))
    let platter = Rect(x: x, y: y, width: width, height: height)
    let list = Rect(x: x, y: platter.maxY + chrome.actionGap, width: width, height: rows * rowHeight)
    return Frames(
      platter: platter, header: Rect(x: x, y: y, width: width, height: chrome.headerHeight),
      content: content?.moved(0, y), attachment: attachment?.moved(0, y),
      texts: texts.map { CardLayout.Line(block: $0.block, rect: $0.rect.moved(0, y)) },
      actions: (0..<Int(rows)).map {
        Rect(x: x, y: list.y + Double($0) * rowHeight, width: width, height: rowHeight)
      }, actionList: rows == 0 ? nil : list)
  }

  /// Title, subtitle and body as the system writes them, as far as there is room.
  private func defaultTexts(from top: Double, room: Double) -> [CardLayout.Line] {
    guard look.showsDefaultContent else { return [] }
    let chrome = style.chrome
    let width = style.cardWidth - 2 * chrome.actionPadding
    var lines: [CardLayout.Line] = []
    var y = top + (top > chrome.headerHeight ? 12 : 2)
    let card = look.card
    // A title that only stands in for a missing one is in the header already.
    let title = card.title == card.appName ? "" : card.title
    for (text, weight) in [(title, TextBlock.Weight.semibold), (card.subtitle, .semibold), (card.body, .regular)]
    where !text.isEmpty {
      var block = TextBlock(text: text, style: .subheadline, weight: weight, color: style.palette.primary, lines: 0)
      var size = style.size(block, width)
      let free = top + room - y - 14
      if size.height > free {
        block.lines = 1
        let line = style.size(block, width).height
        block.lines = line > 0 ? Int(free / line) : 0
        guard block.lines > 0 else { break }
        size = style.size(block, width)
      }
      let rect = Rect(x: chrome.cardInset + chrome.actionPadding, y: style.align(y), width: width, height: size.height)
      lines.append(CardLayout.Line(block: block, rect: rect))
      y += size.height + 2
    }
    return lines
  }
}
