import Canvas
import Containers
import Foundation
import Journal
import Synchronization

/// All steps of a run on one picture: `steps.png`. Screens are made small on a thread of its own.
final class ContactSheet: Sendable {
  /// Pixels between pictures and around them.
  private static let gap = 24
  private static let columns = 8
  /// Of more steps the last ones are shown: the sheet must stay a picture that can be looked at.
  static let limit = 48

  /// Pixels of the device for one of the sheet.
  let scale: Double
  private let queue = DispatchQueue(label: "nagaoshi.sheet", qos: .userInitiated)
  private let pictures = Mutex<[Surface]>([])

  init(scale: Double) {
    self.scale = scale
  }

  /// Takes a screen, which nobody may draw over while it is held here.
  func add(_ frame: Surface) {
    let width = max(1, Int((Double(frame.width) / scale).rounded()))
    let height = max(1, Int((Double(frame.height) / scale).rounded()))
    queue.async {
      let small = frame.shrunk(width: width, height: height)
      self.pictures.withLock { pictures in
        if pictures.count == Self.limit { pictures.removeFirst() }
        pictures.append(small)
      }
    }
  }

  /// Writes the sheet; nothing for no pictures.
  /// - Throws: `recording.unusable-folder`.
  func write(to path: String) throws {
    guard let sheet = draw() else { return }
    do {
      try OutputFile.write(PNGEncoder().encode(sheet), to: path)
    } catch {
      throw NagaoshiError(
        code: "recording.unusable-folder", message: "It cannot be written: \(FileFailure.reason(error))",
        hint: "Name another folder with --out.", location: .init(file: path))
    }
  }

  /// The sheet, eight pictures a row; nil for no pictures.
  func draw() -> Surface? {
    queue.sync {}
    let pictures = pictures.withLock { $0 }
    guard let width = pictures.map(\.width).max(), let height = pictures.map(\.height).max() else { return nil }
    let columns = min(pictures.count, Self.columns)
    let rows = (pictures.count + Self.columns - 1) / Self.columns
    let (across, down) = (width + Self.gap, height + Self.gap)
    let sheet = Surface(width: Self.gap + columns * across, height: Self.gap + rows * down)
    let painter = Painter(surface: sheet)
    painter.fill(
      Rect(x: 0, y: 0, width: Double(sheet.width), height: Double(sheet.height)),
      color: Color(red: 0.93, green: 0.93, blue: 0.95))
    for (index, picture) in pictures.enumerated() {
      let x = Self.gap + index % Self.columns * across
      let y = Self.gap + index / Self.columns * down
      painter.draw(
        picture,
        in: Rect(x: Double(x), y: Double(y), width: Double(picture.width), height: Double(picture.height)))
    }
    painter.finish()
    return sheet
  }
}
