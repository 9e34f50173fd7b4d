import Canvas
import Foundation
import Journal

/// How a terminal takes pictures.
enum PictureProtocol: String, CaseIterable, Sendable {
  /// kitty's graphics protocol; also Ghostty's and Konsole's.
  case kitty
  /// iTerm2's `OSC 1337`; also WezTerm's and mintty's.
  case iterm
  /// DEC's sixels: foot, mlterm, contour, xterm as a VT340.
  case sixel
  /// It takes none.
  case none

  /// - Throws: `usage.pictures`.
  static func named(_ name: String) throws(NagaoshiError) -> PictureProtocol {
    if let found = PictureProtocol(rawValue: name.lowercased()) { return found }
    throw NagaoshiError(
      code: "usage.pictures", message: "There is no way '\(name)' to show pictures",
      hint: NearestName.hint(allCases.map(\.rawValue), to: name))
  }

  /// What the terminal says about itself in its variables. One that says nothing gets no pictures: what it does not
  /// understand it would show as pages of letters.
  static func detected(_ environment: [String: String]) -> PictureProtocol {
    let kind = environment["TERM"] ?? ""
    // These stand between us and the terminal, and pass nothing on that they do not know.
    if environment["TMUX"] != nil || environment["STY"] != nil || kind.hasPrefix("screen") || kind.hasPrefix("tmux") {
      return .none
    }
    if environment["KITTY_WINDOW_ID"] != nil || kind == "xterm-kitty" || kind == "xterm-ghostty" { return .kitty }
    switch environment["TERM_PROGRAM"] {
    case "ghostty": return .kitty
    case "iTerm.app", "WezTerm", "mintty", "rio": return .iterm
    default: break
    }
    if environment["LC_TERMINAL"] == "iTerm2" { return .iterm }
    if let konsole = environment["KONSOLE_VERSION"].flatMap({ Int($0) }), konsole >= 220_400 { return .kitty }
    if ["foot", "mlterm", "contour", "yaft"].contains(where: { kind == $0 || kind.hasPrefix($0 + "-") }) {
      return .sixel
    }
    return kind.contains("sixel") ? .sixel : .none
  }

  /// A screen as the terminal takes it, on lines of its own; nil for `none`.
  /// - Parameters:
  ///   - size: the terminal's; nil when it is not known.
  ///   - scale: the picture's pixels a point.
  func encode(_ frame: Surface, for size: TerminalSize?, scale: Double) -> [UInt8]? {
    guard self != .none else { return nil }
    let (width, height) = Self.fitted(width: frame.width, height: frame.height, into: size, scale: scale)
    let picture = frame.shrunk(width: width, height: height)
    let bytes =
      switch self {
      case .kitty: KittyPicture.encode(PNGEncoder().encode(picture))
      case .iterm: ITermPicture.encode(PNGEncoder().encode(picture), width: width, height: height)
      case .sixel: SixelPicture.encode(picture)
      case .none: [UInt8]()
      }
    return bytes + Array("\n".utf8)
  }

  /// Half of the window's height, or, when its pixels are not known, one pixel a point; never wider than the window, never
  /// larger than the picture.
  static func fitted(
    width: Int, height: Int, into size: TerminalSize?, scale: Double
  ) -> (width: Int, height: Int) {
    var factor = 1 / max(1, scale)
    if let size, size.width > 0, size.height > 0 {
      factor = min(Double(size.height) / 2 / Double(height), Double(size.width) / Double(width), 1)
    }
    return (max(1, Int(Double(width) * factor)), max(1, Int(Double(height) * factor)))
  }
}
