internal import Canvas
import Foundation
import Testing
@_spi(Runtime) import UIKit

/// Draws every control in light and dark at three sizes of text. With `NAGAOSHI_PICTURES=FOLDER` the sheet is written to
/// `controls.png` there, as in Documentation.
@MainActor @Suite("The sheet of controls", .serialized)
struct ControlSheetTests {
  private let size = CGSize(width: 430, height: 860)
  private let scale: CGFloat = 2

  private func picture() -> Surface {
    let before = UIRuntime.environment
    defer { UIRuntime.configure(before) }
    let (width, height) = (Int(size.width * scale), Int(size.height * scale))
    let sheet = Surface(width: width * 3, height: height * 2)
    for (row, style) in [UIUserInterfaceStyle.light, .dark].enumerated() {
      for (column, category) in [UIContentSizeCategory.small, .large, .extraExtraExtraLarge].enumerated() {
        var environment = before
        (environment.userInterfaceStyle, environment.preferredContentSizeCategory) = (style, category)
        environment.scale = scale
        UIRuntime.configure(environment)
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let view = ControlSheet(frame: window.bounds)
        window.addSubview(view)
        window.isHidden = false
        UIRuntime.flush()
        let start = sheet.memory + row * height * sheet.bytesPerRow + column * width * 4
        UIRuntime.render(
          window, scale: scale, into: start, width: width, height: height, bytesPerRow: sheet.bytesPerRow,
          background: nil)
      }
    }
    return sheet
  }

  @Test("is drawn, and is the same twice")
  func sheet() throws {
    let (first, second) = (picture(), picture())

    #expect(memcmp(first.memory, second.memory, first.bytesPerRow * first.height) == 0)
    if let folder = ProcessInfo.processInfo.environment["NAGAOSHI_PICTURES"] {
      try Data(PNGEncoder().encode(first)).write(to: URL(fileURLWithPath: "\(folder)/controls.png"))
    }
  }
}
