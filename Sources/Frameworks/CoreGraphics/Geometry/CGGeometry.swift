import Foundation

// What Core Graphics adds to the geometry that Foundation brings along on Linux.

extension CGPoint {
  /// True when both points are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

  /// The point as a dictionary of `X` and `Y`.
  public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] }

  /// Reads what `dictionaryRepresentation` wrote; nil if a number is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = number(dict, "X"), let y = number(dict, "Y") else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize {
  /// True when both sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

  /// The size as a dictionary of `Width` and `Height`.
  public var dictionaryRepresentation: CFDictionary { ["Width": width, "Height": height] }

  /// Reads what `dictionaryRepresentation` wrote; nil if a number is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = number(dict, "Width"), let height = number(dict, "Height") else { return nil }
    self.init(width: width, height: height)
  }
}

extension CGRect {
  /// True when both rectangles are the same.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  /// The rectangle as a dictionary of `X`, `Y`, `Width` and `Height`.
  public var dictionaryRepresentation: CFDictionary {
    ["X": origin.x, "Y": origin.y, "Width": size.width, "Height": size.height]
  }

  /// Reads what `dictionaryRepresentation` wrote; nil if a number is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict)
    else { return nil }
    self.init(origin: origin, size: size)
  }
}

private func number(_ dictionary: CFDictionary, _ key: String) -> CGFloat? {
  switch dictionary[key] {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  default: nil
  }
}

/// Makes a point.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Makes a size.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
/// Makes a vector.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
/// Makes a rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
/// The least x of the rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The middle x of the rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The greatest x of the rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The least y of the rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The middle y of the rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The greatest y of the rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The width of the rectangle, not negative.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The height of the rectangle, not negative.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
