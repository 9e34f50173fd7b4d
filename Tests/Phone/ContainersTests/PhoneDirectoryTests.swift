import Device
import Foundation
import Glibc
import Journal
import Payload
import Testing

@testable import Containers

@Suite("A phone's folder")
struct PhoneDirectoryTests {
  @Test("a fresh one goes away when it is closed; a kept one stays")
  func lifetimes() throws {
    let fresh = try PhoneDirectory()
    #expect(FileManager.default.fileExists(atPath: fresh.path))
    fresh.close()
    #expect(!FileManager.default.fileExists(atPath: fresh.path))

    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let kept = try PhoneDirectory(keptAt: path + "/deep er")
    kept.close()
    #expect(FileManager.default.fileExists(atPath: path + "/deep er/Data"))
  }

  @Test("one phone is used by one at a time")
  func inUse() throws {
    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let first = try PhoneDirectory(keptAt: path)

    #expect { try PhoneDirectory(keptAt: path) } throws: { ($0 as? NagaoshiError)?.code == "phone.in-use" }
    first.close()
    #expect(throws: Never.self) { try PhoneDirectory(keptAt: path).close() }
  }

  @Test("a folder of other things is refused, and nothing is written there")
  func foreign() throws {
    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: URL(fileURLWithPath: path + "/letter.txt"))

    #expect { try PhoneDirectory(keptAt: path) } throws: {
      ($0 as? NagaoshiError)?.code == "phone.unusable-folder"
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["letter.txt"])
  }

  @Test(
    "what cannot be a folder is refused with its path", arguments: ["/dev/null", "/proc/nagaoshi", "/etc/passwd/x"])
  func unusable(_ path: String) {
    #expect { try PhoneDirectory(keptAt: path) } throws: {
      guard let error = $0 as? NagaoshiError else { return false }
      return error.code == "phone.unusable-folder" && error.location?.file?.hasPrefix(path) == true
    }
  }

  @Test("a container has what iOS's has")
  func container() throws {
    let phone = try PhoneDirectory()
    let home = try phone.dataContainer(of: "com.example.app")

    for folder in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
      #expect(FileManager.default.fileExists(atPath: home + "/" + folder))
    }
    #expect(try phone.groupContainer("group.a") != phone.groupContainer("group.b"))
  }

  @Test(
    "hostile names stay inside",
    arguments: [
      "../../etc", "..", ".", "", "a/b", "/abs", "a\u{0}b", "日本", ".hidden", String(repeating: "x", count: 9999),
    ])
  func hostileNames(_ name: String) throws {
    let phone = try PhoneDirectory()
    let home = try phone.dataContainer(of: name)

    #expect(URL(fileURLWithPath: home).standardized.path.hasPrefix(phone.path + "/Data/"))
    #expect(URL(fileURLWithPath: home).deletingLastPathComponent().path == phone.path + "/Data")
  }

  @Test("plain names stand for themselves and different ones stay different")
  func safeNames() {
    #expect(SafeName.of("net.rorklab.daily-pick_2") == "net.rorklab.daily-pick_2")
    #expect(SafeName.of("a/b") == "a%2Fb")
    #expect(SafeName.of("a%2Fb") != SafeName.of("a/b"))
    #expect(SafeName.of("..") == "%2E.")
  }

  @Test("what a phone remembers comes back")
  func state() throws {
    let phone = try PhoneDirectory()
    var state = SavedState()
    state.categories["app"] = [CategoryFacts(identifier: "C", actions: [ActionFacts(identifier: "A", title: "ä")])]
    state.permissions["app"] = Permissions(status: .denied)
    state.badges["app"] = 4
    state.delivered["app"] = [
      NotificationFacts(identifier: "n", date: Date(timeIntervalSince1970: 1e9), content: ContentFacts(title: "t"))
    ]

    try state.write(to: phone)

    #expect(try SavedState.read(from: phone) == state)
  }

  @Test("a new phone remembers nothing")
  func emptyState() throws {
    #expect(try SavedState.read(from: PhoneDirectory()) == SavedState())
  }

  @Test(
    "a state that cannot be read is an error that says what to do", arguments: ["", "{", "[1]", #"{"version":99}"#])
  func brokenState(_ text: String) throws {
    let phone = try PhoneDirectory()
    try Data(text.utf8).write(to: URL(fileURLWithPath: phone.state))

    #expect { try SavedState.read(from: phone) } throws: {
      guard let error = $0 as? NagaoshiError else { return false }
      return error.code == "phone.unreadable-state" && error.hint != nil
    }
  }

  private func temporaryPath() -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("nagaoshi-test-\(UUID().uuidString)").path
  }
}
