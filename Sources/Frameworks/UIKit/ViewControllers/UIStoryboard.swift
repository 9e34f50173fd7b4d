import CoreGraphics
import IOSFoundation

/// A file of designed controllers; none can be opened here yet.
@MainActor open class UIStoryboard: NSObject {
  /// The storyboard's name.
  let name: String

  /// Makes the storyboard of that name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// The first controller; always nil, with an event.
  open func instantiateInitialViewController() -> UIViewController? { report("its initial controller") }
  /// The controller of that identifier: a plain one, with an event.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    report("controller \(identifier)") ?? UIViewController()
  }

  private func report(_ what: String) -> UIViewController? {
    Misuse.unsupported("UIStoryboard \(name): \(what) cannot be made yet; an empty controller is used")
    return nil
  }
}
