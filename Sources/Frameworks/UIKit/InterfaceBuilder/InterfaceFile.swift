import CoreGraphics
@_spi(Runtime) import IOSFoundation
internal import InterfaceDocument
import Journal

/// A document in a bundle, read once.
@MainActor final class InterfaceFile {
  let document: InterfaceDocument
  private static var known: [String: InterfaceFile] = [:]

  init(_ document: InterfaceDocument) { self.document = document }

  /// The document of that name for the phone's languages; nil, with an event when it cannot be read.
  static func find(_ name: String, _ type: String, in bundle: Bundle) -> InterfaceFile? {
    guard let url = BundleResources.url(forResource: name, withExtension: type, in: bundle) else { return nil }
    if let file = known[url.path] { return file }
    do {
      let file = InterfaceFile(try InterfaceDocument(Data(contentsOf: url), file: url.path))
      known[url.path] = file
      return file
    } catch let error as NagaoshiError {
      Journal.report(
        .init(
          kind: .data, message: "\(error.message); nothing is made from it", file: error.location?.file ?? url.path,
          line: error.location?.line))
    } catch {
      Journal.report(.init(kind: .data, message: "the document cannot be read: \(error)", file: url.path))
    }
    return nil
  }
}

extension UIStoryboard {
  var initialIdentifier: String? {
    guard let document = file?.document else { return nil }
    if document.initialViewController == nil {
      Misuse.report("storyboard \(name) has no initial view controller")
    }
    return document.initialViewController
  }
}
