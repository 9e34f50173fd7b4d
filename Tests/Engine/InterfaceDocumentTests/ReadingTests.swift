import Foundation
import Journal
import Testing

@testable import InterfaceDocument

@Suite("Reading Interface Builder documents")
struct ReadingTests {
  private func document(_ body: String, kind: String = "Storyboard.XIB") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc">
      \(body)
      </document>
      """.utf8)
  }

  @Test("scenes, controllers, named resources and lines")
  func scenes() throws {
    let read = try InterfaceDocument(
      document(
        """
        <scenes><scene sceneID="s"><objects>
        <viewController id="vc"><view key="view" id="v"/></viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="p"/>
        </objects></scene></scenes>
        <resources><image name="cat" width="40" height="30"/></resources>
        """), file: "Main.storyboard")

    #expect(read.kind == .storyboard)
    #expect(read.initialViewController == "vc")
    #expect(read.scenes.count == 1)
    #expect(read.scenes.first?.controller?.id == "vc")
    #expect(read.element("v")?.line == 4)
    #expect(read.images["cat"] == .init(width: 40, height: 30, isSystem: false))
  }

  @Test("a file that is cut off is refused with its line")
  func cut() {
    let whole = document("<scenes><scene sceneID=\"s\"><objects/></scene></scenes>")
    let error = #expect(throws: NagaoshiError.self) {
      try InterfaceDocument(whole.prefix(whole.count - 30), file: "Main.storyboard")
    }
    #expect(error?.location?.file == "Main.storyboard")
    #expect(error?.location?.line != nil)
  }

  @Test("more elements and bytes than the limits allow are refused")
  func limits() {
    let many = document(String(repeating: "<a/>", count: 2000))
    #expect(throws: NagaoshiError.self) {
      try InterfaceDocument(
        many,
        limits: {
          var limits = DocumentLimits()
          limits.elements = 1000
          return limits
        }())
    }
    #expect(throws: NagaoshiError.self) {
      try InterfaceDocument(
        many,
        limits: {
          var limits = DocumentLimits()
          limits.bytes = 1000
          return limits
        }())
    }
  }

  @Test("bytes changed at random are read or refused, and never end the process")
  func damaged() {
    let whole = [UInt8](
      document(
        "<scenes><scene sceneID=\"s\"><objects><viewController id=\"vc\"><view key=\"view\" id=\"v\" tag=\"1\">"
          + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></view></viewController></objects></scene></scenes>"
      ))
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let rounds = ProcessInfo.processInfo.environment["NAGAOSHI_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 300
    var read = 0
    for _ in 0..<rounds {
      var bytes = whole
      for _ in 0...next(4) {
        switch next(3) {
        case 0: bytes[next(bytes.count)] = UInt8(next(256))
        case 1: bytes.remove(at: next(bytes.count))
        default: bytes.insert(UInt8(next(256)), at: next(bytes.count))
        }
      }
      if (try? InterfaceDocument(Data(bytes))) != nil { read += 1 }
    }
    // A change within an attribute's value spoils nothing: some are read, others are not.
    #expect(read > 0 && read < rounds)
  }
}
