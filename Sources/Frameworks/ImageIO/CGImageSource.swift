// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_spi(Runtime) import CoreGraphics
import Foundation
internal import ImageDecoder
internal import Synchronization

/// What is known of a picture file that is being read.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

/// A picture file.
public final class CGImageSource: @unchecked Sendable {
  struct State {
    var data: Data
    var isFinal: Bool
    var source: ImageSource?
    var durations: [Double]?
  }
  let state: Mutex<State>

  init(_ data: Data, isFinal: Bool) {
    state = Mutex(State(data: data, isFinal: isFinal, source: try? ImageSource(bytes: Array(data))))
  }

  var decoder: ImageSource? { state.withLock { $0.source } }
  var byteCount: Int { state.withLock { $0.data.count } }

  func update(_ data: Data, isFinal: Bool) {
    state.withLock { $0 = State(data: data, isFinal: isFinal, source: try? ImageSource(bytes: Array(data))) }
  }

  /// Seconds that a picture of an animation stays.
  func duration(_ index: Int) -> Double {
    state.withLock { state in
      if state.durations == nil {
        // The pictures are looked at in a small size: only their times are wanted.
        state.durations = ((try? state.source?.frames(maxPixelSize: 16)) ?? []).map(\.duration)
      }
      guard let durations = state.durations, durations.indices.contains(index) else { return 0 }
      return durations[index]
    }
  }

  static func type(_ format: ImageFormat) -> String {
    switch format {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .webp: "org.webmproject.webp"
    case .heic: "public.heic"
    }
  }
}

/// The number that stands for `CGImageSource` among Core Foundation's types.
public func CGImageSourceGetTypeID() -> UInt { 0 }
/// The kinds of file that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  ["public.jpeg", "public.png", "com.compuserve.gif", "org.webmproject.webp", "public.heic"]
}
/// A source of a file in memory; nil when there are no bytes.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  data.isEmpty ? nil : CGImageSource(data, isFinal: true)
}
/// A source of a file; nil when it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let data = try? Data(contentsOf: url, options: .mappedIfSafe), !data.isEmpty else { return nil }
  return CGImageSource(data, isFinal: true)
}
/// A source of a provider's bytes.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource?
{
  provider.data.flatMap { $0.isEmpty ? nil : CGImageSource($0, isFinal: true) }
}
/// A source whose bytes come bit by bit.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}
/// Gives a source all the bytes that have come so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data, isFinal: final)
}
/// The identifier of the file's type; nil when it is no picture.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.decoder.map { CGImageSource.type($0.header.format) }
}
/// The number of pictures in the file; 0 when it is none.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.decoder?.header.frameCount ?? 0 }
/// The place of the picture that is meant when none is named.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
/// How much of the file is known.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  isrc.state.withLock { state in
    guard state.source != nil else {
      return state.isFinal ? .statusUnknownType : .statusReadingHeader
    }
    return state.isFinal ? .statusComplete : .statusIncomplete
  }
}
/// How much of a picture is known.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  CGImageSourceGetStatus(isrc)
}

/// A picture of the file; nil when there is none at that place, or it is too large.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let decoder = isrc.decoder, index >= 0, index < decoder.header.frameCount else { return nil }
  return CGImage.make(source: decoder, frame: index, maxPixelSize: nil)
}

/// A small copy of a picture.
///
/// It is decoded in its size; the picture in the file is never in memory as a whole where the format allows that.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let decoder = isrc.decoder, index >= 0, index < decoder.header.frameCount else { return nil }
  let options = options ?? [:]
  func flag(_ key: CFString) -> Bool { (options[key] as? Bool) ?? (options[key] as? NSNumber)?.boolValue ?? false }
  // Files whose own thumbnail is wanted have none that is read here.
  guard flag(kCGImageSourceCreateThumbnailFromImageAlways) || flag(kCGImageSourceCreateThumbnailFromImageIfAbsent)
  else { return nil }
  let limit = options[kCGImageSourceThumbnailMaxPixelSize]
  let side = (limit as? Int) ?? (limit as? NSNumber)?.intValue ?? (limit as? CGFloat).map { Int($0) }
  let isTurned = flag(kCGImageSourceCreateThumbnailWithTransform)
  guard let image = try? decoder.decode(frame: index, maxPixelSize: side, appliesOrientation: isTurned) else {
    return nil
  }
  var surface = image.surface
  let greatest = max(surface.width, surface.height)
  if let side, side > 0, greatest > side {
    // Decoders give the nearest size that they can make on the way.
    surface = surface.shrunk(
      width: max(1, surface.width * side / greatest), height: max(1, surface.height * side / greatest))
  }
  return CGImage.make(surface: surface)
}
