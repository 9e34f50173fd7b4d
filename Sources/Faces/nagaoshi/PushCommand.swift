import Arguments
import Assembly
import Device
import Foundation
import Journal
import Phone

/// `nagaoshi push`: sends a push through a project's extensions and shows every screen.
@MainActor
enum PushCommand {
  nonisolated static let command = Command(
    "push", "Send a push, long-press it, tap its buttons, and see every screen.",
    [
      .positional("PROJECT", "folder of the project, or its .xcodeproj"),
      .positional("PAYLOAD", "an .apns or .json file, or - for standard input"),
      .flag("long-press", "step: press the notification long"),
      .option("tap", "ID", help: "step: tap the action with this identifier"),
      .option("reply", "ID", "TEXT", help: "step: answer a text input action"),
      .option("touch", "X,Y", help: "step: touch the screen there, in points"),
      .flag("default-tap", "step: tap the notification itself"),
      .flag("dismiss", "step: dismiss the notification"),
      .option("wait", "SECONDS", help: "step: let time pass"),
      .option("push", "PAYLOAD", help: "step: send another push"),
      .option("out", "DIR", help: "where pictures and transcript.json go (nagaoshi-out)"),
      .option("phone", "DIR", help: "keep the phone's storage here between runs"),
      .option("device", "NAME", help: "model (iPhone 15)"),
      .option("ios", "VERSION", help: "version of iOS (18)"),
      .option("appearance", "light|dark", help: "appearance (light)"),
      .option("text-size", "NAME", help: "xSmall … xxxLarge, AX1 … AX5 (large)"),
      .option("locale", "ID", help: "language and region (en_US)"),
      .option("configuration", "NAME", help: "build configuration"),
      .option("target", "NAME", help: "only this target"),
      .flag("json", "print the transcript"),
    ])

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let configuration = try DeviceConfiguration(arguments)
    let steps = try Step.all(arguments)
    let project = arguments.positionals["PROJECT"] ?? "."
    let result = try BuildCommand.build(arguments, project: project)
    guard result.isComplete else { return .buildFailed }
    guard let app = result.app else {
      throw NagaoshiError(
        code: "project.no-app", message: "'\(project)' has no app, and an extension lives in one.",
        hint: "Point nagaoshi at the project whose app embeds the extensions.")
    }

    let phone = try Phone(
      apps: [app.bundle],
      options: PhoneOptions(
        configuration: configuration, directory: arguments.value("phone"),
        inheritedEnvironment: ProcessInfo.processInfo.environment))
    defer { phone.shutDown() }
    let recording = try Recording(
      project: project, directory: arguments.value("out") ?? "nagaoshi-out", scale: configuration.device.scale)

    var sheet = ContactSheet(scale: configuration.device.scale)
    var refusal: NagaoshiError?
    var frontApp: String?
    for step in steps {
      // A banner is for the lock screen: whoever waits for the next push has put the app away.
      if case .push = step, frontApp != nil { _ = phone.goHome() }
      let result = try step.run(on: phone)
      frontApp = result.facts.frontApp
      let told = recording.add(result)
      sheet.add(result.frame)
      if !arguments.has("json") { Terminal.say(Summary.line(told)) }
      if let refused = result.refusal {
        refusal = refused
        break
      }
    }
    try sheet.write(to: recording.directory + "/steps.png")
    let transcript = try recording.finish(events: phone.events)
    if arguments.has("json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      Terminal.say(String(decoding: try encoder.encode(transcript), as: UTF8.self))
    } else {
      for event in phone.events where Summary.isFailure(event) { Terminal.note(Summary.line(event)) }
      Terminal.say("Pictures and transcript: \(recording.directory)")
    }
    if let refusal {
      Terminal.complain(refusal)
      return .usage
    }
    let failed = phone.events.contains(where: Summary.isFailure)
    if failed { return .extensionFailed }
    return result.allFindings.contains { $0.severity == .error } ? .findings : .fine
  }
}
