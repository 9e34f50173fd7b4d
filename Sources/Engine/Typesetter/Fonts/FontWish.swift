internal import CPango

/// What Pango is asked for: families in order, weight, style; and how the chosen face's advances are bent.
struct FontWish: Hashable {
  /// The bytes of the paragraph that it holds for.
  var range: Range<Int> = 0..<0
  var families: [String]
  var weight: Int
  var isItalic: Bool

  func makeDescription(size: Double) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_weight(description, PangoWeight(rawValue: PangoWeight.RawValue(weight)))
    pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    return description
  }

  init(_ font: Font) {
    families = FontCatalog.families(for: font) + ["Inter", "Noto Sans CJK JP", "Noto Color Emoji"]
    var seen: Set<String> = []
    families = families.filter { seen.insert($0).inserted }
    weight = font.weight
    isItalic = font.isItalic
  }
}
