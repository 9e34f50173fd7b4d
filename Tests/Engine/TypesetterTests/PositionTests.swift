import Testing

@testable import Typesetter

@Suite struct PositionTests {
  @Test("a cursor stands before each character and behind the last")
  func carets() {
    let layout = BreakingTests.lay("HHH")
    let advance = layout.width / 3
    for offset in 0...3 { #expect(abs(layout.caret(at: offset).x - Double(offset) * advance) < 1e-9) }
  }

  @Test("a point finds the nearest place between characters")
  func points() {
    let layout = BreakingTests.lay("HHH\nab")
    #expect(layout.offset(nearestTo: -5, 3) == 0)
    #expect(layout.offset(nearestTo: layout.lines[0].width / 3 * 1.2, 3) == 1)
    #expect(layout.offset(nearestTo: 500, 3) == 3)
    #expect(layout.offset(nearestTo: 500, 500) == 6)
  }

  @Test("a range over two lines has two rectangles")
  func rectangles() {
    let layout = BreakingTests.lay("abc\ndef")
    let found = layout.rectangles(of: 1..<6)
    #expect(found.count == 2)
    #expect(found[0].y == 0 && found[1].x == 0)
  }

  @Test("in right-to-left text the cursor before a character is at its right")
  func rightToLeft() {
    let layout = BreakingTests.lay("שלום")
    #expect(abs(layout.caret(at: 0).x - layout.width) < 1e-9)
    #expect(abs(layout.caret(at: 4).x) < 1e-9)
  }
}
