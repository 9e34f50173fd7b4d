import Testing
import UIKit

@MainActor @Suite("Traits")
struct TraitTests {
  private final class Noting: UIView {
    var styles: [UIUserInterfaceStyle?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      styles.append(previousTraitCollection?.userInterfaceStyle)
    }
  }

  @Test("an override reaches all views below, and each is told of it once")
  func overriding() {
    let (outer, inner) = (Noting(), Noting())
    outer.addSubview(inner)

    outer.overrideUserInterfaceStyle = .dark

    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(outer.styles == [.light])
    #expect(inner.styles == [.light])
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.styles.count == 1)
  }

  @Test("a registration hears of the traits that it names")
  func registering() {
    let view = UIView()
    var count = 0
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
      #expect(previous.userInterfaceStyle == .light)
      count += 1
    }

    view.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(count == 0)
    view.overrideUserInterfaceStyle = .dark
    #expect(count == 1)
    view.unregisterForTraitChanges(registration)
    view.overrideUserInterfaceStyle = .unspecified
    #expect(count == 1)
  }

  @Test("a registration may ask for the object as its own class")
  func registeringAsSelf() {
    class Observing: UIView {
      var count = 0
      func observe() {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
          self.count += 1
        }
      }
    }
    let view = Observing()
    view.observe()

    view.overrideUserInterfaceStyle = .dark

    #expect(view.count == 1)
  }

  @Test("a background colour is resolved again when the style changes")
  func dynamicBackground() {
    let view = UIView()
    view.backgroundColor = .systemBackground

    #expect(view.layer.backgroundColor?.components?.first == 1)
    view.overrideUserInterfaceStyle = .dark

    #expect(view.layer.backgroundColor?.components?.first == 0)
  }

  @Test("traits of the app's own have a default and reach views below")
  func ownTraits() {
    enum Density: UITraitDefinition {
      static var defaultValue: Int { 1 }
    }
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)

    #expect(inner.traitCollection[Density.self] == 1)
    outer.traitOverrides[Density.self] = 3

    #expect(inner.traitCollection[Density.self] == 3)
  }

  @Test("later collections win, and unspecified values do not")
  func combining() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .unspecified),
    ])

    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 2)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
  }

  @Test("content size categories are ordered")
  func categories() {
    #expect(UIContentSizeCategory.large < .extraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test("the tint is inherited, and views are told of it")
  func tint() {
    final class Tinted: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let (outer, inner) = (UIView(), Tinted())
    outer.addSubview(inner)
    let before = inner.count

    outer.tintColor = .red

    #expect(inner.tintColor == .red)
    #expect(inner.count == before + 1)
    inner.tintColor = .blue
    outer.tintColor = nil
    #expect(inner.tintColor == .blue)
  }
}

@Suite("Colours")
struct ColorTests {
  @Test(
    "system colours have their published values",
    arguments: [
      (UIColor.systemBlue, UIUserInterfaceStyle.light, 0.0, 122.0, 255.0), (.systemRed, .dark, 255, 69, 58),
      (.systemGray6, .light, 242, 242, 247), (.systemGray6, .dark, 28, 28, 30),
    ])
  func systemColors(_ color: UIColor, _ style: UIUserInterfaceStyle, _ red: Double, _ green: Double, _ blue: Double) {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)

    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getRed(&r, green: &g, blue: &b, alpha: &a)

    #expect(abs(r * 255 - red) < 0.01 && abs(g * 255 - green) < 0.01 && abs(b * 255 - blue) < 0.01 && a == 1)
  }

  @Test("hue, saturation and brightness come back")
  func hsb() {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)

    UIColor(hue: 0.3, saturation: 0.4, brightness: 0.5, alpha: 0.6).getHue(
      &h, saturation: &s, brightness: &b, alpha: &a)

    #expect(abs(h - 0.3) < 1e-9 && abs(s - 0.4) < 1e-9 && abs(b - 0.5) < 1e-9 && a == 0.6)
  }

  @Test("equal colours are equal, dynamic ones by name")
  func equality() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.secondaryLabel)
    #expect(UIColor { _ in .red } != UIColor { _ in .red })
  }

  @Test("a dynamic colour keeps its rule under another opacity")
  func dynamicAlpha() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.withAlphaComponent(0.5)

    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))

    #expect(dark == UIColor(white: 1, alpha: 0.5))
  }

  @Test("a background in dark is lighter one level up")
  func elevated() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.userInterfaceLevel = .elevated
    }

    #expect(
      UIColor.systemBackground.resolvedColor(with: traits)
        == UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1))
  }
}
