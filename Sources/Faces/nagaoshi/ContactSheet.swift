import Canvas
import Foundation
import Journal

/// All steps of a run side by side, as one picture: `steps.png`.
struct ContactSheet {
  /// Pixels between pictures and around them.
  private static let gap = 24

  /// Pixels of the device for one of the sheet.
  let scale: Double
  private var pictures: [Surface] = []

  init(scale: Double) {
    self.scale = scale
  }

  /// Takes a screen, made small: it may be drawn over afterwards.
  mutating func add(_ frame: Surface) {
    let width = max(1, Int((Double(frame.width) / scale).rounded()))
    let height = max(1, Int((Double(frame.height) / scale).rounded()))
    pictures.append(frame.shrunk(width: width, height: height))
  }

  /// Writes the sheet; nothing for no pictures.
  /// - Throws: `recording.unusable-folder`.
  func write(to path: String) throws {
    guard let height = pictures.map(\.height).max() else { return }
    let width = pictures.reduce(Self.gap) { $0 + $1.width + Self.gap }
    let sheet = Surface(width: width, height: height + 2 * Self.gap)
    let painter = Painter(surface: sheet)
    painter.fill(
      Rect(x: 0, y: 0, width: Double(sheet.width), height: Double(sheet.height)),
      color: Color(red: 0.93, green: 0.93, blue: 0.95))
    var x = Self.gap
    for picture in pictures {
      painter.draw(
        picture,
        in: Rect(x: Double(x), y: Double(Self.gap), width: Double(picture.width), height: Double(picture.height)))
      x += picture.width + Self.gap
    }
    painter.finish()
    do {
      try Data(PNGEncoder().encode(sheet)).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw NagaoshiError(
        code: "recording.unusable-folder", message: "It cannot be written: \(error.localizedDescription)",
        hint: "Name another folder with --out.", location: .init(file: path))
    }
  }
}
