/// The pinned faces of scripts that neither the system font's substitute nor the Japanese one has.
///
/// They are those of the package `fonts-noto-core`. The phone has a font for each of these scripts. Its Thai and Lao have
/// loops, but the package's looped faces put tone marks into the vowels below them.
enum ScriptFontData {
  /// The package that all files are in.
  static let package = "fonts-noto-core"

  /// The families of a script (an ISO 15924 tag), the best first; empty when no font is pinned for it.
  static func families(of script: String) -> [String] { table[script] ?? [] }

  /// Families for characters of no script (arrows, mathematics, dingbats), and for what a script's own font lacks.
  static let symbols = ["Noto Sans Math", "Noto Sans Symbols2", "Noto Sans Symbols"]

  private static let table: [String: [String]] = [
    "Adlm": ["Noto Sans Adlam"], "Arab": ["Noto Sans Arabic"], "Armn": ["Noto Sans Armenian"],
    "Bali": ["Noto Sans Balinese"], "Bamu": ["Noto Sans Bamum"], "Batk": ["Noto Sans Batak"],
    "Beng": ["Noto Sans Bengali"], "Bugi": ["Noto Sans Buginese"], "Buhd": ["Noto Sans Buhid"],
    "Cakm": ["Noto Sans Chakma"], "Cans": ["Noto Sans CanadianAboriginal"], "Cham": ["Noto Sans Cham"],
    "Cher": ["Noto Sans Cherokee"], "Copt": ["Noto Sans Coptic"], "Deva": ["Noto Sans Devanagari"],
    "Egyp": ["Noto Sans EgyptianHieroglyphs"], "Ethi": ["Noto Sans Ethiopic"], "Geor": ["Noto Sans Georgian"],
    "Glag": ["Noto Sans Glagolitic"], "Goth": ["Noto Sans Gothic"], "Gujr": ["Noto Sans Gujarati"],
    "Guru": ["Noto Sans Gurmukhi"], "Hano": ["Noto Sans Hanunoo"], "Hebr": ["Noto Sans Hebrew"],
    "Java": ["Noto Sans Javanese"], "Kali": ["Noto Sans KayahLi"], "Khmr": ["Noto Sans Khmer"],
    "Knda": ["Noto Sans Kannada"], "Lana": ["Noto Sans TaiTham"], "Laoo": ["Noto Sans Lao"],
    "Lepc": ["Noto Sans Lepcha"], "Limb": ["Noto Sans Limbu"], "Lisu": ["Noto Sans Lisu"],
    "Mand": ["Noto Sans Mandaic"], "Mlym": ["Noto Sans Malayalam"], "Mong": ["Noto Sans Mongolian"],
    "Mtei": ["Noto Sans MeeteiMayek"], "Mymr": ["Noto Sans Myanmar"], "Nkoo": ["Noto Sans NKo"],
    "Ogam": ["Noto Sans Ogham"], "Olck": ["Noto Sans OlChiki"], "Orya": ["Noto Sans Oriya"],
    "Osge": ["Noto Sans Osage"], "Rohg": ["Noto Sans HanifiRohingya"], "Runr": ["Noto Sans Runic"],
    "Samr": ["Noto Sans Samaritan"], "Saur": ["Noto Sans Saurashtra"], "Sinh": ["Noto Sans Sinhala"],
    "Sund": ["Noto Sans Sundanese"], "Sylo": ["Noto Sans SylotiNagri"], "Syrc": ["Noto Sans Syriac"],
    "Tagb": ["Noto Sans Tagbanwa"], "Tale": ["Noto Sans TaiLe"], "Talu": ["Noto Sans NewTaiLue"],
    "Taml": ["Noto Sans Tamil"], "Tavt": ["Noto Sans TaiViet"], "Telu": ["Noto Sans Telugu"],
    "Tfng": ["Noto Sans Tifinagh"], "Tglg": ["Noto Sans Tagalog"], "Thaa": ["Noto Sans Thaana"],
    "Thai": ["Noto Sans Thai"], "Tibt": ["Noto Serif Tibetan"], "Vaii": ["Noto Sans Vai"],
    "Yiii": ["Noto Sans Yi"],
  ]
}
