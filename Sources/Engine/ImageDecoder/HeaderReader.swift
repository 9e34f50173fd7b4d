/// Finds out what a file is and how large its picture is, without decoding anything.
enum HeaderReader {
  static func read(_ reader: ByteReader) throws -> ImageHeader {
    let header: ImageHeader?
    let format: ImageFormat
    if reader.big32(0) == 0x8950_4E47, reader.big32(4) == 0x0D0A_1A0A {
      (format, header) = (.png, png(reader))
    } else if reader.big16(0) == 0xFFD8 {
      (format, header) = (.jpeg, jpeg(reader))
    } else if reader.has("GIF87a", at: 0) || reader.has("GIF89a", at: 0) {
      (format, header) = (.gif, gif(reader))
    } else if reader.has("RIFF", at: 0), reader.has("WEBP", at: 8) {
      (format, header) = (.webp, webp(reader))
    } else if reader.has("ftyp", at: 4), isHEIC(reader) {
      (format, header) = (.heic, heic(reader))
    } else {
      throw ImageError(
        .unknownFormat,
        reader.count == 0 ? "The file is empty." : "The file is no PNG, JPEG, GIF, WebP or HEIC picture.",
        hint: "Convert it to PNG or JPEG.")
    }
    guard let header, header.width > 0, header.height > 0 else {
      throw ImageError(
        .damaged, "The header of the \(format.rawValue.uppercased()) file is damaged or incomplete.",
        hint: "Export the picture again.")
    }
    return header
  }

  static func png(_ reader: ByteReader) -> ImageHeader? {
    guard reader.has("IHDR", at: 12), let width = reader.big32(16), let height = reader.big32(20),
      let kind = reader.byte(25)
    else { return nil }
    var header = ImageHeader(format: .png, width: width, height: height, hasAlpha: kind == 4 || kind == 6)
    var offset = 33
    while let length = reader.big32(offset), length < 1 << 31 {
      if reader.has("IEND", at: offset + 4) { break }
      if reader.has("tRNS", at: offset + 4) { header.hasAlpha = true }
      if reader.has("eXIf", at: offset + 4) {
        header.orientation = ExifOrientation.read(reader, at: offset + 8) ?? 1
      }
      offset += 12 + length
    }
    return header
  }

  static func jpeg(_ reader: ByteReader) -> ImageHeader? {
    var orientation = 1
    var offset = 2
    while let mark = reader.byte(offset), let kind = reader.byte(offset + 1) {
      guard mark == 0xFF else {
        offset += 1
        continue
      }
      // Fill bytes, and marks that have no length.
      if kind == 0xFF || kind == 0 || kind == 0x01 || (0xD0...0xD8).contains(kind) {
        offset += kind == 0xFF ? 1 : 2
        continue
      }
      guard kind != 0xD9, kind != 0xDA, let length = reader.big16(offset + 2), length >= 2 else { return nil }
      let isStart = (0xC0...0xCF).contains(kind) && kind != 0xC4 && kind != 0xC8 && kind != 0xCC
      if isStart {
        guard let height = reader.big16(offset + 5), let width = reader.big16(offset + 7) else { return nil }
        return ImageHeader(format: .jpeg, width: width, height: height, orientation: orientation)
      }
      if kind == 0xE1, reader.has("Exif", at: offset + 4) {
        orientation = ExifOrientation.read(reader, at: offset + 10) ?? orientation
      }
      offset += 2 + length
    }
    return nil
  }

  static func gif(_ reader: ByteReader) -> ImageHeader? {
    guard let width = reader.little16(6), let height = reader.little16(8), let flags = reader.byte(10) else {
      return nil
    }
    var frames = 0
    var offset = 13 + (flags & 0x80 != 0 ? 3 << ((flags & 7) + 1) : 0)
    func skipBlocks() -> Bool {
      while let size = reader.byte(offset) {
        offset += 1 + size
        if size == 0 { return true }
      }
      return false
    }
    walk: while let kind = reader.byte(offset) {
      switch kind {
      case 0x21:
        offset += 2
        if !skipBlocks() { break walk }
      case 0x2C:
        guard let flags = reader.byte(offset + 9) else { break walk }
        frames += 1
        offset += 11 + (flags & 0x80 != 0 ? 3 << ((flags & 7) + 1) : 0)
        if !skipBlocks() { break walk }
      default: break walk
      }
    }
    return ImageHeader(format: .gif, width: width, height: height, frameCount: max(1, frames), hasAlpha: true)
  }

  static func webp(_ reader: ByteReader) -> ImageHeader? {
    if reader.has("VP8 ", at: 12) {
      guard let width = reader.little16(26), let height = reader.little16(28) else { return nil }
      return ImageHeader(format: .webp, width: width & 0x3FFF, height: height & 0x3FFF)
    }
    if reader.has("VP8L", at: 12) {
      guard let bits = reader.little32(21) else { return nil }
      return ImageHeader(
        format: .webp, width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1, hasAlpha: bits >> 28 & 1 == 1)
    }
    guard reader.has("VP8X", at: 12), let flags = reader.byte(20), let width = reader.little24(24),
      let height = reader.little24(27)
    else { return nil }
    var header = ImageHeader(format: .webp, width: width + 1, height: height + 1, hasAlpha: flags & 0x10 != 0)
    var frames = 0
    var offset = 30
    while let length = reader.little32(offset + 4), length < 1 << 31 {
      if reader.has("ANMF", at: offset) { frames += 1 }
      if reader.has("EXIF", at: offset) {
        // Some writers put JPEG's prefix before the TIFF structure.
        let start = reader.has("Exif", at: offset + 8) ? offset + 14 : offset + 8
        header.orientation = ExifOrientation.read(reader, at: start) ?? 1
      }
      offset += 8 + length + (length & 1)
    }
    header.frameCount = max(1, frames)
    return header
  }

  private static func isHEIC(_ reader: ByteReader) -> Bool {
    let brands: [StaticString] = ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"]
    return brands.contains { reader.has($0, at: 8) }
  }

  /// The largest size that the file's properties name: the picture itself, next to its tiles and thumbnails.
  static func heic(_ reader: ByteReader) -> ImageHeader? {
    var header = ImageHeader(format: .heic, width: 0, height: 0, hasAlpha: true)
    for offset in 0..<max(0, min(reader.count, 1 << 20) - 16) where reader.has("ispe", at: offset) {
      guard let width = reader.big32(offset + 8), let height = reader.big32(offset + 12),
        width < 1 << 20, height < 1 << 20
      else { continue }
      if width * height > header.width * header.height { (header.width, header.height) = (width, height) }
    }
    return header
  }
}
