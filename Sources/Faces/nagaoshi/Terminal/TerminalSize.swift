import Glibc

/// The size of a terminal.
struct TerminalSize: Equatable {
  var columns: Int
  var rows: Int
  /// In pixels; 0 when the terminal does not tell.
  var width: Int
  var height: Int

  /// The size of the terminal behind a descriptor; nil when there is none.
  static func current(_ descriptor: Int32) -> TerminalSize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return TerminalSize(
      columns: Int(size.ws_col), rows: Int(size.ws_row), width: Int(size.ws_xpixel), height: Int(size.ws_ypixel))
  }
}
