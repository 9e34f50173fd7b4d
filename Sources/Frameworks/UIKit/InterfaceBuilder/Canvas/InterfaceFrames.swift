import CoreGraphics
@_spi(Runtime) import IOSFoundation
internal import InterfaceDocument
import Journal
@_spi(Runtime) import QuartzCore

/// The frames that the views of a document get, as Interface Builder shows it: without the app's code.
@MainActor @_spi(Runtime) public enum InterfaceFrames {
  /// Lays out each scene, or each object of a xib, at the size that the document gives it.
  /// - Parameters:
  ///   - document: the bytes of a storyboard or xib.
  ///   - file: the name for errors and events.
  /// - Returns: x, y, width and height in points in the superview's space, by id, for every view that has one.
  /// - Throws: `NagaoshiError` when it is no document of Interface Builder's for iOS.
  public static func frames(of bytes: Data, file: String?) throws -> [String: [Double]] {
    let document = try InterfaceDocument(bytes, file: file)
    UIRuntime.configure(environment(document.canvas))
    var frames: [String: [Double]] = [:]
    let roots = document.kind == .storyboard ? document.scenes.flatMap(\.objects) : document.objects
    for element in roots where element.name != "placeholder" {
      let loader = InterfaceLoader(document, name: "", bundle: .main, purpose: .canvas)
      guard let root = CanvasRoot(element, loader) else { continue }
      root.layOut()
      for (id, view) in root.views {
        let frame = view.frame
        frames[id] = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      }
    }
    return frames
  }

  private static func environment(_ canvas: InterfaceCanvas) -> UIRuntime.Environment {
    var environment = UIRuntime.Environment()
    environment.screenSize = CGSize(width: canvas.width, height: canvas.height)
    environment.scale = CGFloat(canvas.scale)
    environment.safeAreaInsets = .zero
    // Controls changed their sizes with the system that Interface Builder's tools belonged to.
    environment.systemVersion =
      switch canvas.tools {
      case ..<15_400: "12.0"
      case ..<17_100: "13.0"
      default: environment.systemVersion
      }
    environment.userInterfaceStyle = canvas.isDark ? .dark : .light
    environment.idiom = canvas.isPad ? .pad : .phone
    environment.horizontalSizeClass = canvas.isPad || canvas.isLandscape && canvas.width >= 736 ? .regular : .compact
    environment.verticalSizeClass = canvas.isLandscape && !canvas.isPad ? .compact : .regular
    if canvas.device.isEmpty {
      (environment.horizontalSizeClass, environment.verticalSizeClass) = (.unspecified, .unspecified)
    }
    return environment
  }
}

/// One scene or object on the canvas, in a window of its own.
@MainActor struct CanvasRoot {
  let window: UIWindow
  let root: UIView
  private let loader: InterfaceLoader
  private let controller: UIViewController?

  init?(_ element: DocumentElement, _ loader: InterfaceLoader) {
    self.loader = loader
    let made: UIView?
    if InterfaceDocument.isController(element) {
      let controller = loader.makeController(element)
      self.controller = controller
      guard let view = element.first(key: "view"), view.name != "nil" else { return nil }
      loader.controller = controller
      made = loader.makeView(view)
      if let made { controller?.setRootView(made) }
    } else {
      made = loader.makeTopLevel(element) as? UIView
      // The view of a controller that owns the document has a controller's margins.
      let isOwned = loader.document.objects.contains { object in
        object.name == "placeholder"
          && object.members("connections").contains { $0["property"] == "view" && $0["destination"] == element.id }
      }
      controller = isOwned ? UIViewController() : nil
      if let made { controller?.setRootView(made) }
    }
    guard let made else { return nil }
    root = made
    window = UIWindow(frame: CGRect(origin: .zero, size: made.frame.size))
    window.coveredEdges = CanvasEdges.covered(element, size: made.frame.size, loader.document)
    let frame = made.frame
    window.addSubview(made)
    made.frame = CGRect(origin: .zero, size: frame.size)
    // The canvas holds what lies on it, whatever the app is going to do with it.
    made.translatesAutoresizingMaskIntoConstraints = true
    let designed = loader.objects.values.compactMap { object in (object as? UIView).map { ($0, $0.frame) } }
    loader.finish()
    for (view, frame) in designed where view !== made { Self.keep(view, frame) }
    window.isHidden = false
  }

  /// Keeps a view where the document has it as far as no constraint, however weak, says otherwise: what is ambiguous stays
  /// on Interface Builder's canvas where it was put.
  private static func keep(_ view: UIView, _ frame: CGRect) {
    guard !view.translatesAutoresizingMaskIntoConstraints, let parent = view.superview else { return }
    let wishes = [
      view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: frame.minX),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: frame.minY),
      view.widthAnchor.constraint(equalToConstant: frame.width),
      view.heightAnchor.constraint(equalToConstant: frame.height),
    ]
    for wish in wishes { wish.priority = UILayoutPriority(0.0005) }
    NSLayoutConstraint.activate(wishes)
  }

  func layOut() {
    window.layoutIfNeeded()
    for _ in 0..<4 where window.layer.treeNeedsLayout { window.layoutIfNeeded() }
  }

  /// Views by the ids of their elements.
  var views: [(String, UIView)] {
    loader.objects.compactMap { id, object in (object as? UIView).map { (id, $0) } }
  }
}
