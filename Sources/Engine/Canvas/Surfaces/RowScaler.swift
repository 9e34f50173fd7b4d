/// Shrinks a picture row by row, by averaging areas, so that the whole of it is never in memory.
///
/// Rows are premultiplied pixels, as a surface has them. An axis that should not shrink is copied or repeated.
public struct RowScaler {
  /// What the rows become.
  public let surface: Surface
  private let sourceWidth: Int
  private let sourceHeight: Int
  private let firsts: [Int]
  private let counts: [Int]
  private let weights: [UInt32]
  private let isSameWidth: Bool
  private let step: Double
  private let start: Double
  private var sums: [UInt32]
  private var line: [UInt32]
  private var used: UInt32 = 0
  private var sourceRow = 0
  private var targetRow = 0

  /// The sum of the weights that make one pixel.
  private static let unit: UInt32 = 65_536

  /// Prepares for a picture of `sourceWidth × sourceHeight` pixels that shall fill `surface`.
  public init(sourceWidth: Int, sourceHeight: Int, into surface: Surface) {
    self.init(
      sourceWidth: sourceWidth, sourceHeight: sourceHeight,
      area: Rect(x: 0, y: 0, width: Double(sourceWidth), height: Double(sourceHeight)), into: surface)
  }

  /// Prepares for a part of a picture.
  public init(sourceWidth: Int, sourceHeight: Int, area: Rect, into surface: Surface) {
    self.surface = surface
    self.sourceWidth = sourceWidth
    self.sourceHeight = sourceHeight
    isSameWidth = area.x == 0 && area.width == Double(sourceWidth) && sourceWidth == surface.width
    var firsts: [Int] = []
    var counts: [Int] = []
    var weights: [UInt32] = []
    let across = surface.width > 0 ? area.width / Double(surface.width) : 0
    for column in 0..<(isSameWidth ? 0 : surface.width) {
      let from = area.x + Double(column) * across
      let to = column == surface.width - 1 ? area.maxX : from + across
      let first = max(0, min(sourceWidth - 1, Int(from + 1e-9)))
      let last = max(first, min(sourceWidth - 1, Int((to - 1e-9).rounded(.up)) - 1))
      var rest = Self.unit
      for index in first...last {
        let overlap = min(to, Double(index + 1)) - max(from, Double(index))
        let weight = index == last ? rest : min(rest, UInt32(max(0, overlap / across) * Double(Self.unit)))
        weights.append(weight)
        rest -= weight
      }
      firsts.append(first)
      counts.append(last - first + 1)
    }
    (self.firsts, self.counts, self.weights) = (firsts, counts, weights)
    start = area.y
    step = surface.height > 0 ? area.height / Double(surface.height) : 0
    sums = Array(repeating: 0, count: surface.width * 4)
    line = Array(repeating: 0, count: surface.width * 4)
  }

  /// The first source row that matters.
  public var firstRow: Int { max(0, min(sourceHeight - 1, Int(start + 1e-9))) }
  /// True when no more rows are needed.
  public var isComplete: Bool { targetRow >= surface.height }

  /// Goes on at source row `row` without having seen those before.
  public mutating func skip(toRow row: Int) { sourceRow = row }

  /// Takes the next source row, of `sourceWidth` pixels.
  public mutating func add(_ row: UnsafePointer<UInt32>) {
    defer { sourceRow += 1 }
    guard !isComplete, sourceWidth > 0, surface.width > 0 else { return }
    if isSameWidth, step == 1, start == start.rounded() {
      guard sourceRow >= Int(start) else { return }
      surface.row(targetRow).update(from: row, count: surface.width)
      targetRow += 1
      return
    }
    let (top, bottom) = (Double(sourceRow), Double(sourceRow + 1))
    var hasLine = false
    while targetRow < surface.height {
      let from = start + Double(targetRow) * step
      let to = from + step
      let overlap = min(to, bottom) - max(from, top)
      let isLast = to <= bottom + 1e-9 || sourceRow == sourceHeight - 1
      if overlap > 1e-9 || isLast {
        if !hasLine { shrink(row) }
        hasLine = true
        let rest = Self.unit - used
        let weight = isLast ? rest : min(rest, UInt32(max(0, overlap / step) * Double(Self.unit)))
        accumulate(weight)
        used += weight
      }
      guard isLast else { break }
      emit()
    }
  }

  /// Fills what is left after the last row that could be read: with the sums so far, then with nothing.
  public mutating func finish() {
    if used > 0, targetRow < surface.height { emit() }
    targetRow = surface.height
  }

  /// The row in the target's width, with eight bits behind the point.
  private mutating func shrink(_ row: UnsafePointer<UInt32>) {
    let width = surface.width
    line.withUnsafeMutableBufferPointer { line in
      guard let line = line.baseAddress else { return }
      if isSameWidth {
        for column in 0..<width {
          let pixel = row[column]
          line[4 &* column] = (pixel & 255) << 8
          line[4 &* column &+ 1] = (pixel >> 8 & 255) << 8
          line[4 &* column &+ 2] = (pixel >> 16 & 255) << 8
          line[4 &* column &+ 3] = (pixel >> 24) << 8
        }
        return
      }
      firsts.withUnsafeBufferPointer { firsts in
        counts.withUnsafeBufferPointer { counts in
          weights.withUnsafeBufferPointer { weights in
            guard var weight = weights.baseAddress else { return }
            for column in 0..<width {
              var blue: UInt32 = 0
              var green: UInt32 = 0
              var red: UInt32 = 0
              var alpha: UInt32 = 0
              var pixels = row + firsts[column]
              for _ in 0..<counts[column] {
                let pixel = pixels.pointee
                let amount = weight.pointee
                blue &+= (pixel & 255) &* amount
                green &+= (pixel >> 8 & 255) &* amount
                red &+= (pixel >> 16 & 255) &* amount
                alpha &+= (pixel >> 24) &* amount
                pixels += 1
                weight += 1
              }
              line[4 &* column] = blue >> 8
              line[4 &* column &+ 1] = green >> 8
              line[4 &* column &+ 2] = red >> 8
              line[4 &* column &+ 3] = alpha >> 8
            }
          }
        }
      }
    }
  }

  private mutating func accumulate(_ weight: UInt32) {
    let count = surface.width * 4
    sums.withUnsafeMutableBufferPointer { sums in
      line.withUnsafeBufferPointer { line in
        guard let sums = sums.baseAddress, let line = line.baseAddress else { return }
        for index in 0..<count { sums[index] &+= line[index] &* weight }
      }
    }
  }

  private mutating func emit() {
    let target = surface.row(targetRow)
    let width = surface.width
    sums.withUnsafeMutableBufferPointer { sums in
      guard let sums = sums.baseAddress else { return }
      let half: UInt32 = 1 << 23
      for column in 0..<width {
        let place = sums + 4 &* column
        target[column] =
          (place[0] &+ half) >> 24 | ((place[1] &+ half) >> 24) << 8 | ((place[2] &+ half) >> 24) << 16
          | ((place[3] &+ half) >> 24) << 24
      }
      sums.update(repeating: 0, count: width * 4)
    }
    used = 0
    targetRow += 1
  }
}
