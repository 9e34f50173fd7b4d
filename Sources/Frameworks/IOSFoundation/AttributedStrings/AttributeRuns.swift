import Foundation

/// Attributes by ranges of UTF-16 units: neighbouring runs are never equal, none is empty.
struct AttributeRuns {
  typealias Attributes = [NSAttributedString.Key: Any]

  private(set) var runs: [(length: Int, attributes: Attributes)] = []

  init(length: Int, attributes: Attributes) {
    if length > 0 { runs = [(length, attributes)] }
  }

  var length: Int { runs.reduce(0) { $0 + $1.length } }

  /// The run at a location and where it begins.
  func run(at location: Int) -> (range: NSRange, attributes: Attributes)? {
    var start = 0
    for run in runs {
      if location < start + run.length { return (NSRange(location: start, length: run.length), run.attributes) }
      start += run.length
    }
    return nil
  }

  /// The part within `range`.
  func part(_ range: NSRange) -> AttributeRuns {
    var part = AttributeRuns(length: 0, attributes: [:])
    var start = 0
    for run in runs {
      let end = start + run.length
      let overlap = min(end, range.upperBound) - max(start, range.lowerBound)
      if overlap > 0 { part.append(overlap, run.attributes) }
      start = end
    }
    return part
  }

  mutating func append(_ length: Int, _ attributes: Attributes) {
    guard length > 0 else { return }
    if let last = runs.last, Self.areEqual(last.attributes, attributes) {
      runs[runs.count - 1].length += length
    } else {
      runs.append((length, attributes))
    }
  }

  mutating func append(_ other: AttributeRuns) {
    for run in other.runs { append(run.length, run.attributes) }
  }

  /// Puts other runs in the place of `range`.
  mutating func replace(_ range: NSRange, with other: AttributeRuns) {
    var result = part(NSRange(location: 0, length: range.location))
    result.append(other)
    result.append(part(NSRange(location: range.upperBound, length: max(0, length - range.upperBound))))
    self = result
  }

  /// Changes the attributes of all runs within `range`.
  mutating func change(_ range: NSRange, _ body: (inout Attributes) -> Void) {
    var changed = AttributeRuns(length: 0, attributes: [:])
    for run in part(range).runs {
      var attributes = run.attributes
      body(&attributes)
      changed.append(run.length, attributes)
    }
    replace(range, with: changed)
  }

  static func areEqual(_ left: Attributes, _ right: Attributes) -> Bool {
    left.count == right.count && left.allSatisfy { key, value in right[key].map { areEqual(value, $0) } ?? false }
  }

  /// Equality of values of any kind; those that cannot be compared are equal only if they are the same object.
  static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
    return left as AnyObject === right as AnyObject
  }
}
