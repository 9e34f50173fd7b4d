import Arguments
import Device

extension DeviceConfiguration {
  /// The phone that a command line asks for.
  init(_ arguments: ParsedArguments) throws {
    self.init()
    if let name = arguments.value("device") { device = try DeviceModel.named(name) }
    if let name = arguments.value("ios") { ios = try SystemVersion.named(name) }
    if let name = arguments.value("appearance") { appearance = try Appearance.named(name) }
    if let name = arguments.value("text-size") { textSize = try TextSize.named(name) }
    if let name = arguments.value("locale") { locale = try LocaleName.canonical(name) }
  }
}
