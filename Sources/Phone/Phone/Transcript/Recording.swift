import Canvas
import Containers
import Foundation
import Journal
import Synchronization

/// Writes what a phone does into a folder: a picture of every step, and `transcript.json`.
///
/// Pictures are compressed on a thread of their own while the phone goes on.
public final class Recording {
  /// The folder's path.
  public let directory: String
  public private(set) var transcript: Transcript
  private let scale: Double
  private let queue = DispatchQueue(label: "nagaoshi.recording", qos: .userInitiated)
  private let frames = PNGEncoder()
  private let contents = PNGEncoder()
  private let failure = Failure()

  private final class Failure: Sendable {
    let error = Mutex<NagaoshiError?>(nil)
  }

  /// Begins a recording; the folder is made if it is not there. Pictures of an earlier recording in it are removed: only
  /// those that its transcript names.
  /// - Parameters:
  ///   - project: the project as the user named it.
  ///   - scale: the screen's pixels a point, written into the pictures.
  /// - Throws: `recording.unusable-folder`.
  public init(project: String, directory: String, scale: Double) throws {
    self.directory = directory
    self.scale = scale
    transcript = Transcript(project: project)
    do {
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    } catch {
      throw Self.unusable(directory, error)
    }
    guard access(directory, W_OK | X_OK) == 0 else {
      throw Self.unusable(directory, POSIXError(POSIXErrorCode(rawValue: errno) ?? .EACCES))
    }
    // Nothing of this recording is written before that is done.
    queue.async { Self.removeEarlier(in: directory) }
  }

  private static func removeEarlier(in directory: String) {
    let path = directory + "/transcript.json"
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let earlier = try? JSONDecoder().decode(Transcript.self, from: data)
    else { return }
    for name in earlier.steps.flatMap({ [$0.frame, $0.content] }).compactMap({ $0 }) {
      guard name.hasSuffix(".png"), !name.contains("/") else { continue }
      unlink(directory + "/" + name)
    }
    unlink(path)
  }

  /// Records a step.
  /// - Returns: the step as the transcript tells it, with the names of its pictures.
  @discardableResult
  public func add(_ result: StepResult) -> Transcript.Step {
    let number = transcript.steps.count
    let name = (number < 10 ? "0\(number)" : "\(number)") + "-" + result.name
    var step = result.transcriptStep
    step.frame = name + ".png"
    write(result.frame, name + ".png", frames)
    if let content = result.content {
      step.content = name + "-content.png"
      write(content, name + "-content.png", contents)
    }
    transcript.steps.append(step)
    return step
  }

  /// Waits until every picture is written.
  public func flush() {
    queue.sync {}
  }

  /// Ends the recording: writes what is left and the transcript.
  /// - Throws: `recording.unusable-folder`.
  @discardableResult
  public func finish(events: [Transcript.Event]) throws -> Transcript {
    transcript.events = events
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let text = try encoder.encode(transcript)
      flush()
      if let error = failure.error.withLock({ $0 }) { throw error }
      try OutputFile.write(Array(text), to: directory + "/transcript.json", isAtomic: true)
    } catch let error as NagaoshiError {
      throw error
    } catch {
      throw Self.unusable(directory, error)
    }
    return transcript
  }

  private func write(_ surface: Surface, _ name: String, _ encoder: PNGEncoder) {
    let (path, scale, failure) = (directory + "/" + name, scale, failure)
    queue.async {
      do {
        try OutputFile.write(encoder.encode(surface, scale: scale), to: path)
      } catch {
        failure.error.withLock { $0 = $0 ?? Self.unusable(path, error) }
      }
    }
  }

  private static func unusable(_ path: String, _ error: any Error) -> NagaoshiError {
    NagaoshiError(
      code: "recording.unusable-folder", message: "It cannot be written: \(FileFailure.reason(error))",
      hint: "Name another folder with --out.", location: .init(file: path))
  }
}
