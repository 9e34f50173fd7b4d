import Foundation
import Journal

extension NSAttributedString {
  /// The value of an attribute of a character and a range around it that has the same value.
  public func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  /// The attributes of a character and the longest range around it, within `rangeLimit`, that has the same.
  public func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    let limit = checked(rangeLimit)
    let found = attributes(at: location, effectiveRange: nil)
    range?.pointee = longestRange(at: location, limit) { AttributeRuns.areEqual($0, found) }
    return found
  }

  /// The value of an attribute of a character and the longest range around it, within `rangeLimit`, that has the same.
  public func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> Any? {
    let limit = checked(rangeLimit)
    let found = attributes(at: location, effectiveRange: nil)[attrName]
    range?.pointee = longestRange(at: location, limit) { attributes in
      switch (attributes[attrName], found) {
      case (nil, nil): true
      case (let left?, let right?): AttributeRuns.areEqual(left, right)
      default: false
      }
    }
    return found
  }

  /// A part of the text with its attributes.
  public func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let range = checked(range)
    let part = NSAttributedString(string: NSString(string: string).substring(with: range))
    part.runs = allRuns.part(range)
    return part
  }

  /// Visits runs of equal attributes within a range.
  public func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let range = checked(enumerationRange)
    var start = range.location
    // The runs of this moment: the block may change a mutable text.
    let runs = allRuns.part(range).runs.map { run in
      defer { start += run.length }
      return (attributes: run.attributes, range: NSRange(location: start, length: run.length))
    }
    var stop = ObjCBool(false)
    for run in opts.contains(.reverse) ? runs.reversed() : runs {
      block(run.attributes, run.range, &stop)
      if stop.boolValue { return }
    }
  }

  /// Visits ranges of one value of an attribute; nil where it is not set.
  public func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var values = AttributeRuns(length: 0, attributes: [:])
    let range = checked(enumerationRange)
    for run in allRuns.part(range).runs {
      values.append(run.length, run.attributes[attrName].map { [attrName: $0] } ?? [:])
    }
    var start = range.location
    let runs = values.runs.map { run in
      defer { start += run.length }
      return (value: run.attributes[attrName], range: NSRange(location: start, length: run.length))
    }
    var stop = ObjCBool(false)
    for run in opts.contains(.reverse) ? runs.reversed() : runs {
      block(run.value, run.range, &stop)
      if stop.boolValue { return }
    }
  }

  private func longestRange(
    at location: Int, _ limit: NSRange, _ isSame: ([NSAttributedString.Key: Any]) -> Bool
  ) -> NSRange {
    // The stretch of same runs that the location is in.
    var (first, start) = (0, 0)
    for run in allRuns.runs {
      let end = start + run.length
      if !isSame(run.attributes) {
        if start > location { return NSIntersectionRange(NSRange(location: first, length: start - first), limit) }
        first = end
      }
      start = end
    }
    return NSIntersectionRange(NSRange(location: first, length: start - first), limit)
  }

  /// `range` cut to the text; iOS raises an exception where it reaches beyond.
  final func checked(_ range: NSRange) -> NSRange {
    if range.location >= 0, range.length >= 0, range.location <= length, range.length <= length - range.location {
      return range
    }
    Journal.report(
      .init(
        kind: .misuse,
        message:
          "NSAttributedString: the range \(range) is outside of a text of \(length) units; on iOS this is an exception."
      ))
    let start = min(max(0, range.location), length)
    return NSRange(location: start, length: max(0, min(range.length, length - start)))
  }
}
