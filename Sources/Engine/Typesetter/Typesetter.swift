import Synchronization

/// Lays out text: chooses fonts, shapes, breaks lines and puts every glyph in its place.
///
/// All results depend on the arguments and the fonts alone: not on the process's locale, home folder or clock. It may be
/// called from any thread. What was laid out is remembered by content.
public enum Typesetter {
  /// Lays out `text` within `options`.
  public static func layout(_ text: AttributedText, _ options: LayoutOptions = LayoutOptions()) -> TextLayout {
    engine.withLock { $0.layout(text, options) }
  }

  /// Drops all remembered layouts: after fonts were added.
  static func forgetLayouts() { engine.withLock { $0.forget() } }

  static func addFontFile(_ path: String) -> Bool {
    engine.withLock { engine in
      engine.forget()
      return engine.library.add(file: path)
    }
  }

  private static let engine = Mutex(TypesettingEngine())
}

/// The state behind `Typesetter`; used under its lock.
final class TypesettingEngine {
  let library = FontLibrary()
  private var layouts = RecentValues<LayoutKey, TextLayout>(capacity: 512)
  private var paragraphs = RecentValues<ParagraphKey, ShapedParagraph>(capacity: 1024)

  private struct LayoutKey: Hashable {
    var text: AttributedText
    var options: LayoutOptions
  }
  private struct ParagraphKey: Hashable {
    var bytes: [UInt8]
    var offset: Int
    var separatorLength: Int
    var lengths: [Int]
    var attributes: [TextAttributes]
    var style: ParagraphStyle
    var language: String
  }

  func forget() {
    layouts.removeAll()
    paragraphs.removeAll()
  }

  func layout(_ text: AttributedText, _ options: LayoutOptions) -> TextLayout {
    let key = LayoutKey(text: text, options: options)
    if let known = layouts[key] { return known }
    let layout = make(text, options)
    layouts[key] = layout
    return layout
  }

  private func make(_ text: AttributedText, _ options: LayoutOptions) -> TextLayout {
    let shaper = Shaper(library: library, language: options.language)
    let shaped = Paragraph.split(text.string).map { shape($0, of: text, options, shaper) }
    var filler = LineFiller(paragraphs: shaped, options: options, shaper: shaper)
    filler.fill()
    let widest =
      filler.drafts.map { draft in
        let style = shaped[draft.paragraph].style
        return draft.width + (draft.isFirstOfParagraph ? style.firstLineHeadIndent : style.headIndent)
      }.max() ?? 0
    let builder = LineBuilder(paragraphs: shaped, options: options, shaper: shaper)
    let room = options.width.isFinite ? options.width : widest
    let lines = filler.drafts.map { builder.build($0, in: room) }
    let height = lines.last.map { $0.top + $0.height } ?? 0
    return TextLayout(
      lines: lines, width: widest, height: height, isTruncated: filler.isTruncated || lines.contains { $0.isTruncated },
      length: text.string.utf16.count)
  }

  private func shape(_ paragraph: Paragraph, of text: AttributedText, _ options: LayoutOptions, _ shaper: Shaper)
    -> ShapedParagraph
  {
    var runs: [(range: Range<Int>, attributes: TextAttributes)] = []
    var style: ParagraphStyle?
    var start = 0
    for run in text.runs {
      let end = start + run.length
      defer { start = end }
      let isEmptyEnd = paragraph.scalars.isEmpty && start <= paragraph.start && end >= paragraph.start
      guard isEmptyEnd || start < paragraph.range.upperBound && end > paragraph.start else { continue }
      style = style ?? run.paragraph
      let range =
        paragraph.scalarIndex(
          ofUnit: start)..<max(paragraph.scalarIndex(ofUnit: start), paragraph.scalarIndex(ofUnit: end))
      if isEmptyEnd || !range.isEmpty { runs.append((range, run.attributes)) }
    }
    if runs.isEmpty { runs = [(0..<paragraph.scalars.count, TextAttributes(font: options.defaultFont))] }
    let key = ParagraphKey(
      bytes: paragraph.bytes, offset: paragraph.start, separatorLength: paragraph.separatorLength,
      lengths: runs.map(\.range.upperBound), attributes: runs.map(\.attributes), style: style ?? ParagraphStyle(),
      language: options.language)
    if let known = paragraphs[key] { return known }
    let shaped = shaper.shape(paragraph, runs: runs, style: style ?? ParagraphStyle())
    paragraphs[key] = shaped
    return shaped
  }
}
