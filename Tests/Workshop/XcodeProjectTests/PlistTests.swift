import Foundation
import Testing

@testable import XcodeProject

@Suite("Property lists") struct PlistTests {
  @Test(
    "the old text form is read as Foundation reads it",
    arguments: [
      "// !$*UTF8*$!\n{ a = \"日本\\U00e9 \\\"x\\\" \\n\"; b = (1, 2,); /* c */ }",
      "{ \"k e y\" = { inner = ( { a = b; }, ); }; path = Kit/Time.swift; v = 1.0; u = a_b$c:d; }",
      "{ emoji = \"\\UD83D\\UDE00\"; octal = \"\\101\"; tab = \"a\\tb\"; }",
    ])
  func openStep(_ text: String) throws {
    let foundation = try #require(
      try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? NSDictionary)

    let ours = try PlistDocument(bytes: Array(text.utf8))

    let xml = Data(PlistWriter.xml(ours.root))
    let again = try PropertyListSerialization.propertyList(from: xml, format: nil) as? NSDictionary
    #expect(again == foundation)
  }

  @Test("the XML form is read as Foundation reads it, and survives being written")
  func xml() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
      <!-- a comment --><key>a &amp; b</key><string>&lt;日本&#x1F600;<![CDATA[ <raw> ]]></string>
      <key>list</key><array><integer>-3</integer><real>0.5</real><true/><false/><data>AAEC/w==</data></array>
      <key>empty</key><dict/><key>none</key><array/><key>s</key><string/>
      </dict></plist>
      """
    let foundation = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? NSDictionary

    let ours = try PlistDocument(bytes: Array(text.utf8))
    let again = try PlistDocument(bytes: PlistWriter.xml(ours.root))
    let reread = try PropertyListSerialization.propertyList(from: Data(PlistWriter.xml(ours.root)), format: nil)

    #expect(again.root == ours.root)
    #expect(reread as? NSDictionary == foundation)
    #expect(ours.root["a & b"]?.string == "<日本😀 <raw> ")
    #expect(ours.lines["list"] == 5)
  }

  @Test("the binary form keeps the kinds of its values")
  func binary() throws {
    let object: [String: Any] = ["flag": true, "number": 1, "real": 0.83, "text": "日本", "list": [false, 2]]
    let data = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)

    let document = try PlistDocument(bytes: [UInt8](data))

    #expect(document.root["flag"] == .boolean(true))
    #expect(document.root["number"] == .integer(1))
    #expect(document.root["real"] == .real(0.83))
    #expect(document.root["text"] == .string("日本"))
    #expect(document.root["list"] == .array([.boolean(false), .integer(2)]))
  }

  @Test(
    "what is wrong is told with its line",
    arguments: [
      ("{\n a = 1\n b = 2;\n}", 3, "';'"),
      ("{\n a = \"never;\n}", 2, "never ends"),
      ("{ a = (\n1 2) }", 2, "','"),
      ("<plist>\n<dict>\n<key>a</key>\n<foo/>\n</dict></plist>", 4, "<foo>"),
      ("<plist>\n<dict>\n<key>a</key>\n</dict></plist>", 4, "no value"),
      ("<plist><dict>\n<key>a</key><string>x & y</string></dict></plist>", 2, "&amp;"),
      ("<plist><dict><key>a</key>\n<integer>12x</integer></dict></plist>", 2, "'12x'"),
    ])
  func errors(_ text: String, _ line: Int, _ part: String) {
    let error = #expect(throws: PlistError.self) { try PlistDocument(bytes: Array(text.utf8)) }

    #expect(error?.line == line)
    #expect(error?.message.contains(part) == true)
  }

  @Test(
    "bottomless nesting is refused, not followed",
    arguments: [String(repeating: "(", count: 100_000), String(repeating: "{a=", count: 100_000)])
  func nesting(_ text: String) {
    #expect(throws: PlistError.self) { try PlistDocument(bytes: Array(text.utf8)) }
    let tags = "<plist>" + String(repeating: "<array>", count: 100_000)
    #expect(throws: PlistError.self) { try PlistDocument(bytes: Array(tags.utf8)) }
  }

  @Test("UTF-16 with and without a mark is text")
  func utf16() throws {
    let text = "\"a\" = \"日本\";"
    for encoding in [String.Encoding.utf16, .utf16BigEndian, .utf16LittleEndian] {
      let bytes = [UInt8](try #require(text.data(using: encoding)))
      #expect(try PlistDocument(bytes: bytes).root["a"]?.string == "日本")
    }
  }
}
