import Arguments
import Foundation
import Journal
@_spi(Runtime) import UIKit

/// `nagaoshi frames`: where Auto Layout places the views of a storyboard or xib.
@MainActor
struct FramesCommand {
  nonisolated static let document = Argument.positional("FILE", "a .storyboard or .xib as Interface Builder saves it")
  nonisolated static let quiet = Argument.flag("quiet", "say nothing of what could not be read")

  nonisolated static let command = Command(
    "frames", "Print the frames of a storyboard's or xib's views.",
    [.init("", [document]), .init("Options", [quiet])],
    notes: """
      Prints {"frames": {ID: [X, Y, WIDTH, HEIGHT]}} in points, each in its superview's space: every view that has an id,
      each scene at the size that the document gives it. The app's own classes are not needed.
      Ends with 0 when all is well, 2 when the file cannot be read as a document.
      """)

  private struct Answer: Encodable {
    var frames: [String: [Double]]
  }

  let arguments: ParsedArguments
  let reporter: Reporter

  init(_ arguments: ParsedArguments, _ reporter: Reporter) {
    self.arguments = arguments
    self.reporter = reporter
  }

  func run() throws -> ExitStatus {
    let path = arguments[Self.document]
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw NagaoshiError(
        code: "frames.file", message: "The file cannot be read", hint: "Name a .storyboard or .xib.",
        location: .init(file: path))
    }
    if !arguments[Self.quiet] {
      Journal.sink = { entry in
        let place = entry.file.map { file in "\(file):\(entry.line.map { "\($0):" } ?? "") " } ?? ""
        Terminal.note("\(place)\(entry.kind.rawValue): \(entry.message)")
      }
    }
    let frames = try InterfaceFrames.frames(of: bytes, file: path)
    Terminal.say(JSON.line(Answer(frames: frames)))
    return .fine
  }
}
