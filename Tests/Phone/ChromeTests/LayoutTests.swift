import Canvas
import Device
import Payload
import SpringBoard
import Testing

@testable import Chrome

@MainActor
private func style(_ configuration: DeviceConfiguration = DeviceConfiguration()) -> Stationery {
  let ruler = Ruler()
  ruler.configure(configuration)
  return Stationery(configuration, ruler: ruler)
}

extension DisplayList {
  fileprivate var texts: [(block: TextBlock, rect: Rect)] {
    items.compactMap { if case .text(let block, let rect) = $0 { (block, rect) } else { nil } }
  }
  fileprivate var platters: [Rect] {
    items.compactMap { if case .material(let path, _) = $0 { path.bounds } else { nil } }
  }
  fileprivate var icons: [Rect] {
    items.compactMap { if case .picture(.icon, let rect, _) = $0 { rect } else { nil } }
  }
}

@Suite("Layout of collapsed notifications")
@MainActor
struct CardLayoutTests {
  private func drawn(_ card: ScreenModel.Card, _ configuration: DeviceConfiguration = DeviceConfiguration())
    -> DisplayList
  {
    var list = DisplayList()
    CardLayout(card, style(configuration)).draw(at: 100, into: &list)
    return list
  }

  @Test("a card is as wide as the screen less its insets, and holds all of its texts", arguments: [13, 15, 18, 26])
  func inside(ios: Int) throws {
    let configuration = DeviceConfiguration(ios: SystemVersion(ios))
    let list = drawn(Sample.card(subtitle: "Sub", thumbnail: Sample.picture), configuration)

    let platter = try #require(list.platters.last)
    #expect(platter.x == 8 && platter.width == 377)
    for text in list.texts {
      #expect(text.rect.x >= platter.x && text.rect.maxX <= platter.maxX + 0.01)
      #expect(text.rect.y >= platter.y && text.rect.maxY <= platter.maxY + 0.01)
    }
  }

  @Test("texts do not overlap the time or the thumbnail")
  func apart() throws {
    let list = drawn(
      Sample.card(
        title: String(repeating: "long title ", count: 9), body: String(repeating: "long body ", count: 40),
        thumbnail: Sample.picture))
    let time = try #require(list.texts.first { $0.block.text == "now" })
    let title = try #require(list.texts.first { $0.block.weight == .semibold })
    let body = try #require(list.texts.first { $0.block.lines == 4 })
    let thumbnail = try #require(
      list.items.compactMap { if case .picture(.attachment, let rect, _) = $0 { rect } else { nil } }.first)

    #expect(title.rect.maxX <= time.rect.x)
    #expect(body.rect.maxX <= thumbnail.x)
    #expect(time.rect.maxY <= thumbnail.y)
  }

  @Test("the body has four lines at most")
  func fourLines() {
    let short = CardLayout(Sample.card(body: String(repeating: "word ", count: 40)), style()).height
    let long = CardLayout(Sample.card(body: String(repeating: "word ", count: 400)), style()).height
    #expect(long >= short)
    #expect(long < 140)
  }

  @Test("until iOS 14 the app's name stands in a header line, in capitals")
  func header() {
    let old = drawn(Sample.card(), DeviceConfiguration(ios: SystemVersion(14)))
    let new = drawn(Sample.card())
    #expect(old.texts.contains { $0.block.text == "DAILYPICK" })
    #expect(!new.texts.contains { $0.block.text == "DAILYPICK" })
    #expect(old.icons.first?.width == 20)
    #expect(new.icons.first?.width == 38)
  }

  @Test("a card grows with the text size, and never below its icon")
  func dynamicType() {
    let heights = TextSize.allCases.map { CardLayout(Sample.card(), style(DeviceConfiguration(textSize: $0))).height }
    #expect(heights == heights.sorted())
    #expect((heights.first ?? 0) >= 38 + 24)
  }

  @Test("a stack's summary stands below its body")
  func summary() {
    var card = Sample.card(stacked: 2)
    card.summary = "2 more notifications"
    let list = drawn(card, DeviceConfiguration(ios: SystemVersion(14)))
    #expect(list.texts.last?.block.text == "2 more notifications")
  }

  @Test("older notifications of the group look out from under the card")
  func stack() {
    #expect(drawn(Sample.card(stacked: 0)).platters.count == 1)
    #expect(drawn(Sample.card(stacked: 1)).platters.count == 2)
    #expect(drawn(Sample.card(stacked: 9)).platters.count == 3)
  }

  @Test("the list stands above the lock screen's buttons since iOS 16, below the clock before")
  func list() throws {
    var new = DisplayList()
    LockScreenLayout(style: style()).drawList([Sample.card()], into: &new)
    var old = DisplayList()
    LockScreenLayout(style: style(DeviceConfiguration(ios: SystemVersion(15)))).drawList([Sample.card()], into: &old)

    #expect(try #require(new.platters.first).y > 600)
    #expect(try #require(old.platters.first).y < 400)
  }

  @Test("more notifications than fit are cut at the clock")
  func overflow() {
    var list = DisplayList()
    LockScreenLayout(style: style()).drawList(Array(repeating: Sample.card(), count: 40), into: &list)
    #expect(list.platters.count < 12)
    #expect(list.platters.allSatisfy { $0.y > 150 && $0.maxY < 852 })
  }

  @Test("mirrored, the icon stands on the right")
  func mirrored() throws {
    let list = drawn(Sample.card())
    let mirrored = list.mirrored(width: 393)
    #expect(try #require(list.icons.first).x < 40)
    #expect(try #require(mirrored.icons.first).maxX > 353)
    #expect(mirrored.mirrored(width: 393).texts.map(\.rect) == list.texts.map(\.rect))
  }
}

@Suite("Layout of the long look")
@MainActor
struct LongLookLayoutTests {
  private func frames(
    _ look: ScreenModel.LongLook, _ configuration: DeviceConfiguration = DeviceConfiguration(),
    picture: (Double, Double)? = nil
  ) -> LongLookLayout.Frames {
    LongLookLayout(look: look, style: style(configuration), pictureSize: picture).frames()
  }

  @Test("the content view has exactly its size, on whole pixels, at the platter's full width")
  func content() throws {
    let frames = frames(Sample.look(content: 312.333))
    let content = try #require(frames.content)

    #expect(content.width == 377 && content.height == 312.333)
    #expect(content.x == 8)
    let pixel = content.y * 3
    #expect(abs(pixel - pixel.rounded()) < 1e-9)
    #expect(content.y == frames.header.maxY)
  }

  @Test("the action list stands 8 points below the platter, one row an action")
  func actions() throws {
    let frames = frames(Sample.look())
    let list = try #require(frames.actionList)
    #expect(abs(list.y - frames.platter.maxY - 8) < 0.01)
    #expect(frames.actions.count == 4)
    #expect(frames.actions.allSatisfy { $0.height == 44 })
    #expect(frames.actions.last?.maxY == list.maxY)
  }

  @Test("without actions there is no list")
  func noActions() {
    #expect(frames(Sample.look(actions: [])).actionList == nil)
  }

  @Test("hidden default content leaves header and view alone")
  func hidden() throws {
    var look = Sample.look()
    look.showsDefaultContent = false
    let frames = frames(look)
    #expect(frames.texts.isEmpty)
    #expect(frames.platter.maxY == (try #require(frames.content)).maxY)
  }

  @Test("a title that only stands in for a missing one is not repeated below the view")
  func untitled() {
    var look = Sample.look()
    look.card.title = "DailyPick"
    #expect(frames(look).texts.map(\.block.text) == ["Over the bay"])
  }

  @Test(
    "everything stays inside the safe area, on every phone, at every text size",
    arguments: ["se", "13 mini", "15", "16 pro max"], TextSize.allCases)
  func fits(device: String, size: TextSize) throws {
    let configuration = DeviceConfiguration(device: try .named(device), textSize: size)
    var board = SpringBoard(configuration: configuration)
    _ = board.handle(
      .install(
        InstalledApp(
          bundleIdentifier: "a", displayName: "A",
          contentExtensions: [.init(bundleIdentifier: "c", categories: ["C"], initialContentSizeRatio: 20)])))
    let actions = (1...4).map { ActionFacts(identifier: "\($0)", title: "Action") }
    _ = board.handle(.setCategories([CategoryFacts(identifier: "C", actions: actions)], app: "a"))
    var content = ContentFacts(title: "Title", body: String(repeating: "body ", count: 100))
    content.categoryIdentifier = "C"
    let notification = NotificationFacts(identifier: "n", date: .init(timeIntervalSince1970: 0), content: content)
    _ = board.handle(.push(notification, PushFacts(hasAlert: true), app: "a"))
    _ = board.handle(.longPress(identifier: nil))
    guard case .expanded(let look, _) = board.screen.scene else {
      Issue.record("expected a long look")
      return
    }

    let frames = frames(look, configuration)

    let bottom = configuration.device.height - configuration.device.safeBottom
    #expect(frames.platter.y >= configuration.device.safeTop)
    #expect((frames.actionList?.maxY ?? 0) <= bottom, "\(device) \(size)")
    #expect(frames.texts.allSatisfy { $0.rect.maxY <= frames.platter.maxY + 0.01 })
  }

  @Test("the standard long look shows the picture at its own proportions, as far as it fits")
  func attachment() throws {
    var look = Sample.look(content: nil)
    look.attachment = Sample.picture
    let wide = try #require(frames(look, picture: (300, 200)).attachment)
    let tall = try #require(frames(look, picture: (100, 4000)).attachment)
    #expect(abs(wide.height - 377 * 2 / 3) < 0.34)
    #expect(tall.height < 500)
    #expect(frames(look).attachment == nil)
  }

  @Test("while the user types, the long look moves up and its buttons give way to the keyboard")
  func typing() {
    var look = Sample.look()
    look.reply = .init(placeholder: "Say it", buttonTitle: "Send")
    let frames = frames(look)
    #expect(frames.actionList == nil)
    #expect(frames.platter.y == 67)
    let keyboard = KeyboardLayout(reply: look.reply ?? .init(placeholder: "", buttonTitle: ""), style: style())
    #expect(keyboard.height == 343)
    var list = DisplayList()
    keyboard.draw(into: &list)
    #expect(list.texts.contains { $0.block.text == "Say it" })
    #expect(list.texts.contains { $0.block.text == "q" })
  }

  @Test("a text that was typed stands in the field instead of the placeholder")
  func typed() {
    var list = DisplayList()
    KeyboardLayout(reply: .init(placeholder: "Say it", buttonTitle: "Send", text: "Hello"), style: style()).draw(
      into: &list)
    #expect(list.texts.contains { $0.block.text == "Hello" })
    #expect(!list.texts.contains { $0.block.text == "Say it" })
  }

  @Test("destructive actions are red, those at work faded; icons stand on the trailing side")
  func actionLooks() throws {
    var list = DisplayList()
    let style = style()
    LongLookLayout(look: Sample.look(), style: style, pictureSize: nil).draw(into: &list)
    func color(_ text: String) -> Color? { list.texts.first { $0.block.text == text }?.block.color }
    #expect(color("Delete") == style.palette.destructive)
    #expect(color("Wait") == style.palette.tertiary)
    #expect(color("Save") == style.palette.primary)
    let symbols = list.items.compactMap { if case .symbol(_, let rect, _) = $0 { rect } else { nil } }
    #expect(symbols.allSatisfy { $0.x > 300 })
    #expect(symbols.count == 1 + 8)
    #expect(
      list.items.contains { if case .picture(.template("own", _, _), _, _) = $0 { true } else { false } })
  }

  @Test("until iOS 14 the header has a close button, and actions the tint's colour")
  func oldHeader() {
    let style = style(DeviceConfiguration(ios: SystemVersion(14)))
    var list = DisplayList()
    LongLookLayout(look: Sample.look(), style: style, pictureSize: nil).draw(into: &list)
    #expect(list.texts.contains { $0.block.text == "DAILYPICK" })
    #expect(!list.texts.contains { $0.block.text == "now" })
    #expect(list.texts.first { $0.block.text == "Save" }?.block.color == style.palette.tint)
  }

  @Test(
    "the symbols that actions use most are drawn, inside of their square",
    arguments: [
      "bookmark", "bookmark.fill", "star", "star.fill", "heart", "heart.fill", "checkmark", "xmark", "plus", "shuffle",
      "trash", "trash.fill", "square.and.arrow.up", "arrowshape.turn.up.left", "reply", "play", "play.fill", "pause",
    ])
  func symbols(name: String) throws {
    let bounds = try #require(Symbol.action(name, 20)?.bounds)
    #expect(bounds.x > -1 && bounds.y > -1 && bounds.maxX < 21 && bounds.maxY < 21)
    #expect(Symbol.action("no.such.symbol", 20) == nil)
  }
}
