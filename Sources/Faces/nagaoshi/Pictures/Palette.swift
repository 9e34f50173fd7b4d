import Canvas

/// The few colours that stand for all of a picture: median cut over a histogram of 32 steps a channel.
struct Palette {
  struct Entry: Equatable {
    var red, green, blue: Int
  }

  let colors: [Entry]
  /// The palette's index for every cell of the histogram; -1 where it was not needed yet.
  private var nearest: [Int16]

  /// Cells of the histogram that are averaged into one colour.
  private struct Box {
    var cells: [(cell: Int, count: Int)]
    var count: Int
    /// The channel in which the cells differ most, as a shift, and by how much.
    var shift: Int
    var extent: Int

    init(_ cells: [(cell: Int, count: Int)]) {
      self.cells = cells
      count = cells.reduce(0) { $0 + $1.count }
      (shift, extent) = (0, -1)
      for shift in [10, 5, 0] {
        let values = cells.map { $0.cell >> shift & 31 }
        let extent = (values.max() ?? 0) - (values.min() ?? 0)
        if extent > self.extent { (self.shift, self.extent) = (shift, extent) }
      }
    }
  }

  init(of surface: Surface, colors limit: Int) {
    var sums = [(count: Int, red: Int, green: Int, blue: Int)](repeating: (0, 0, 0, 0), count: 1 << 15)
    for y in 0..<surface.height {
      let row = (surface.memory + y * surface.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<surface.width {
        let (blue, green, red) = (Int(row[4 * x]), Int(row[4 * x + 1]), Int(row[4 * x + 2]))
        let cell = Self.cell(red, green, blue)
        sums[cell] = (sums[cell].count + 1, sums[cell].red + red, sums[cell].green + green, sums[cell].blue + blue)
      }
    }
    let used = sums.indices.filter { sums[$0].count > 0 }.map { (cell: $0, count: sums[$0].count) }
    let boxes = Self.boxes(used, limit: limit)
    var nearest = [Int16](repeating: -1, count: 1 << 15)
    colors = boxes.enumerated().map { index, box in
      var (count, red, green, blue) = (0, 0, 0, 0)
      for (cell, _) in box.cells {
        nearest[cell] = Int16(index)
        let sum = sums[cell]
        (count, red, green, blue) = (count + sum.count, red + sum.red, green + sum.green, blue + sum.blue)
      }
      return Entry(red: red / max(1, count), green: green / max(1, count), blue: blue / max(1, count))
    }
    self.nearest = nearest
  }

  /// Cuts the box in which cutting helps most, again and again, where half of its pixels lie on either side.
  private static func boxes(_ used: [(cell: Int, count: Int)], limit: Int) -> [Box] {
    var boxes = [Box(used)]
    while boxes.count < limit {
      let scores = boxes.indices.filter { boxes[$0].cells.count > 1 }
      guard let worst = scores.max(by: { boxes[$0].count * boxes[$0].extent < boxes[$1].count * boxes[$1].extent })
      else { break }
      let box = boxes[worst]
      let sorted = box.cells.sorted { ($0.cell >> box.shift & 31, $0.cell) < ($1.cell >> box.shift & 31, $1.cell) }
      var half = 0
      var cut = 0
      while cut < sorted.count - 1, half + sorted[cut].count <= box.count / 2 || cut == 0 {
        half += sorted[cut].count
        cut += 1
      }
      boxes[worst] = Box(Array(sorted[..<cut]))
      boxes.append(Box(Array(sorted[cut...])))
    }
    return boxes
  }

  private static func cell(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    (red >> 3) << 10 | (green >> 3) << 5 | blue >> 3
  }

  /// The palette's index of every pixel, the error of each passed on to its neighbours (Floyd and Steinberg, 1976).
  func dithered(_ surface: Surface) -> [UInt8] {
    var nearest = nearest
    let width = surface.width
    var result = [UInt8](repeating: 0, count: width * surface.height)
    // Errors of this row and the next, in sixteenths, three a pixel, with a pixel of margin on either side.
    var errors = [[Int]](repeating: [Int](repeating: 0, count: 3 * (width + 2)), count: 2)
    for y in 0..<surface.height {
      let row = (surface.memory + y * surface.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width {
        var wanted = [0, 0, 0]
        for channel in 0..<3 {
          let value = Int(row[4 * x + 2 - channel]) + errors[0][3 * (x + 1) + channel] / 16
          wanted[channel] = min(255, max(0, value))
        }
        let index = find(wanted, &nearest)
        result[y * width + x] = UInt8(index)
        let color = colors[index]
        for (channel, chosen) in [color.red, color.green, color.blue].enumerated() {
          let error = wanted[channel] - chosen
          errors[0][3 * (x + 2) + channel] += 7 * error
          errors[1][3 * x + channel] += 3 * error
          errors[1][3 * (x + 1) + channel] += 5 * error
          errors[1][3 * (x + 2) + channel] += error
        }
      }
      errors.swapAt(0, 1)
      for place in errors[1].indices { errors[1][place] = 0 }
    }
    return result
  }

  private func find(_ wanted: [Int], _ nearest: inout [Int16]) -> Int {
    let cell = Self.cell(wanted[0], wanted[1], wanted[2])
    if nearest[cell] >= 0 { return Int(nearest[cell]) }
    var best = (index: 0, distance: Int.max)
    for (index, color) in colors.enumerated() {
      let (red, green, blue) = (wanted[0] - color.red, wanted[1] - color.green, wanted[2] - color.blue)
      let distance = red * red + green * green + blue * blue
      if distance < best.distance { best = (index, distance) }
    }
    nearest[cell] = Int16(best.index)
    return best.index
  }
}
