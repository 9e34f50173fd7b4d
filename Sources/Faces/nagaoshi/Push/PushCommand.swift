import Arguments
import Assembly
import Canvas
import Device
import Foundation
import Journal
import Phone
import XcodeProject

/// `nagaoshi push`: sends a push through a project's extensions and shows every screen.
@MainActor
struct PushCommand {
  nonisolated static var command: Command { PushArguments.command }

  let arguments: ParsedArguments
  let reporter: Reporter

  init(_ arguments: ParsedArguments, _ reporter: Reporter) {
    self.arguments = arguments
    self.reporter = reporter
  }

  func run() throws -> ExitStatus {
    // Everything that can be wrong with the command line is told before anything is built.
    let environment = ProcessInfo.processInfo.environment
    let configuration = DeviceConfiguration(arguments)
    let scale = try ClockScale.read(environment)
    let steps = [.push(arguments[PushArguments.payload])] + arguments.series(Step.arguments)
    let payloads = try payloads(of: steps)
    let project = arguments[ProjectArguments.project]
    _ = try ProjectModel.locate(project)
    let recording = try Recording(
      project: project, directory: arguments[PushArguments.out], scale: configuration.device.scale)

    let build = BuildReport(try ProjectBuild(arguments).run(), forRunning: true)
    guard let app = try app(of: build, project) else { return .buildFailed }
    let phone = try Phone(
      apps: [app],
      options: PhoneOptions(
        configuration: configuration, directory: arguments[PushArguments.phone], clockScale: scale,
        inheritedEnvironment: environment))
    defer { phone.shutDown() }
    Interruption.remove(phone.temporaryFolder)
    phone.onWait = Self.show

    var session = PushSession(phone: phone, recording: recording, payloads: payloads, reporter: reporter, steps: steps)
    session.run()
    Terminal.progress { "writing pictures …" }
    try session.finish()
    Terminal.endProgress()
    conclude(session, environment)
    return session.isRefused ? .usage : session.isFailed ? .extensionFailed : build.status
  }

  /// What the build has to say, and the app that it made; nil when it failed.
  private func app(of build: BuildReport, _ project: String) throws -> String? {
    if !reporter.isJSON {
      for line in build.findings(from: .warning) { Terminal.note(line) }
    }
    if let failure = build.failure {
      if reporter.isJSON {
        for line in build.errorJSON { Terminal.say(line) }
      } else {
        Terminal.note("nagaoshi: error: \(failure), so nothing is pushed")
      }
      return nil
    }
    return build.result.app?.bundle
  }

  /// Every payload that a step names, read once.
  private func payloads(of steps: [Step]) throws(NagaoshiError) -> [String: PayloadFile] {
    var payloads: [String: PayloadFile] = [:]
    for case .push(let name) in steps where payloads[name] == nil { payloads[name] = try PayloadFile(name) }
    return payloads
  }

  private func conclude(_ session: PushSession, _ environment: [String: String]) {
    guard !reporter.isJSON else {
      Terminal.say(JSON.line(session.recording.transcript))
      return
    }
    if Standard.isTerminal(1), let frame = session.lastFrame {
      let way = arguments[PushArguments.pictures] ?? .detected(environment)
      if let bytes = way.encode(frame, for: TerminalSize.current(1), scale: session.scale) { Terminal.send(bytes) }
    }
    if let total = session.summary.total { Terminal.note(total) }
    Terminal.say("Pictures and transcript: \(Terminal.plain(session.recording.directory))")
  }

  private static func show(_ wait: PhoneWait?) {
    guard let wait else { return Terminal.endProgress() }
    Terminal.progress { "waiting for \(wait.subject) … \(Int(wait.elapsed)) s of \(Int(wait.limit.rounded()))" }
  }
}
