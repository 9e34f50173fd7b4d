import IOSFoundation

/// A transition between two controllers of a storyboard.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name in the storyboard.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// Makes a transition, as a storyboard does.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, nil)
    super.init()
  }

  /// Makes a transition that a block does.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = performHandler
    super.init()
  }

  /// Does the transition: the block's way, or by showing the destination.
  open func perform() {
    if let handler { handler() } else { source.show(destination, sender: source) }
  }
}
