import Foundation

/// The name of a data set.
public typealias NSDataAssetName = String

/// The bytes of a data set of an asset catalog.
open class NSDataAsset: NSObject {
  /// The data set's name.
  public let name: NSDataAssetName
  /// The bytes.
  public let data: Data
  /// The identifier of the bytes' type.
  public let typeIdentifier: String

  /// The data set of that name in the main bundle; nil when there is none.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// The data set of that name; nil when there is none.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let found = AssetCatalog.of(bundle).data(named: name),
      let data = try? Data(contentsOf: URL(fileURLWithPath: found.path))
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = found.type
  }
}
