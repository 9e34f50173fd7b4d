import Foundation
@_spi(Runtime) import IOSFoundation

extension NSString {
  /// The text of a key of the app's `Localizable.strings`, with arguments filled in for `%@` and `%n$@`.
  ///
  /// On iOS the text is looked up when the notification is delivered; here, at once.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = BundleStrings.string(key, value: nil, table: nil, bundle: .main)
    return fill(format, with: (arguments ?? []).map { String(describing: $0) })
  }

  /// Fills `%@` and `%n$@`, and turns `%%` into `%`. What has no argument stays as it is, and nothing else is a
  /// specifier: a translator's mistake must not read memory that is not there.
  static func fill(_ format: String, with arguments: [String]) -> String {
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let after = rest.dropFirst(digits.count)
      if !digits.isEmpty, after.hasPrefix("$@"), let place = Int(digits), arguments.indices.contains(place - 1) {
        result += arguments[place - 1]
        rest = after.dropFirst(2)
      } else if digits.isEmpty, rest.first == "@", next < arguments.count {
        result += arguments[next]
        next += 1
        rest = rest.dropFirst()
      } else {
        result += "%"
      }
    }
    return result + rest
  }
}
