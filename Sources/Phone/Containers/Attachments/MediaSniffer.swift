/// Tells by a file's first bytes what it is.
enum MediaSniffer {
  /// How many bytes are looked at.
  static let length = 16

  /// The medium that the bytes begin; nil when they begin none that can be attached.
  static func medium(of bytes: [UInt8]) -> AttachmentKind.Medium? {
    func has(_ text: String, at offset: Int = 0) -> Bool {
      let wanted = Array(text.utf8)
      return bytes.count >= offset + wanted.count && Array(bytes[offset..<(offset + wanted.count)]) == wanted
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) || bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return .image
    }
    if has("GIF87a") || has("GIF89a") { return .image }
    if has("FORM"), has("AIFF", at: 8) || has("AIFC", at: 8) { return .audio }
    if has("RIFF"), has("WAVE", at: 8) { return .audio }
    if has("RIFF"), has("AVI ", at: 8) { return .video }
    if has("ID3") { return .audio }
    if bytes.starts(with: [0x00, 0x00, 0x01]), bytes.count > 3, bytes[3] >= 0xB0 { return .video }
    // MPEG audio begins with eleven set bits and a layer that is not reserved.
    if bytes.count > 1, bytes[0] == 0xFF, bytes[1] & 0xE0 == 0xE0, bytes[1] & 0x06 != 0 { return .audio }
    if has("ftyp", at: 4) {
      return has("M4A ", at: 8) || has("M4B ", at: 8) ? .audio : .video
    }
    return nil
  }

  /// Whether bytes that begin `found` can be a file of `kind`. MPEG-4 holds sound and film alike; a picture of another
  /// format than its name says is read by its bytes.
  static func fits(_ found: AttachmentKind.Medium?, _ kind: AttachmentKind) -> Bool {
    guard let found else { return false }
    if found == kind.medium { return true }
    return kind.type.contains("mpeg-4") || kind.type.contains("m4") ? found != .image : false
  }
}
