// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
internal import ImageDecoder

/// What the file as a whole says about itself.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  guard let header = isrc.decoder?.header else { return nil }
  var properties: CFDictionary = [kCGImagePropertyFileSize: isrc.byteCount]
  if header.format == .gif {
    properties[kCGImagePropertyGIFDictionary] =
      [
        kCGImagePropertyGIFLoopCount: 0, kCGImagePropertyGIFHasGlobalColorMap: true,
      ] as [String: Any]
  }
  return properties
}

/// What a picture says about itself.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let header = isrc.decoder?.header, index >= 0, index < header.frameCount else { return nil }
  var properties: CFDictionary = [
    kCGImagePropertyPixelWidth: header.width, kCGImagePropertyPixelHeight: header.height, kCGImagePropertyDepth: 8,
    kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB, kCGImagePropertyHasAlpha: header.hasAlpha,
    kCGImagePropertyProfileName: "sRGB IEC61966-2.1",
  ]
  if header.format == .jpeg || header.orientation > 1 {
    properties[kCGImagePropertyOrientation] = header.orientation
    properties[kCGImagePropertyTIFFDictionary] =
      [kCGImagePropertyTIFFOrientation: header.orientation] as [String: Any]
  }
  switch header.format {
  case .gif:
    let seconds = isrc.duration(index)
    properties[kCGImagePropertyGIFDictionary] =
      [
        // Browsers and ImageIO take very short times for a tenth of a second.
        kCGImagePropertyGIFDelayTime: seconds < 0.011 ? 0.1 : seconds, kCGImagePropertyGIFUnclampedDelayTime: seconds,
      ] as [String: Any]
  case .webp where header.frameCount > 1:
    let seconds = isrc.duration(index)
    properties[kCGImagePropertyWebPDictionary] =
      [
        kCGImagePropertyWebPDelayTime: seconds < 0.011 ? 0.1 : seconds, kCGImagePropertyWebPUnclampedDelayTime: seconds,
      ] as [String: Any]
  default: break
  }
  return properties
}
