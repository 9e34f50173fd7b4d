import Canvas
import SpringBoard

/// A collapsed notification: icon, title, time, subtitle, body and thumbnail on a platter.
@MainActor
struct CardLayout {
  /// A text and its place, from the platter's origin.
  struct Line {
    var block: TextBlock
    var rect: Rect
  }

  let height: Double
  private let card: ScreenModel.Card
  private let style: Stationery
  private var lines: [Line] = []
  private var icon = Rect.zero
  private var thumbnail: Rect?

  init(_ card: ScreenModel.Card, _ style: Stationery) {
    self.card = card
    self.style = style
    let chrome = style.chrome
    let width = style.cardWidth
    let time = TextBlock(
      text: style.words.now, style: .footnote, color: style.palette.secondary, alignment: .trailing,
      sizeLimit: 22)
    let timeSize = style.size(time, width / 3)
    let side = chrome.thumbnailSize
    let hasThumbnail = card.thumbnail != nil
    let right = width - chrome.cardTrailing

    var lines: [Line] = []
    var y = chrome.cardVerticalPadding
    var left = chrome.iconLeading + chrome.iconSize + chrome.iconTextGap
    if chrome.hasHeaderLine {
      let name = TextBlock(text: card.appName.uppercased(), style: .footnote, color: style.palette.secondary)
      let size = style.size(name, right - left - timeSize.width - 8)
      let line = max(chrome.iconSize, size.height)
      icon = Rect(
        x: chrome.iconLeading, y: y + (line - chrome.iconSize) / 2, width: chrome.iconSize, height: chrome.iconSize)
      lines.append(
        Line(
          block: name,
          rect: Rect(
            x: left, y: y + (line - size.height) / 2, width: right - left - timeSize.width - 8, height: size.height)))
      lines.append(
        Line(
          block: time,
          rect: Rect(
            x: right - timeSize.width, y: y + (line - timeSize.height) / 2, width: timeSize.width,
            height: timeSize.height)))
      y += line + 8
      left = chrome.cardTrailing
    } else {
      lines.append(
        Line(block: time, rect: Rect(x: right - timeSize.width, y: y, width: timeSize.width, height: timeSize.height)))
    }

    let first = y
    let isLarge = style.configuration.textSize.isAccessibilitySize
    let narrow = right - left - (hasThumbnail ? side + 10 : 0)
    for (text, weight, most) in [
      (card.title, TextBlock.Weight.semibold, isLarge ? 2 : 1), (card.subtitle, .semibold, isLarge ? 2 : 1),
      (card.body, .regular, chrome.bannerBodyLines),
    ] where !text.isEmpty {
      let block = TextBlock(text: text, style: .subheadline, weight: weight, color: style.palette.primary, lines: most)
      // The time stands in the first line.
      let isBesideTime = y == first && !chrome.hasHeaderLine
      let free = isBesideTime ? min(narrow, right - left - timeSize.width - 10) : narrow
      let size = style.size(block, free)
      lines.append(Line(block: block, rect: Rect(x: left, y: y, width: free, height: size.height)))
      y += size.height + 1
    }
    if let summary = card.summary {
      let block = TextBlock(text: summary, style: .footnote, color: style.palette.secondary)
      y += 4
      let size = style.size(block, narrow)
      lines.append(Line(block: block, rect: Rect(x: left, y: y, width: narrow, height: size.height)))
      y += size.height + 1
    }
    var bottom = max(y - 1 + chrome.cardVerticalPadding, chrome.hasHeaderLine ? 0 : chrome.iconSize + 2 * 12)
    if hasThumbnail {
      let top = chrome.hasHeaderLine ? first : chrome.cardVerticalPadding + timeSize.height + 4
      bottom = max(bottom, top + side + 12)
      let middle = (bottom - side) / 2
      thumbnail = Rect(
        x: right - side, y: style.align(max(top, chrome.hasHeaderLine ? top : middle)), width: side, height: side)
    }
    height = style.align(bottom)
    if !chrome.hasHeaderLine {
      // Texts of a card that is higher than they are stand in its middle; the time stays at their first line.
      let shift = style.align(max(0, (height - (y - 1 + chrome.cardVerticalPadding)) / 2))
      for index in lines.indices where index > 0 { lines[index].rect.y += shift }
      if !hasThumbnail, !lines.isEmpty { lines[0].rect.y += shift }
      icon = Rect(
        x: chrome.iconLeading, y: style.align((height - chrome.iconSize) / 2), width: chrome.iconSize,
        height: chrome.iconSize)
    }
    self.lines = lines
  }

  /// Draws the card with its upper edge at `y`.
  ///
  /// - Parameter isBanner: Whether it floats over an app.
  func draw(at y: Double, isBanner: Bool = false, into list: inout DisplayList) {
    let chrome = style.chrome
    let x = chrome.cardInset
    let frame = Rect(x: x, y: y, width: style.cardWidth, height: height)
    let shape = style.rounded(frame, chrome.cardCornerRadius)
    if isBanner { list.shadow(of: shape, sigma: 12, offset: 6, Color(white: 0, alpha: 0.18)) }
    for depth in stride(from: isBanner ? 0 : min(card.stackedCount, 2), to: 0, by: -1) {
      // Only what comes out from under the card in front is seen.
      let inset = Double(depth) * 10
      let strip = Rect(
        x: frame.x + inset, y: frame.maxY + Double(depth - 1) * 8, width: frame.width - 2 * inset, height: 8)
      list.material(
        style.rounded(strip, min(8, chrome.cardCornerRadius), corners: [.bottomLeft, .bottomRight]),
        style.palette.stackedCard)
    }
    list.material(shape, isBanner ? style.palette.banner : style.palette.card)
    list.picture(.icon(app: card.app), in: icon.moved(x, y), cornerRadius: chrome.iconSize * 0.2237)
    for line in lines { list.text(line.block, in: line.rect.moved(x, y)) }
    if let thumbnail, let attachment = card.thumbnail {
      list.picture(
        .attachment(attachment, longestSide: chrome.thumbnailSize), in: thumbnail.moved(x, y),
        cornerRadius: chrome.thumbnailCornerRadius)
    }
  }

  /// The height with the edges of the cards beneath.
  var stackedHeight: Double { height + Double(min(card.stackedCount, 2)) * 8 }
}

extension Rect {
  func moved(_ x: Double, _ y: Double) -> Rect { Rect(x: self.x + x, y: self.y + y, width: width, height: height) }
}
