import Foundation
import ImageIO
import Testing

@Suite("ImageIO") struct ImageIOTests {
  private static var fixtures: URL {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }

  /// A picture of 40 × 20 pixels.
  private func png() throws -> Data {
    let context = try #require(
      CGContext(
        data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    let image = try #require(context.makeImage())
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data as CFMutableData, "public.png" as CFString, 1, nil))
    CGImageDestinationAddImage(destination, image, nil)
    #expect(CGImageDestinationFinalize(destination))
    return Data(referencing: data)
  }

  @Test("a written picture is read with its properties")
  func properties() throws {
    let source = try #require(CGImageSourceCreateWithData(try png() as CFData, nil))

    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetType(source) == "public.png")
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 40)
    #expect(properties?[kCGImagePropertyPixelHeight] as? Int == 20)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 40)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
  }

  @Test("a thumbnail is no larger than it was asked to be")
  func thumbnail() throws {
    let source = try #require(CGImageSourceCreateWithData(try png() as CFData, nil))
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
        kCGImageSourceCreateThumbnailWithTransform: true,
      ] as CFDictionary

    let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options)

    #expect(image?.width == 10 && image?.height == 5)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  }

  @Test("bytes that are no picture are told")
  func garbage() throws {
    let source = try #require(CGImageSourceCreateWithData(Data("no picture".utf8) as CFData, nil))

    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
    #expect(CGImageSourceCreateWithData(Data() as CFData, nil) == nil)
  }

  // The GIF89a specification: delays are hundredths of a second; two pictures of one pixel, 0.2 s and 0 s.
  @Test("an animation's pictures have their times")
  func animation() throws {
    var bytes: [UInt8] = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    for delay: UInt8 in [20, 0] {
      bytes += [0x21, 0xF9, 4, 0, delay, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    }
    let source = try #require(CGImageSourceCreateWithData(Data(bytes + [0x3B]) as CFData, nil))

    #expect(CGImageSourceGetCount(source) == 2)
    let times = (0..<2).map { index -> Double? in
      let all = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
      let gif = all?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
      return gif?[kCGImagePropertyGIFDelayTime as String] as? Double
    }
    #expect(times == [0.2, 0.1])
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil)?.width == 1)
  }
}
