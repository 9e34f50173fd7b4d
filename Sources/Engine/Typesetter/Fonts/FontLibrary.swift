internal import CPango
import Journal

/// Pango's font map over the private configuration, and the faces that are open. Used under the typesetter's lock only.
final class FontLibrary {
  /// Nil when fontconfig could not be set up at all; text has no glyphs then, but heights.
  private var map: UnsafeMutablePointer<PangoFontMap>?
  private var context: OpaquePointer?
  private var configuration: OpaquePointer?
  private var facesByFont: [UnsafeMutableRawPointer: Face] = [:]
  private var facesByFile: [String: Face] = [:]
  let scriptFonts = ScriptFonts()

  /// The size at which Pango chooses fonts. Nothing is hinted, so that one size serves all: choices are cached per family.
  private static let matchingSize = 64.0

  /// Opens the configuration and the map, once.
  private func open() {
    guard context == nil else { return }
    configuration = FontConfiguration.make()
    guard let configuration, let map = pango_ft2_font_map_new() else {
      Journal.reportOnce(
        .init(kind: .data, message: "The fonts could not be set up (fontconfig); text is laid out without glyphs."))
      return
    }
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    self.map = map
    context = pango_font_map_create_context(map)
    guard let context else { return }
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    report(missing: configuration)
  }

  /// Tells which of the pinned families are not installed.
  private func report(missing configuration: OpaquePointer) {
    var found: Set<String> = []
    if let fonts = FcConfigGetFonts(configuration, FcSetSystem) {
      for index in 0..<Int(fonts.pointee.nfont) {
        guard let pattern = fonts.pointee.fonts[index] else { continue }
        for position in 0..<4 {
          if let name = FontLibrary.string(pattern, FC_FAMILY, position) { found.insert(name) }
        }
      }
    }
    for (family, package) in [
      ("Inter", "fonts-inter"), ("Noto Sans CJK JP", "fonts-noto-cjk"), ("Noto Color Emoji", "fonts-noto-color-emoji"),
    ] where !found.contains(family) {
      Journal.reportOnce(
        .init(kind: .substitute, message: "The font \(family) is not installed (package \(package)); others stand in."))
    }
  }

  /// Adds a font file to those that may be used. False when it is not a font.
  func add(file path: String) -> Bool {
    open()
    guard let configuration, let map else { return false }
    let isAdded = path.withCString { bytes in
      bytes.withMemoryRebound(to: FcChar8.self, capacity: path.utf8.count + 1) {
        FcConfigAppFontAddFile(configuration, $0) != 0
      }
    }
    pango_fc_font_map_config_changed(OpaquePointer(map))
    facesByFont = [:]
    return isAdded
  }

  /// Splits `text` (UTF-8) into stretches of one font, script and direction.
  ///
  /// - Parameters:
  ///   - fonts: What each range of bytes asks for: families in order of preference, weight and style.
  ///   - isRightToLeft: The paragraph's direction.
  func itemize(_ text: [UInt8], fonts: [FontWish], isRightToLeft: Bool) -> [Item] {
    open()
    guard let context, !text.isEmpty else { return [] }
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    for wish in fonts {
      let description = wish.makeDescription(size: Self.matchingSize)
      defer { pango_font_description_free(description) }
      guard let attribute = pango_attr_font_desc_new(description) else { continue }
      attribute.pointee.start_index = UInt32(wish.range.lowerBound)
      attribute.pointee.end_index = UInt32(wish.range.upperBound)
      pango_attr_list_insert(attributes, attribute)
    }
    let direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    let list = text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_itemize_with_base_dir(context, direction, $0.baseAddress, 0, Int32(text.count), attributes, nil)
      }
    }
    var items: [Item] = []
    var node = list
    while let current = node {
      if let item = current.pointee.data?.assumingMemoryBound(to: PangoItem.self) {
        let analysis = item.pointee.analysis
        let start = Int(item.pointee.offset)
        items.append(
          Item(
            bytes: start..<start + Int(item.pointee.length), face: face(of: analysis.font), level: analysis.level,
            script: g_unicode_script_to_iso15924(GUnicodeScript(rawValue: GUnicodeScript.RawValue(analysis.script)))))
        pango_item_free(item)
      }
      node = current.pointee.next
    }
    g_list_free(list)
    return items
  }

  /// The face that Pango chose.
  private func face(of font: UnsafeMutablePointer<PangoFont>?) -> Face? {
    guard let font else { return nil }
    let key = UnsafeMutableRawPointer(font)
    if let known = facesByFont[key] { return known }
    guard let pattern = pango_fc_font_get_pattern(key.assumingMemoryBound(to: PangoFcFont.self)),
      let face = face(of: pattern)
    else { return nil }
    facesByFont[key] = face
    g_object_ref(key)  // so that no other font takes this address
    return face
  }

  private func face(of pattern: OpaquePointer) -> Face? {
    guard let path = Self.string(pattern, FC_FILE, 0) else { return nil }
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    let key = "\(index) \(path)"
    if let known = facesByFile[key] { return known }
    guard let face = Face(path: path, index: Int(index), family: Self.string(pattern, FC_FAMILY, 0) ?? "") else {
      return nil
    }
    facesByFile[key] = face
    return face
  }

  /// The first face for `wish`, for its metrics.
  func face(for wish: FontWish) -> Face? {
    open()
    guard let context, let map else { return nil }
    let description = wish.makeDescription(size: Self.matchingSize)
    defer { pango_font_description_free(description) }
    guard let font = pango_font_map_load_font(map, context, description) else { return nil }
    defer { g_object_unref(font) }
    return face(of: font)
  }

  static func string(_ pattern: OpaquePointer, _ key: String, _ position: Int) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, Int32(position), &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }
}

/// A stretch of text in one face, script and direction.
struct Item {
  var bytes: Range<Int>
  var face: Face?
  /// The bidi embedding level; odd is right to left.
  var level: UInt8
  /// The script as an ISO 15924 tag.
  var script: UInt32
}
