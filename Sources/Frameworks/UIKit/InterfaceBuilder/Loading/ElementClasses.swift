import CoreGraphics
@_spi(Runtime) import IOSFoundation
internal import InterfaceDocument

/// Which class of UIKit's stands for which element.
@MainActor enum ElementClasses {
  private static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "tableViewCellContentView": UIView.self,
    "collectionViewCellContentView": UIView.self, "label": UILabel.self, "imageView": UIImageView.self,
    "button": UIButton.self, "stackView": UIStackView.self, "scrollView": UIScrollView.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self, "control": UIControl.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "visualEffectView": UIVisualEffectView.self,
    "navigationBar": UINavigationBar.self, "window": UIWindow.self, "switch": UISwitch.self, "slider": UISlider.self,
    "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self,
    "textField": UITextField.self, "textView": UITextView.self, "progressView": UIProgressView.self,
  ]

  /// Names of classes whose elements are called otherwise.
  private static let names = [
    "wkWebView": "WebKit.WKWebView", "mapView": "MapKit.MKMapView", "webView": "UIKit.UIWebView",
    "arscnView": "ARKit.ARSCNView", "sceneKitView": "SceneKit.SCNView", "skView": "SpriteKit.SKView",
    "mtkView": "MetalKit.MTKView",
  ]

  /// The class of a view's element; a stand-in of the same size for classes that are not there.
  static func view(_ element: DocumentElement, _ loader: InterfaceLoader) -> UIView.Type {
    if let type = views[element.name] { return type }
    let name = names[element.name] ?? "UIKit.UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
    if let type = ClassNames.type(named: name) as? UIView.Type { return type }
    loader.report(
      .unsupported, "<\(element.name)> is not there yet; an empty view of its size is shown in its place", element.line)
    return StandInView.self
  }

  private static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "navigationController": UINavigationController.self,
  ]

  /// The class of a controller's element.
  static func controller(_ element: DocumentElement, _ loader: InterfaceLoader) -> UIViewController.Type {
    if let type = controllers[element.name] { return type }
    let name = "UIKit.UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
    if let type = ClassNames.type(named: name) as? UIViewController.Type { return type }
    loader.report(
      .unsupported, "<\(element.name)> is not there yet; a plain controller is used in its place", element.line)
    return UIViewController.self
  }

  /// The class of a recognizer's element.
  static func recognizer(_ element: DocumentElement, _ loader: InterfaceLoader) -> UIGestureRecognizer.Type {
    if element.name == "gestureRecognizer" { return UIGestureRecognizer.self }
    var name = element.name.prefix(1).uppercased() + element.name.dropFirst()
    if name == "PongPressGestureRecognizer" { name = "LongPressGestureRecognizer" }
    if let type = ClassNames.type(named: "UIKit.UI" + name) as? UIGestureRecognizer.Type { return type }
    loader.report(.unsupported, "<\(element.name)> is not there yet; it recognizes nothing", element.line)
    return UIGestureRecognizer.self
  }

  /// The nearest class of UIKit's whose `init(coder:)` reads the element: the class itself or one above it.
  static func level(of type: AnyClass) -> AnyClass {
    var here: AnyClass? = type
    while let current = here {
      if readers.contains(ObjectIdentifier(current)) { return current }
      here = _getSuperclass(current)
    }
    return type
  }

  /// Classes whose `init(coder:)` ends with `coder.finish(self, at:)`.
  private static let readers = Set(
    [
      UIView.self, UILabel.self, UIImageView.self, UIControl.self, UIButton.self, UIStackView.self, UIScrollView.self,
      UITableView.self, UITableViewCell.self, UIActivityIndicatorView.self, UIVisualEffectView.self,
      UINavigationBar.self, UIWindow.self, UIViewController.self, UINavigationController.self, UISwitch.self,
      UISlider.self, UIStepper.self, UISegmentedControl.self, UIPageControl.self, UITextField.self, UITextView.self,
      UIProgressView.self, UIRefreshControl.self,
    ].map { ObjectIdentifier($0 as AnyClass) })
}
