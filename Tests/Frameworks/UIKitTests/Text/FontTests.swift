import Testing
import UIKit

@Suite struct FontTests {
  @Test("the system font has SF's line metrics")
  func metrics() {
    let font = UIFont.systemFont(ofSize: 17)
    // uikit-numbers 5.2: 1.19336 em; 17 points are 20.287.
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(abs(font.ascender - 17 * 0.95215) < 0.001)
    #expect(abs(font.descender + 17 * 0.24121) < 0.001)
    #expect(abs(font.capHeight - 17 * 0.7046) < 0.001)
    #expect(abs(font.xHeight - 17 * 0.5078) < 0.001)
    #expect(font.leading == 0)
  }

  @Test("the system font is called as on the phone")
  func names() {
    #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
    #expect(UIFont.systemFont(ofSize: 17).familyName == ".AppleSystemUIFont")
    #expect(UIFont.systemFont(ofSize: 17, weight: .semibold).fontName == ".SFUI-Semibold")
  }

  // Human Interface Guidelines, Typography.
  @Test(
    "text styles have their sizes at the usual size of text",
    arguments: [
      (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11), (.extraLargeTitle, 36),
      (.extraLargeTitle2, 28),
    ])
  func styles(style: UIFont.TextStyle, size: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
  }

  @Test("styles grow with the user's size of text")
  func dynamicType() {
    func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
      UIFont.preferredFont(
        forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      )
      .pointSize
    }
    #expect(size(.body, .extraSmall) == 14)
    #expect(size(.body, .accessibilityExtraExtraExtraLarge) == 53)
    #expect(size(.title1, .accessibilityMedium) == 38)
    // Measured on iOS 13.3; the guidelines say 40.
    #expect(size(.caption2, .accessibilityExtraExtraExtraLarge) == 41)
  }

  @Test("the headline is semibold")
  func headline() {
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  // jaredsinclair.com/2024/03/02/scaled-metrics.html, on a 3x screen.
  @Test("scaled values grow with a style's leading")
  func scaledMetrics() {
    let traits = UITraitCollection {
      $0.preferredContentSizeCategory = .medium
      $0.displayScale = 3
    }
    let value = UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: traits)
    #expect(abs(value - 16.333) < 0.001)
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: large) == 17)
  }

  @Test("a scaled font keeps to its largest size")
  func maximumSize() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 20), maximumPointSize: 24, compatibleWith: traits)
    #expect(font.pointSize == 24)
  }

  @Test("unknown names give no font, the phone's own do")
  func byName() throws {
    #expect(UIFont(name: "NoSuchFont", size: 12) == nil)
    let font = try #require(UIFont(name: "HelveticaNeue-Bold", size: 12))
    #expect(font.fontName == "HelveticaNeue-Bold")
    #expect(font.familyName == "Helvetica Neue")
    #expect(UIFont(name: "HiraginoSans-W6", size: 20)?.pointSize == 20)
  }

  @Test("descriptors derive bold, italic and other designs")
  func descriptors() throws {
    let font = UIFont.systemFont(ofSize: 15)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let made = UIFont(descriptor: bold, size: 0)
    #expect(made.pointSize == 15)
    #expect(made.fontName == ".SFUI-BoldItalic")
    let mono = try #require(font.fontDescriptor.withDesign(.monospaced))
    #expect(UIFont(descriptor: mono, size: 20).fontName == ".AppleSystemUIFontMonospaced-Regular")
    let heavy = font.fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    #expect(UIFont(descriptor: heavy, size: 15).fontName == ".SFUI-Heavy")
  }

  @Test("equal fonts are equal, sizes and weights tell them apart")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17).withSize(18) == UIFont.systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
  }
}
