import Foundation
import Journal
import Testing

@testable import Payload

@Suite("Reading JSON")
struct JSONDocumentTests {
  @Test("every kind of value is told apart")
  func kinds() throws {
    let document = try JSONDocument(
      Data(
        #"{"s":"é\n\u00e9\ud83d\ude00","t":true,"f":false,"n":null,"i":1,"m":-3,"d":1.5,"e":1e2,"a":[1,[]],"o":{}}"#
          .utf8))

    #expect(document.root["s"] == "é\né😀")
    #expect(document.root["t"] == true)
    #expect(document.root["f"] == false)
    #expect(document.root["n"] == .null)
    #expect(document.root["i"] == .integer(1))
    #expect(document.root["m"] == .integer(-3))
    #expect(document.root["d"] == .double(1.5))
    #expect(document.root["e"] == .double(100))
    #expect(document.root["a"] == [1, []])
    #expect(document.root["o"] == .dictionary([:]))
  }

  @Test(
    "a syntax error names its line and column",
    arguments: [
      ("{\n  \"aps\": tru\n}", 2, 10), ("{\"a\": 1,}", 1, 9), ("{\"a\" 1}", 1, 6), ("{a: 1}", 1, 2), ("", 1, 1),
      ("[1 2]", 1, 4), ("{\"a\": \"x", 1, 7), ("{\"a\": 01}", 1, 8), ("{\"a\": 1.}", 1, 9), ("{} x", 1, 4),
      ("{'a': 1}", 1, 2), ("// hi\n{}", 1, 1), ("{\"é\":\n\"\\q\"}", 2, 2), ("{\"a\": \"\\u12\"}", 1, 10),
      ("{\"a\": -}", 1, 8), ("{\"a\": 1e}", 1, 9), ("{\"a\":'x'}", 1, 6), ("{\"a\": \"x\ny\"}", 1, 9), ("[1,", 1, 4),
      ("{\"a\": 1e999}", 1, 7), ("{\"a\":\"\u{1}\"}", 1, 7),
    ])
  func syntaxErrors(text: String, line: Int, column: Int) throws {
    let error = #expect(throws: NagaoshiError.self) { try JSONDocument(Data(text.utf8)) }

    #expect(error?.code == "json.syntax")
    #expect(error?.location?.line == line)
    #expect(error?.location?.column == column)
  }

  @Test("bytes that are no UTF-8 are refused")
  func invalidBytes() {
    #expect(throws: NagaoshiError.self) { try JSONDocument(Data([0x22, 0xFF, 0x22])) }
    #expect(throws: NagaoshiError.self) { try JSONDocument(Data([0xFF])) }
  }

  @Test("nesting is bounded, so that no text overflows the stack")
  func depth() {
    let text = String(repeating: "[", count: 100_000)

    let error = #expect(throws: NagaoshiError.self) { try JSONDocument(Data(text.utf8)) }

    #expect(error?.code == "json.too-deep")
  }

  @Test("a text of more than a megabyte is not read")
  func size() {
    let error = #expect(throws: NagaoshiError.self) {
      try JSONDocument(Data(repeating: 0x20, count: JSONDocument.sizeLimit + 1))
    }
    #expect(error?.code == "json.too-large")
  }

  @Test("a value's place is known by its path, else by its ancestor's")
  func places() throws {
    let document = try JSONDocument(Data("{\n  \"aps\": {\n    \"alert\": [1, 2]\n  }\n}".utf8))

    #expect(document.location(of: "aps.alert[1]").line == 3)
    #expect(document.location(of: "aps.alert[1]").column == 18)
    #expect(document.location(of: "aps.nothing.here").line == 2)
    #expect(document.location(of: "nothing").line == 1)
  }

  @Test("of a key that occurs twice the last one counts, and it is told")
  func duplicates() throws {
    let document = try JSONDocument(Data(#"{"a":{"b":1,"b":2}}"#.utf8))

    #expect(document.root["a"]?["b"] == 2)
    #expect(document.duplicateKeys == ["a.b"])
  }

  @Test("a byte order mark and lonely surrogates do no harm")
  func oddities() throws {
    #expect(try JSONDocument(Data([0xEF, 0xBB, 0xBF]) + Data("[]".utf8)).root == [])
    #expect(
      try JSONDocument(Data(#"["\ud800","\udc00x","\ud800\u0041"]"#.utf8)).root == [
        "\u{FFFD}", "\u{FFFD}x", "\u{FFFD}A",
      ])
  }

  @Test("random bytes never crash the reader")
  func fuzz() {
    var random = SplitMix(state: 7)
    let seed = Array(#"{"aps":{"alert":{"title":"é","x":[1,-2.5e3,true,null,"\u00e9\n"]}}}"#.utf8)
    for _ in 0..<3000 {
      var bytes = seed
      for _ in 0..<(1 + Int(random.next() % 4)) {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      bytes.removeLast(Int(random.next() % 8))
      _ = try? JSONDocument(Data(bytes))
      _ = try? PushPayload(Data(bytes))
    }
  }
}

struct SplitMix {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
