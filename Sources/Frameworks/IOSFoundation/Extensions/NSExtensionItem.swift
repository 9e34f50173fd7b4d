import Foundation

/// One thing that a host app hands an extension, with its attachments.
open class NSExtensionItem: NSObject, NSCopying, @unchecked Sendable {
  /// A title for the item.
  open var attributedTitle: NSAttributedString?
  /// The item's text.
  open var attributedContentText: NSAttributedString?
  /// The item's media.
  open var attachments: [NSItemProvider]?
  /// Whatever else belongs to the item.
  open var userInfo: [AnyHashable: Any]?

  /// Makes an empty item.
  public override init() {
    super.init()
  }

  /// A new item with the same contents.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSExtensionItem()
    copy.attributedTitle = attributedTitle
    copy.attributedContentText = attributedContentText
    copy.attachments = attachments
    copy.userInfo = userInfo
    return copy
  }
}
