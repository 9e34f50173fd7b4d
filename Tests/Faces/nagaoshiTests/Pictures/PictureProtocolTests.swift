import Canvas
import Foundation
import Testing

@testable import nagaoshi

@Suite("Pictures in a terminal")
struct PictureProtocolTests {
  @Test(
    "a terminal is known by its variables; one that is not known gets no pictures",
    arguments: [
      (["TERM": "xterm-kitty"], .kitty), (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
      (["TERM": "xterm-ghostty"], .kitty), (["TERM": "xterm", "KONSOLE_VERSION": "220401"], .kitty),
      (["TERM": "xterm", "KONSOLE_VERSION": "210000"], .none), (["TERM_PROGRAM": "iTerm.app"], .iterm),
      (["LC_TERMINAL": "iTerm2"], .iterm), (["TERM_PROGRAM": "WezTerm"], .iterm), (["TERM": "foot"], .sixel),
      (["TERM": "foot-extra"], .sixel), (["TERM": "mlterm"], .sixel), (["TERM": "xterm-256color"], .none), ([:], .none),
      (["TERM": "tmux-256color", "TMUX": "/tmp/x", "TERM_PROGRAM": "tmux", "KITTY_WINDOW_ID": "1"], .none),
      (["TERM": "screen", "LC_TERMINAL": "iTerm2"], .none),
    ] as [([String: String], PictureProtocol)])
  func detection(environment: [String: String], expected: PictureProtocol) {
    #expect(PictureProtocol.detected(environment) == expected)
  }

  @Test("a picture takes half of the window's height, but no more than its width or its own size")
  func size() {
    func fitted(_ columns: Int, _ width: Int, _ height: Int) -> [Int] {
      let size = TerminalSize(columns: columns, rows: 40, width: width, height: height)
      let result = PictureProtocol.fitted(width: 1179, height: 2556, into: size, scale: 3)
      return [result.width, result.height]
    }

    #expect(fitted(80, 1000, 852) == [196, 426])
    #expect(fitted(80, 100, 2000) == [100, 216])
    #expect(fitted(80, 9000, 9000) == [1179, 2556])
    // Unknown: a pixel a point.
    #expect(fitted(80, 0, 0) == [393, 852])
  }

  @Test("kitty's commands carry 4096 letters at most, and together the file")
  func kitty() throws {
    let file = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }

    let commands = String(decoding: KittyPicture.encode(file), as: UTF8.self).components(separatedBy: "\u{1B}\\")
      .dropLast()

    #expect(commands.first?.hasPrefix("\u{1B}_Ga=T,f=100,q=2,m=1;") == true)
    #expect(commands.dropFirst().dropLast().allSatisfy { $0.hasPrefix("\u{1B}_Gm=1;") })
    #expect(commands.last?.hasPrefix("\u{1B}_Gm=0;") == true)
    let letters = commands.compactMap { $0.components(separatedBy: ";").last }
    #expect(letters.allSatisfy { $0.count <= 4096 })
    #expect(Data(base64Encoded: letters.joined()).map { Array($0) } == file)
  }

  @Test("iTerm's command says size and place, and carries the file")
  func iterm() throws {
    let text = String(decoding: ITermPicture.encode([1, 2, 3], width: 40, height: 80), as: UTF8.self)

    #expect(text == "\u{1B}]1337;File=inline=1;size=3;width=40px;height=80px;preserveAspectRatio=1:AQID\u{07}")
  }
}
