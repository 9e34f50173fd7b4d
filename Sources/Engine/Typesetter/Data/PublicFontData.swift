/// Font families that apps often bring with them and that Debian has as packages.
///
/// A phone knows them only when an app brings them. Interface Builder, though, showed its document with the fonts of the
/// author's project, which a document alone does not hold.
enum PublicFontData {
  /// The package of each family, by the part of the PostScript name before the dash.
  static let packages: [String: String] = [
    "Roboto": "fonts-roboto-unhinted", "RobotoCondensed": "fonts-roboto-unhinted", "Lato": "fonts-lato",
    "OpenSans": "fonts-open-sans", "Karla": "fonts-karla", "Quicksand": "fonts-quicksand", "Cabin": "fonts-cabin",
    "Comfortaa": "fonts-comfortaa", "Play": "fonts-play",
  ]

  /// Files that stand in for the phone's own families: the same widths, letter for letter [S: made to be so].
  static let metricTwins: [String: (family: String, files: String)] = [
    "Helvetica": ("Liberation Sans", "LiberationSans"), "Helvetica Neue": ("Liberation Sans", "LiberationSans"),
    "Arial": ("Liberation Sans", "LiberationSans"), "Times New Roman": ("Liberation Serif", "LiberationSerif"),
    "Courier New": ("Liberation Mono", "LiberationMono"), "Courier": ("Liberation Mono", "LiberationMono"),
  ]
  static let twinPackage = "fonts-liberation"
  static let twinStyles = ["Regular", "Bold", "Italic", "BoldItalic"]
}
