import Foundation
import Testing

@testable import Typesetter

/// Widths and heights of labels against what Interface Builder and iOS made of them (`LabelFacts`).
@Suite struct LabelFactTests {
  struct Fact: CustomStringConvertible {
    var text: String
    var weight: Int
    var size, width, height: Double
    var description: String { "\(text) \(weight) \(size): \(width) × \(height)" }

    /// The facts of labels in the system font or a text style at the standard size.
    static func read(_ table: String) -> [Fact] {
      table.split(separator: "\n").compactMap { line in
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 7, let width = Double(fields[4]), let height = Double(fields[5]) else { return nil }
        let weights = ["-": 400, "regular": 400, "light": 300, "medium": 500, "semibold": 600]
        let text = fields[6].replacing("\u{2420}", with: " ")
        guard let size = Double(fields[3]), fields[0] == "system" || fields[0] == "boldSystem" else { return nil }
        let weight = fields[0] == "boldSystem" ? 700 : weights[fields[1]] ?? 400
        return Fact(text: text, weight: weight, size: size, width: width, height: height)
      }
    }
  }

  private func layout(_ fact: Fact) -> TextLayout {
    Typesetter.layout(AttributedText(fact.text, TextAttributes(font: Font(size: fact.size, weight: fact.weight))))
  }

  /// Labels of one line of Latin or Cyrillic letters that constraints did not stretch: the frame is at most 5 % (or 1.5
  /// points) away. Larger differences are stretched or squeezed frames.
  private func plain(_ weights: ClosedRange<Int>) -> [(fact: Fact, width: Double)] {
    let facts = Fact.read(LabelFacts.interfaceBuilder).filter { weights.contains($0.weight) }
    return facts.filter { $0.height < $0.size * 2.2 }.compactMap { fact in
      guard fact.text.unicodeScalars.allSatisfy({ $0.value < 0x2500 }) else { return nil }
      let width = layout(fact).width
      guard abs(width - fact.width) <= max(1.5, 0.05 * fact.width) else { return nil }
      return (fact, (width * 2 - 1e-6).rounded(.up) / 2)
    }
  }

  @Test(
    "widths of labels that nothing stretched are Interface Builder's within half a point",
    arguments: [(300...400, 0.95, 80), (500...500, 0.9, 29), (600...600, 0.9, 20), (700...700, 0.9, 22)])
  func widths(weights: ClosedRange<Int>, share: Double, count: Int) {
    let labels = plain(weights)
    let misses = labels.filter { abs($0.width - $0.fact.width) > 0.501 }
    #expect(labels.count >= count)
    #expect(1 - Double(misses.count) / Double(labels.count) >= share, "\(misses.map { "\($0.fact) → \($0.width)" })")
  }

  @Test("heights of labels of one line are exact, rounded up to a pixel at 1x, 2x or 3x")
  func heights() {
    var count = 0
    // Taller frames were stretched, lower ones squeezed.
    for fact in Fact.read(LabelFacts.interfaceBuilder) where [12, 13, 14, 15, 16, 17, 22].contains(fact.size) {
      let height = layout(fact).height
      guard abs(fact.height - height) < 1, fact.height >= height else { continue }
      let rounded = [1.0, 2, 3].map { (height * $0 - 1e-6).rounded(.up) / $0 }
      #expect(rounded.contains { abs($0 - fact.height) < 0.001 }, "\(fact)")
      count += 1
    }
    #expect(count > 100)
  }

  @Test("words and titles that iOS drew at 3x: widths and heights to the pixel")
  func snapshots() {
    let facts = Fact.read(LabelFacts.snapshots)
    #expect(facts.count == 20)
    for fact in facts {
      let layout = layout(fact)
      #expect((layout.height * 3 - 1e-6).rounded(.up) == (fact.height * 3).rounded(), "\(fact)")
      #expect((layout.width * 3 - 1e-6).rounded(.up) == (fact.width * 3).rounded(), "\(fact): \(layout.width)")
    }
  }

  @Test("an accented letter is as wide as its letter", arguments: [("é", "e"), ("Ü", "U"), ("ễ", "e"), ("ñ", "n")])
  func accents(accented: String, plain: String) {
    for weight in [400, 700] {
      let widths = [accented, plain].map {
        Typesetter.layout(AttributedText($0, TextAttributes(font: Font(size: 100, weight: weight)))).width
      }
      #expect(abs(widths[0] - widths[1]) < 0.5)
    }
  }
}
