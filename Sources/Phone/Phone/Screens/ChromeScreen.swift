import Canvas
import Chrome
import Device
import SpringBoard

/// The screen with the system's own parts around what processes drew.
@MainActor
final class ChromeScreen: ScreenDrawing {
  private let renderer = ChromeRenderer()
  private let pictures = PhonePictures()

  func add(app: String, bundle: String) {
    pictures.bundles[app] = bundle
  }

  func takeNotes() -> [String] { pictures.takeNotes() }

  func warmUp(_ configuration: DeviceConfiguration) {
    _ = renderer.render(ScreenModel(configuration: configuration, scene: .list([])), pictures: pictures)
  }

  func prepare(_ screen: ScreenModel) {
    renderer.prepare(screen, pictures: pictures)
  }

  func draw(_ screen: ScreenModel, content: Surface?, app: Surface?) -> Surface {
    pictures.content = content
    pictures.app = app
    return renderer.render(screen, pictures: pictures)
  }
}
