/// File names for identifiers that come from elsewhere: a bundle identifier, an App Group, a notification's identifier.
enum SafeName {
  /// The system's limit is 255 bytes; the rest is room for a suffix.
  static let lengthLimit = 200

  /// A name that stays inside its folder: letters, digits, `-`, `_` and inner dots stand for themselves, every other byte
  /// is written `%XX`. Different identifiers of up to 66 bytes give different names.
  static func of(_ identifier: String) -> String {
    var name = ""
    for byte in identifier.utf8 {
      let character = Character(Unicode.Scalar(byte))
      let isPlain = byte < 128 && (character.isLetter || character.isNumber || "-_".contains(character))
      if isPlain || (byte == UInt8(ascii: ".") && !name.isEmpty) {
        name.append(character)
      } else {
        name += "%" + String(byte >> 4, radix: 16, uppercase: true) + String(byte & 15, radix: 16, uppercase: true)
      }
      if name.utf8.count >= lengthLimit { break }
    }
    return name.isEmpty ? "%" : name
  }
}
