import Journal
import Synchronization

extension FontCatalog {
  /// Makes a public font usable that is not among the app's files, from its Debian package.
  ///
  /// - Parameter name: A PostScript name such as `Roboto-Medium`, or what Interface Builder makes of a variable font's
  ///   instance, such as `Karla-Regular_Bold`.
  /// - Returns: The name under which `find(name:)` knows the font now; nil when it is no public one or not installed.
  public static func usePublicFont(named name: String) -> String? {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let family = parts.first, let package = PublicFontData.packages[family] else { return nil }
    let style = parts.count < 2 ? "Regular" : parts[1].split(separator: "_").last.map(String.init) ?? "Regular"
    let wanted = "\(family)-\(style)"
    if find(name: wanted) != nil { return wanted }
    guard let path = FontFiles.path(of: "\(wanted).ttf") ?? FontFiles.path(of: "\(wanted).otf") else {
      Journal.reportOnce(
        .init(kind: .substitute, message: "The font \(wanted) is not installed (package \(package)); others stand in."))
      return nil
    }
    Journal.reportOnce(.init(kind: .substitute, message: "The font \(wanted) is that of the package \(package)."))
    let names = register(file: path)
    return names.first { $0 == wanted } ?? names.first
  }

  /// Opens the files of the family that has the widths of one of the phone's own.
  static func openMetricTwin(of family: String) {
    guard let twin = PublicFontData.metricTwins[family], twins.withLock({ $0[twin.family] }) == nil else { return }
    let paths = PublicFontData.twinStyles.compactMap { FontFiles.path(of: "\(twin.files)-\($0).ttf") }
    let isThere = paths.count == PublicFontData.twinStyles.count && paths.allSatisfy(Typesetter.addFontFile)
    twins.withLock { $0[twin.family] = isThere }
    guard !isThere else { return }
    Journal.reportOnce(
      .init(
        kind: .substitute,
        message: "The font \(twin.family) is not installed (package \(PublicFontData.twinPackage)); Inter stands in."))
  }

  /// The family that was opened for one of the phone's own; nil when there is none.
  static func metricTwin(of family: String) -> String? {
    guard let twin = PublicFontData.metricTwins[family]?.family, twins.withLock({ $0[twin] }) == true else {
      return nil
    }
    return twin
  }

  private static let twins = Mutex<[String: Bool]>([:])
}
