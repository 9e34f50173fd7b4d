import Assembly
import Foundation
import Testing

@Suite("Building again") struct IncrementalTests {
  let tools: FakeToolbox
  let project: Scratch
  init() throws {
    tools = try FakeToolbox()
    project = try Scratch.threeTargets()
    _ = try tools.build(project)
    try tools.scratch.remove("calls")
  }

  private func actions(_ result: BuildResult) -> [String] {
    result.actions.filter { $0.kind != .read }.map { "\($0.kind.rawValue) \($0.target ?? "")" }
  }

  @Test("nothing is done when nothing has changed")
  func nothing() throws {
    let result = try tools.build(project)

    #expect(result.actions == [])
    #expect(tools.calls == [])
    #expect(result.targets.map(\.status) == [.unchanged, .unchanged, .unchanged])
    #expect(result.targets.map(\.kind) == ["app", "content", "service"])
  }

  @Test("an edited file recompiles its target alone")
  func edit() throws {
    try project.edit("Content/Content.swift") { $0 + "// more\n" }

    let result = try tools.build(project)

    #expect(actions(result) == ["compile Content"])
    #expect(tools.calls == ["Content"])
    #expect(result.targets.map(\.status) == [.unchanged, .built, .unchanged])
    #expect(try tools.build(project).actions == [])
  }

  @Test("a file that was only touched recompiles nothing")
  func touch() throws {
    let text = try project.read("Content/Content.swift")
    try project.write(text, to: "Content/Content.swift")

    let result = try tools.build(project)

    #expect(actions(result) == [])
    #expect(tools.calls == [])
  }

  @Test("in a project that was copied with its build folder the compiler's cache, which knows its place, begins anew")
  func copied() throws {
    try project.write("old", to: ".nagaoshi/ModuleCache/X.pcm")
    _ = try tools.build(project)
    let copy = try Scratch()
    try copy.remove("")
    try FileManager.default.copyItem(atPath: project.path, toPath: copy.path)
    #expect(FileManager.default.fileExists(atPath: copy.path + "/.nagaoshi/ModuleCache/X.pcm"))

    let result = try tools.build(copy)

    #expect(result.isComplete)
    #expect(!FileManager.default.fileExists(atPath: copy.path + "/.nagaoshi/ModuleCache/X.pcm"))
    #expect(FileManager.default.fileExists(atPath: project.path + "/.nagaoshi/ModuleCache/X.pcm"))
  }

  @Test("a shared file recompiles every target")
  func shared() throws {
    try project.write("enum Shared { static let a = 1 }\n", to: "Shared/Shared.swift")

    _ = try tools.build(project)

    #expect(tools.calls == ["App", "Content", "Service"])
  }

  @Test("a new file is noticed, and a removed one too")
  func newFile() throws {
    try project.write("enum More {}\n", to: "Service/More/More.swift")
    _ = try tools.build(project)
    let first = tools.calls
    try project.remove("Service/More")
    _ = try tools.build(project)

    #expect(first == ["Service"])
    #expect(tools.calls == ["Service", "Service"])
  }

  @Test("changed texts are put into the bundle without the compiler; removed ones go")
  func resources() throws {
    try project.write("\"a\" = \"c\";\n", to: "Content/ja.lproj/Localizable.strings")
    let changed = try tools.build(project)
    let table = changed.contents[0].bundle + "/ja.lproj/Localizable.strings"
    let text = try String(contentsOfFile: table, encoding: .utf8)
    try project.remove("Content/ja.lproj")
    let removed = try tools.build(project)

    #expect(actions(changed) == ["bundle Content"])
    #expect(text.contains("<string>c</string>"))
    #expect(actions(removed) == ["bundle Content"])
    #expect(!FileManager.default.fileExists(atPath: table))
    #expect(!FileManager.default.fileExists(atPath: changed.contents[0].bundle + "/ja.lproj"))
    #expect(tools.calls == [])
  }

  @Test("a changed Info.plist is written anew; the code only if a class is named differently")
  func plist() throws {
    try project.edit("Content/Info.plist") {
      $0.replacing("</dict></plist>", with: "<key>New</key><true/></dict></plist>")
    }

    let result = try tools.build(project)

    #expect(actions(result) == ["bundle Content"])
    #expect(tools.calls == [])
  }

  @Test("a library or bundle that somebody removed is made again")
  func removed() throws {
    let known = try tools.build(project)
    let library = try #require(known.services[0].library)
    try FileManager.default.removeItem(atPath: library)
    _ = try tools.build(project)
    let calls = tools.calls
    try FileManager.default.removeItem(atPath: known.services[0].executable)
    let again = try tools.build(project)

    #expect(calls == ["Service"])
    #expect(actions(again) == ["bundle Service"])
    #expect(FileManager.default.fileExists(atPath: known.services[0].executable))
  }

  @Test("another compiler or other modules recompile everything; a new nagaoshi-appex is only put in its place")
  func newTools() throws {
    try tools.scratch.write("newer", to: "Modules/UIKit.swiftmodule")
    _ = try tools.build(project)
    let modules = tools.calls
    try tools.setCompiler("# newer")
    _ = try tools.build(project)
    let compiler = tools.calls
    try tools.scratch.write("#!/bin/sh\n# newer\n", to: "nagaoshi-appex")
    let appex = try tools.build(project)

    #expect(modules == ["App", "Content", "Service"])
    #expect(compiler.count == 6)
    #expect(tools.calls.count == 6)
    #expect(try String(contentsOfFile: appex.services[0].executable, encoding: .utf8).contains("newer"))
  }

  @Test("output beside the targets does not count as a change")
  func output() throws {
    try project.write("png", to: "out/00-push.png")
    _ = try tools.build(project)
    try project.write("png", to: "out/00-push.png")

    let result = try tools.build(project)

    #expect(result.actions == [])
  }

  @Test("warnings are said again although nothing is compiled")
  func warnings() throws {
    try tools.setCompiler(
      "[ $module = Content ] && echo '\(project.path)/Content/Content.swift:3:5: warning: be careful' >&2")
    let first = try tools.build(project)
    let second = try tools.build(project)

    #expect(first.contents[0].findings.map(\.message) == ["be careful"])
    #expect(second.contents[0].findings == first.contents[0].findings)
    #expect(second.actions == [])
  }

  @Test("a target that failed is tried again, and the others are left alone")
  func failure() throws {
    try tools.setCompiler("if [ $module = Content ]; then echo 'x.swift:1:1: error: no' >&2; exit 1; fi")
    let failed = try tools.build(project)
    try tools.scratch.remove("calls")
    let again = try tools.build(project)

    #expect(failed.targets.map(\.status) == [.built, .failed, .built])
    #expect(!failed.isComplete)
    #expect(tools.calls == ["Content"])
    #expect(again.contents[0].status == .failed)
  }
}
