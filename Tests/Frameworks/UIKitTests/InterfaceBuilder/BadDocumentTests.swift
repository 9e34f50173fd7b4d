@_spi(Runtime) import IOSFoundation
import Journal
import Testing

@_spi(Runtime) @testable import UIKit

/// What no Interface Builder wrote is refused, or read as far as it goes, with words about it.
@MainActor @Suite("Documents that are not as they should be", .serialized)
struct BadDocumentTests {
  @Test(
    "what is no document is refused with the place",
    arguments: [
      "", "plain text", "<a>", "<?xml version=\"1.0\"?><plist/>", "<document type=\"com.example\"/>",
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects>",
    ])
  func refused(_ text: String) {
    #expect(throws: NagaoshiError.self) { try InterfaceFrames.frames(of: Data(text.utf8), file: "A.xib") }
  }

  @Test("entities that grow are not expanded")
  func entities() {
    let bomb =
      "<?xml version=\"1.0\"?><!DOCTYPE document [<!ENTITY a \"aaaaaaaaaa\">"
      + (1...20).map { "<!ENTITY a\($0) \"&a\($0 == 1 ? "" : "\($0 - 1)");&a\($0 == 1 ? "" : "\($0 - 1)");\">" }
      .joined()
      + "]><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\">&a20;</document>"
    #expect(throws: NagaoshiError.self) { try InterfaceFrames.frames(of: Data(bomb.utf8), file: nil) }
  }

  @Test("elements too deep in each other are refused")
  func depth() {
    let deep = String(repeating: "<view>", count: 5000) + String(repeating: "</view>", count: 5000)
    #expect(throws: NagaoshiError.self) {
      try InterfaceFrames.frames(of: DocumentSample.xib(deep), file: nil)
    }
  }

  @Test("a constraint without its item, an unknown element and a value that is no number leave the rest as it is")
  func oddities() throws {
    let bytes = DocumentSample.xib(
      DocumentSample.view("a", attributes: "alpha=\"nan\" tag=\"many\" colour=\"red\"") + "<hologram id=\"h\"/>",
      constraints: [
        #"firstItem="gone" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1""#,
        #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="width" id="2""#,
        #"firstItem="a" firstAttribute="sideways" secondItem="root" secondAttribute="leading" id="3""#,
        #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="7" id="4""#,
      ].map(DocumentSample.constraint).joined())

    #expect(try InterfaceFrames.frames(of: bytes, file: nil)["a"]?.first == 7)
  }

  @Test("views with the same id and one in itself do not go round for ever")
  func sameIDs() throws {
    let bytes = DocumentSample.xib(DocumentSample.view("a", "<subviews>\(DocumentSample.view("a"))</subviews>"))
    #expect(try InterfaceFrames.frames(of: bytes, file: nil)["a"] != nil)
  }
}
