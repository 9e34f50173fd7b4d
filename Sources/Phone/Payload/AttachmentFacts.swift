import Foundation

/// A notification's picture, sound or film: `UNNotificationAttachment` without its class.
public struct AttachmentFacts: Sendable, Hashable, Codable {
  /// Unique in the notification. An empty one is replaced by a made one when the attachment is stored.
  public var identifier: String
  /// The absolute path of the file.
  public var path: String
  /// The uniform type identifier, such as `public.jpeg`; empty while the file is not checked yet.
  public var type: String
  /// `UNNotificationAttachmentOptionsTypeHintKey`.
  public var typeHint: String?
  /// `UNNotificationAttachmentOptionsThumbnailHiddenKey`.
  public var isThumbnailHidden: Bool
  /// `UNNotificationAttachmentOptionsThumbnailClippingRectKey`: the part of the picture that the banner shows, each
  /// value 0…1 of the picture.
  public var thumbnailClippingRect: UnitRect?
  /// `UNNotificationAttachmentOptionsThumbnailTimeKey`, in seconds (for an animated picture: the frame's number).
  public var thumbnailTime: Double?

  /// A rectangle in a unit square, its origin at the top left.
  public struct UnitRect: Sendable, Hashable, Codable {
    public var x, y, width, height: Double
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  public init(
    identifier: String, path: String, type: String = "", typeHint: String? = nil, isThumbnailHidden: Bool = false,
    thumbnailClippingRect: UnitRect? = nil, thumbnailTime: Double? = nil
  ) {
    self.identifier = identifier
    self.path = path
    self.type = type
    self.typeHint = typeHint
    self.isThumbnailHidden = isThumbnailHidden
    self.thumbnailClippingRect = thumbnailClippingRect
    self.thumbnailTime = thumbnailTime
  }
}
