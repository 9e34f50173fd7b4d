import CoreGraphics
@_spi(Runtime) import IOSFoundation
import Journal

/// A file of designed controllers.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// The storyboard's name.
  let name: String
  let bundle: Bundle
  let file: InterfaceFile?
  /// The ids of controllers that are being made.
  var making: Set<String> = []

  /// Makes the storyboard of that name from a bundle, or from the app's.
  ///
  /// Without such a file iOS ends the app; here an event tells of it, and the storyboard is empty.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
    file = InterfaceFile.find(name, "storyboard", in: bundle)
    super.init()
    if file == nil {
      Misuse.report("could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath); it is empty")
    }
  }

  /// Makes the first controller; nil when the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? { first(creator: nil) }

  /// Makes the controller of an identifier; a plain one, with an event, when there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    makeController(identifier: identifier, creator: nil) ?? UIViewController()
  }

  private func first(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let id = initialIdentifier else { return nil }
    return makeController(id, creator: creator)
  }
}

extension UIStoryboard {
  /// Makes the first controller.
  /// - Parameter creator: makes the controller itself with the coder; nil leaves it to its class.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let id = initialIdentifier else { return nil }
    return makeController(id, creator: creator.map { make in { make($0) } }) as? ViewController
  }

  /// Makes the controller of an identifier.
  /// - Parameter creator: makes the controller itself with the coder; nil leaves it to its class.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = makeController(identifier: identifier, creator: creator.map { make in { make($0) } })
    if let fitting = made as? ViewController { return fitting }
    Misuse.report(
      "the controller \(identifier) of storyboard \(name) is no \(ViewController.self); an empty one is used")
    if let empty = ViewController(coder: NSCoder()) { return empty }
    preconditionFailure("\(ViewController.self) cannot be made without storyboard \(name)")
  }
}
