import Canvas
import Foundation
import SpringBoard

/// A screen without the system's own drawing: the picture of a process in the middle of a plain background.
struct PlainScreen: ScreenDrawing {
  private let pool = SurfacePool()

  func add(app: String, bundle: String) {}
  func takeNotes() -> [String] { [] }

  func draw(_ screen: ScreenModel, content: Surface?, app: Surface?) -> Surface {
    let device = screen.configuration.device
    let result = pool.take(width: device.pixelWidth, height: device.pixelHeight)
    result.clear(to: Color(red: 0.5, green: 0.5, blue: 0.55, alpha: 1))
    if let app { copy(app, to: result, x: 0, y: 0) }
    if let content {
      copy(content, to: result, x: (result.width - content.width) / 2, y: (result.height - content.height) / 2)
    }
    return result
  }

  private func copy(_ source: Surface, to target: Surface, x: Int, y: Int) {
    guard x >= 0, y >= 0 else { return }
    for line in 0..<min(source.height, target.height - y) {
      memcpy(
        target.memory + (y + line) * target.bytesPerRow + x * 4, source.memory + line * source.bytesPerRow,
        min(source.width, target.width - x) * 4)
    }
  }
}
