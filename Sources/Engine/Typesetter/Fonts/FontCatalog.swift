import Journal
import Synchronization

/// The names under which fonts are found, and the fonts that were added to the pinned ones.
public enum FontCatalog {
  /// A face that was found by a name.
  public struct Match: Hashable, Sendable {
    public var family: Font.Family
    /// The family's name as it is shown.
    public var familyName: String
    /// The PostScript name.
    public var name: String
    public var weight: Int
    public var isItalic: Bool
  }

  struct State {
    var registered: [RegisteredFont] = []
    /// The user's own files of the system font: its family names, text cut first.
    var systemFamilies: [String] = []
    var displayFamilies: [String] = []
  }
  static let state = Mutex(State())

  /// Makes a font file usable under its names (an app's `UIAppFonts`).
  ///
  /// - Returns: The PostScript names of its faces; empty when the file is not a font.
  @discardableResult
  public static func register(file path: String) -> [String] {
    let fonts = RegisteredFont.read(path)
    guard !fonts.isEmpty, Typesetter.addFontFile(path) else {
      Journal.report(
        .init(kind: .data, message: "This file is not a font that can be read; it is left out.", file: path))
      return []
    }
    state.withLock { state in
      for font in fonts where !state.registered.contains(font) { state.registered.append(font) }
    }
    return fonts.map(\.name)
  }

  /// Takes the system font from the user's own files (SF Pro, as downloaded from Apple) in `folder` and its subfolders.
  ///
  /// - Returns: Whether a family that can serve as the system font was found.
  @discardableResult
  public static func useSystemFont(in folder: String) -> Bool {
    var families: Set<String> = []
    for file in FontFiles.fonts(under: folder) {
      let fonts = RegisteredFont.read(file).filter { $0.family.hasPrefix("SF ") || $0.family.hasPrefix(".SF") }
      guard !fonts.isEmpty, Typesetter.addFontFile(file) else { continue }
      families.formUnion(fonts.map(\.family))
    }
    let text = ["SF Pro Text", "SF Pro", ".SF NS", ".SF NS Text", "SF Pro Display"].filter(families.contains)
    let display = ["SF Pro Display", "SF Pro", ".SF NS", ".SF NS Display", "SF Pro Text"].filter(families.contains)
    guard !text.isEmpty else {
      Journal.report(
        .init(
          kind: .substitute, message: "No font file of SF Pro was found in \(folder); Inter stands in for it.",
          file: folder))
      return false
    }
    state.withLock { ($0.systemFamilies, $0.displayFamilies) = (text, display) }
    Typesetter.forgetLayouts()
    return true
  }

  /// Finds a face by PostScript name, full name or family name; nil when the phone would know none of this name.
  public static func find(name: String) -> Match? {
    let wanted = name.lowercased()
    if let font = state.withLock({ $0.registered.first { $0.answers(to: wanted) } }) {
      return Match(
        family: .named(font.family), familyName: font.family, name: font.name, weight: font.weight,
        isItalic: font.isItalic)
    }
    for entry in NamedFontData.all {
      let isFamily = entry.family.lowercased() == wanted || entry.family.lowercased().filter { $0 != " " } == wanted
      guard let face = isFamily ? entry.faces.first : entry.faces.first(where: { $0.name.lowercased() == wanted })
      else { continue }
      openMetricTwin(of: entry.family)
      reportSubstitute(for: entry)
      return Match(
        family: .named(entry.family), familyName: entry.family, name: face.name, weight: face.weight,
        isItalic: face.isItalic)
    }
    return nil
  }

  /// The names of all families that `find` knows.
  public static var familyNames: [String] {
    (NamedFontData.all.map(\.family) + Set(state.withLock { $0.registered.map(\.family) })).sorted()
  }

  /// The PostScript names of a family's faces.
  public static func names(ofFamily family: String) -> [String] {
    let own = state.withLock { $0.registered.filter { $0.family == family }.map(\.name) }
    return own + (NamedFontData.all.first { $0.family == family }?.faces.map(\.name) ?? [])
  }

  /// Metrics of a family in ems.
  static func metrics(of family: Font.Family) -> FontMetrics {
    guard case .named(let name) = family else { return SystemFontData.metrics }
    if let own = state.withLock({ $0.registered.first { $0.family == name }?.metrics }) { return own }
    return NamedFontData.all.first { $0.family == name }?.metrics ?? SystemFontData.metrics
  }

  /// The families to draw `font` with, in order of preference, before the fallbacks.
  static func families(for font: Font) -> [String] {
    switch font.family {
    case .system: return systemFamilies(for: font)
    case .systemRounded, .systemSerif:
      let design = font.family == .systemRounded ? "rounded" : "serif"
      Journal.reportOnce(.init(kind: .substitute, message: "The system's \(design) font is drawn with Inter."))
      return systemFamilies(for: font)
    case .systemMonospaced:
      Journal.reportOnce(.init(kind: .substitute, message: "SF Mono is drawn with Noto Sans Mono CJK JP."))
      return ["Noto Sans Mono CJK JP"]
    case .named(let name):
      if state.withLock({ $0.registered.contains { $0.family == name } }) { return [name] }
      if let twin = metricTwin(of: name) { return [twin] }
      switch NamedFontData.all.first(where: { $0.family == name })?.substitute {
      case .japanese: return ["Noto Sans CJK JP"]
      case .monospaced: return ["Noto Sans Mono CJK JP"]
      case .latin, nil: return ["Inter"]
      }
    }
  }

  private static func systemFamilies(for font: Font) -> [String] {
    let isDisplay = font.size >= SystemFontData.displaySize
    let own = state.withLock { isDisplay ? $0.displayFamilies : $0.systemFamilies }
    if !own.isEmpty { return own }
    Journal.reportOnce(
      .init(kind: .substitute, message: "The system font (SF Pro) is drawn with Inter in SF's line metrics."))
    return isDisplay ? ["Inter Display", "Inter"] : ["Inter"]
  }

  private static func reportSubstitute(for entry: NamedFontData) {
    let twin = metricTwin(of: entry.family)
    let substitute =
      switch entry.substitute {
      case _ where twin != nil: twin ?? ""
      case .latin: "Inter"
      case .monospaced: "Noto Sans Mono CJK JP"
      case .japanese: "Noto Sans CJK JP"
      }
    Journal.reportOnce(
      .init(
        kind: .substitute, message: "The font \(entry.family) is drawn with \(substitute), in its own line metrics."))
  }
}
