import Foundation

/// kitty's graphics protocol: <https://sw.kovidgoyal.net/kitty/graphics-protocol/>.
enum KittyPicture {
  /// The most letters that one command may carry.
  private static let chunk = 4096

  /// Commands that send a PNG file and show it where the cursor is.
  static func encode(_ png: [UInt8]) -> [UInt8] {
    let letters = Array(Data(png).base64EncodedData())
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count + letters.count / chunk * 16 + 64)
    for start in stride(from: 0, to: letters.count, by: chunk) {
      let end = min(start + chunk, letters.count)
      // a=T: send and show; f=100: PNG; q=2: no answers, which nobody would read; m: whether more follows.
      let keys = start == 0 ? "a=T,f=100,q=2," : ""
      bytes += Array("\u{1B}_G\(keys)m=\(end < letters.count ? 1 : 0);".utf8)
      bytes += letters[start..<end]
      bytes += [0x1B, 0x5C]
    }
    return bytes
  }
}
