import Foundation
import Journal
import Synchronization

/// A promise of data in one or more types, each named by a uniform type identifier.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The domain of this class's errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  private typealias Loader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  private var types: [String] = []
  private var loaders: [String: Loader] = [:]
  private var files: [String: URL] = [:]

  /// A name to save the item under.
  open var suggestedName: String?

  /// Makes a provider of nothing.
  public override init() {
    super.init()
  }

  /// Makes a provider of a file's contents; nil if there is no such file.
  public init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    super.init()
    let type = Self.typeIdentifier(forExtension: fileURL.pathExtension)
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    files[type] = fileURL
    registerDataRepresentation(forTypeIdentifier: type) { done in
      do { done(try Data(contentsOf: fileURL), nil) } catch { done(nil, error) }
      return nil
    }
  }

  /// The types on offer, the most faithful first.
  open var registeredTypeIdentifiers: [String] { types }

  /// Whether data of that type is on offer.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    types.contains(typeIdentifier)
  }

  /// Offers data of a type, which `loadHandler` makes when it is asked for.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    if !types.contains(typeIdentifier) { types.append(typeIdentifier) }
    loaders[typeIdentifier] = loadHandler
  }

  /// Loads the data of a type.
  /// - Parameter completionHandler: called with the data, or with an error of ``errorDomain``.
  /// - Returns: the progress of the loading.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let loader = loaders[typeIdentifier] else {
      let error = NSError(
        domain: Self.errorDomain, code: -1000,
        userInfo: [NSLocalizedDescriptionKey: "Cannot load representation of type \(typeIdentifier)"])
      completionHandler(nil, error)
      return Progress(totalUnitCount: 0)
    }
    return loader(completionHandler) ?? Progress(totalUnitCount: 1)
  }

  private static func typeIdentifier(forExtension name: String) -> String {
    switch name.lowercased() {
    case "jpg", "jpeg": "public.jpeg"
    case "png": "public.png"
    case "gif": "com.compuserve.gif"
    case "txt": "public.plain-text"
    default: "public.data"
    }
  }
}
