internal import Canvas
@_spi(Runtime) import CoreGraphics
import IOSFoundation

/// Symbols that look like the system's, as shapes of our own on a square of 24 units.
enum SymbolArt {
  static func isKnown(_ name: String) -> Bool { SymbolShapes.all[name] != nil }

  /// The size in points: the square is 1.2 times as high as the text is large [M].
  static func size(_ name: String, _ configuration: UIImage.SymbolConfiguration?) -> CGSize {
    let pointSize = configuration?.values.pointSize ?? 17
    let factor: CGFloat =
      switch configuration?.values.scale ?? .unspecified {
      case .small: 0.79
      case .large: 1.27
      default: 1
      }
    let side = pointSize * 1.2 * factor
    let scale = max(1, SurroundingTraits.system.displayScale)
    func up(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.up) / scale }
    let box = SymbolShapes.all[name]?.box ?? Rect(x: 2, y: 2, width: 20, height: 20)
    return CGSize(width: up(side * CGFloat(box.width / 24)), height: up(side * CGFloat(box.height / 24)))
  }

  /// Draws a symbol into a rectangle.
  static func paint(
    _ name: String, _ configuration: UIImage.SymbolConfiguration?, in rect: CGRect, with painter: Painter, color: Color
  ) {
    let symbol = SymbolShapes.all[name] ?? SymbolShapes.placeholder
    let color = configuration?.values.color?.cgColor.canvasColor ?? color
    let weight: Double =
      switch configuration?.values.weight ?? .unspecified {
      case .ultraLight: 0.5
      case .thin: 0.65
      case .light: 0.8
      case .unspecified, .regular: 1
      case .medium: 1.12
      case .semibold: 1.25
      case .bold: 1.4
      case .heavy: 1.6
      case .black: 1.8
      }
    let box = symbol.box
    let (scaleX, scaleY) = (Double(rect.width) / box.width, Double(rect.height) / box.height)
    painter.save()
    painter.concatenate(
      Matrix(
        a: scaleX, b: 0, c: 0, d: scaleY, tx: Double(rect.minX) - box.x * scaleX, ty: Double(rect.minY) - box.y * scaleY
      ))
    for part in symbol.parts {
      switch part {
      case .fill(let path): painter.fill(path, rule: .evenOdd, color: color)
      case .line(let path, let width):
        painter.stroke(path, style: StrokeStyle(width: width * weight, cap: .round, join: .round), color: color)
      }
    }
    painter.restore()
  }
}

/// One symbol.
struct SymbolShape: Sendable {
  enum Part: Sendable {
    case fill(Path)
    case line(Path, width: Double)
  }
  /// The part of the square of 24 units that the symbol takes.
  var box: Rect
  var parts: [Part]
}

/// The shapes of the symbols.
enum SymbolShapes {
  static let placeholder = SymbolShape(
    box: Rect(x: 2, y: 2, width: 20, height: 20),
    parts: [
      .line(Path(roundedRect: Rect(x: 4, y: 4, width: 16, height: 16), radius: 3), width: 1.5),
      .line(lines([[(8, 8), (16, 16)], [(16, 8), (8, 16)]]), width: 1.5),
    ])

  static let all: [String: SymbolShape] = {
    let line = 1.9
    let square = Rect(x: 2, y: 2, width: 20, height: 20)
    let bookmark = closed([(6.5, 21), (6.5, 5.5), (8.5, 3.5), (15.5, 3.5), (17.5, 5.5), (17.5, 21), (12, 16)])
    let tall = Rect(x: 5, y: 2, width: 14, height: 20)
    var circle = Path(ellipseIn: Rect(x: 3, y: 3, width: 18, height: 18))
    let ring = circle
    circle.append(Path(ellipseIn: Rect(x: 3, y: 3, width: 0.01, height: 0.01)))
    let bin = lines([
      [(4.5, 6.5), (19.5, 6.5)], [(9, 6.3), (9.4, 3.8), (14.6, 3.8), (15, 6.3)],
      [(6.2, 6.8), (7.1, 20.2), (16.9, 20.2), (17.8, 6.8)], [(10, 10), (10.3, 17)], [(14, 10), (13.7, 17)],
    ])
    let share = lines([
      [(12, 3), (12, 14.5)], [(8.3, 6.5), (12, 2.8), (15.7, 6.5)],
      [(8.8, 9.5), (5.5, 9.5), (5.5, 21), (18.5, 21), (18.5, 9.5), (15.2, 9.5)],
    ])
    let shuffle = lines([
      [(3, 7), (7, 7), (14, 17), (20.5, 17)], [(3, 17), (7, 17), (14, 7), (20.5, 7)],
      [(17.8, 4), (20.8, 7), (17.8, 10)], [(17.8, 14), (20.8, 17), (17.8, 20)],
    ])
    let photo = lines([[(3.2, 17), (8.5, 12), (12.5, 15.5), (16, 12.8), (20.8, 17)]])
    let dots = [6.0, 12, 18].reduce(into: Path()) {
      $0.append(Path(ellipseIn: Rect(x: $1 - 1.6, y: 10.4, width: 3.2, height: 3.2)))
    }
    return [
      "bookmark": .init(box: tall, parts: [.line(bookmark, width: line)]),
      "bookmark.fill": .init(box: tall, parts: [.fill(bookmark), .line(bookmark, width: line)]),
      "heart": .init(box: square, parts: [.line(heart, width: line)]),
      "heart.fill": .init(box: square, parts: [.fill(heart), .line(heart, width: 1)]),
      "star": .init(box: square, parts: [.line(star, width: line * 0.9)]),
      "star.fill": .init(box: square, parts: [.fill(star), .line(star, width: 1)]),
      "xmark": .init(
        box: Rect(x: 4, y: 4, width: 16, height: 16),
        parts: [.line(lines([[(5.5, 5.5), (18.5, 18.5)], [(18.5, 5.5), (5.5, 18.5)]]), width: line)]),
      "xmark.circle.fill": .init(
        box: square, parts: [.fill(crossedDisc)]),
      "checkmark": .init(
        box: Rect(x: 3, y: 4, width: 18, height: 16),
        parts: [.line(lines([[(4.5, 13), (9.5, 18.5), (19.5, 5.5)]]), width: 2.1)]),
      "chevron.right": .init(
        box: Rect(x: 7, y: 4, width: 10, height: 16),
        parts: [.line(lines([[(9, 5.5), (15.5, 12), (9, 18.5)]]), width: 2.1)]),
      "chevron.left": .init(
        box: Rect(x: 7, y: 4, width: 10, height: 16),
        parts: [.line(lines([[(15, 5.5), (8.5, 12), (15, 18.5)]]), width: 2.1)]),
      "chevron.down": .init(
        box: Rect(x: 4, y: 7, width: 16, height: 10),
        parts: [.line(lines([[(5.5, 9), (12, 15.5), (18.5, 9)]]), width: 2.1)]),
      "chevron.up": .init(
        box: Rect(x: 4, y: 7, width: 16, height: 10),
        parts: [.line(lines([[(5.5, 15), (12, 8.5), (18.5, 15)]]), width: 2.1)]),
      "plus": .init(
        box: Rect(x: 3, y: 3, width: 18, height: 18),
        parts: [.line(lines([[(12, 4.5), (12, 19.5)], [(4.5, 12), (19.5, 12)]]), width: line)]),
      "minus": .init(
        box: Rect(x: 3, y: 3, width: 18, height: 18), parts: [.line(lines([[(4.5, 12), (19.5, 12)]]), width: line)]),
      "info.circle": .init(
        box: square,
        parts: [
          .line(ring, width: 1.5), .fill(Path(ellipseIn: Rect(x: 11, y: 6.6, width: 2.2, height: 2.2))),
          .line(lines([[(10.4, 11), (12.2, 11), (12.2, 16.6)], [(10.2, 16.8), (14, 16.8)]]), width: 1.5),
        ]),
      "plus.circle": .init(
        box: square,
        parts: [
          .line(ring, width: 1.5), .line(lines([[(12, 7.4), (12, 16.6)], [(7.4, 12), (16.6, 12)]]), width: 1.5),
        ]),
      "minus.circle": .init(
        box: square, parts: [.line(ring, width: 1.5), .line(lines([[(7.4, 12), (16.6, 12)]]), width: 1.5)]),
      "xmark.circle": .init(
        box: square,
        parts: [
          .line(ring, width: 1.5),
          .line(lines([[(8.7, 8.7), (15.3, 15.3)], [(15.3, 8.7), (8.7, 15.3)]]), width: 1.5),
        ]),
      "checkmark.circle": .init(
        box: square,
        parts: [.line(ring, width: 1.5), .line(lines([[(8, 12.6), (10.9, 15.8), (16, 8.6)]]), width: 1.5)]),
      "magnifyingglass": .init(
        box: square,
        parts: [
          .line(Path(ellipseIn: Rect(x: 3.6, y: 3.6, width: 12.4, height: 12.4)), width: line),
          .line(lines([[(14.6, 14.6), (20.4, 20.4)]]), width: line),
        ]),
      "circle": .init(box: square, parts: [.line(ring, width: line)]),
      "circle.fill": .init(box: square, parts: [.fill(ring)]),
      "photo": .init(
        box: Rect(x: 1, y: 3, width: 22, height: 18),
        parts: [
          .line(Path(roundedRect: Rect(x: 2.5, y: 4.5, width: 19, height: 15), radius: 2.6), width: 1.7),
          .line(photo, width: 1.7), .fill(Path(ellipseIn: Rect(x: 6, y: 7.2, width: 3.6, height: 3.6))),
        ]),
      "bell": .init(box: square, parts: [.line(bell, width: 1.7), .fill(clapper)]),
      "bell.fill": .init(box: square, parts: [.fill(bell), .line(bell, width: 1.7), .fill(clapper)]),
      "ellipsis": .init(box: Rect(x: 3, y: 8, width: 18, height: 8), parts: [.fill(dots)]),
      "square.and.arrow.up": .init(box: Rect(x: 3, y: 1.5, width: 18, height: 21), parts: [.line(share, width: 1.7)]),
      "trash": .init(box: Rect(x: 3, y: 2.5, width: 18, height: 19), parts: [.line(bin, width: 1.7)]),
      "shuffle": .init(box: Rect(x: 1.5, y: 3, width: 21, height: 18), parts: [.line(shuffle, width: line)]),
    ]
  }()

  private static func lines(_ pieces: [[(Double, Double)]]) -> Path {
    pieces.reduce(into: Path()) { path, points in
      for (index, point) in points.enumerated() {
        let place = Point(x: point.0, y: point.1)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
    }
  }

  private static func closed(_ points: [(Double, Double)]) -> Path {
    var path = lines([points])
    path.close()
    return path
  }

  private static let heart: Path = {
    var path = Path()
    path.move(to: Point(x: 12, y: 20.5))
    path.addCurve(to: Point(x: 3.2, y: 9), Point(x: 7, y: 17), Point(x: 3.2, y: 13.3))
    path.addCurve(to: Point(x: 7.7, y: 4), Point(x: 3.2, y: 6), Point(x: 5.2, y: 4))
    path.addCurve(to: Point(x: 12, y: 7), Point(x: 9.6, y: 4), Point(x: 11.2, y: 5.1))
    path.addCurve(to: Point(x: 16.3, y: 4), Point(x: 12.8, y: 5.1), Point(x: 14.4, y: 4))
    path.addCurve(to: Point(x: 20.8, y: 9), Point(x: 18.8, y: 4), Point(x: 20.8, y: 6))
    path.addCurve(to: Point(x: 12, y: 20.5), Point(x: 20.8, y: 13.3), Point(x: 17, y: 17))
    path.close()
    return path
  }()

  private static let star: Path = {
    var points: [(Double, Double)] = []
    for index in 0..<10 {
      let radius = index % 2 == 0 ? 9.2 : 4.1
      let angle = Double(index) * .pi / 5 - .pi / 2
      points.append((12 + radius * Double(cos(CGFloat(angle))), 12.6 + radius * Double(sin(CGFloat(angle)))))
    }
    return closed(points)
  }()

  private static let bell: Path = {
    var path = Path()
    path.move(to: Point(x: 4.2, y: 17.2))
    path.addCurve(to: Point(x: 6.4, y: 10), Point(x: 6.2, y: 15.4), Point(x: 6.4, y: 13))
    path.addCurve(to: Point(x: 12, y: 3.6), Point(x: 6.4, y: 6), Point(x: 8.8, y: 3.6))
    path.addCurve(to: Point(x: 17.6, y: 10), Point(x: 15.2, y: 3.6), Point(x: 17.6, y: 6))
    path.addCurve(to: Point(x: 19.8, y: 17.2), Point(x: 17.6, y: 13), Point(x: 17.8, y: 15.4))
    path.close()
    return path
  }()

  private static let clapper: Path = {
    var path = Path()
    path.addArc(center: Point(x: 12, y: 18.9), radius: 2.4, start: 0, end: .pi, clockwise: true)
    path.close()
    return path
  }()

  private static let crossedDisc: Path = {
    var path = Path(ellipseIn: Rect(x: 3, y: 3, width: 18, height: 18))
    let turn = Matrix.rotation(.pi / 4).then(.translation(x: 12, y: 12))
    path.append(
      closed([
        (-0.9, -5), (0.9, -5), (0.9, -0.9), (5, -0.9), (5, 0.9), (0.9, 0.9), (0.9, 5), (-0.9, 5), (-0.9, 0.9),
        (-5, 0.9), (-5, -0.9), (-0.9, -0.9),
      ]).applying(turn))
    return path
  }()
}
