import Foundation
import Testing

@testable import XcodeProject

/// A generator whose numbers are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }
}

/// Damages bytes in ways that real files are damaged: flips, cuts, doubled and swapped parts, hostile words.
func mutated(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
  var bytes = bytes
  let words = [
    "{", "}", "(", ");", "\"", "<", "</dict>", "&", "\\U", "/*", "\0", "$(", "$(inherited)", "]]>", "<![CDATA[",
  ]
  for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    let end = min(bytes.count, place + Int.random(in: 1...200, using: &generator))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 3: bytes.removeSubrange(place...)
    default: bytes.insert(contentsOf: Array((words.randomElement(using: &generator) ?? "").utf8), at: place)
    }
  }
  return bytes
}

@Suite("Damaged files") struct MutationTests {
  @Test("no damage to a project file does more than give an error", .timeLimit(.minutes(2)))
  func projects() throws {
    let scratch = try Scratch.copy(of: "Tests/Projects/BuildClassic")
    let file = "Classic.xcodeproj/project.pbxproj"
    let original = Array(try scratch.read(file).utf8)
    var generator = SeededGenerator(state: 20_260_731)
    var outcomes = (read: 0, refused: 0)
    for _ in 0..<250 {
      try scratch.write(Data(mutated(original, &generator)), to: file)
      do {
        _ = try ProjectModel.read(scratch.path)
        outcomes.read += 1
      } catch {
        #expect(!error.message.isEmpty)
        outcomes.refused += 1
      }
    }
    #expect(outcomes.read > 0 && outcomes.refused > 0)
  }

  @Test("no damage to a property list does more than give an error", .timeLimit(.minutes(2)), arguments: [1, 2, 3])
  func plists(_ seed: UInt64) throws {
    let object: [String: Any] = ["NSExtension": ["list": [1, 2.5, true, Data([1, 2]), Date()], "text": "日本"]]
    let binary = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
    let xml = try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
    var generator = SeededGenerator(state: seed)
    for _ in 0..<2000 {
      _ = try? PlistDocument(bytes: mutated([UInt8](xml), &generator))
      _ = try? PlistDocument(bytes: mutated([UInt8](binary), &generator))
    }
  }
}
