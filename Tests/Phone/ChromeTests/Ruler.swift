import Canvas
import Device
import Payload
import SpringBoard

@testable import Chrome

/// Sets every character 0.54 em wide and draws lines of text as bars: layout can be tested without fonts.
@MainActor
final class Ruler: TextSetting {
  private var configuration = DeviceConfiguration()
  private(set) var painted: [TextBlock] = []

  func configure(_ configuration: DeviceConfiguration) {
    self.configuration = configuration
  }

  private func pointSize(_ block: TextBlock) -> Double {
    let ratio = configuration.textSize.bodyLeading / 22
    switch block.style {
    case .fixed(let size): return size
    case .headline, .body: return 17 * ratio
    case .subheadline: return 15 * ratio
    case .footnote: return 13 * ratio
    case .caption: return 12 * ratio
    }
  }

  func size(of block: TextBlock, width: Double) -> (width: Double, height: Double) {
    let advance = Double(block.text.count) * 0.54 * pointSize(block)
    let wanted = max(1, Int((advance / width).rounded(.up)))
    let lines = block.lines == 0 ? wanted : min(wanted, block.lines)
    return (min(width, advance), (Double(lines) * pointSize(block) * 1.2 * 3).rounded(.up) / 3)
  }

  func picture(of block: TextBlock, width: Double, height: Double) -> Surface? {
    painted.append(block)
    let scale = configuration.device.scale
    let surface = Surface(width: Int(width * scale), height: Int(height * scale))
    surface.clear(to: block.color)
    return surface
  }
}

/// Flat pictures, each of its own colour.
@MainActor
final class Pictures: ChromePictures {
  var icon: Surface?
  var attachment: Surface?
  var content: Surface?
  var app: Surface?
  private(set) var asked: [String] = []

  static func flat(_ color: Color, _ width: Int, _ height: Int) -> Surface {
    let surface = Surface(width: width, height: height)
    surface.clear(to: color)
    return surface
  }

  func icon(of app: String, side: Int) -> Surface? { icon }
  func picture(of attachment: AttachmentFacts, longestSide: Int) -> Surface? { self.attachment }
  func template(_ name: String, of app: String, side: Int) -> Surface? {
    asked.append(name)
    return Self.flat(.black, side, side)
  }
  func content(_ run: RunID, frameNumber: Int) -> Surface? { content }
  func screen(of app: String) -> Surface? { self.app }
}

enum Sample {
  static let picture = AttachmentFacts(identifier: "a", path: "/a.jpg", type: "public.jpeg")

  static func card(
    title: String = "Morning light", subtitle: String = "", body: String = "Over the bay",
    thumbnail: AttachmentFacts? = nil, stacked: Int = 0
  ) -> ScreenModel.Card {
    ScreenModel.Card(
      identifier: "n1", app: "net.rorklab.dailypick", appName: "DailyPick", title: title, subtitle: subtitle,
      body: body,
      thumbnail: thumbnail, stackedCount: stacked)
  }

  static let actions = [
    ScreenModel.Action(facts: ActionFacts(identifier: "SAVE", title: "Save", icon: .system("bookmark"))),
    ScreenModel.Action(facts: ActionFacts(identifier: "OWN", title: "Own", icon: .template("own"))),
    ScreenModel.Action(facts: ActionFacts(identifier: "DELETE", title: "Delete", options: .destructive)),
    ScreenModel.Action(facts: ActionFacts(identifier: "WAIT", title: "Wait"), isWaiting: true),
  ]

  static func look(
    content height: Double? = 300, width: Double = 377, frame: Int = 1, actions: [ScreenModel.Action] = Sample.actions
  ) -> ScreenModel.LongLook {
    ScreenModel.LongLook(
      card: card(), headerTitle: "DailyPick",
      content: height.map { .init(run: RunID(rawValue: 1), width: width, height: $0, frameNumber: frame) },
      actions: actions)
  }
}
