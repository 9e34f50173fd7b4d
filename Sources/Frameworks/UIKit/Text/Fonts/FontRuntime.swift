import IOSFoundation
internal import Typesetter

/// What the runtime tells the fonts of a process.
@_spi(Runtime) public enum FontRuntime {
  /// Makes an app's font file usable under its names (`UIAppFonts`).
  ///
  /// - Returns: The PostScript names of its faces; empty, with a note in the journal, when it is not a font.
  @discardableResult public static func register(_ file: URL) -> [String] { FontCatalog.register(file: file.path) }

  /// Draws the system font with the user's own files of SF Pro.
  ///
  /// - Returns: False, with a note in the journal, when the folder has none.
  @discardableResult public static func useSystemFont(in folder: String) -> Bool {
    FontCatalog.useSystemFont(in: folder)
  }
}
