// Times a warm tap: an action of an open long look is tapped, the content extension changes a text, and the new picture of
// the whole screen is in a file. Everything a user gets runs: SpringBoard, the extension's own process, chrome, PNG.
// Usage: tap-benchmark PROJECT FOLDER COUNT; prints milliseconds, a line a tap.
import Assembly
import Canvas
import Device
import Foundation
import Journal
import Phone

@MainActor
func tapTimes(project: String, folder: String, count: Int) throws -> [Double] {
  let result = try Assembly.build(project: project)
  guard let app = result.app, result.isComplete else {
    throw NagaoshiError(code: "benchmark.build", message: "\(result.allFindings)")
  }
  var configuration = DeviceConfiguration()
  configuration.locale = "ja_JP"
  let phone = try Phone(
    apps: [app.bundle],
    options: PhoneOptions(
      configuration: configuration, inheritedEnvironment: ProcessInfo.processInfo.environment))
  defer { phone.shutDown() }
  let payload = #"{"aps": {"alert": {"title": "今日の一枚", "body": "朝の光"}, "category": "CARD"}}"#
  _ = try phone.push(Data(payload.utf8))
  let opened = phone.longPress()
  guard opened.facts.state == .expanded else {
    throw NagaoshiError(code: "benchmark.closed", message: "\(opened.facts) \(phone.events.map(\.message))")
  }

  let encoder = PNGEncoder()
  let scale = configuration.device.scale
  var times: [Double] = []
  var last: [UInt8] = []
  // The first ones warm it up.
  for number in -10..<count {
    let start = DispatchTime.now().uptimeNanoseconds
    let step = phone.tap("NEXT")
    let bytes = encoder.encode(step.frame, scale: scale)
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/tap.png"))
    let end = DispatchTime.now().uptimeNanoseconds
    guard step.facts.response != nil, bytes != last else {
      throw NagaoshiError(code: "benchmark.unchanged", message: "Tap \(number) changed nothing: \(step.facts)")
    }
    last = bytes
    if number >= 0 { times.append(Double(end - start) / 1e6) }
  }
  return times
}

let words = CommandLine.arguments
guard words.count == 4, let count = Int(words[3]) else {
  print("Usage: tap-benchmark PROJECT FOLDER COUNT")
  exit(2)
}
do {
  for time in try tapTimes(project: words[1], folder: words[2], count: count) { print(String(format: "%.3f", time)) }
} catch {
  FileHandle.standardError.write(Data("tap-benchmark: \(error)\n".utf8))
  exit(1)
}
