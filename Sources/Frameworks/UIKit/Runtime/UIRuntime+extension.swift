@_spi(Runtime) import IOSFoundation

extension UIRuntime {
  /// Gives an extension's principal controller its side of the host; before its view is loaded.
  public static func setExtensionContext(_ context: NSExtensionContext, of controller: UIViewController) {
    controller.context = context
  }
}
