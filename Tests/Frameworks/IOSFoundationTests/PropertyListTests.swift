import Foundation
import Testing

@testable @_spi(Runtime) import IOSFoundation

@Suite("Binary property lists")
struct PropertyListTests {
  /// A value of every shape, from a seed.
  private func makeValue(_ random: inout SplitMix, depth: Int) -> Any {
    switch random.next() % (depth > 0 ? 9 : 6) {
    case 0: return Int(truncatingIfNeeded: random.next())
    case 1: return Double(random.next() % 1_000_000) / 7
    case 2: return random.next() % 2 == 0
    case 3: return String(repeating: ["a", "日本", "é", "🔑"][Int(random.next() % 4)], count: Int(random.next() % 40))
    case 4: return Data((0..<random.next() % 600).map { UInt8(truncatingIfNeeded: $0) })
    case 5: return Date(timeIntervalSinceReferenceDate: Double(random.next() % 1_000_000_000) / 3)
    case 6: return (0..<random.next() % 20).map { "item \($0)" }
    case 7: return (0..<random.next() % 20).map { _ in makeValue(&random, depth: depth - 1) }
    default:
      var dictionary: [String: Any] = [:]
      for number in 0..<random.next() % 20 { dictionary["key \(number)"] = makeValue(&random, depth: depth - 1) }
      return dictionary
    }
  }

  /// A small generator with a seed (SplitMix64), so that a failure can be run again.
  private struct SplitMix {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var word = state
      word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
      word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
      return word ^ (word >> 31)
    }
  }

  @Test("what our writer writes, Foundation reads as what Foundation would have written", arguments: 0..<300)
  func agreement(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let value = makeValue(&random, depth: 3)

    let ours = try #require(BinaryPropertyListWriter.data(of: value))
    let theirs = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)

    let back = try #require(PropertyListValue.decode(ours))
    let expected = try #require(PropertyListValue.decode(theirs))
    #expect(PropertyListValue.areEqual(back, expected))
    #expect(PropertyListValue.areEqual(back, value))
  }

  @Test("large lists need wider references and offsets", arguments: [14, 15, 255, 256, 70_000])
  func large(count: Int) throws {
    let list = (0..<count).map { "item \($0)" }

    let data = try #require(BinaryPropertyListWriter.data(of: list))

    #expect(PropertyListValue.decode(data) as? [String] == list)
  }

  @Test("a number object keeps its kind")
  func numberObjects() throws {
    let data = try #require(PropertyListValue.encode(["flag": NSNumber(value: true), "one": NSNumber(value: 1)]))

    let back = try #require(PropertyListValue.decode(data) as? [String: Any])
    #expect(back["flag"] as? Bool == true)
    #expect(back["one"] as? Int == 1)
  }

  @Test("damaged stored forms are nil, never a crash")
  func damaged() throws {
    let data = try #require(PropertyListValue.encode(["a": [1, 2, "x"] as [Any]]))

    for length in 0..<data.count { _ = PropertyListValue.decode(data.prefix(length)) }
    for position in data.indices {
      var changed = data
      changed[position] ^= 0xff
      _ = PropertyListValue.decode(changed)
    }
    #expect(PropertyListValue.decode(Data("bplist00".utf8)) == nil)
  }
}
