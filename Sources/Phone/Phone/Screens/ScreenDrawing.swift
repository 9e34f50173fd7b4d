import Canvas
import Device
import SpringBoard

/// Draws the whole screen around the pictures that processes drew.
@MainActor
protocol ScreenDrawing {
  /// An app is installed; its icon and images are in the bundle of that path.
  func add(app: String, bundle: String)
  /// Gets ready what every screen has: called while processes start.
  func warmUp(_ configuration: DeviceConfiguration)
  /// Draws ahead what lies around a content extension's picture: called while the extension draws it.
  func prepare(_ screen: ScreenModel)
  /// - Parameters:
  ///   - content: the content extension's view; nil while there is none.
  ///   - app: the front app's screen; nil while there is none.
  func draw(_ screen: ScreenModel, content: Surface?, app: Surface?) -> Surface
  /// What could not be drawn since the last time, in sentences.
  func takeNotes() -> [String]
}

extension ScreenDrawing {
  func warmUp(_ configuration: DeviceConfiguration) {}
  func prepare(_ screen: ScreenModel) {}
}
