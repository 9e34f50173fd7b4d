import Foundation
import Testing

@testable import Assembly
@testable import Lowering

@Suite("Facts of Swift sources") struct FactsTests {
  let scratch: Scratch
  let reader: FactsReader
  init() throws {
    scratch = try Scratch("sources")
    reader = FactsReader(executable: try Toolbox.find().lower, cacheFolder: scratch.path + "/cache")
  }

  private func facts(_ text: String) throws -> SourceFacts {
    try scratch.write(text, to: "A.swift")
    let path = scratch.path + "/A.swift"
    return try #require(try reader.facts(of: [(path, Array(text.utf8))])[path])
  }

  @Test("types have their nesting, access, bases and attributes; functions are not looked into")
  func declarations() throws {
    let facts = try facts(
      """
      import UIKit
      @main @MainActor public class A: Base<Int>, P & Q, @unchecked Sendable {
        private struct Inner { enum Deep {} }
        func f() { class Local {} }
      }
      @objc(OldName) fileprivate final class B<T>: UIKit.UIView {}
      extension A: UNNotificationContentExtension { class Late {} }
      #if DEBUG
      class C {}
      #endif
      """)

    #expect(facts.declarations.map(\.name) == ["A", "A.Inner", "A.Inner.Deep", "B", "A", "A.Late", "C"])
    #expect(
      facts.declarations.map(\.kind) == ["class", "struct", "enum", "class", "extension", "class", "class"])
    #expect(
      facts.declarations.map(\.access) == [
        "public", "private", "private", "fileprivate", "internal", "internal", "internal",
      ])
    #expect(facts.declarations[0].inherits == ["Base", "P", "Q", "Sendable"])
    #expect(facts.declarations[0].attributes == ["main", "MainActor"])
    #expect(facts.declarations[3].objectiveCName == "OldName")
    #expect(facts.declarations[3].inherits == ["UIKit.UIView"])
    #expect(facts.declarations.map(\.isGeneric) == [false, false, false, true, false, false, false])
    #expect(facts.declarations.map(\.isConditional).last == true)
    #expect(facts.declarations.map(\.line) == [2, 3, 3, 6, 7, 7, 9])
  }

  @Test("initialisers are known by their labels")
  func initializers() throws {
    let facts = try facts(
      "class A { init(nibName: String?, _ b: Int = 1) {}\n convenience init() {}\n required init?(coder: Any) {} }")

    let initializers = facts.declarations[0].initializers
    #expect(initializers.map(\.name) == ["init(nibName:_:)", "init()", "init(coder:)"])
    #expect(initializers.map(\.isConvenience) == [false, true, false])
    #expect(initializers.map(\.needsNoArgument) == [false, true, false])
  }

  @Test("imports are found in all their forms, with their places")
  func imports() throws {
    let facts = try facts(
      """
      @testable import A
        import struct B.C
      internal import D.E
      #if canImport(F)
      import F
      #endif
      let text = \"\"\"
      import G
      \"\"\"
      """)

    #expect(facts.imports.map(\.module) == ["A", "B", "D", "F"])
    #expect(facts.imports.map(\.line) == [1, 2, 3, 5])
    #expect(facts.imports.map(\.column) == [18, 17, 17, 8])
    #expect(facts.imports.map(\.isConditional) == [false, false, false, true])
    #expect(!facts.hasTopLevelCode)
  }

  @Test("statements outside declarations are top-level code")
  func topLevelCode() throws {
    #expect(try facts("import A\nprint(1)\n").hasTopLevelCode)
  }

  @Test("facts are taken from the cache when the content is known, wherever the file lies")
  func cache() throws {
    _ = try facts("class Known {}")
    var broken = reader
    broken.executable = "/nowhere"

    let again = try broken.facts(of: [("/elsewhere/B.swift", Array("class Known {}".utf8))])

    #expect(again["/elsewhere/B.swift"]?.declarations.map(\.name) == ["Known"])
    #expect(throws: (any Error).self) { try broken.facts(of: [("/x.swift", Array("class New {}".utf8))]) }
  }

  @Test("any bytes have facts", .timeLimit(.minutes(2)))
  func mutations() throws {
    let original = Array("@main class A: B { init(x: Int) {} #if D\n func f() { \"\\(x)\" }\n#endif }\nimport C".utf8)
    var state: UInt64 = 99
    var sources: [(path: String, bytes: [UInt8])] = []
    for index in 0..<200 {
      var bytes = original
      for _ in 0..<6 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 24)
      }
      try scratch.write(Data(bytes), to: "\(index).swift")
      sources.append(("\(scratch.path)/\(index).swift", bytes))
    }

    #expect(try reader.facts(of: sources).count == 200)
  }
}

@Suite("Programs that are run") struct SubprocessTests {
  @Test("what a program says and how it ends is known")
  func ends() {
    let fine = Subprocess.run(["/bin/sh", "-c", "echo out; echo err >&2; exit 3"], timeout: 10)

    #expect(String(decoding: fine.output, as: UTF8.self) == "out\n")
    #expect(String(decoding: fine.errors, as: UTF8.self) == "err\n")
    #expect(fine.end == .exited(3))
    #expect(Subprocess.run(["/bin/sh", "-c", "kill -9 $$"], timeout: 10).end == .killed(signal: 9))
    #expect(Subprocess.run(["/nowhere"], timeout: 10).end == .notStarted("No such file or directory"))
  }

  @Test("a program that does not end is ended, with what it started", .timeLimit(.minutes(1)))
  func timeout() throws {
    let scratch = try Scratch()
    let script = "sleep 60 & echo $! > \(scratch.path)/child; wait"

    let result = Subprocess.run(["/bin/sh", "-c", script], timeout: 0.5)

    #expect(result.end == .timedOut)
    let child = try #require(Int32(try scratch.read("child").trimmingCharacters(in: .whitespacesAndNewlines)))
    // A process that was ended is gone, or waits for its new parent to notice; dying takes a moment.
    var isAlive = true
    for _ in 0..<200 where isAlive {
      let state = (try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)) ?? "(sleep) Z"
      isAlive = !state.contains(") Z")
      if isAlive { usleep(10_000) }
    }
    #expect(!isAlive)
  }

  @Test("much output does not stop a program")
  func flood() {
    let result = Subprocess.run(
      ["/bin/sh", "-c", "head -c 3000000 /dev/zero; head -c 3000000 /dev/zero >&2"], timeout: 20)

    #expect(result.output.count == 3_000_000)
    #expect(result.errors.count == 3_000_000)
  }
}
