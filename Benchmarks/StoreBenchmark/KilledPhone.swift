import Assembly
import Foundation
@_spi(Runtime) import IOSFoundation
import Phone

/// An app, its service extension and its content extension, all saving into their App Group on a phone that is kept, and all
/// killed, again and again.
@MainActor
enum KilledPhone {
  private static let group = "group.com.example.saving"

  static func run(in folder: String, kills: Int, project: String) throws {
    let build = try Assembly.build(project: project)
    guard let app = build.app, build.isComplete else { throw Failure(description: "\(build.allFindings)") }
    let directory = folder + "/phone"
    let container = "\(directory)/Shared/\(group)"
    var (killed, saved) = (0, 0)
    while killed < kills {
      let phone = try Phone(
        apps: [app.bundle],
        options: PhoneOptions(directory: directory, inheritedEnvironment: ProcessInfo.processInfo.environment))
      defer { phone.shutDown() }
      _ = try phone.push(
        Data(#"{"aps": {"alert": "Save", "category": "SAVING", "mutable-content": 1}}"#.utf8))
      let opened = phone.longPress()
      guard opened.facts.state == .expanded else {
        throw Failure(description: "no long look: \(phone.events.map(\.message))")
      }
      for process in children().shuffled() {
        usleep(UInt32.random(in: 0...30_000))
        guard kill(process, SIGKILL) == 0 else { continue }
        killed += 1
      }
      // The phone sees them end and goes on.
      _ = phone.wait(seconds: 0.02)
      saved += try check(container)
    }
    print("kills \(killed), acknowledged saves \(saved), lost 0")
  }

  /// The running processes of apps and extensions.
  private static func children() -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { process in
      guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let command = try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)
      else { return false }
      // The fields after the name: state, parent.
      let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
      return fields.count > 2 && fields[2] == "\(getpid())" && command.contains("--role")
    }
  }

  /// Compares what was written down with what the suite holds.
  /// - Returns: the number of acknowledged saves; their files are removed.
  private static func check(_ container: String) throws -> Int {
    var environment = ProcessEnvironment()
    environment.groupContainers = [group: container]
    environment.entitlements = ["com.apple.security.application-groups": .list([group])]
    ProcessEnvironment.current = environment
    guard let defaults = IOSFoundation.UserDefaults(suiteName: group) else {
      throw Failure(description: "the suite cannot be opened")
    }
    var saved = 0
    for file in try FileManager.default.contentsOfDirectory(atPath: container) where file.hasSuffix(".saved") {
      let path = container + "/" + file
      let key = String(file.dropLast(".saved".count))
      let numbers = Writer.acknowledged(in: path)
      let last = numbers.last ?? 0
      // The process may have died between a save and its line.
      let list = defaults.array(forKey: key + ".list") as? [Int] ?? []
      guard (last...last + 1).contains(defaults.integer(forKey: key)), last == 0 || list.contains(last) else {
        throw Failure(
          description: "\(key): \(last) was acknowledged, but \(defaults.integer(forKey: key)), \(list) is there")
      }
      saved += numbers.count
      defaults.removeObject(forKey: key)
      defaults.removeObject(forKey: key + ".list")
      try FileManager.default.removeItem(atPath: path)
    }
    return saved
  }
}
