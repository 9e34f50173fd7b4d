// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Keys of options and properties. Values: ImageIO's headers; where a key's text is not documented it is its name [M].

/// An option of sources.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// An option of sources.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// An option of sources.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// An option of sources.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// An option of sources.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// An option of sources.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// An option of sources.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// An option of sources.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
/// An option of sources.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// An option of destinations.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// An option of destinations.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// An option of destinations.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
/// An option of destinations.
public let kCGImageDestinationEmbedThumbnail: CFString = "kCGImageDestinationEmbedThumbnail"
/// An option of destinations.
public let kCGImageDestinationOptimizeColorForSharing: CFString = "kCGImageDestinationOptimizeColorForSharing"
/// A property of pictures.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// A property of pictures.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// A property of pictures.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// A property of pictures.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// A property of pictures.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// A property of pictures.
public let kCGImagePropertyDepth: CFString = "Depth"
/// A property of pictures.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// A property of pictures.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// A property of pictures.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// A property of pictures.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// A property of pictures.
public let kCGImagePropertyIsFloat: CFString = "IsFloat"
/// A property of pictures.
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// A property of pictures.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// A property of pictures.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// A property of pictures.
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
/// A property of pictures.
public let kCGImagePropertyColorModelLab: CFString = "Lab"
/// A property of pictures.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// A property of pictures.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// A property of pictures.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// A property of pictures.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// A property of pictures.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// A property of pictures.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
/// A property of pictures.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// A property of pictures.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// A property of pictures.
public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"
/// A property of pictures.
public let kCGImagePropertyMakerAppleDictionary: CFString = "{MakerApple}"
/// A property of pictures.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// A property of pictures.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// A property of pictures.
public let kCGImagePropertyGIFImageColorMap: CFString = "ImageColorMap"
/// A property of pictures.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// A property of pictures.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// A property of pictures.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// A property of pictures.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// A property of pictures.
public let kCGImagePropertyGIFFrameInfoArray: CFString = "FrameInfo"
/// A property of pictures.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// A property of pictures.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// A property of pictures.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// A property of pictures.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// A property of pictures.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// A property of pictures.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// A property of pictures.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// A property of pictures.
public let kCGImagePropertyTIFFMake: CFString = "Make"
/// A property of pictures.
public let kCGImagePropertyTIFFModel: CFString = "Model"
/// A property of pictures.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// A property of pictures.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// A property of pictures.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// A property of pictures.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// A property of pictures.
public let kCGImagePropertyExifUserComment: CFString = "UserComment"
/// A property of pictures.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// A property of pictures.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// A property of pictures.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// A property of pictures.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// A property of pictures.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// A property of pictures.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// A property of pictures.
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// A property of pictures.
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// A property of pictures.
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"

/// How a picture must be turned to stand upright (Exif's numbers).
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8
}
