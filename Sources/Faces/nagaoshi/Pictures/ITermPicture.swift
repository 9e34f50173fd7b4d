import Foundation

/// iTerm2's inline images: <https://iterm2.com/documentation-images.html>.
enum ITermPicture {
  /// The command that shows a file of a picture in so many pixels.
  static func encode(_ png: [UInt8], width: Int, height: Int) -> [UInt8] {
    let keys = "inline=1;size=\(png.count);width=\(width)px;height=\(height)px;preserveAspectRatio=1"
    return Array("\u{1B}]1337;File=\(keys):".utf8) + Array(Data(png).base64EncodedData()) + [0x07]
  }
}
