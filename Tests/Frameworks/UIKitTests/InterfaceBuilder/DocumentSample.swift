@_spi(Runtime) import IOSFoundation

/// Documents as Interface Builder writes them.
enum DocumentSample {
  /// A xib with one view of 320 × 200 and what is in it.
  static func xib(_ subviews: String, constraints: String = "", attributes: String = "") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects><view contentMode="scaleToFill" id="root" \(attributes)>
      <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
      <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>
      </view></objects></document>
      """.utf8)
  }

  /// A view of that id with more in it.
  static func view(_ id: String, _ more: String = "", attributes: String = "") -> String {
    "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\" \(attributes)>"
      + "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>\(more)</view>"
  }

  static func constraint(_ words: String) -> String { "<constraint \(words)/>" }
}
