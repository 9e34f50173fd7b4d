/// Breaks shaped paragraphs into lines within the options' limits.
struct LineFiller {
  let paragraphs: [ShapedParagraph]
  let options: LayoutOptions
  let shaper: Shaper

  private(set) var drafts: [LineDraft] = []
  private(set) var isTruncated = false
  private var bottom = 0.0

  init(paragraphs: [ShapedParagraph], options: LayoutOptions, shaper: Shaper) {
    self.paragraphs = paragraphs
    self.options = options
    self.shaper = shaper
  }

  /// Fills lines until the text or the room ends.
  mutating func fill() {
    for (index, shaped) in paragraphs.enumerated() {
      for draft in lines(of: shaped, at: index) where !add(draft) {
        finishLastLine()
        return
      }
    }
  }

  /// The room of a line in `shaped`.
  func room(_ shaped: ShapedParagraph, isFirst: Bool) -> Double {
    let style = shaped.style
    guard options.width.isFinite else { return .infinity }
    let head = isFirst ? style.firstLineHeadIndent : style.headIndent
    let end = style.tailIndent > 0 ? min(style.tailIndent, options.width) : options.width + style.tailIndent
    return max(0, end - head)
  }

  private func lines(of shaped: ShapedParagraph, at index: Int) -> [LineDraft] {
    let breaker = LineBreaker(shaped: shaped)
    let mode = shaped.style.breakMode
    let isOneLine = !options.wrapsTruncated && (mode.truncates || mode == .clip)
    var lines: [LineDraft] = []
    var start = 0
    repeat {
      let room = room(shaped, isFirst: lines.isEmpty)
      let extent =
        isOneLine
        ? breaker.rest(from: start) : breaker.line(from: start, width: room, breaksWords: mode == .characterWrap)
      var draft = LineDraft(
        paragraph: index, range: start..<extent.end, content: [.text(start..<extent.contentEnd)], width: extent.width,
        hanging: extent.hanging, isFirstOfParagraph: lines.isEmpty,
        isLastOfParagraph: extent.end >= shaped.advances.count)
      if isOneLine, mode.truncates, extent.width > room { draft = truncated(draft, mode, hasMore: false) }
      lines.append(draft)
      start = extent.end
      // Text far below the limits is not looked at.
      if options.maximumLines > 0, drafts.count + lines.count > options.maximumLines + 1 { break }
    } while start < shaped.advances.count
    if shaped.style.avoidsOrphans, mode != .characterWrap {
      lines = OrphanRule.apply(to: lines, breaker) { room(shaped, isFirst: $0) }
    }
    return lines
  }

  /// Places a line under the ones before it; false if there is no room for it.
  private mutating func add(_ draft: LineDraft) -> Bool {
    if options.maximumLines > 0, drafts.count >= options.maximumLines { return false }
    let shaped = paragraphs[draft.paragraph]
    var draft = draft
    let (ascent, descent) = LineMetrics.extent(of: draft.range, in: shaped)
    let natural = ascent + descent
    draft.height = LineMetrics.height(natural: natural, shaped.style)
    draft.ascent = ascent + draft.height - natural
    draft.top = bottom
    if let before = drafts.last {
      let style = paragraphs[before.paragraph].style
      draft.top += style.lineSpacing
      if draft.isFirstOfParagraph, paragraphs[before.paragraph].paragraph.endsParagraph {
        draft.top += style.paragraphSpacing + shaped.style.paragraphSpacingBefore
      }
      if draft.top + draft.height > options.height + 0.01 { return false }
    }
    bottom = draft.top + draft.height
    drafts.append(draft)
    return true
  }

  /// Makes the last line that has room say that there is more, as its paragraph's mode asks.
  private mutating func finishLastLine() {
    guard let last = drafts.popLast() else { return }
    let mode = paragraphs[last.paragraph].style.breakMode
    let shaped = paragraphs[last.paragraph]
    var line = last
    if mode.truncates || options.truncatesLastLine {
      let hasMore = last.paragraph + 1 < paragraphs.count
      line = truncated(last, mode.truncates ? mode : .truncateTail, hasMore: hasMore)
    } else if mode == .clip {
      let rest = LineBreaker(shaped: shaped).rest(from: last.range.lowerBound)
      line.content = [.text(last.range.lowerBound..<rest.contentEnd)]
      line.range = last.range.lowerBound..<rest.end
      line.width = rest.width
      line.hanging = 0
    }
    drafts.append(line)
    let isWhole = line.paragraph + 1 == paragraphs.count && line.range.upperBound >= shaped.advances.count
    isTruncated = line.isTruncated || !isWhole
  }

  /// `draft`'s text to the end of its paragraph, shortened to one line.
  private func truncated(_ draft: LineDraft, _ mode: ParagraphStyle.BreakMode, hasMore: Bool) -> LineDraft {
    let shaped = paragraphs[draft.paragraph]
    let room = room(shaped, isFirst: draft.isFirstOfParagraph)
    return Truncation(shaped: shaped, shaper: shaper, mode: mode, room: room, hasMore: hasMore).shorten(draft)
  }
}
