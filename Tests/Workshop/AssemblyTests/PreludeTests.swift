import Foundation
import Testing

@testable import Assembly

@Suite("The prelude") struct PreludeTests {
  @Test("is the text that IOSFoundation documents and tests")
  func equal() throws {
    let scratch = Scratch.repository + "/Sources/Frameworks/IOSFoundation/Runtime/Prelude.swift"
    let file = try String(contentsOfFile: scratch, encoding: .utf8)
    let start = try #require(file.firstRange(of: "preludeSource = \"\"\"\n")).upperBound
    let end = try #require(file[start...].firstRange(of: "\n  \"\"\"")).lowerBound
    let text = file[start..<end].split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }.joined(separator: "\n").replacing("\\\\", with: "\\")

    #expect(Prelude.source == text)
  }
}
