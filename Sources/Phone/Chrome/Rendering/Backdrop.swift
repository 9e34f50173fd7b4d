import Canvas
import Device

/// What of the wallpaper is kept: only its small blurred copy. The sharp one is painted faster than it is copied into
/// fresh memory.
@MainActor
final class Backdrop {
  struct Key: Hashable {
    var width: Int
    var height: Int
    var appearance: Appearance
  }

  let key: Key

  init(_ configuration: DeviceConfiguration) {
    key = Self.key(of: configuration)
  }

  static func key(of configuration: DeviceConfiguration) -> Key {
    Key(
      width: configuration.device.pixelWidth, height: configuration.device.pixelHeight,
      appearance: configuration.appearance)
  }

  /// The wallpaper's blurred copy.
  private(set) lazy var blurred = BlurredCopy.make(width: key.width, height: key.height) {
    Wallpaper.paint(key.appearance, on: $0)
  }
}
