import Foundation
import Testing

@testable import IOSFoundation

@Suite("Spans of time in words") struct DateComponentsFormatterTests {
  private typealias Formatter = IOSFoundation.DateComponentsFormatter

  // The texts that Apple's documentation of UnitsStyle gives for 1 hour and 10 minutes, and for 9:41 as zero behaviours.
  @Test("each style writes an hour and ten minutes as documented")
  func styles() {
    let expected: [(Formatter.UnitsStyle, String)] = [
      (.positional, "1:10"), (.abbreviated, "1h 10m"), (.short, "1 hr, 10 min"), (.full, "1 hour, 10 minutes"),
      (.spellOut, "one hour, ten minutes"), (.brief, "1hr 10min"),
    ]
    for (style, text) in expected {
      let formatter = Formatter()
      formatter.allowedUnits = [.hour, .minute]
      formatter.unitsStyle = style
      #expect(formatter.string(from: 4200) == text)
    }
  }

  @Test("zeros are dropped or padded")
  func zeros() {
    let formatter = Formatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 65) == "1:05")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "00:01:05")
    formatter.zeroFormattingBehavior = .default
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 3600) == "1h")
    #expect(formatter.string(from: 0) == "0s")
    #expect(formatter.string(from: .infinity) == nil)
  }
}
