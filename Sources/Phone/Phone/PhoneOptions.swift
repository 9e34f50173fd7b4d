import Device
import Processes

/// How a phone is set up.
public struct PhoneOptions: Sendable {
  public var configuration: DeviceConfiguration
  /// The folder that keeps the phone; nil is a fresh one.
  public var directory: String?
  /// How many of the phone's seconds pass in one of the world's: tests need not wait for 30.
  public var clockScale: Double
  /// Who starts processes.
  public var launcher: any ProcessLauncher
  /// The variables of which processes get those that the loader and Nagaoshi itself need.
  public var inheritedEnvironment: [String: String]

  public init(
    configuration: DeviceConfiguration = DeviceConfiguration(), directory: String? = nil, clockScale: Double = 1,
    launcher: any ProcessLauncher = SystemLauncher(), inheritedEnvironment: [String: String] = [:]
  ) {
    self.configuration = configuration
    self.directory = directory
    self.clockScale = clockScale
    self.launcher = launcher
    self.inheritedEnvironment = inheritedEnvironment
  }
}
