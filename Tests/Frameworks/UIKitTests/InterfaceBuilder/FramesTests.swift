import Testing

@_spi(Runtime) @testable import UIKit

/// Rules that Interface Builder's own frames in public documents show (`reference` of the rules: InterfaceBuilder/Canvas).
@MainActor @Suite("Frames of documents", .serialized)
struct FramesTests {
  private func frames(_ subviews: String, _ constraints: String...) throws -> [String: [Double]] {
    let bytes = DocumentSample.xib(subviews, constraints: constraints.map(DocumentSample.constraint).joined())
    return try InterfaceFrames.frames(of: bytes, file: nil)
  }

  @Test("constraints, multipliers in all notations and the view that holds them place a view")
  func constraints() throws {
    let frames = try frames(
      DocumentSample.view("a"),
      #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="1""#,
      #"firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="1:4" id="2""#,
      #"firstItem="a" firstAttribute="height" secondItem="a" secondAttribute="width" multiplier="3/4" id="3""#,
      #"firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="20" id="4""#)

    #expect(frames["a"] == [16, 120, 80, 60])
  }

  @Test("for views inside, edges of a scroll view are its content's, its center is its own")
  func scrollCenters() throws {
    let scroll =
      #"<scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="s">"#
      + #"<rect key="frame" x="0" y="0" width="320" height="200"/><subviews>\#(DocumentSample.view("a"))</subviews>"#
      + #"<constraints>"#
      + [
        #"firstItem="a" firstAttribute="leading" secondItem="s" secondAttribute="leading" constant="20" id="5""#,
        #"firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="20" id="6""#,
        #"firstItem="a" firstAttribute="centerX" secondItem="s" secondAttribute="centerX" id="7""#,
        #"firstItem="a" firstAttribute="top" secondItem="s" secondAttribute="top" id="8""#,
        #"firstItem="a" firstAttribute="height" constant="500" id="9""#,
      ].map(DocumentSample.constraint).joined() + "</constraints></scrollView>"
    let frames = try frames(
      scroll, #"firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1""#,
      #"firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="2""#,
      #"firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="3""#,
      #"firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="4""#)

    #expect(frames["s"] == [0, 0, 320, 200])
    #expect(frames["a"] == [20, 0, 280, 500])
  }

  @Test("contents that hug at 1000 give way to the app's constraints in silence")
  func hugging() throws {
    let label =
      #"<label text="Label" horizontalHuggingPriority="1000" translatesAutoresizingMaskIntoConstraints="NO" id="l">"#
      + #"<rect key="frame" x="0" y="0" width="42" height="21"/>"#
      + #"<fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#
    let frames = try frames(
      label, #"firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1""#,
      #"firstAttribute="trailing" secondItem="l" secondAttribute="trailing" id="2""#,
      #"firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" id="3""#)

    #expect(frames["l"]?[2] == 320)
  }

  @Test("what is ambiguous stays where the document has it")
  func ambiguous() throws {
    #expect(try frames(DocumentSample.view("a"))["a"] == [1, 2, 3, 4])
  }

  @Test("of constraints that exclude each other the label's own height is left")
  func conflict() throws {
    let label =
      #"<label text="Hello World" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="l">"#
      + #"<rect key="frame" x="0" y="0" width="42" height="21"/>"#
      + #"<fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#
    let frames = try frames(
      label, #"firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="60" id="1""#,
      #"firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2""#,
      #"firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="180" id="3""#)

    // A label of 17 points is 20.333 high at 3x [S groundtruth].
    #expect(frames["l"].map { abs($0[3] - 61.0 / 3) < 0.001 } == true)
  }

  @Test("sizes of fields without a border and of buttons that have a picture alone")
  func fields() throws {
    let field =
      #"<textField contentHorizontalAlignment="left" translatesAutoresizingMaskIntoConstraints="NO" id="f">"#
      + #"<rect key="frame" x="0" y="0" width="100" height="1"/>"#
      + #"<fontDescription key="fontDescription" type="system" pointSize="14"/></textField>"#
    #expect(try frames(field)["f"]?[3] == 17)
  }
}
