internal import Canvas
import Foundation

/// A colour: components in a colour space, and an opacity.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  /// What the components mean.
  public let colorSpace: CGColorSpace?
  /// The components, with the opacity last.
  public let components: [CGFloat]?
  /// The colour in sRGB, for painting.
  let solid: Color

  private init(space: CGColorSpace, values: [CGFloat]) {
    colorSpace = space
    components = values
    solid = space.solid(values)
  }

  /// Makes a colour from components of a space, with the opacity last.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
  }

  /// Makes a colour in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  /// Makes a colour in the device's space, which is sRGB here.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .device, values: [red, green, blue, alpha])
  }

  /// Makes a grey with sRGB's curve.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, values: [gray, alpha])
  }

  /// Makes a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, values: [gray, alpha])
  }

  /// Makes a colour of four inks.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(space: CGColorSpaceCreateDeviceCMYK(), values: [cyan, magenta, yellow, black, alpha])
  }

  /// Solid white.
  public static let white = CGColor(genericGrayGamma2_2Gray: 1, alpha: 1)
  /// Solid black.
  public static let black = CGColor(genericGrayGamma2_2Gray: 0, alpha: 1)
  /// No colour.
  public static let clear = CGColor(genericGrayGamma2_2Gray: 0, alpha: 0)

  /// The number of components, the opacity included.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// The opacity, 0…1.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let colorSpace, let components else { return nil }
    return CGColor(space: colorSpace, values: Array(components.dropLast()) + [alpha])
  }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// The colour in another space; nil for spaces that have no components of their own.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    if space == colorSpace { return self }
    return CGColor(space: space, values: space.components(of: solid))
  }

  /// True when space and components are the same.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || left.colorSpace == right.colorSpace && left.components == right.components
  }

  /// Hashes space and components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(components)
  }

  /// Space and components in one line.
  public var description: String {
    "<CGColor \(colorSpace?.name ?? "") \((components ?? []).map { "\($0)" }.joined(separator: " "))>"
  }
}
