import CoreGraphics
import IOSFoundation

extension UIImage {
  /// The system's picture for actions.
  public class var actions: UIImage { symbol("square.and.arrow.up") }
  /// The system's picture for adding.
  public class var add: UIImage { symbol("plus") }
  /// The system's picture for removing.
  public class var remove: UIImage { symbol("minus") }
  /// The system's tick.
  public class var checkmark: UIImage { symbol("checkmark") }
  /// The system's tick in a circle.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// Makes the system's symbol of that name, with a part of it drawn as filled; every part is drawn alike here.
  public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Makes the picture of that name; the value counts for symbols alone.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }

  /// Makes an animated picture of the files `name0`, `name1` and so on; nil when there is no first one.
  /// - Parameter duration: the seconds of all frames.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: frames(name), duration: duration)
  }

  /// Makes an animated picture of the files `name0`, `name1` and so on, with edges that keep their size.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Makes an animated picture of the files `name0`, `name1` and so on, with edges that keep their size.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    let frames = frames(name).map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
    return animatedImage(with: frames, duration: duration)
  }

  /// UIKit looks for at most 1024 files, and takes those up to the first gap.
  private static func frames(_ name: String) -> [UIImage] {
    Array((0..<1_024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }.compactMap { $0 })
  }

  /// The picture with a stretched middle of one point, as apps made it before cap insets.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The left edge that keeps its width, in points.
  public var leftCapWidth: Int { Int(capInsets.left) }
  /// The upper edge that keeps its height, in points.
  public var topCapHeight: Int { Int(capInsets.top) }

  /// A format for a renderer of pictures like this one.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
