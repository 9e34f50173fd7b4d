/// A Huffman code for one deflate block (RFC 1951) whose only distance is one pixel.
struct DeflateCode {
  static let endOfBlock = 256
  /// Bytes, the end, and the lengths of matches.
  static let symbols = 286
  /// The greatest number of bits of a symbol. Deflate allows 15; with 12 a pixel's symbols fit into one word.
  private static let longestCode = 12

  /// The bits of each symbol.
  let words: [BitWriter.Word]
  /// The bits of a match of each length, distance included.
  let matches: [BitWriter.Word]
  private let lengths: [UInt8]
  private let pixelSize: Int

  init(counts: UnsafePointer<UInt32>, pixelSize: Int) {
    self.pixelSize = pixelSize
    lengths = Self.codeLengths(Array(UnsafeBufferPointer(start: counts, count: Self.symbols)))
    words = Self.assign(lengths)
    var matches = [BitWriter.Word](repeating: 0, count: 259)
    for length in 3...258 {
      let symbol = Self.symbol(length: length)
      let (base, extra) = Self.bases[symbol - 257]
      let word = words[symbol]
      let bits = Int(word >> 26)
      // The distance's code is one bit, which is 0.
      let value = word & 0x03FF_FFFF | UInt32(length - base) << UInt32(bits)
      matches[length] = BitWriter.word(value, bits: bits + extra + 1)
    }
    self.matches = matches
  }

  // MARK: Lengths of matches

  /// The longest match of whole pixels.
  @inline(__always)
  static func longestMatch(_ pixelSize: Int) -> Int { pixelSize == 3 ? 258 : 256 }

  @inline(__always)
  static func longestSymbol(_ pixelSize: Int) -> Int { pixelSize == 3 ? 285 : 284 }

  @inline(__always)
  static func symbol(length: Int) -> Int { Int(symbolsOfLengths[length]) }

  /// The least length and the number of extra bits of symbols 257…285.
  private static let bases: [(Int, Int)] = {
    var result: [(Int, Int)] = []
    var length = 3
    for index in 0..<28 {
      let extra = index < 8 ? 0 : index / 4 - 1
      result.append((length, extra))
      length += 1 << extra
    }
    return result + [(258, 0)]
  }()

  private static let symbolsOfLengths: [UInt16] = {
    var result = [UInt16](repeating: 0, count: 259)
    for (index, (base, extra)) in bases.enumerated() {
      for length in base..<min(259, base + 1 << extra) { result[length] = UInt16(257 + index) }
    }
    return result
  }()

  // MARK: The code

  /// The block's header: a dynamic code, with every length written in four bits.
  func writeHeader(to bits: inout BitWriter) {
    // Not the last block, of the dynamic kind.
    bits.add(0, bits: 1)
    bits.add(2, bits: 2)
    bits.add(Self.symbols - 257, bits: 5)
    // Distance code 2 is 3, code 3 is 4: one pixel.
    let distances = [UInt8](repeating: 0, count: pixelSize - 1) + [1]
    bits.add(distances.count - 1, bits: 5)
    bits.add(19 - 4, bits: 4)
    // The lengths of the code for lengths: the symbols 16, 17 and 18, which would repeat lengths, are not used; the
    // other sixteen have four bits each.
    for index in 0..<19 { bits.add(index < 3 ? 0 : 4, bits: 3) }
    for length in lengths + distances { bits.add(Self.reversed(UInt32(length), 4), bits: 4) }
  }

  /// The number of bits of each symbol: Huffman's, cut to the limit.
  private static func codeLengths(_ counts: [UInt32]) -> [UInt8] {
    let used = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
    var lengths = [UInt8](repeating: 0, count: counts.count)
    guard used.count > 1 else {
      // A code of one symbol still needs a bit, and a partner to be complete.
      for symbol in used + [used.first == 0 ? 1 : 0] { lengths[symbol] = 1 }
      return lengths
    }
    // Leaves in order, then inner nodes, which come out in order by themselves.
    var weights = used.map { UInt64(counts[$0]) }
    var parents = [Int](repeating: 0, count: used.count * 2 - 1)
    var (leaf, node) = (0, used.count)
    func takeLeast() -> Int {
      if node >= weights.count || (leaf < used.count && weights[leaf] <= weights[node]) {
        leaf += 1
        return leaf - 1
      }
      node += 1
      return node - 1
    }
    while weights.count < used.count * 2 - 1 {
      let (first, second) = (takeLeast(), takeLeast())
      parents[first] = weights.count
      parents[second] = weights.count
      weights.append(weights[first] + weights[second])
    }
    var depths = [Int](repeating: 0, count: weights.count)
    var histogram = [Int](repeating: 0, count: longestCode + 1)
    for index in stride(from: weights.count - 2, through: 0, by: -1) {
      depths[index] = depths[parents[index]] + 1
      if index < used.count { histogram[min(longestCode, depths[index])] += 1 }
    }
    shorten(&histogram)
    // The rarest symbols take the longest codes.
    var place = 0
    for length in stride(from: longestCode, to: 0, by: -1) {
      for _ in 0..<histogram[length] {
        lengths[used[place]] = UInt8(length)
        place += 1
      }
    }
    return lengths
  }

  /// Makes a code complete again after its longest symbols were cut: shares of a unit may not exceed it.
  private static func shorten(_ histogram: inout [Int]) {
    var total = (1...longestCode).reduce(0) { $0 + histogram[$1] << (longestCode - $1) }
    while total > 1 << longestCode {
      // A symbol one level up goes down and takes one of the longest with it.
      guard let length = (1..<longestCode).last(where: { histogram[$0] > 0 }) else { return }
      histogram[longestCode] -= 1
      histogram[length] -= 1
      histogram[length + 1] += 2
      total -= 1
    }
  }

  /// Canonical codes: in order of length, then of symbol; written from their highest bit.
  private static func assign(_ lengths: [UInt8]) -> [BitWriter.Word] {
    var words = [BitWriter.Word](repeating: 0, count: lengths.count)
    var code: UInt32 = 0
    for length in 1...longestCode {
      for symbol in lengths.indices where Int(lengths[symbol]) == length {
        words[symbol] = BitWriter.word(UInt32(reversed(code, length)), bits: length)
        code += 1
      }
      code <<= 1
    }
    return words
  }

  private static func reversed(_ value: UInt32, _ bits: Int) -> Int {
    (0..<bits).reduce(0) { $0 | Int(value >> UInt32($1) & 1) << (bits - 1 - $1) }
  }
}
