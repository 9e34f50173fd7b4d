import Canvas
import Device

/// Sets texts: measures them and makes pictures of them.
@MainActor
protocol TextSetting: TextMeasuring {
  /// Takes the phone's text size, scale and language for what follows.
  func configure(_ configuration: DeviceConfiguration)
  /// A picture of the text in a box of this size in points, at the phone's scale, transparent around it.
  func picture(of block: TextBlock, width: Double, height: Double) -> Surface?
}
