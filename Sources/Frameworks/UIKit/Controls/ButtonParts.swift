import CoreGraphics
import IOSFoundation

/// The parts of a button and their places.
@MainActor struct ButtonParts {
  var title: UILabel?
  var subtitle: UILabel?
  var image: UIView?
  var configuration: UIButton.Configuration?

  private var placement: NSDirectionalRectEdge { configuration?.imagePlacement ?? .leading }
  private var isStacked: Bool { placement == .top || placement == .bottom }
  private var gap: CGFloat { image == nil || title == nil ? 0 : configuration?.imagePadding ?? 0 }
  private var imageSize: CGSize { image?.sizeThatFits(.zero) ?? .zero }

  private func textSizes(width: CGFloat) -> (title: CGSize, subtitle: CGSize) {
    let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
    func fit(_ label: UILabel?) -> CGSize {
      guard let label else { return .zero }
      let size = label.sizeThatFits(limit)
      return CGSize(width: min(size.width, width), height: size.height)
    }
    return (fit(title), fit(subtitle))
  }

  private func textSize(_ sizes: (title: CGSize, subtitle: CGSize)) -> CGSize {
    let padding = subtitle == nil || title == nil ? 0 : configuration?.titlePadding ?? 0
    return CGSize(
      width: max(sizes.title.width, sizes.subtitle.width), height: sizes.title.height + padding + sizes.subtitle.height)
  }

  private func textRoom(_ width: CGFloat) -> CGFloat { isStacked ? width : max(0, width - imageSize.width - gap) }

  /// The size of all parts in a width.
  func size(width: CGFloat) -> CGSize {
    let (text, image) = (textSize(textSizes(width: textRoom(width))), imageSize)
    return isStacked
      ? CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
      : CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
  }

  /// Gives the parts their frames.
  func place(
    in rect: CGRect, horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment,
    isLeftToRight: Bool
  ) {
    let sizes = textSizes(width: textRoom(rect.width))
    let (text, image, whole) = (textSize(sizes), imageSize, size(width: rect.width))
    let x: CGFloat =
      switch horizontal {
      case .left: rect.minX
      case .right: rect.maxX - whole.width
      default: rect.midX - whole.width / 2
      }
    let y: CGFloat =
      switch vertical {
      case .top: rect.minY
      case .bottom: rect.maxY - whole.height
      default: rect.midY - whole.height / 2
      }
    var textOrigin = CGPoint(x: x, y: y)
    var imageOrigin = CGPoint(x: x, y: y)
    if isStacked {
      imageOrigin.x = x + (whole.width - image.width) / 2
      textOrigin.x = x + (whole.width - text.width) / 2
      if placement == .top { textOrigin.y = y + image.height + gap } else { imageOrigin.y = y + text.height + gap }
    } else {
      imageOrigin.y = y + (whole.height - image.height) / 2
      textOrigin.y = y + (whole.height - text.height) / 2
      if (placement == .leading) == isLeftToRight {
        textOrigin.x = x + image.width + gap
      } else {
        imageOrigin.x = x + text.width + gap
      }
    }
    self.image?.frame = pixelAligned(CGRect(origin: imageOrigin, size: image))
    func line(_ size: CGSize, _ y: CGFloat) -> CGRect {
      let shift: CGFloat
      switch configuration?.titleAlignment ?? .automatic {
      case .leading: shift = isLeftToRight ? 0 : text.width - size.width
      case .trailing: shift = isLeftToRight ? text.width - size.width : 0
      default: shift = (text.width - size.width) / 2
      }
      return pixelAligned(CGRect(origin: CGPoint(x: textOrigin.x + shift, y: y), size: size))
    }
    title?.frame = line(sizes.title, textOrigin.y)
    subtitle?.frame = line(sizes.subtitle, textOrigin.y + text.height - sizes.subtitle.height)
  }

  private func pixelAligned(_ rect: CGRect) -> CGRect {
    let scale = max(1, SurroundingTraits.system.displayScale)
    return CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
      height: rect.height)
  }
}
