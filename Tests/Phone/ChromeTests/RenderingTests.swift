import Canvas
import Device
import Payload
import SpringBoard
import Testing

@testable import Chrome

@Suite("Drawing the screen")
@MainActor
struct RenderingTests {
  private let pictures = Pictures()
  private let ruler = Ruler()

  private func render(_ scene: ScreenModel.Scene, _ configuration: DeviceConfiguration = DeviceConfiguration())
    -> Surface
  {
    ChromeRenderer(texts: ruler).render(ScreenModel(configuration: configuration, scene: scene), pictures: pictures)
  }

  private func bytes(_ surface: Surface) -> [UInt8] {
    (0..<surface.height).flatMap { y in
      [UInt8](UnsafeRawBufferPointer(start: surface.memory + y * surface.bytesPerRow, count: surface.width * 4))
    }
  }

  private func color(_ surface: Surface, _ x: Double, _ y: Double, scale: Double = 3) -> UInt32 {
    surface.pixel(x: Int(x * scale), y: Int(y * scale))
  }

  @Test("the picture has the device's pixels, all opaque", arguments: ["se", "15", "16 pro max"])
  func size(device: String) throws {
    let configuration = DeviceConfiguration(device: try .named(device), appearance: .dark)
    let surface = render(.list([Sample.card()]), configuration)
    #expect(surface.width == configuration.device.pixelWidth && surface.height == configuration.device.pixelHeight)
    #expect(
      surface.pixel(x: 0, y: 0) >> 24 == 255 && surface.pixel(x: surface.width - 1, y: surface.height - 1) >> 24 == 255)
  }

  @Test("two renderers give the same bytes, light and dark others")
  func deterministic() {
    let scene = ScreenModel.Scene.list([Sample.card(thumbnail: Sample.picture, stacked: 2)])
    let first = bytes(render(scene))
    #expect(first == bytes(render(scene)))
    #expect(first != bytes(render(scene, DeviceConfiguration(appearance: .dark))))
  }

  @Test("the content extension's pixels stand in its frame, unstretched")
  func content() throws {
    let look = Sample.look()
    let renderer = ChromeRenderer(texts: ruler)
    let screen = ScreenModel(scene: .expanded(look, over: nil))
    pictures.content = Pictures.flat(Color(red: 1, green: 0, blue: 0), 377 * 3, 300 * 3)

    let surface = renderer.render(screen, pictures: pictures)

    let frame = try #require(renderer.contentFrame(of: screen, pictures: pictures))
    #expect(color(surface, frame.x + 1, frame.y + 1) == 0xFFFF_0000)
    #expect(color(surface, frame.maxX - 1, frame.maxY - 1) == 0xFFFF_0000)
    #expect(color(surface, frame.x + 100, frame.y - 1) != 0xFFFF_0000)
    #expect(color(surface, frame.x + 100, frame.maxY + 1) != 0xFFFF_0000)
  }

  @Test("a new picture replaces the old one, and everything around it stays as it was")
  func onlyContent() {
    let renderer = ChromeRenderer(texts: ruler)
    pictures.content = Pictures.flat(Color(red: 1, green: 0, blue: 0), 377 * 3, 300 * 3)
    _ = renderer.render(ScreenModel(scene: .expanded(Sample.look(frame: 1), over: nil)), pictures: pictures)
    let count = ruler.painted.count

    // Half transparent: what lies beneath must be the platter, not the old picture.
    pictures.content = Pictures.flat(Color(red: 0, green: 0, blue: 1, alpha: 0.5), 377 * 3, 300 * 3)
    let second = bytes(
      renderer.render(ScreenModel(scene: .expanded(Sample.look(frame: 2), over: nil)), pictures: pictures))

    #expect(ruler.painted.count == count, "no text is set again")
    let fresh = bytes(render(.expanded(Sample.look(frame: 2), over: nil)))
    #expect(second == fresh)
  }

  @Test("a screen that somebody holds is not drawn over; one that nobody holds is used again")
  func surfaces() {
    let renderer = ChromeRenderer(texts: ruler)
    func look(_ frame: Int, _ color: Color) -> ScreenModel {
      pictures.content = Pictures.flat(color, 377 * 3, 300 * 3)
      return ScreenModel(scene: .expanded(Sample.look(frame: frame), over: nil))
    }
    let held = renderer.render(look(1, Color(red: 1, green: 0, blue: 0)), pictures: pictures)
    let before = bytes(held)
    let second = bytes(renderer.render(look(2, Color(red: 0, green: 0, blue: 1)), pictures: pictures))

    #expect(bytes(held) == before)
    #expect(second == bytes(render(look(2, Color(red: 0, green: 0, blue: 1)).scene)))
    let third = renderer.render(look(3, Color(red: 0, green: 1, blue: 0)), pictures: pictures)
    #expect(third !== held)
    #expect(bytes(third) == bytes(render(look(3, Color(red: 0, green: 1, blue: 0)).scene)))
  }

  @Test("what is prepared ahead is what would have been drawn")
  func prepared() {
    let renderer = ChromeRenderer(texts: ruler)
    pictures.content = Pictures.flat(Color(red: 1, green: 0, blue: 0, alpha: 0.5), 377 * 3, 300 * 3)
    let screen = ScreenModel(scene: .expanded(Sample.look(frame: 1), over: nil))
    renderer.prepare(screen, pictures: pictures)
    let count = ruler.painted.count

    #expect(bytes(renderer.render(screen, pictures: pictures)) == bytes(render(screen.scene)))
    #expect(ruler.painted.count == count * 2, "only the other renderer sets texts")
  }

  @Test("a media button is drawn over the picture, and leaves nothing behind")
  func mediaButton() {
    let renderer = ChromeRenderer(texts: ruler)
    var look = Sample.look()
    let plain = bytes(renderer.render(ScreenModel(scene: .expanded(look, over: nil)), pictures: pictures))
    look.content?.mediaButton = .init(kind: .default, x: 100, y: 100, width: 60, height: 60, tint: [1, 0, 0, 1])
    let button = bytes(renderer.render(ScreenModel(scene: .expanded(look, over: nil)), pictures: pictures))
    look.content?.isPlaying = true
    let playing = bytes(renderer.render(ScreenModel(scene: .expanded(look, over: nil)), pictures: pictures))
    look.content?.mediaButton = nil
    look.content?.isPlaying = false
    #expect(button != plain && playing != button)
    #expect(bytes(renderer.render(ScreenModel(scene: .expanded(look, over: nil)), pictures: pictures)) == plain)
  }

  @Test("the app's own pixels fill the screen under the status bar; a banner lies above them")
  func app() {
    pictures.app = Pictures.flat(Color(red: 0, green: 0.5, blue: 0), 1179, 2556)
    let app = render(.app("a"))
    #expect(color(app, 100, 400) == 0xFF00_8000)
    let banner = render(.banner(Sample.card(), over: "a"))
    #expect(color(banner, 100, 400) == 0xFF00_8000)
    #expect(color(banner, 100, 75) != 0xFF00_8000)
  }

  @Test("an app's screen is drawn anew each time: its pixels may change")
  func appChanges() {
    let renderer = ChromeRenderer(texts: ruler)
    let screen = ScreenModel(scene: .app("a"))
    pictures.app = Pictures.flat(Color(red: 0, green: 0.5, blue: 0), 1179, 2556)
    _ = renderer.render(screen, pictures: pictures)
    pictures.app = Pictures.flat(Color(red: 0, green: 0, blue: 1), 1179, 2556)
    #expect(color(renderer.render(screen, pictures: pictures), 100, 400) == 0xFF00_00FF)
  }

  @Test("an app without pixels is a blank screen of its appearance")
  func blankApp() {
    #expect(color(render(.app("a")), 100, 400) == 0xFFFF_FFFF)
    #expect(color(render(.app("a"), DeviceConfiguration(appearance: .dark)), 100, 400) == 0xFF00_0000)
  }

  @Test("the island is black on every screen")
  func island() {
    #expect(color(render(.list([])), 196, 29) == 0xFF00_0000)
    #expect(color(render(.expanded(Sample.look(), over: nil)), 196, 29) == 0xFF00_0000)
  }

  @Test("an app without an icon gets its initial on a colour")
  func standIn() {
    _ = render(.list([Sample.card()]))
    #expect(ruler.painted.contains { $0.text == "D" })
    let count = ruler.painted.filter { $0.text == "D" }.count
    pictures.icon = Pictures.flat(Color(red: 1, green: 0, blue: 1), 120, 120)
    _ = render(.list([Sample.card()]))
    #expect(ruler.painted.filter { $0.text == "D" }.count == count)
  }

  @Test("a thumbnail shows its clipping rectangle")
  func clipping() {
    // Left half red, right half blue.
    let picture = Surface(width: 200, height: 100)
    let painter = Painter(surface: picture)
    painter.fill(Rect(x: 0, y: 0, width: 100, height: 100), color: Color(red: 1, green: 0, blue: 0))
    painter.fill(Rect(x: 100, y: 0, width: 100, height: 100), color: Color(red: 0, green: 0, blue: 1))
    painter.finish()
    pictures.attachment = picture
    var thumbnail = Sample.picture
    thumbnail.thumbnailClippingRect = .init(x: 0.5, y: 0, width: 0.5, height: 1)

    let surface = render(.list([Sample.card(thumbnail: thumbnail)]))

    let x = 393.0 - 8 - 16 - 19
    let column = (1500..<2400).map { surface.pixel(x: Int(x * 3), y: $0) }
    #expect(column.contains(0xFF00_00FF))
    #expect(!column.contains(0xFFFF_0000))
  }

  @Test("template icons are tinted through their mask")
  func template() {
    _ = render(.expanded(Sample.look(), over: nil))
    #expect(pictures.asked == ["own"])
  }

  @Test("a phone that reads from right to left has the mirrored screen")
  func rightToLeft() {
    let surface = render(.list([Sample.card()]), DeviceConfiguration(locale: "ar_SA"))
    #expect(bytes(surface) != bytes(render(.list([Sample.card()]))))
  }

  @Test(
    "every phone, generation and scene can be drawn",
    arguments: ["se", "x", "13 mini", "16 pro"], SystemVersion.knownMajors)
  func all(device: String, ios: Int) throws {
    pictures.attachment = Pictures.flat(.white, 300, 200)
    let configuration = DeviceConfiguration(
      device: try .named(device), ios: SystemVersion(ios), appearance: ios % 2 == 0 ? .dark : .light,
      textSize: .accessibility3,
      isLocked: true)
    var look = Sample.look(content: nil)
    look.attachment = Sample.picture
    look.reply = .init(placeholder: "p", buttonTitle: "Send")
    for scene in [
      ScreenModel.Scene.list([Sample.card(stacked: 1)]), .banner(Sample.card(), over: "a"), .expanded(look, over: "a"),
      .app("a"),
    ] {
      #expect(render(scene, configuration).width == configuration.device.pixelWidth)
    }
  }

  @Test("a blur keeps the mean and removes the edge")
  func blur() {
    let screen = Surface(width: 280, height: 280)
    let painter = Painter(surface: screen)
    painter.fill(Rect(x: 0, y: 0, width: 140, height: 280), color: .white)
    painter.fill(Rect(x: 140, y: 0, width: 140, height: 280), color: .black)
    painter.finish()
    let copy = BlurredCopy.make(of: screen)
    let middle = copy.pixel(x: copy.width / 2, y: copy.height / 2) & 0xFF
    #expect(middle > 80 && middle < 176)
  }
}
