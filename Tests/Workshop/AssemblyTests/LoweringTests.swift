import Foundation
import Testing

@testable import Assembly
@testable import Lowering

@Suite("Lowering", .serialized) struct LoweringTests {
  let scratch: Scratch
  let reader: FactsReader
  init() throws {
    scratch = try Scratch("sources")
    reader = FactsReader(executable: try Toolbox.find().lower, cacheFolder: scratch.path + "/cache")
  }

  private func lowered(_ text: String, _ name: String = "A.swift") throws -> SourceFacts.Lowered? {
    try scratch.write(text, to: name)
    let path = "\(scratch.path)/\(name)"
    return try #require(try reader.facts(of: [(path, Array(text.utf8))])[path]).lowered
  }

  @Test("a file without Objective-C and without classes stays as it is")
  func untouched() throws {
    #expect(try lowered("import UIKit\nstruct A { var b = 1 }\n@available(iOS 13, *) func c() {}\n") == nil)
  }

  @Test("attributes become blanks, and each line stays where it was")
  func lines() throws {
    let text = """
      import UIKit
      @objcMembers class A: NSObject {
        @objc(x:
          y:) func f(_ a: Int, b: Int) {}
        @IBOutlet
        private var c: UIView!  // @objc
        let d = "@objc #selector(x)"
      }
      """
    let lowered = try #require(try lowered(text))

    let (before, after) = (text.split(separator: "\n"), lowered.text.split(separator: "\n"))
    for index in before.indices {
      #expect(after[index].utf8.count == before[index].utf8.count)
      #expect(after[index].contains("@objc(") == false && after[index].contains("@IB") == false)
    }
    #expect(lowered.shifts == [])
    #expect(after[5] == before[5] && after[6] == before[6])
  }

  @Test("what is lowered already stays as it is")
  func idempotent() throws {
    let first = try #require(try lowered("@objc class A: NSObject { @objc dynamic var b = 1; @objc func c() {} }\n"))

    #expect(try lowered(first.text) == nil)
  }

  @Test("a file that ends inside of something gets no code at its end")
  func unfinished() throws {
    let lowered = try #require(try lowered("@objc class A: NSObject { @objc func b() {}"))

    #expect(lowered.text == "      class A: NSObject {       func b() {}")
    #expect(!lowered.registers)
  }

  @Test("what other files declare counts: members of protocols, @objcMembers, overrides")
  func context() throws {
    let protocols = "@objc protocol P { @objc optional func p(_ a: Int) }\n@objcMembers class M: NSObject {}\n"
    let user = "class C: P { func p(_ a: Int) {}; func q() {} }\nextension M { func m() {} }\n"
    try scratch.write(protocols, to: "P.swift")
    try scratch.write(user, to: "U.swift")
    let sources = ["P.swift": protocols, "U.swift": user].map { ("\(scratch.path)/\($0)", Array($1.utf8)) }

    let together = try #require(try reader.facts(of: sources)["\(scratch.path)/U.swift"]?.lowered)
    let alone = try lowered(user, "U.swift")

    #expect(together.text.contains("\"p(_:)\"") && together.text.contains("\"m()\""))
    #expect(!together.text.contains("\"q()\""))
    #expect(alone == nil || alone?.text.contains("\"p(_:)\"") == false)
  }

  // The place of each error is that of its name in the text, and of nothing that was put beside it.
  @Test("errors are at the line and column that the unlowered text has")
  func diagnostics() throws {
    let project = try Scratch.threeTargets()
    let text = """
      import UIKit
      @objc protocol P { @objc optional func pick(_ name: missing1, with other: Int) -> missing2
        @objc optional var title: missing3 { get } }
      @objcMembers class B: NSObject {
        dynamic var a = 1; var b = missing4
        @objc dynamic var c: Int = 2 { didSet { missing5() } }; let k = (#keyPath(B.a), missing6)
      }
      @objc(Foo) class A: UIViewController { weak var p: P?
        @IBOutlet weak var label: missing7!; @IBAction func tap(_ s: Any) { missing8() }
        func f() {
          let s = (#selector(tap(_:)), missing9, #selector(missing10), missing11)
          let o = B().observe(\\.a) { _, _ in missing12() }; missing13()
          p?.pick?("", with: 1); missing14(); if #available(iOS 15, *) { missing15() }
          /* 日本 */ _ = #colorLiteral(red: 1, green: 1, blue: 1, alpha: missing16); missing17(#selector(getter: B.a))
        }
      #if os(iOS) && DEBUG
        @objc func g() { missing18() }
      #endif
        @objc dynamic var h = 1; }; var i = missing19()
      extension A {
        override func viewDidLoad() { super.viewDidLoad(); _ = #selector(g); missing20()
            missing21(#selector(tap)); missing22() }
      }
      let z = missing23
      """
    try project.write(text, to: "Content/Broken.swift")

    let result = try Assembly.build(project: project.path)

    let errors = result.allFindings.filter {
      $0.severity == .error && $0.location?.file?.hasSuffix("Broken.swift") == true
    }
    var places: [String: String] = [:]
    for error in errors {
      let name = error.message.split(separator: "'").first { $0.hasPrefix("missing") }.map(String.init) ?? error.message
      places[name] = "\(error.location?.line ?? 0):\(error.location?.column ?? 0)"
    }
    var expected: [String: String] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for match in line.matches(of: /missing[0-9]+/) {
        expected[String(match.output)] = "\(index + 1):\(line[..<match.range.lowerBound].utf8.count + 1)"
      }
    }
    #expect(expected.count == 23)
    for (name, place) in expected { #expect(places[name] == place, "\(name)") }
  }

  @Test("a member that cannot be registered is left out, and all else is built")
  func leftOut() throws {
    let project = try Scratch.threeTargets()
    try project.write(
      "import UIKit\n@objcMembers class A: NSObject {\n  func f(_ a: @autoclosure () -> Bool) {}\n  func g() {}\n}\n",
      to: "Content/A.swift")

    let result = try Assembly.build(project: project.path)

    #expect(result.isComplete)
    let left = result.allFindings.filter { $0.code == "lowering.left-out" }
    #expect(left.map(\.message) == ["f(_:) cannot be reached by its name for Objective-C"])
    #expect(left.first?.location?.file?.hasSuffix("/Content/A.swift") == true)
  }

  @Test("any bytes are lowered, or left alone", .timeLimit(.minutes(10)))
  func mutations() throws {
    let original = Array(
      """
      @objc protocol P { @objc optional func p(_ a: Int!, b: X) -> Y?; @objc optional var t: String { get } }
      #if os(iOS)
      @objcMembers class A: B { @objc(x:) dynamic var a = 1 { willSet {} }, @IBOutlet weak var c: D!
        func f() { x.observe(\\.a.b?.c) { }; #selector(getter: A.b); #keyPath(A.b); d?.e?(f, g: h); if #available(iOS 1.2, *) {} }
        @NSManaged var m: Int; override func responds(to s: Selector!) -> Bool { #imageLiteral(resourceName: "") }
      }
      #endif
      """.utf8)
    var state: UInt64 = 7
    var sources: [(path: String, bytes: [UInt8])] = []
    let factor = ProcessInfo.processInfo.environment["NAGAOSHI_FUZZ_FACTOR"].flatMap { Int($0) } ?? 1
    for index in 0..<(400 * factor) {
      var bytes = original
      for _ in 0..<(1 + index % 9) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let place = Int(state >> 33) % bytes.count
        switch state >> 8 & 3 {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(UInt8(truncatingIfNeeded: state >> 24), at: place)
        case 2: bytes[place] = UInt8(truncatingIfNeeded: state >> 24)
        default: bytes.removeSubrange(place..<min(bytes.count, place + Int(state >> 16 & 31)))
        }
      }
      try scratch.write(Data(bytes), to: "\(index).swift")
      sources.append(("\(scratch.path)/\(index).swift", bytes))
    }
    let deep = Array((String(repeating: "{[(", count: 20_000) + String(repeating: "class A: B {", count: 5000)).utf8)
    try scratch.write(Data(deep), to: "deep.swift")
    sources.append(("\(scratch.path)/deep.swift", deep))

    let facts = try reader.facts(of: sources)

    #expect(facts.count == sources.count)
    for (path, bytes) in sources {
      guard let text = facts[path]?.lowered?.text else { continue }
      #expect(text.utf8.filter { $0 == 0x0A }.count >= bytes.filter { $0 == 0x0A }.count)
    }
  }
}
