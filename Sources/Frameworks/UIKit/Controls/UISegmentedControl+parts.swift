import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// One segment.
@MainActor final class SegmentItem {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var width: CGFloat = 0
  var offset = CGSize.zero
  var isEnabled = true
  let label = UILabel()
  let picture = UIImageView()

  init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
    self.title = title ?? (action?.image == nil ? action?.title : nil)
    self.image = image ?? action?.image
    self.action = action
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
  }
}

/// What segments look like by state.
struct SegmentLooks {
  var backgrounds: [UInt: UIImage] = [:]
  var dividers: [[UInt]: UIImage] = [:]
  var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  var adjustments: [Int: UIOffset] = [:]
}

extension UISegmentedControl {
  /// 13 points, semibold when chosen [M].
  private func attributes(_ state: State) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: state.contains(.selected) ? .semibold : .regular),
      .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : UIColor.label,
    ]
    for key in [State.normal, state] {
      for (name, value) in looks.attributes[key.rawValue] ?? [:] { result[name] = value }
    }
    return result
  }

  private func state(_ index: Int) -> State {
    var state = State.normal
    if index == chosen { state.insert(.selected) }
    if !items[index].isEnabled || !isEnabled { state.insert(.disabled) }
    return state
  }

  /// Brings the parts up to date.
  func showSegments() {
    let ownGround = looks.backgrounds[State.normal.rawValue]
    ground.image = ownGround
    ground.backgroundColor = ownGround == nil ? .tertiarySystemFill : nil
    let ownChosen = looks.backgrounds[State.selected.rawValue]
    knob.isHidden = chosen == nil || ownGround != nil && ownChosen == nil
    knob.color = selectedSegmentTintColor ?? ControlColors.segment
    if !isEnabled { knob.color = knob.color.withAlphaComponent(0.5) }
    for (index, item) in items.enumerated() {
      let attributes = attributes(state(index))
      item.label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
      item.picture.image = item.image
      item.picture.tintColor = attributes[.foregroundColor] as? UIColor
    }
    while dividers.count < max(0, items.count - 1) {
      let divider = UIImageView()
      dividers.append(divider)
      insertSubview(divider, aboveSubview: ground)
    }
    let ownDivider = looks.dividers[[0, 0]]
    for (index, divider) in dividers.enumerated() {
      // No line stands beside the chosen segment.
      let touches = chosen.map { $0 == index || $0 == index + 1 } ?? false
      divider.isHidden = index >= items.count - 1 || touches && ownDivider == nil
      divider.image = ownDivider
      divider.backgroundColor = ownDivider == nil ? ControlColors.separator : nil
    }
    setNeedsLayout()
  }

  private func contentWidth(_ item: SegmentItem) -> CGFloat {
    guard item.width <= 0 else { return item.width }
    if let image = item.image { return image.size.width.rounded(.up) + ControlMetrics.segmentPadding }
    // The width is that of the chosen segment's bold title, so that nothing moves.
    let title = NSAttributedString(string: item.title ?? "", attributes: attributes(.selected))
    return title.size().width.rounded(.up) + ControlMetrics.segmentPadding
  }

  /// The size of all segments.
  var wishedSize: CGSize {
    let widths = items.map(contentWidth)
    let free = zip(items, widths).filter { $0.0.width <= 0 }.map(\.1)
    let all =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +)
      : (free.max() ?? 0) * CGFloat(free.count) + items.reduce(0) { $0 + max(0, $1.width) }
    let high = items.compactMap { $0.image?.size.height }.max() ?? 0
    return CGSize(
      width: all + CGFloat(max(0, items.count - 1)), height: max(ControlMetrics.segmentedHeight, high + 8))
  }

  /// The places of the segments in the order of their numbers.
  var segmentFrames: [CGRect] {
    guard !items.isEmpty else { return [] }
    let gaps = CGFloat(items.count - 1)
    let fixed = items.reduce(0) { $0 + max(0, $1.width) }
    let count = CGFloat(items.count { $0.width <= 0 })
    let room = max(0, bounds.width - gaps - fixed)
    let wishes = items.map { $0.width > 0 ? 0 : contentWidth($0) }
    let sum = max(1, wishes.reduce(0, +))
    var x = bounds.minX
    let frames = zip(items, wishes).map { item, wish -> CGRect in
      let width =
        item.width > 0
        ? item.width : apportionsSegmentWidthsByContent ? room * wish / sum : room / max(1, count)
      defer { x += width + 1 }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
    return frames.map {
      CGRect(x: bounds.minX + bounds.maxX - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
  }

  private func adjustment(_ index: Int) -> UIOffset {
    let kind: Segment = items.count == 1 ? .alone : index == 0 ? .left : index == items.count - 1 ? .right : .center
    return looks.adjustments[kind.rawValue] ?? looks.adjustments[Segment.any.rawValue] ?? .zero
  }

  /// Gives the parts their frames.
  func placeSegments() {
    ground.frame = bounds
    let isRound = ControlMetrics.system >= 26
    // [M] 8.91 around, and 6.93 for the chosen one 2 points inside.
    ground.layer.cornerRadius = ground.image == nil ? (isRound ? bounds.height / 2 : 8.91) : 0
    knob.radius = isRound ? nil : 6.93
    let frames = segmentFrames
    for (index, (item, frame)) in zip(items, frames).enumerated() {
      let move = adjustment(index)
      let inner = frame.offsetBy(dx: item.offset.width + move.horizontal, dy: item.offset.height + move.vertical)
      let size = item.label.sizeThatFits(CGSize(width: inner.width, height: inner.height))
      let width = min(size.width, max(0, inner.width - 4))
      item.label.frame = pixelAligned(
        CGRect(x: inner.midX - width / 2, y: inner.midY - size.height / 2, width: width, height: size.height))
      let image = item.image?.size ?? .zero
      item.picture.frame = pixelAligned(
        CGRect(
          x: inner.midX - image.width / 2, y: inner.midY - image.height / 2, width: image.width, height: image.height))
      if index < dividers.count, index + 1 < frames.count {
        let x = min(frame.maxX, max(frames[index + 1].maxX, frame.minX - 1))
        let own = dividers[index].image?.size.width
        dividers[index].frame = CGRect(
          x: pixelRounded(x), y: bounds.minY + (own == nil ? 8 : 0), width: own ?? 1,
          height: max(0, bounds.height - (own == nil ? 16 : 0)))
      }
    }
    if let chosen, frames.indices.contains(chosen) { knob.frame = frames[chosen].insetBy(dx: 2, dy: 2) }
  }
}

/// The kinds of bar that a picture is for.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
