import Foundation
import Testing
import UIKit

/// [S] pointfreeco/swift-snapshot-testing, testTraits: UIKit's own hierarchies of four labels at the edges of the safe area,
/// recorded at three pixels a point on twelve devices. The numbers are theirs.
@MainActor @Suite("Descriptions of views") struct DescriptionTests {
  struct Device: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var size: CGSize
    var top: CGFloat
    var bottom: CGFloat
    var category: UIContentSizeCategory
    /// As they are written: of the label at the top its left edge; of the two in the middle their top and the second one's left
    /// edge; of the one at the bottom left and top edge.
    var places: [String]

    init(
      _ name: String, _ width: CGFloat, _ height: CGFloat, _ top: CGFloat, _ bottom: CGFloat,
      _ category: UIContentSizeCategory, _ places: String
    ) {
      testDescription = name
      size = CGSize(width: width, height: height)
      (self.top, self.bottom, self.category) = (top, bottom, category)
      self.places = places.split(separator: " ").map(String.init)
    }

    /// Widths and heights of the four labels.
    var sizes: [String] {
      category == .medium
        ? ["52.6667 19.3333", "23.6667 19.3333", "37 19.3333", "7.33333 17"]
        : ["55.6667 20.3333", "25 20.3333", "39 20.3333", "7.66667 18"]
    }
  }

  nonisolated static let devices = [
    Device("iPhone SE", 320, 568, 20, 0, .medium, "133.667 284.333 283 156.333 551"),
    Device("iPhone 8", 375, 667, 20, 0, .medium, "161.333 334 338 184 650"),
    Device("iPhone 8 Plus", 414, 736, 20, 0, .medium, "180.667 368.333 377 203.333 719"),
    Device("iPhone X", 375, 812, 44, 34, .medium, "161.333 401.333 338 184 761"),
    Device("iPhone XR", 414, 896, 44, 34, .medium, "180.667 443.333 377 203.333 845"),
    Device("iPhone XS Max", 414, 896, 44, 34, .large, "179.333 443 375 203.333 844"),
    Device("iPad mini", 1024, 768, 20, 0, .large, "484.333 384 985 508.333 750"),
    Device("iPad 9.7", 1024, 768, 20, 0, .large, "484.333 384 985 508.333 750"),
    Device("iPad 10.2", 1080, 810, 20, 0, .large, "512.333 405 1041 536.333 792"),
    Device("iPad Pro 10.5", 1112, 834, 20, 0, .large, "528.333 417 1073 552.333 816"),
    Device("iPad Pro 11", 1194, 834, 24, 20, .large, "569.333 409 1155 593.333 796"),
    Device("iPad Pro 12.9", 1366, 1024, 20, 0, .large, "655.333 512 1327 679.333 1006"),
  ]

  final class SafeWindow: UIWindow {
    var insets = UIEdgeInsets.zero
    override var safeAreaInsets: UIEdgeInsets { insets }
  }

  @Test("four labels at the edges of the safe area are described as UIKit does, to the letter", arguments: devices)
  func hierarchies(device: Device) {
    let traits = UITraitCollection(preferredContentSizeCategory: device.category)
    let labels = zip(["What's", "the", "point", "?"], [UIFont.TextStyle.headline, .body, .body, .subheadline]).map {
      let label = plainLabel($0)
      label.font = .preferredFont(forTextStyle: $1, compatibleWith: traits)
      return label
    }
    let window = SafeWindow(frame: CGRect(origin: .zero, size: device.size))
    window.insets = UIEdgeInsets(top: device.top, left: 0, bottom: device.bottom, right: 0)
    let view = UIView(frame: window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    for label in labels { view.addSubview(label) }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: safe.topAnchor),
      labels[0].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      labels[1].leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      labels[1].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      labels[2].trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      labels[2].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      labels[3].bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      labels[3].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
    ])

    window.layoutIfNeeded()

    let (at, sizes) = (device.places, device.sizes)
    let frames = [
      "\(at[0]) \(Int(device.top)); \(sizes[0])", "0 \(at[1]); \(sizes[1])", "\(at[2]) \(at[1]); \(sizes[2])",
      "\(at[3]) \(at[4]); \(sizes[3])",
    ]
    let lines = zip(frames, ["What's", "the", "point", "?"]).map {
      "   | <UILabel; frame = (\($0)); text = '\($1)'; userInteractionEnabled = NO; layer = <_UILabelLayer>>"
    }
    let size = "\(Int(device.size.width)) \(Int(device.size.height))"
    let first = "<UIView; frame = (0 0; \(size)); autoresize = W+H; layer = <CALayer>>"
    #expect(withoutAddresses(view.recursiveDescription()) == ([first] + lines).joined(separator: "\n"))
  }

  @Test("a button and the picture in it name what differs from the usual")
  func controls() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
    let picture = UIImageView(frame: button.bounds)
    (picture.clipsToBounds, picture.isOpaque) = (true, false)
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4.5))
    (view.alpha, view.isHidden, view.tag) = (0.5, true, 7)
    view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    #expect(withoutAddresses(button.description) == "<UIButton; frame = (0 0; 22 22); opaque = NO; layer = <CALayer>>")
    #expect(
      withoutAddresses(picture.description)
        == "<UIImageView; frame = (0 0; 22 22); clipsToBounds = YES; opaque = NO; userInteractionEnabled = NO; "
        + "layer = <CALayer>>")
    #expect(
      withoutAddresses(view.description)
        == "<UIView; frame = (1 2; 3 4.5); alpha = 0.5; hidden = YES; autoresize = RM+BM; tag = 7; layer = <CALayer>>")
  }

  @Test("an app's own class goes by its module and name")
  func ownClasses() {
    #expect(withoutAddresses(Sized(1, 2).description).hasPrefix("<UIKitTests.Sized; frame = "))
  }

  private func plainLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  private func withoutAddresses(_ text: String) -> String { text.replacing(#/:\s*0x[0-9a-f]+/#, with: "") }
}
