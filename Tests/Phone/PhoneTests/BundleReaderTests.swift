import Foundation
import Journal
import Testing

@testable import Phone

@Suite("Reading a built app")
@MainActor
struct BundleReaderTests {
  @Test("an app is read with its extensions, their attributes and rights")
  func app() throws {
    let app = try read()

    #expect(app.installed.bundleIdentifier == "com.example.app")
    #expect(app.installed.displayName == "Daily Pick")
    #expect(app.installed.serviceExtensions.map(\.bundleIdentifier) == ["com.example.app.service"])
    let content = try #require(app.installed.contentExtensions.first)
    #expect(content.categories == ["DAILY_PICK"])
    #expect(content.initialContentSizeRatio == 0.5)
    #expect(content.isUserInteractionEnabled)
    #expect(!content.hidesDefaultContent)
    #expect(app.contents["com.example.app.content"]?.groups == ["group.example"])
    #expect(app.services["com.example.app.service"]?.sources == ["/p/Service.swift"])
    #expect(app.services["com.example.app.service"]?.library == nil)
    #expect(app.notes.isEmpty)
  }

  @Test("a misspelt NSExtensionAttribute is found out")
  func singularKey() throws {
    let app = try read { path in
      try BundleFixture.plist(
        path + "/PlugIns/NotificationContent.appex",
        [
          "CFBundleIdentifier": "c", "CFBundleExecutable": "NotificationContent",
          "NSExtension": ["NSExtensionPointIdentifier": BundleReader.contentPoint, "NSExtensionAttribute": ["a": "b"]],
        ])
    }

    #expect(app.notes.contains { $0.contains("misspelt") })
    #expect(app.installed.contentExtensions.first?.categories == [])
  }

  @Test("extensions of other kinds are passed over, and it is said")
  func otherExtension() throws {
    let app = try read { path in
      try BundleFixture.plist(
        path + "/PlugIns/Widget.appex",
        [
          "CFBundleIdentifier": "w", "CFBundleExecutable": "W",
          "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
        ])
    }

    #expect(app.notes == ["Widget.appex is passed over: extensions for com.apple.widgetkit-extension are not run"])
  }

  @Test("an extension that was not built is passed over, and it is said")
  func brokenExtension() throws {
    let app = try read { try BundleFixture.data(Data(), $0 + "/PlugIns/Broken.appex/Info.plist") }

    #expect(app.notes.count == 1)
    #expect(app.notes.first?.hasPrefix("Broken.appex is passed over") == true)
    #expect(app.installed.serviceExtensions.count == 1)
  }

  @Test("a broken app is an error with its file", arguments: ["", "not a plist", "<plist><array/></plist>"])
  func broken(_ text: String) {
    #expect {
      try read { try BundleFixture.data(Data(text.utf8), $0 + "/Info.plist") }
    } throws: { ($0 as? NagaoshiError)?.location?.file?.hasSuffix("/Info.plist") == true }
  }

  @Test("an executable outside of the bundle is refused")
  func escapingExecutable() {
    #expect {
      try read { try BundleFixture.plist($0, ["CFBundleIdentifier": "a", "CFBundleExecutable": "../../bin/sh"]) }
    } throws: { ($0 as? NagaoshiError)?.code == "bundle.missing-key" }
  }

  private func read(_ edit: (String) throws -> Void = { _ in }) throws -> BundleReader.App {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nagaoshi-app-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try BundleFixture.write(to: folder + "/A.app")
    try edit(folder + "/A.app")
    return try BundleReader.app(at: folder + "/A.app")
  }
}
