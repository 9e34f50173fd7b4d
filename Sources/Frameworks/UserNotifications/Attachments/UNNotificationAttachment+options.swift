import Foundation
import Journal

extension UNNotificationAttachment.Options {
  /// Reads an options dictionary; values of the wrong type are reported and left out.
  init(_ dictionary: [AnyHashable: Any]) {
    self.init()
    for (key, value) in dictionary {
      let isGood: Bool
      switch key.base as? String {
      case UNNotificationAttachmentOptionsTypeHintKey:
        typeHint = value as? String
        isGood = typeHint != nil
      case UNNotificationAttachmentOptionsThumbnailHiddenKey:
        isThumbnailHidden = (value as? NSNumber)?.boolValue ?? false
        isGood = value is NSNumber
      case UNNotificationAttachmentOptionsThumbnailClippingRectKey:
        thumbnailClippingRect = Self.rectangle(value)
        isGood = thumbnailClippingRect != nil
      case UNNotificationAttachmentOptionsThumbnailTimeKey:
        thumbnailTime = Self.seconds(value)
        isGood = thumbnailTime != nil
      default:
        isGood = false
      }
      if !isGood {
        Journal.report(
          .init(
            kind: .misuse,
            message: "UNNotificationAttachment: the option \(key.base) has no use for \(value); it was ignored."))
      }
    }
  }

  /// A rectangle from the dictionary that `CGRectCreateDictionaryRepresentation` makes.
  private static func rectangle(_ value: Any) -> CGRect? {
    if let rectangle = value as? CGRect { return rectangle }
    guard let fields = value as? [String: Any] else { return nil }
    let numbers = ["X", "Y", "Width", "Height"].compactMap { (fields[$0] as? NSNumber)?.doubleValue }
    guard numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Seconds from a number, or from the dictionary that `CMTimeCopyAsDictionary` makes.
  private static func seconds(_ value: Any) -> Double? {
    if let number = value as? NSNumber { return number.doubleValue }
    guard let fields = value as? [String: Any], let ticks = fields["value"] as? NSNumber,
      let scale = fields["timescale"] as? NSNumber, scale.doubleValue > 0
    else { return nil }
    return ticks.doubleValue / scale.doubleValue
  }
}
