internal import Canvas
import Foundation

/// The shape of a line's end.
public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2

  var canvas: StrokeStyle.Cap { self == .butt ? .butt : self == .round ? .round : .square }
}

/// The shape of a line's corner.
public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2

  var canvas: StrokeStyle.Join { self == .miter ? .miter : self == .round ? .round : .bevel }
}

/// Which places count as inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1

  var canvas: FillRule { self == .winding ? .winding : .evenOdd }
}

/// What is done with a path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

/// How good pictures look when they are stretched.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}

/// How colours are moved between spaces; nothing depends on it.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric = 1
  case relativeColorimetric = 2
  case perceptual = 3
  case saturation = 4
}

/// How new colours meet those that are there [S CGContext.h].
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case hue = 12
  case saturation = 13
  case color = 14
  case luminosity = 15
  case clear = 16
  case copy = 17
  case sourceIn = 18
  case sourceOut = 19
  case sourceAtop = 20
  case destinationOver = 21
  case destinationIn = 22
  case destinationOut = 23
  case destinationAtop = 24
  case xor = 25
  /// Colours are multiplied in its place.
  case plusDarker = 26
  case plusLighter = 27

  /// The canvas lists its modes in the same order.
  var canvas: BlendMode {
    let all = BlendMode.allCases
    return all.indices.contains(Int(rawValue)) ? all[Int(rawValue)] : .normal
  }
}

/// How a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public var rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour fills what lies before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour fills what lies behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// How text is drawn; kept, but this context draws no text.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill = 0
  case stroke = 1
  case fillStroke = 2
  case invisible = 3
  case fillClip = 4
  case strokeClip = 5
  case fillStrokeClip = 6
  case clip = 7
}
