import Foundation
@_spi(Runtime) import IOSFoundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the uniform type identifier of the file, which otherwise is guessed from its extension.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether the attachment is hidden in the banner, a Boolean number.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the part of the picture that the banner shows: a rectangle's dictionary, each value 0…1 of the picture.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the moment of a film that the banner shows, in seconds, or of an animated picture's frame.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// A picture, sound or film of a notification.
open class UNNotificationAttachment: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// What the options said.
  @_spi(Runtime) public struct Options: Sendable, Equatable {
    /// The uniform type identifier that was given.
    public var typeHint: String?
    /// Whether the banner does not show it.
    public var isThumbnailHidden = false
    /// The part of the picture that the banner shows, each value 0…1 of the picture.
    public var thumbnailClippingRect: CGRect?
    /// The moment that the banner shows, in seconds, or an animated picture's frame.
    public var thumbnailTime: Double?

    /// Makes options that say nothing.
    public init() {}
  }

  /// The name by which to tell attachments of one notification apart.
  open var identifier: String { storedIdentifier }
  /// Where the file is. In a content extension it can be read only between `startAccessingSecurityScopedResource()` and
  /// `stopAccessingSecurityScopedResource()`.
  open var url: URL { storedURL }
  /// The file's uniform type identifier.
  open var type: String { storedType }

  private let storedIdentifier: String
  private let storedURL: URL
  private let storedType: String
  /// What the options said.
  @_spi(Runtime) public let options: Options

  /// Makes an attachment of the app's or service extension's own file.
  ///
  /// The system looks into the file, and moves it away, when the notification is shown or scheduled.
  /// - Parameters:
  ///   - identifier: a name; an empty one is replaced by a made one.
  ///   - URL: a file that can be read.
  ///   - options: values of the `UNNotificationAttachmentOptions…Key`s.
  /// - Throws: `UNError.attachmentInvalidURL` if there is no readable file, `UNError.attachmentUnrecognizedType` if neither
  ///   the type hint nor the extension is one of a type that can be attached.
  public convenience init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    var isFolder: ObjCBool = false
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path, isDirectory: &isFolder), !isFolder.boolValue,
      FileManager.default.isReadableFile(atPath: URL.path)
    else {
      throw UNError(.attachmentInvalidURL, userInfo: [NSURLErrorKey: URL])
    }
    let values = Options(options ?? [:])
    let found =
      values.typeHint.map(AttachmentKind.type(identifier:)) ?? AttachmentKind.type(fileExtension: URL.pathExtension)
    guard let found else { throw UNError(.attachmentUnrecognizedType, userInfo: [NSURLErrorKey: URL]) }
    self.init(
      identifier: identifier.isEmpty ? UUID().uuidString : identifier, url: URL, type: found.identifier, options: values
    )
  }

  /// Makes an attachment as the system hands it out, with no look at the file.
  @_spi(Runtime) public init(identifier: String, url: URL, type: String, options: Options = Options()) {
    storedIdentifier = identifier
    storedURL = url
    storedType = type
    self.options = options
    super.init()
  }

  /// Makes an attachment of a stored file that this process may read only while it has started access.
  @_spi(Runtime) public convenience init(
    securityScoped path: String, identifier: String, type: String, options: Options = Options()
  ) {
    SecurityScope.register(path)
    self.init(identifier: identifier, url: URL(fileURLWithPath: path), type: type, options: options)
  }

  /// Returns the attachment itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True: attachments can be archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the attachment, not its file.
  open func encode(with coder: NSCoder) {
    coder.encode(storedIdentifier as NSString, forKey: "identifier")
    coder.encode(storedURL as NSURL, forKey: "url")
    coder.encode(storedType as NSString, forKey: "type")
    coder.encode(options.typeHint as NSString?, forKey: "typeHint")
    coder.encode(options.isThumbnailHidden as NSNumber, forKey: "thumbnailHidden")
    coder.encode(options.thumbnailTime as NSNumber?, forKey: "thumbnailTime")
    if let rect = options.thumbnailClippingRect {
      let numbers = [rect.origin.x, rect.origin.y, rect.width, rect.height].map { NSNumber(value: Double($0)) }
      coder.encode(numbers as NSArray, forKey: "thumbnailClippingRect")
    }
  }

  /// Reads an attachment.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.string("identifier"), let type = coder.string("type"),
      let url = coder.decodeObject(of: NSURL.self, forKey: "url") as URL?
    else { return nil }
    storedIdentifier = identifier
    storedURL = url
    storedType = type
    var options = Options()
    options.typeHint = coder.string("typeHint")
    options.isThumbnailHidden = coder.number("thumbnailHidden")?.boolValue ?? false
    options.thumbnailTime = coder.number("thumbnailTime")?.doubleValue
    let numbers = coder.list(of: NSNumber.self, "thumbnailClippingRect").map(\.doubleValue)
    if numbers.count == 4 {
      options.thumbnailClippingRect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    self.options = options
    super.init()
  }

  /// Whether the other attachment is of the same file, with the same name and options.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationAttachment else { return false }
    return storedIdentifier == other.storedIdentifier && storedURL == other.storedURL && storedType == other.storedType
      && options == other.options
  }

  /// A hash of name and place.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(storedIdentifier)
    hasher.combine(storedURL)
    return hasher.finalize()
  }
}
