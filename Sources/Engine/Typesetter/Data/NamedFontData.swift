/// The phone's well-known font families that cannot be shipped, and what stands in for them.
struct NamedFontData: Sendable {
  /// The family's name on the phone.
  var family: String
  /// PostScript names in ascending weight; the first is found by the family's name alone.
  var faces: [Face]
  /// The pinned family whose outlines are drawn.
  var substitute: Substitute
  /// The family's own metrics in ems, so that layout keeps its heights.
  var metrics: FontMetrics

  struct Face: Sendable {
    var name: String
    var weight: Int
    var isItalic: Bool
    init(_ name: String, _ weight: Int = 400, italic: Bool = false) {
      (self.name, self.weight, isItalic) = (name, weight, italic)
    }
  }
  enum Substitute: Sendable { case latin, monospaced, japanese }

  /// The table. [M] all metrics are from memory of the fonts' hhea tables.
  static let all: [NamedFontData] = [
    NamedFontData(
      family: "Helvetica Neue",
      faces: [
        Face("HelveticaNeue"), Face("HelveticaNeue-UltraLight", 100), Face("HelveticaNeue-Thin", 200),
        Face("HelveticaNeue-Light", 300), Face("HelveticaNeue-Medium", 500), Face("HelveticaNeue-Bold", 700),
        Face("HelveticaNeue-Italic", 400, italic: true), Face("HelveticaNeue-LightItalic", 300, italic: true),
        Face("HelveticaNeue-MediumItalic", 500, italic: true), Face("HelveticaNeue-BoldItalic", 700, italic: true),
        Face("HelveticaNeue-CondensedBold", 700), Face("HelveticaNeue-CondensedBlack", 900),
      ],
      substitute: .latin,
      metrics: FontMetrics(ascender: 0.952, descender: -0.213, leading: 0.028, capHeight: 0.714, xHeight: 0.517)),
    NamedFontData(
      family: "Helvetica",
      faces: [
        Face("Helvetica"), Face("Helvetica-Light", 300), Face("Helvetica-Bold", 700),
        Face("Helvetica-Oblique", 400, italic: true), Face("Helvetica-BoldOblique", 700, italic: true),
        Face("Helvetica-LightOblique", 300, italic: true),
      ],
      substitute: .latin, metrics: FontMetrics(ascender: 0.770, descender: -0.230, capHeight: 0.720, xHeight: 0.531)),
    NamedFontData(
      family: "Arial",
      faces: [
        Face("ArialMT"), Face("Arial-BoldMT", 700), Face("Arial-ItalicMT", 400, italic: true),
        Face("Arial-BoldItalicMT", 700, italic: true),
      ],
      substitute: .latin,
      metrics: FontMetrics(ascender: 0.905, descender: -0.212, leading: 0.033, capHeight: 0.716, xHeight: 0.519)),
    NamedFontData(
      family: "Avenir Next",
      faces: [
        Face("AvenirNext-Regular"), Face("AvenirNext-UltraLight", 100), Face("AvenirNext-Medium", 500),
        Face("AvenirNext-DemiBold", 600), Face("AvenirNext-Bold", 700), Face("AvenirNext-Heavy", 900),
        Face("AvenirNext-Italic", 400, italic: true), Face("AvenirNext-MediumItalic", 500, italic: true),
        Face("AvenirNext-DemiBoldItalic", 600, italic: true), Face("AvenirNext-BoldItalic", 700, italic: true),
      ],
      substitute: .latin, metrics: FontMetrics(ascender: 1.0, descender: -0.366, capHeight: 0.708, xHeight: 0.468)),
    NamedFontData(
      family: "Avenir",
      faces: [
        Face("Avenir-Roman"), Face("Avenir-Light", 300), Face("Avenir-Book", 400), Face("Avenir-Medium", 500),
        Face("Avenir-Heavy", 800), Face("Avenir-Black", 900), Face("Avenir-Oblique", 400, italic: true),
      ],
      substitute: .latin, metrics: FontMetrics(ascender: 1.0, descender: -0.366, capHeight: 0.708, xHeight: 0.468)),
    NamedFontData(
      family: "Georgia",
      faces: [
        Face("Georgia"), Face("Georgia-Bold", 700), Face("Georgia-Italic", 400, italic: true),
        Face("Georgia-BoldItalic", 700, italic: true),
      ],
      substitute: .latin, metrics: FontMetrics(ascender: 0.917, descender: -0.219, capHeight: 0.692, xHeight: 0.481)),
    NamedFontData(
      family: "Times New Roman",
      faces: [
        Face("TimesNewRomanPSMT"), Face("TimesNewRomanPS-BoldMT", 700),
        Face("TimesNewRomanPS-ItalicMT", 400, italic: true), Face("TimesNewRomanPS-BoldItalicMT", 700, italic: true),
      ],
      substitute: .latin,
      metrics: FontMetrics(ascender: 0.891, descender: -0.216, leading: 0.042, capHeight: 0.662, xHeight: 0.448)),
    NamedFontData(
      family: "Courier New",
      faces: [
        Face("CourierNewPSMT"), Face("CourierNewPS-BoldMT", 700), Face("CourierNewPS-ItalicMT", 400, italic: true),
        Face("CourierNewPS-BoldItalicMT", 700, italic: true),
      ],
      substitute: .monospaced,
      metrics: FontMetrics(ascender: 0.833, descender: -0.300, capHeight: 0.571, xHeight: 0.423)),
    NamedFontData(
      family: "Courier",
      faces: [Face("Courier"), Face("Courier-Bold", 700), Face("Courier-Oblique", 400, italic: true)],
      substitute: .monospaced,
      metrics: FontMetrics(ascender: 0.754, descender: -0.246, capHeight: 0.576, xHeight: 0.439)),
    NamedFontData(
      family: "Menlo",
      faces: [
        Face("Menlo-Regular"), Face("Menlo-Bold", 700), Face("Menlo-Italic", 400, italic: true),
        Face("Menlo-BoldItalic", 700, italic: true),
      ],
      substitute: .monospaced,
      metrics: FontMetrics(ascender: 0.928, descender: -0.236, capHeight: 0.729, xHeight: 0.547)),
    NamedFontData(
      family: "Hiragino Sans",
      faces: [
        Face("HiraginoSans-W3", 300), Face("HiraginoSans-W4", 400), Face("HiraginoSans-W5", 500),
        Face("HiraginoSans-W6", 600), Face("HiraginoSans-W7", 700), Face("HiraginoSans-W8", 800),
      ],
      substitute: .japanese,
      metrics: FontMetrics(ascender: 0.88, descender: -0.12, leading: 0.5, capHeight: 0.766, xHeight: 0.545)),
    NamedFontData(
      family: "Hiragino Mincho ProN",
      faces: [Face("HiraMinProN-W3", 300), Face("HiraMinProN-W6", 600)],
      substitute: .japanese,
      metrics: FontMetrics(ascender: 0.88, descender: -0.12, leading: 0.5, capHeight: 0.766, xHeight: 0.545)),
    NamedFontData(
      family: "Hiragino Maru Gothic ProN", faces: [Face("HiraMaruProN-W4", 400)], substitute: .japanese,
      metrics: FontMetrics(ascender: 0.88, descender: -0.12, leading: 0.5, capHeight: 0.766, xHeight: 0.545)),
  ]
}
