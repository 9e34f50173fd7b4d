import Foundation
import Testing

@testable import Payload

@Suite("Property values")
struct PropertyValueTests {
  static let samples: [PropertyValue] = [
    .null, .bool(true), .bool(false), .integer(1), .integer(.min), .double(2), .double(1.5), .string("長押し"),
    .data(Data([0, 255])), .date(Date(timeIntervalSince1970: 12.5)), .array([1, "a", .null]),
    .dictionary(["a": 1, "b": .dictionary(["$data": "text"])]), .dictionary(["$date": 1]), .dictionary([:]), .array([]),
  ]

  @Test("a value survives coding", arguments: samples)
  func coding(value: PropertyValue) throws {
    let data = try JSONEncoder().encode([value])

    #expect(try JSONDecoder().decode([PropertyValue].self, from: data) == [value])
  }

  @Test("a value survives Foundation's objects", arguments: samples)
  func objects(value: PropertyValue) {
    #expect(PropertyValue(value.foundationObject) == value)
  }

  @Test("Swift's own values are taken as they are")
  func swiftValues() {
    #expect(PropertyValue(true) == .bool(true))
    #expect(PropertyValue(7 as UInt8) == .integer(7))
    #expect(PropertyValue(UInt64.max) != .integer(-1))
    #expect(PropertyValue(Float(0.5)) == .double(0.5))
    #expect(PropertyValue("a" as NSString) == "a")
    #expect(PropertyValue(NSNumber(value: true)) == .bool(true))
    #expect(PropertyValue(NSNumber(value: 1)) == .integer(1))
    #expect(PropertyValue([AnyHashable("a"): [1, 2]]) == ["a": [1, 2]])
    #expect(PropertyValue(NSNull()) == .null)
    #expect(PropertyValue(PropertyValue.integer(3)) == 3)
  }

  @Test("what no property list can hold is refused as a whole")
  func refused() {
    #expect(PropertyValue(Thread.current) == nil)
    #expect(PropertyValue(["a": Thread.current]) == nil)
    #expect(PropertyValue([Thread.current]) == nil)
    #expect(PropertyValue([AnyHashable(1): "x"]) == nil)
    var nested: Any = 1
    for _ in 0..<100 { nested = [nested] }
    #expect(PropertyValue(nested) == nil)
  }

  @Test("numbers are read as what they are, booleans never as numbers")
  func numbers() {
    #expect(PropertyValue.double(2).integerValue == 2)
    #expect(PropertyValue.double(2.5).integerValue == nil)
    #expect(PropertyValue.bool(true).integerValue == nil)
    #expect(PropertyValue.bool(true).doubleValue == nil)
    #expect(PropertyValue.integer(2).doubleValue == 2)
    #expect(PropertyValue.string("2").doubleValue == nil)
    #expect(PropertyValue.integer(2).stringValue == nil)
    #expect(PropertyValue.integer(2)["a"] == nil)
    #expect(PropertyValue.integer(2).arrayValue == nil)
  }

  @Test("compact JSON has its keys in order and escapes what it must")
  func compact() {
    let value: PropertyValue = ["b": [1, 2.5, true, .null], "a": "\"\\\n\r\t\u{1}é", "c": .double(.infinity)]

    #expect(value.compactJSON == #"{"a":"\"\\\n\r\t\u0001é","b":[1,2.5,true,null],"c":null}"#)
    #expect(PropertyValue.data(Data([1])).compactJSON == "\"AQ==\"")
    #expect(PropertyValue.date(Date(timeIntervalSince1970: 2)).compactJSON == "2.0")
  }

  @Test("every kind has a name for messages")
  func names() {
    let names = Self.samples.map(\.kindDescription)
    #expect(
      Set(names) == ["null", "a boolean", "a number", "a string", "data", "a date", "an array", "a dictionary"])
  }
}
