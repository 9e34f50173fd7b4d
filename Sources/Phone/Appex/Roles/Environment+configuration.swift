import CoreGraphics
import Device
@_spi(Runtime) import UIKit

extension UIRuntime.Environment {
  /// What UIKit must know of the phone.
  init(_ configuration: DeviceConfiguration, isExtension: Bool) {
    self.init()
    let device = configuration.device
    screenSize = CGSize(width: device.width, height: device.height)
    scale = CGFloat(device.scale)
    // An extension's view lies inside the card: no part of it is under the status bar or the home indicator.
    safeAreaInsets =
      isExtension
      ? .zero : UIEdgeInsets(top: CGFloat(device.safeTop), left: 0, bottom: CGFloat(device.safeBottom), right: 0)
    userInterfaceStyle = configuration.appearance == .dark ? .dark : .light
    preferredContentSizeCategory = UIContentSizeCategory(rawValue: configuration.textSize.categoryName)
    localeIdentifier = configuration.locale
    layoutDirection = configuration.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    systemVersion = configuration.ios.description
    deviceName = device.name
    model = "iPhone"
    self.isExtension = isExtension
  }
}
