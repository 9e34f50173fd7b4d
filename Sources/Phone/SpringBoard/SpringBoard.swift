import Device
import Journal
import Payload

/// The system around the extensions: a state machine without a clock, files or processes.
///
/// `handle(_:)` takes what happened and returns what shall be done; everything it decides it says in an event.
public struct SpringBoard: Sendable {
  public init(configuration: DeviceConfiguration = DeviceConfiguration()) {}

  /// Takes in what happened, and says what shall be done, in order.
  public mutating func handle(_ input: Input) -> [Effect] { [] }

  /// What is to be seen.
  public var screen: ScreenModel { ScreenModel() }

  /// Whether the phone waits for a process or a deadline; a step is over when it does not.
  public var isBusy: Bool { false }

  /// What the last step came to, for the transcript.
  public var step: StepFacts { StepFacts() }
}
