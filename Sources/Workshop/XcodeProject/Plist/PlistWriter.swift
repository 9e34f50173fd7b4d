/// Writes property lists as XML: keys sorted, so that equal values give equal bytes.
public enum PlistWriter {
  public static func xml(_ value: PlistValue) -> [UInt8] {
    var out = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    write(value, "", &out)
    out += "</plist>\n"
    return Array(out.utf8)
  }

  private static func write(_ value: PlistValue, _ indent: String, _ out: inout String) {
    switch value {
    case .string(let text): out += "\(indent)<string>\(escape(text))</string>\n"
    case .integer(let number): out += "\(indent)<integer>\(number)</integer>\n"
    case .real(let number): out += "\(indent)<real>\(number)</real>\n"
    case .boolean(let flag): out += "\(indent)<\(flag)/>\n"
    case .date(let text): out += "\(indent)<date>\(escape(text))</date>\n"
    case .data(let bytes): out += "\(indent)<data>\(base64(bytes))</data>\n"
    case .array(let values):
      out += "\(indent)<array>\n"
      for element in values { write(element, indent + "\t", &out) }
      out += "\(indent)</array>\n"
    case .dictionary(let values):
      out += "\(indent)<dict>\n"
      for (key, element) in values.sorted(by: { $0.key < $1.key }) {
        out += "\(indent)\t<key>\(escape(key))</key>\n"
        write(element, indent + "\t", &out)
      }
      out += "\(indent)</dict>\n"
    }
  }

  private static func escape(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "&": out += "&amp;"
      case "\n", "\t": out.unicodeScalars.append(scalar)
      case "\r": out += "&#13;"
      // XML 1.0 has no way to write the other control characters.
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var out: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let count = min(3, bytes.count - index)
      var bits = UInt32(bytes[index]) << 16
      if count > 1 { bits |= UInt32(bytes[index + 1]) << 8 }
      if count > 2 { bits |= UInt32(bytes[index + 2]) }
      for place in 0..<4 {
        out.append(place <= count ? digits[Int(bits >> UInt32(18 - 6 * place)) & 63] : UInt8(ascii: "="))
      }
      index += 3
    }
    return String(decoding: out, as: UTF8.self)
  }
}
