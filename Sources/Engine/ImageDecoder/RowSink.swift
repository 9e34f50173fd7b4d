internal import CCodecs
import Canvas

/// Takes the rows of a still picture and shrinks them on the way.
final class RowSink {
  private let surface: Surface
  private var scaler: RowScaler?

  init(width: Int, height: Int) {
    surface = Surface(width: width, height: height)
  }

  /// The surface, when rows have come.
  func finish() -> Surface? {
    guard scaler != nil else { return nil }
    scaler?.finish()
    surface.markChanged()
    return surface
  }

  /// What the codecs call. The object must outlive it.
  var sink: codec_sink {
    codec_sink(
      context: Unmanaged.passUnretained(self).toOpaque(),
      begin: { context, width, height in
        guard let context, width > 0, height > 0 else { return 0 }
        let target = Unmanaged<RowSink>.fromOpaque(context).takeUnretainedValue()
        target.scaler = RowScaler(sourceWidth: Int(width), sourceHeight: Int(height), into: target.surface)
        return 1
      },
      row: { context, _, pixels in
        guard let context, let pixels else { return }
        Unmanaged<RowSink>.fromOpaque(context).takeUnretainedValue().scaler?.add(pixels)
      })
  }
}

/// Takes the pictures of an animation.
final class FrameSink {
  var frames: [ImageFrame] = []
  private let size: (width: Int, height: Int)
  private let only: Int?

  init(size: (width: Int, height: Int), only: Int?) {
    self.size = size
    self.only = only
  }

  var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// What the codecs call. The object must outlive it.
  var take: codec_frame {
    { context, index, milliseconds, width, height, pixels in
      guard let context, let pixels else { return 0 }
      let target = Unmanaged<FrameSink>.fromOpaque(context).takeUnretainedValue()
      return target.add(Int(index), Int(milliseconds), Int(width), Int(height), pixels) ? 1 : 0
    }
  }

  /// Keeps a picture; false when no more are wanted.
  private func add(
    _ index: Int, _ milliseconds: Int, _ width: Int, _ height: Int, _ pixels: UnsafePointer<UInt32>
  ) -> Bool {
    if let only, index < only { return true }
    guard frames.count * size.width * size.height < ImageSource.mostPixels else {
      frames[frames.count - 1].isTruncated = true
      return false
    }
    let surface = Surface(width: size.width, height: size.height)
    var scaler = RowScaler(sourceWidth: width, sourceHeight: height, into: surface)
    for row in 0..<height { scaler.add(pixels + row * width) }
    scaler.finish()
    surface.markChanged()
    // [S] Like browsers and ImageIO's clamped delay: what is too short to be seen counts as a tenth of a second.
    let duration = milliseconds < 20 ? 0.1 : Double(milliseconds) / 1000
    frames.append(ImageFrame(surface: surface, duration: duration, isTruncated: false))
    return only == nil
  }
}
