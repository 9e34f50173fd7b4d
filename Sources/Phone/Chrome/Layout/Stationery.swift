import Canvas
import Device
import SpringBoard

/// What all layouts share: the phone, its chrome's numbers and colours, and a ruler for texts.
@MainActor
struct Stationery {
  let configuration: DeviceConfiguration
  let chrome: ChromeGeometry
  let palette: Palette
  let words: SystemWords
  let ruler: any TextMeasuring

  init(_ configuration: DeviceConfiguration, ruler: any TextMeasuring) {
    self.configuration = configuration
    chrome = configuration.chrome
    palette = Palette(appearance: configuration.appearance, ios: configuration.ios)
    words = SystemWords.of(configuration.language)
    self.ruler = ruler
  }

  var device: DeviceModel { configuration.device }
  var width: Double { device.width }
  var height: Double { device.height }
  var cardWidth: Double { configuration.contentWidth }
  var hairline: Double { 1 / device.scale }

  /// The curve of platters' corners.
  var curve: CornerCurve { chrome.hasContinuousCorners ? .continuous : .circular }

  func rounded(_ rect: Rect, _ radius: Double, corners: Corners = .all) -> Path {
    Path(roundedRect: rect, radius: radius, corners: corners, curve: curve)
  }

  func align(_ value: Double) -> Double { (value * device.scale).rounded() / device.scale }

  /// The size of a block at most `width` wide, height on whole pixels.
  func size(_ block: TextBlock, _ width: Double) -> (width: Double, height: Double) {
    guard !block.text.isEmpty, width > 0 else { return (0, 0) }
    return ruler.size(of: block, width: width)
  }
}
