internal import Canvas
import Foundation

/// Colours at places between 0 and 1.
public final class CGGradient: Sendable {
  let stops: [Gradient.Stop]

  private init(_ colors: [Color], _ locations: [CGFloat]?) {
    let count = colors.count
    let places = locations ?? (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
    stops = zip(places, colors).map { Gradient.Stop(location: max(0, min(1, $0)), color: $1) }
      .enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
  }

  /// Makes a gradient from colours; nil when there are none.
  ///
  /// - Parameters:
  ///   - space: Where colours are mixed; here always sRGB.
  ///   - colors: Values of type `CGColor`.
  ///   - locations: A place for each colour; nil spreads them evenly.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let solid = colors.compactMap { ($0 as? CGColor)?.solid }
    guard !solid.isEmpty, solid.count == colors.count else { return nil }
    self.init(solid, locations.map { Array(UnsafeBufferPointer(start: $0, count: solid.count)) })
  }

  /// Makes a gradient from components in a row, an opacity behind each colour's.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let size = space.numberOfComponents + 1
    let colors = (0..<count).map { index in
      space.solid(Array(UnsafeBufferPointer(start: components + index * size, count: size)))
    }
    self.init(colors, locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }
}
