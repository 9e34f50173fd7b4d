import Canvas
import SpringBoard

/// Draws the whole screen around the pictures that processes drew.
@MainActor
protocol ScreenDrawing {
  /// - Parameters:
  ///   - content: the content extension's view; nil while there is none.
  ///   - app: the front app's screen; nil while there is none.
  func draw(_ screen: ScreenModel, content: Surface?, app: Surface?) -> Surface
}
