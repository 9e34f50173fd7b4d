import Testing
import UIKit

@MainActor @Suite("Limits of the size of text")
struct ContentSizeLimitTests {
  @Test("a size outside of the limits is moved to the nearest one, here and below")
  func limits() {
    let (outer, inner) = (UIView(), UILabel())
    outer.addSubview(inner)
    outer.minimumContentSizeCategory = .medium
    outer.maximumContentSizeCategory = .extraLarge

    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    outer.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(inner.traitCollection.preferredContentSizeCategory == .medium)
    outer.traitOverrides.preferredContentSizeCategory = .large
    #expect(inner.traitCollection.preferredContentSizeCategory == .large)
  }

  // 17 points at large, 19 at extra large: Apple's table of Dynamic Type sizes for the body style.
  @Test("a label under a limit takes the limit's font")
  func font() {
    let (outer, label) = (UIView(), UILabel())
    outer.addSubview(label)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    outer.maximumContentSizeCategory = .extraLarge

    outer.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge

    #expect(label.font.pointSize == 19)
  }
}
