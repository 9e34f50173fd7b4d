import Canvas
@_spi(Runtime) import CoreGraphics
import Testing

@Suite("CGContext")
struct ContextTests {
  private static let layout = CGImageAlphaInfo.premultipliedLast.rawValue

  private func context(_ width: Int = 40, _ height: Int = 30, info: UInt32 = layout) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
  }

  /// Red, green, blue and alpha of a pixel of a context whose layout is `layout`; the upper row is 0.
  private func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> [UInt8] {
    guard let data = context.data else { return [] }
    return (0..<4).map { data.load(fromByteOffset: y * context.bytesPerRow + x * 4 + $0, as: UInt8.self) }
  }

  @Test("y points up, and the first row of memory is the upper one")
  func orientation() throws {
    let context = try context()

    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))

    #expect(pixel(context, 5, 29) == [255, 0, 0, 255])
    #expect(pixel(context, 5, 2) == [0, 0, 0, 0])
    #expect(context.ctm == .identity)
  }

  @Test("memory of the caller is drawn into, with what it held before")
  func callersMemory() throws {
    var bytes = [UInt8](repeating: 255, count: 4 * 4 * 4)
    try bytes.withUnsafeMutableBytes { buffer in
      let context = try #require(
        CGContext(
          data: buffer.baseAddress, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: Self.layout))
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
    }

    #expect(Array(bytes[0..<8]) == [0, 0, 255, 255, 255, 255, 255, 255])
  }

  @Test("greys and opacities alone are drawn too")
  func otherLayouts() throws {
    let grey = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue))
    grey.setFillColor(gray: 1, alpha: 1)
    grey.fill(CGRect(x: 0, y: 0, width: 1, height: 2))

    #expect(grey.data?.load(fromByteOffset: 0, as: UInt8.self) == 255)
    #expect(grey.data?.load(fromByteOffset: 1, as: UInt8.self) == 0)
    #expect(grey.bitsPerPixel == 8)
  }

  @Test("layouts that Core Graphics refuses are refused")
  func refused() {
    let space = CGColorSpaceCreateDeviceRGB()
    func make(_ bits: Int, _ info: CGImageAlphaInfo, width: Int = 4) -> CGContext? {
      CGContext(
        data: nil, width: width, height: 4, bitsPerComponent: bits, bytesPerRow: 0, space: space,
        bitmapInfo: info.rawValue)
    }

    #expect(make(8, .last) == nil)
    #expect(make(16, .premultipliedLast) == nil)
    #expect(make(8, .premultipliedLast, width: 0) == nil)
    #expect(make(8, .noneSkipFirst) != nil)
  }

  @Test("saved states come back with colours, lines and transform")
  func states() throws {
    let context = try context()
    context.setFillColor(gray: 1, alpha: 1)
    context.saveGState()
    context.setFillColor(gray: 0, alpha: 1)
    context.translateBy(x: 5, y: 5)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))

    #expect(context.ctm == .identity)
    #expect(pixel(context, 30, 3) == [255, 255, 255, 255])
  }

  @Test("a path is kept as the transform placed it when it was added")
  func pathUnderTransform() throws {
    let context = try context()
    context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.translateBy(x: 10, y: 0)
    context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.setFillColor(gray: 1, alpha: 1)

    #expect(context.boundingBoxOfPath == CGRect(x: -10, y: 0, width: 14, height: 4))
    context.fillPath()

    #expect(pixel(context, 2, 28)[3] == 255)
    #expect(pixel(context, 12, 28)[3] == 255)
    #expect(pixel(context, 7, 28)[3] == 0)
    #expect(context.isPathEmpty)
  }

  @Test("a picture stands upright where y points up")
  func pictures() throws {
    let source = try context(2, 2)
    source.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    source.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    let image = try #require(source.makeImage())
    let context = try context()

    context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))

    // The red row is the upper one.
    #expect(pixel(context, 0, 28) == [255, 0, 0, 255])
    #expect(pixel(context, 0, 29) == [0, 0, 0, 0])
  }

  @Test("a picture does not change with the context that it was taken of")
  func snapshots() throws {
    let context = try context(2, 2)
    let image = try #require(context.makeImage())
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))

    #expect(image.dataProvider?.data?.allSatisfy { $0 == 0 } == true)
    #expect(context.makeImage()?.dataProvider?.data?.allSatisfy { $0 == 255 } == true)
  }

  @Test("a part of a picture is counted from the upper left")
  func cropping() throws {
    let context = try context(4, 4)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
    let image = try #require(context.makeImage())

    #expect(
      image.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1))?.dataProvider?.data == Data([255, 255, 255, 255]))
    #expect(image.cropping(to: CGRect(x: 3, y: 3, width: 9, height: 9))?.width == 1)
    #expect(image.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
  }

  @Test("bytes become a picture and come back")
  func bytes() throws {
    let provider = try #require(CGDataProvider(data: Data([10, 20, 30, 255, 0, 0, 0, 0])))
    let image = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: Self.layout), provider: provider,
        decode: nil, shouldInterpolate: true, intent: .defaultIntent))

    // The provider's layout is blue, green, red, alpha.
    #expect(image.dataProvider?.data == Data([30, 20, 10, 255, 0, 0, 0, 0]))
    #expect(
      CGImage(
        width: 9, height: 9, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 36,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: Self.layout), provider: provider,
        decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
  }

  @Test("a transparency layer fades as one")
  func layers() throws {
    let context = try context()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    context.fill(CGRect(x: 10, y: 0, width: 20, height: 10))
    context.endTransparencyLayer()
    context.endTransparencyLayer()

    #expect(pixel(context, 5, 25) == pixel(context, 15, 25))
    #expect((127...128).contains(pixel(context, 5, 25)[3]))
  }

  @Test("a positive shadow offset is up here, and down in UIKit's contexts")
  func shadows() throws {
    let plain = try context()
    plain.setShadow(offset: CGSize(width: 0, height: 8), blur: 0, color: .black)
    plain.setFillColor(gray: 1, alpha: 1)
    plain.fill(CGRect(x: 10, y: 12, width: 5, height: 5))
    let surface = Surface(width: 40, height: 30)
    let flipped = CGContext(painter: Painter(surface: surface), base: .identity)
    flipped.setShadow(offset: CGSize(width: 0, height: 8), blur: 0, color: .black)
    flipped.fill(CGRect(x: 10, y: 12, width: 5, height: 5))

    #expect(pixel(plain, 12, 30 - 22) == [0, 0, 0, 255])
    #expect(surface.pixel(x: 12, y: 22) == 0xFF00_0000)
    #expect(surface.pixel(x: 12, y: 6) == 0)
  }

  @Test("a mask lets through where it is light or solid")
  func masks() throws {
    let mask = try context(2, 1)
    mask.setFillColor(gray: 1, alpha: 1)
    mask.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(mask.makeImage())
    let context = try context()
    context.interpolationQuality = .none
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: image)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    context.restoreGState()

    #expect(pixel(context, 5, 15)[3] == 255)
    #expect(pixel(context, 15, 15)[3] == 0)
    #expect(pixel(context, 5, 5)[3] == 0)
  }

  @Test("gradients are drawn inside the clip")
  func gradients() throws {
    let context = try context()
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: nil))
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 30))
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 40, y: 0), options: [])

    #expect(pixel(context, 0, 0)[0] < 10)
    #expect((110...135).contains(pixel(context, 19, 0)[0]))
    #expect(pixel(context, 21, 0)[3] == 0)
  }

  @Test("lines are as wide as they shall be")
  func lines() throws {
    let context = try context()
    context.setStrokeColor(gray: 1, alpha: 1)
    context.setLineWidth(4)
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10)])

    #expect((0..<30).filter { pixel(context, 20, $0)[3] == 255 } == [18, 19, 20, 21])
  }
}
