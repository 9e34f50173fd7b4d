internal import CNetworking
import Foundation
@_spi(SwiftCorelibsFoundation) import FoundationEssentials

extension Data {
  /// What `Data(contentsOf:)` does with a URL that is no file's: FoundationNetworking, once it is loaded, puts its own
  /// function in the place of this one.
  @_dynamicReplacement(for:init(_contentsOfRemote:options:))
  init(loadingNetworkingFor url: URL, options: ReadingOptions) throws {
    guard np_load_networking() != 0 else { throw CocoaError(.fileReadUnsupportedScheme) }
    try self.init(contentsOf: url, options: options)
  }
}
