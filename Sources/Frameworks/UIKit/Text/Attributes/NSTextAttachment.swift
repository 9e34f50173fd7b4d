import IOSFoundation

/// A picture or file in a text, in the place of the character U+FFFC.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The character that an attachment is attached to.
  public static let character = 0xFFFC

  /// The picture that is shown.
  open var image: UIImage?
  /// The picture's place: x is not used, y is its lower edge above the baseline, in points. Zero takes the picture's size.
  open var bounds: CGRect = .zero
  /// The attached file's bytes.
  open var contents: Data?
  /// The kind of the attached file.
  open var fileType: String?
  /// Points around the picture on both sides.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view is shown in place of the picture; never here.
  open var allowsTextAttachmentView = false

  /// Makes an attachment of a file's bytes.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
    if let contentData { image = UIImage(data: contentData) }
  }

  /// Makes an attachment without a picture.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Makes an attachment of a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The room that the attachment takes: y is its lower edge above the baseline.
  var box: CGRect {
    if bounds != .zero { return bounds }
    return CGRect(origin: .zero, size: image?.size ?? .zero)
  }
}
