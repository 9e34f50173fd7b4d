// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Canvas
@_spi(Runtime) import CoreGraphics
import Foundation
internal import Journal

/// A picture file that is being written.
public final class CGImageDestination {
  fileprivate enum Place {
    case data(NSMutableData)
    case url(URL)
  }
  fileprivate let place: Place
  fileprivate let type: String
  fileprivate var images: [CGImage] = []

  fileprivate init(_ place: Place, _ type: String) {
    self.place = place
    self.type = type
  }
}

/// The kinds of file that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ["public.png"] }
/// A file in memory.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.data(data), type)
}
/// A file on disk.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.url(url), type)
}
/// Adds a picture.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  idst.images.append(image)
}
/// Adds a picture of a file.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) { idst.images.append(image) }
}
/// Says something about the whole file; nothing of it is written here.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}
/// Writes the file.
/// - Returns: false when there is no picture or the file cannot be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard let surface = idst.images.first?.canvasSurface else { return false }
  if idst.type != "public.png" || idst.images.count > 1 {
    Journal.reportOnce(
      .init(
        kind: .substitute,
        message: "CGImageDestination: \(idst.type) is not written yet; the first picture is written as PNG"))
  }
  let bytes = Data(PNGEncoder().encode(surface))
  switch idst.place {
  case .data(let data):
    data.append(bytes)
    return true
  case .url(let url): return (try? bytes.write(to: url)) != nil
  }
}
