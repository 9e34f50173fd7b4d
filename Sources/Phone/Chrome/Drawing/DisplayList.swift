import Canvas
import Payload

/// What chrome draws, as values: laid out without a pixel, so that layout can be tested alone.
///
/// Everything is in points of the screen and laid out from left to right; a phone whose language runs the other way gets
/// the mirrored list.
struct DisplayList: Equatable {
  enum Item: Equatable {
    case fill(Path, Color)
    /// A filled shape whose own form is not mirrored, in the rectangle's own coordinates.
    case symbol(Path, Rect, Color)
    case stroke(Path, width: Double, Color)
    /// What lies beneath, blurred, under a tint.
    case material(Path, Material)
    /// The soft shadow that a shape throws on what lies beneath.
    case shadow(Path, sigma: Double, offset: Double, Color)
    case text(TextBlock, Rect)
    case picture(PictureName, Rect, cornerRadius: Double)
  }

  var items: [Item] = []

  mutating func fill(_ path: Path, _ color: Color) { items.append(.fill(path, color)) }
  mutating func symbol(_ path: Path, in rect: Rect, _ color: Color) { items.append(.symbol(path, rect, color)) }
  mutating func stroke(_ path: Path, width: Double, _ color: Color) { items.append(.stroke(path, width: width, color)) }
  mutating func material(_ path: Path, _ material: Material) { items.append(.material(path, material)) }
  mutating func shadow(of path: Path, sigma: Double, offset: Double, _ color: Color) {
    items.append(.shadow(path, sigma: sigma, offset: offset, color))
  }
  mutating func text(_ block: TextBlock, in rect: Rect) { items.append(.text(block, rect)) }
  mutating func picture(_ name: PictureName, in rect: Rect, cornerRadius: Double = 0) {
    items.append(.picture(name, rect, cornerRadius: cornerRadius))
  }

  /// The list for a screen that is read from right to left.
  func mirrored(width: Double) -> DisplayList {
    let flip = Matrix(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    return DisplayList(
      items: items.map { item in
        switch item {
        case .fill(let path, let color): .fill(path.applying(flip), color)
        case .symbol(let path, let rect, let color): .symbol(path, rect.mirrored(width), color)
        case .stroke(let path, let line, let color): .stroke(path.applying(flip), width: line, color)
        case .material(let path, let material): .material(path.applying(flip), material)
        case .shadow(let path, let sigma, let offset, let color):
          .shadow(path.applying(flip), sigma: sigma, offset: offset, color)
        case .text(let block, let rect): .text(block, rect.mirrored(width))
        case .picture(let name, let rect, let radius): .picture(name, rect.mirrored(width), cornerRadius: radius)
        }
      })
  }
}

/// A picture that somebody else makes.
enum PictureName: Hashable {
  case icon(app: String)
  case attachment(AttachmentFacts, longestSide: Double)
  case template(String, app: String, Color)
}

/// A blurred backdrop under a tint.
struct Material: Hashable {
  var tint: Color
  /// A fine line of light around glass (iOS 26); nil for none.
  var edge: Color?
}

extension Rect {
  func mirrored(_ width: Double) -> Rect { Rect(x: width - maxX, y: y, width: self.width, height: height) }

  /// Both coordinates on whole pixels.
  func aligned(_ scale: Double) -> Rect {
    Rect(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: width, height: height)
  }
}
