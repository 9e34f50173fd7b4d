import Testing
import UIKit

/// What labels paint, as rows and columns of ink.
@MainActor @Suite struct LabelDrawingTests {
  /// The pixels that are not white, as a box in pixels; nil when there are none.
  private func ink(of label: UILabel, scale: CGFloat = 3) -> CGRect? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: label.bounds.size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(label.bounds)
      label.layer.render(in: context.cgContext)
    }
    guard let picture = image.cgImage, let data = picture.dataProvider?.data else { return nil }
    let bytes = [UInt8](data)
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for y in 0..<picture.height {
      for x in 0..<picture.width where bytes[y * picture.bytesPerRow + x * 4 + 1] < 128 {
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
      }
    }
    return right < 0 ? nil : CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  private func label(_ text: String, size: CGSize) -> UILabel {
    let label = UILabel(frame: CGRect(origin: .zero, size: size))
    label.text = text
    label.textColor = .black
    return label
  }

  @Test("text stands in the middle of a label that is higher, its baseline at a whole pixel")
  func centred() throws {
    let box = try #require(ink(of: label("H", size: CGSize(width: 50, height: 60))))
    // (60 − 20.287) / 2 + 16.187 = 36.043 points, 108 pixels; a capital is 0.727 em of Inter high.
    #expect(box.maxY == 108)
    #expect(abs(box.height - 17 * 3 * 0.727) <= 1)
  }

  @Test("alignment moves the text")
  func alignment() throws {
    let label = label("H", size: CGSize(width: 100, height: 21))
    let left = try #require(ink(of: label))
    label.textAlignment = .right
    let right = try #require(ink(of: label))
    label.textAlignment = .center
    let center = try #require(ink(of: label))
    #expect(left.minX < 10 && right.maxX > 290)
    #expect(abs(center.midX - 150) <= 2)
  }

  @Test("nothing is painted outside of the label")
  func clipped() throws {
    let label = label("Hg", size: CGSize(width: 50, height: 8))
    let box = try #require(ink(of: label))
    #expect(box.minY == 0 && box.maxY == 24)
  }

  @Test("text shrinks to its label's width if it may")
  func shrinking() throws {
    let label = label("A long line of text", size: CGSize(width: 80, height: 21))
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    let box = try #require(ink(of: label))
    #expect(box.width <= 240 && box.width > 225)
  }

  @Test("a subclass that insets its text draws it there")
  func insets() throws {
    final class Inset: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)))
      }
    }
    let label = Inset(frame: CGRect(x: 0, y: 0, width: 100, height: 21))
    label.text = "H"
    label.textColor = .black
    #expect(try #require(ink(of: label)).minX >= 120)
  }

  @Test("an underline lies below the baseline, over the text's width")
  func underline() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 21))
    label.attributedText = NSAttributedString(
      string: "nnn", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.black])
    let underlined = try #require(ink(of: label))
    label.attributedText = NSAttributedString(string: "nnn", attributes: [.foregroundColor: UIColor.black])
    let plain = try #require(ink(of: label))
    #expect(underlined.maxY > plain.maxY)
    #expect(underlined.width >= plain.width)
  }
}
