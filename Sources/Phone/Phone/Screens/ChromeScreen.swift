import Canvas
import Chrome
import SpringBoard

/// The screen with the system's own parts around what processes drew.
@MainActor
final class ChromeScreen: ScreenDrawing {
  private let renderer = ChromeRenderer()
  private let pictures = PhonePictures()
  private let pool = SurfacePool()

  func add(app: String, bundle: String) {
    pictures.bundles[app] = bundle
  }

  func takeNotes() -> [String] { pictures.takeNotes() }

  func draw(_ screen: ScreenModel, content: Surface?, app: Surface?) -> Surface {
    pictures.content = content
    pictures.app = app
    // The renderer's own surface holds the next picture soon; this one may still be on its way into a file.
    let drawn = renderer.render(screen, pictures: pictures)
    let kept = pool.take(width: drawn.width, height: drawn.height)
    kept.memory.copyMemory(from: drawn.memory, byteCount: drawn.bytesPerRow * drawn.height)
    kept.isOpaque = drawn.isOpaque
    kept.markChanged()
    return kept
  }
}
