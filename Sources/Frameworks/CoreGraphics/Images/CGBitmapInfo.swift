import Foundation

/// Where a pixel has its opacity, and whether colours are multiplied by it [S CGImage.h].
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

/// The order of bytes in a pixel [S CGImage.h].
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0x0000
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

/// How the bytes of a pixel are to be read: a `CGImageAlphaInfo` and a byte order together.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public var rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bit for components that are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The components in the order that the alpha information names.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// Two bytes a pixel, the last first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Four bytes a pixel, the last first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Two bytes a pixel, the first first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Four bytes a pixel, the first first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}
