import Device
import Wire

/// The part that a process plays.
@MainActor
protocol Role: AnyObject {
  /// Does ahead of time what needs none of the user's code.
  func warmUp()
  func configure(_ configuration: DeviceConfiguration)
  func handle(_ command: Command)
}
