import Canvas
import Device

/// The wallpaper in the sizes that are needed, each made when it is first asked for.
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

  /// The wallpaper pixel by pixel.
  private(set) lazy var sharp: Surface = {
    let surface = Surface(width: key.width, height: key.height)
    Wallpaper.paint(key.appearance, on: surface)
    return surface
  }()

  /// Its blurred copy.
  private(set) lazy var blurred = BlurredCopy.make(width: key.width, height: key.height) {
    Wallpaper.paint(key.appearance, on: $0)
  }
}
