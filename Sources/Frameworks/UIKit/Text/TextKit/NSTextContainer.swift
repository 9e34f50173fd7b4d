import CoreGraphics
import IOSFoundation
import Journal

/// The room that text is laid out in.
open class NSTextContainer: NSObject, @unchecked Sendable {
  /// The width and height in points; 0 or very large is no limit.
  open var size: CGSize { didSet { if size != oldValue { changed() } } }
  /// Points that lines keep free at both ends: 5 at first.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }
  /// The greatest number of lines; 0 means no limit.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }
  /// What happens to the last line that there is room for.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { if lineBreakMode != oldValue { changed() } } }
  /// Whether the width follows the text view's.
  open var widthTracksTextView = false
  /// Whether the height follows the text view's.
  open var heightTracksTextView = false
  /// Shapes that text flows around; text does not flow around them here.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      guard !exclusionPaths.isEmpty else { return }
      Journal.reportOnce(
        .init(kind: .unsupported, message: "NSTextContainer.exclusionPaths: text does not flow around shapes."))
    }
  }
  /// What lays text out in this container.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Makes a container of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Makes a container without limits.
  public convenience override init() { self.init(size: .zero) }

  /// Whether lines have no other form than the container's rectangle.
  open var isSimpleRectangular: Bool { true }

  private func changed() { layoutManager?.textContainerChangedGeometry(self) }
}
