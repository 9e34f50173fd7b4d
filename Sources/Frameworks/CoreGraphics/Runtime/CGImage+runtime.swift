public import Canvas
import Foundation
public import ImageDecoder

extension CGImage {
  /// Makes a picture of a surface, which must not change any more.
  @_spi(Runtime) public static func make(surface: Surface) -> CGImage { CGImage(surface: surface) }

  /// Makes a picture of a file, decoded when its pixels are needed.
  ///
  /// - Parameters:
  ///   - source: The file. Its stored pixels are taken as they are; the orientation is the caller's.
  ///   - frame: The number of the picture in the file, from 0.
  ///   - maxPixelSize: The greatest side of the decoded picture, in pixels; nil is the full size.
  @_spi(Runtime) public static func make(source: ImageSource, frame: Int = 0, maxPixelSize: Int? = nil) -> CGImage {
    let size = source.size(maxPixelSize: maxPixelSize)
    return CGImage(
      pixels: .file(source, frame: frame, maxPixelSize: maxPixelSize), width: size.width, height: size.height)
  }

  /// The pixels, decoded now if need be; nil when that fails.
  @_spi(Runtime) public var canvasSurface: Surface? { surface }
}

extension CGPath {
  /// Makes a path of the canvas's steps.
  @_spi(Runtime) public static func make(_ path: Path) -> CGPath { CGPath(steps: path) }

  /// The steps for the canvas.
  @_spi(Runtime) public var canvasPath: Path { steps }
}

extension CGColor {
  /// The colour in sRGB for the canvas.
  @_spi(Runtime) public var canvasColor: Color { solid }
}

extension CGGradient {
  /// The colours for the canvas.
  @_spi(Runtime) public var canvasStops: [Gradient.Stop] { stops }
}

extension CGAffineTransform {
  /// The map for the canvas.
  @_spi(Runtime) public var canvasMatrix: Matrix { Matrix(self) }

  /// Makes the map of the canvas's.
  @_spi(Runtime) public static func make(_ matrix: Matrix) -> CGAffineTransform { CGAffineTransform(matrix) }
}

extension CGRect {
  /// The rectangle for the canvas.
  @_spi(Runtime) public var canvasRect: Rect { Rect(self) }
}

extension CGBlendMode {
  /// The mode for the canvas.
  @_spi(Runtime) public var canvasMode: BlendMode { canvas }
}
