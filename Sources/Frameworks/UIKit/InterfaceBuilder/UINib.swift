import CoreGraphics
@_spi(Runtime) import IOSFoundation
internal import InterfaceDocument
import Journal

/// A file of designed objects.
@preconcurrency @MainActor open class UINib: NSObject {
  /// Options of `instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A dictionary of objects by the identifiers of the nib's placeholders for them.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let bundle: Bundle
  private let file: InterfaceFile?

  /// Makes the nib of that name from a bundle, or from the app's.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = (name as NSString).deletingPathExtension == name ? name : (name as NSString).deletingPathExtension
    bundle = bundleOrNil ?? .main
    file = InterfaceFile.find(self.name, "xib", in: bundle)
    super.init()
    if file == nil {
      Misuse.report("could not find a nib named '\(name)' in bundle \(bundle.bundlePath); it is empty")
    }
  }

  /// Makes a nib of a document's bytes.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = ""
    bundle = bundleOrNil ?? .main
    do {
      file = InterfaceFile(try InterfaceDocument(data))
    } catch {
      file = nil
      Journal.report(.init(kind: .data, message: "UINib(data:bundle:): \(error); it is empty"))
    }
    super.init()
  }

  static func exists(_ name: String, in bundle: Bundle?) -> Bool {
    BundleResources.url(forResource: name, withExtension: "xib", in: bundle ?? .main) != nil
  }

  /// Makes the nib's objects and connects them.
  /// - Parameter ownerOrNil: the object that outlets of the file's owner belong to.
  /// - Returns: the objects that are in no other one.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let document = file?.document else { return [] }
    let loader = InterfaceLoader(document, name: name, bundle: bundle)
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    var placeholders: [(AnyObject, DocumentElement)] = []
    for element in document.objects where element.name == "placeholder" {
      guard let id = element.id else { continue }
      if element["placeholderIdentifier"] == "IBFilesOwner", let ownerOrNil {
        placeholders.append((ownerOrNil as AnyObject, element))
        loader.adopt(ownerOrNil as AnyObject, id: id)
      } else if let object = element["placeholderIdentifier"].flatMap({ external[$0] }) {
        loader.adopt(object as AnyObject, id: id)
      }
    }
    loader.controller = ownerOrNil as? UIViewController
    let objects = document.objects.compactMap { loader.makeTopLevel($0) }
    for (object, element) in placeholders { loader.takeConnections(of: object, element) }
    loader.finish()
    return objects
  }
}

extension Bundle {
  /// Makes the objects of the nib of that name; nil when there is none.
  /// - Parameter owner: the object that outlets of the file's owner belong to.
  @MainActor public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    guard UINib.exists((name as NSString).deletingPathExtension, in: self) else {
      Misuse.report("could not load nib '\(name)' in bundle \(bundlePath); nothing is made")
      return nil
    }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
