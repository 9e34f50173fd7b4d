import Foundation

/// Bytes that an image is made of.
public final class CGDataProvider: @unchecked Sendable {
  private let load: () -> Data?

  /// Provides bytes that are there.
  public init?(data: CFData) { load = { data } }

  /// Provides the bytes of a file; nil when it cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
    load = { data }
  }

  /// Provides the bytes of a file; nil when it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  init(load: @escaping () -> Data?) { self.load = load }

  /// All bytes; nil when they cannot be had.
  public var data: CFData? { load() }
}
