import Foundation
import Journal
import Testing

@testable import XcodeProject

@Suite("A project with classic groups") struct ClassicProjectTests {
  let scratch: Scratch
  init() throws { scratch = try Scratch.copy(of: "Tests/Projects/BuildClassic") }

  private func read(_ configuration: String? = nil) throws -> ProjectModel {
    try ProjectModel.read(scratch.path, configuration: configuration)
  }
  private func relative(_ paths: [String]) -> [String] {
    let root = Path.folder((try? ProjectModel.locate(scratch.path)) ?? "")
    return paths.map { Path.relative($0, to: root) ?? $0 }
  }

  @Test("targets have their sources wherever the groups put them")
  func sources() throws {
    let model = try read()

    #expect(model.configuration == "Debug")
    #expect(model.targets.map(\.name) == ["Clock", "Alarm"])
    #expect(model.targets.map(\.kind) == [.app, .serviceExtension])
    #expect(relative(model.targets[0].sources) == ["Clock/AppDelegate.swift", "Clock/時刻.swift", "Kit/Time.swift"])
    #expect(relative(model.targets[0].foreignSources) == ["Clock/Legacy.m"])
    #expect(relative(model.targets[1].sources) == ["Alarm/AlarmService.swift", "Kit/Time.swift"])
    #expect(model.targets[0].embeddedTargets == ["Alarm"])
  }

  @Test("variant groups give each language its file, folder references stay whole")
  func resources() throws {
    let resources = try read().targets[0].resources

    #expect(
      relative(resources.map(\.path)) == [
        "Clock/Base.lproj/Localizable.strings", "Clock/ja.lproj/Localizable.strings", "Clock/Assets.xcassets",
        "Clock/音",
      ])
    #expect(resources.map(\.language) == ["Base", "ja", nil, nil])
  }

  @Test("settings come from the included files, the project and the target")
  func settings() throws {
    let model = try read()

    #expect(model.targets[0].bundleIdentifier == "net.example.clock")
    #expect(model.targets[1].bundleIdentifier == "net.example.clock.alarm")
    #expect(model.targets[0].conditions == ["DEBUG", "CLOCK", "SHARED"])
    #expect(model.targets[0].deploymentTarget == "15.0")
    #expect(model.targets[0].settings?["SUPPORT_URL"] == "https://net.example.example")
    #expect(model.targets[0].languageMode == "5")
  }

  @Test("another configuration gives other names and another language mode")
  func staging() throws {
    let target = try read("Staging").targets[0]

    #expect(target.bundleIdentifier == "net.example.clock.staging")
    #expect(target.productName == "Clock Staging")
    #expect(target.moduleName == "Clock_Staging")
    #expect(target.languageMode == "6")
    #expect(target.conditions == ["SHARED"])
  }

  @Test("a configuration that is not there is an error that lists those that are")
  func noConfiguration() throws {
    let error = #expect(throws: NagaoshiError.self) { try read("Debgu") }

    #expect(error?.code == "project.no-configuration")
    #expect(error?.hint == "It has Debug, Staging.")
  }

  @Test("a generated Info.plist has Xcode's keys and those of the settings")
  func generatedPlist() throws {
    let plist = try read().targets[0].infoPlist

    #expect(plist["CFBundleDisplayName"]?.string == "時計 & Clock")
    #expect(plist["CFBundleShortVersionString"]?.string == "2.1")
    #expect(plist["CFBundleVersion"]?.string == "7")
    #expect(plist["CFBundleDevelopmentRegion"]?.string == "ja")
    #expect(plist["CFBundlePackageType"]?.string == "APPL")
    #expect(
      plist["UISupportedInterfaceOrientations~iphone"]?.strings == [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
      ])
    #expect(plist["UIApplicationSceneManifest"] == .dictionary(["UIApplicationSupportsMultipleScenes": .boolean(true)]))
  }

  @Test("the user's Info.plist and entitlements are expanded, and missing names filled in")
  func expandedPlist() throws {
    let target = try read().targets[1]

    #expect(target.infoPlist["NSExtension"]?["NSExtensionPrincipalClass"]?.string == "Alarm.AlarmService")
    #expect(target.infoPlist["CFBundleExecutable"]?.string == "Alarm")
    #expect(target.infoPlist["CFBundlePackageType"]?.string == "XPC!")
    #expect(target.entitlements?["com.apple.security.application-groups"]?.strings == ["group.net.example.clock"])
    #expect(target.entitlements?["keychain-access-groups"]?.strings == ["ABCDE12345.net.example.clock"])
    #expect(target.infoPlistLines["NSExtension.NSExtensionPrincipalClass"] == 15)
  }

  @Test("a source that is not there is an error with its object and path, and the rest is read")
  func missingSource() throws {
    try scratch.remove("Alarm/AlarmService.swift")

    let model = try read()

    let finding = try #require(model.findings.first { $0.code == "project.file-missing" })
    #expect(finding.severity == .error)
    #expect(finding.target == "Alarm")
    #expect(finding.message.contains("/Alarm/AlarmService.swift"))
    #expect(finding.location?.path == "PBXFileReference C1A550000000000000000F04")
    #expect(finding.location?.line == 41)
    #expect(relative(model.targets[1].sources) == ["Kit/Time.swift"])
  }

  @Test("an Info.plist that is not there or not readable is an error with the place")
  func badPlist() throws {
    try scratch.edit("Alarm/Info.plist") {
      $0.replacing("<dict>\n\t\t<key>NSExtensionPoint", with: "<dct>\n\t\t<key>NSExtensionPoint")
    }
    let broken = try #require(try read().findings.first { $0.code == "plist.unparseable" })
    try scratch.remove("Alarm/Info.plist")
    let missing = try #require(try read().findings.first { $0.code == "plist.missing" })

    #expect(broken.location?.line == 12)
    #expect(broken.message.contains("<dct>"))
    #expect(missing.location?.file?.hasSuffix("/Alarm/Info.plist") == true)
    #expect(missing.target == "Alarm")
  }

  @Test("a project file with the marks of a merge conflict says so")
  func conflict() throws {
    try scratch.edit("Classic.xcodeproj/project.pbxproj") {
      $0.replacing("\tobjectVersion = 56;", with: "<<<<<<< HEAD\n\tobjectVersion = 56;\n=======")
    }

    let error = #expect(throws: NagaoshiError.self) { try read() }

    #expect(error?.code == "project.unparseable")
    #expect(error?.hint?.contains("merge conflict") == true)
    #expect(error?.location?.line == 6)
  }
}
