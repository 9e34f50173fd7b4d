import Canvas
import Device
@_spi(Runtime) import UIKit

/// Sets chrome's texts with UIKit's own labels: the same fonts, metrics and line breaks that extensions get.
@MainActor
final class Labels: TextSetting {
  private struct Box: Hashable {
    var block: TextBlock
    var width: Double
    var height: Double
  }

  private var configuration: DeviceConfiguration?
  private var sizes: [Box: CGSize] = [:]
  private var pictures: [Box: Surface] = [:]
  private let label = UILabel()

  func configure(_ configuration: DeviceConfiguration) {
    guard configuration != self.configuration else { return }
    self.configuration = configuration
    sizes = [:]
    pictures = [:]
    UIRuntime.configure(environment(of: configuration))
  }

  func size(of block: TextBlock, width: Double) -> (width: Double, height: Double) {
    let box = Box(block: block, width: width, height: 0)
    if let size = sizes[box] { return (size.width, size.height) }
    set(block)
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let fitting = CGSize(width: min(size.width, width), height: size.height)
    sizes[box] = fitting
    return (fitting.width, fitting.height)
  }

  func picture(of block: TextBlock, width: Double, height: Double) -> Surface? {
    let box = Box(block: block, width: width, height: height)
    if let picture = pictures[box] { return picture }
    let scale = configuration?.device.scale ?? 3
    let surface = Surface(width: Int((width * scale).rounded(.up)), height: Int((height * scale).rounded(.up)))
    guard surface.width > 0, surface.height > 0 else { return nil }
    set(block)
    label.frame = CGRect(x: 0, y: 0, width: Double(surface.width) / scale, height: Double(surface.height) / scale)
    label.layoutIfNeeded()
    UIRuntime.render(
      label, scale: scale, into: surface.memory, width: surface.width, height: surface.height,
      bytesPerRow: surface.bytesPerRow, background: nil)
    surface.markChanged()
    pictures[box] = surface
    return surface
  }

  // MARK: The label

  private func set(_ block: TextBlock) {
    label.font = font(of: block)
    label.textColor = UIColor(
      red: block.color.red, green: block.color.green, blue: block.color.blue, alpha: block.color.alpha)
    label.numberOfLines = block.lines
    label.lineBreakMode = .byTruncatingTail
    label.textAlignment = alignment(of: block)
    label.text = block.text
  }

  private func alignment(of block: TextBlock) -> NSTextAlignment {
    let isMirrored = configuration?.layoutDirection == .rightToLeft
    switch block.alignment {
    case .center: return .center
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    }
  }

  private func font(of block: TextBlock) -> UIFont {
    let weight: UIFont.Weight =
      switch block.weight {
      case .thin: .thin
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      }
    let style: UIFont.TextStyle
    switch block.style {
    case .fixed(let size): return .systemFont(ofSize: size, weight: weight)
    case .headline: style = .headline
    case .subheadline: style = .subheadline
    case .body: style = .body
    case .footnote: style = .footnote
    case .caption: style = .caption1
    }
    let size = min(UIFont.preferredFont(forTextStyle: style).pointSize, block.sizeLimit)
    return .systemFont(ofSize: size, weight: weight)
  }

  private func environment(of configuration: DeviceConfiguration) -> UIRuntime.Environment {
    var environment = UIRuntime.Environment()
    let device = configuration.device
    environment.screenSize = CGSize(width: device.width, height: device.height)
    environment.scale = device.scale
    environment.safeAreaInsets = UIEdgeInsets(top: device.safeTop, left: 0, bottom: device.safeBottom, right: 0)
    environment.userInterfaceStyle = configuration.appearance == .dark ? .dark : .light
    environment.preferredContentSizeCategory = UIContentSizeCategory(rawValue: configuration.textSize.categoryName)
    environment.localeIdentifier = configuration.locale
    environment.layoutDirection = configuration.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    environment.systemVersion = configuration.ios.description
    environment.deviceName = device.name
    return environment
  }
}

extension ChromeRenderer {
  /// A renderer that sets its texts with UIKit's labels.
  public convenience init() {
    self.init(texts: Labels())
  }
}
