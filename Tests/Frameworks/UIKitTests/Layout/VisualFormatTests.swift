import Testing
import UIKit

/// Expected constraints: Apple's guide to the visual format language.
@MainActor @Suite("The visual format language") struct VisualFormatTests {
  private func frames(_ formats: [String], options: NSLayoutConstraint.FormatOptions = []) -> (CGRect, CGRect) {
    let (a, b) = (Sized(20, 10), Sized(30, 10))
    let root = root(200, 100, a, b)
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: format.hasPrefix("V:") ? [] : options,
          metrics: ["gap": 12, "low": 249], views: ["a": a, "b": b]))
    }
    root.layoutIfNeeded()
    return (a.frame, b.frame)
  }

  @Test("gaps, standard spacing and sizes")
  func spacing() {
    let (a, b) = frames(["H:|-gap-[a(40)]-[b]-(>=5)-|", "V:|[a(>=25)]", "V:|-3-[b]-3-|"])

    #expect(a == CGRect(x: 12, y: 0, width: 40, height: 25))
    #expect(b == CGRect(x: 60, y: 3, width: 30, height: 94))
  }

  @Test("| with a plain dash means the superview's margin")
  func margins() {
    let (a, _) = frames(["|-[a]", "V:|-[a]"])

    #expect(a.origin == CGPoint(x: 8, y: 8))
  }

  @Test("a size may be another view's, with a priority")
  func equalSizes() {
    let (a, b) = frames(["|[a(==b@700)][b(50@600)]"])

    #expect(a.width == 50)
    #expect(b.minX == 50)
  }

  @Test("options align the views")
  func alignment() {
    let (a, b) = frames(["|[a]-[b]", "V:|-7-[a]"], options: [.alignAllTop])

    #expect(a.minY == 7)
    #expect(b.minY == 7)
  }

  @Test("right to left begins at the right edge")
  func directions() {
    let (a, b) = frames(["|-4-[a]-6-[b]"], options: .directionRightToLeft)

    #expect(a.maxX == 196)
    #expect(b.maxX == 170)
  }

  @Test(
    "what cannot be read gives no constraints",
    arguments: ["", "[a", "|-[a", "H:[x]", "[a(no)]", "[a]-(3", "[a]|[b]", "[a]--[b]", "V:V:[a]", "[a(>=)]", "☃"])
  func errors(format: String) {
    let view = Sized(1, 1)
    let root = root(10, 10, view)

    let made = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": view, "b": root])

    #expect(made.isEmpty)
  }
}
