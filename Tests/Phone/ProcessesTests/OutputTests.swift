import SpringBoard
import Testing

@testable import Processes

@Suite("What processes print", .serialized)
struct OutputTests {
  @Test("lines come as lines, also the last without an end, and from both streams")
  func lines() throws {
    let (_, log) = try shell("printf 'a\\r\\n\\nb'; printf 'c\\n' >&2")

    #expect(log.ending() == .exited(status: 0))
    #expect(log.output.filter { $0.stream == .output }.map(\.text) == ["a", "", "b"])
    #expect(log.output.filter { $0.stream == .error }.map(\.text) == ["c"])
  }

  @Test("a flood is cut in its middle: beginning and end stay")
  func flood() throws {
    let (_, log) = try shell("seq 1 200000")

    #expect(log.ending(within: 60) == .exited(status: 0))
    let texts = log.output.map(\.text)
    #expect(texts.first == "1")
    #expect(texts.last == "200000")
    #expect(texts.contains { $0.hasPrefix("… ") && $0.hasSuffix(" bytes left out …") })
    let size = texts.reduce(0) { $0 + $1.utf8.count + 1 }
    // While it is read, more comes free.
    #expect(size < 2 * OutputPipe.firstLimit + OutputPipe.lastLimit)
  }

  @Test("a line without end is cut")
  func longLine() throws {
    let (_, log) = try shell("head -c 100000 /dev/zero | tr '\\0' x; echo")

    #expect(log.ending() == .exited(status: 0))
    #expect(log.output.count == 1)
    #expect(log.output.first?.text.utf8.count == OutputPipe.lineLimit + "…".utf8.count)
  }

  @Test("bytes that are no text do not hurt")
  func bytes() throws {
    let (_, log) = try shell("printf '\\377\\376\\n'")

    #expect(log.ending() == .exited(status: 0))
    #expect(log.output.map(\.text) == ["\u{FFFD}\u{FFFD}"])
  }
}
