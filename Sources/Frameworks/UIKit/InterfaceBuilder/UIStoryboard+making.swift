import CoreGraphics
@_spi(Runtime) import IOSFoundation
internal import InterfaceDocument
import Journal

extension UIStoryboard {
  /// Makes the controller of an element's id, with the objects of its scene.
  func makeController(_ id: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    guard let document = file?.document else { return nil }
    guard let scene = document.scenes.first(where: { $0.controller?.id == id }), let element = scene.controller else {
      Misuse.report("storyboard \(name) has no controller \(id); none is made")
      return nil
    }
    guard !making.contains(id) else {
      Journal.report(
        .init(
          kind: .data, message: "the controller \(id) of storyboard \(name) contains itself; it is left out there",
          file: document.file, line: element.line))
      return nil
    }
    if element.name == "viewControllerPlaceholder" { return makeReferenced(element) }
    making.insert(id)
    defer { making.remove(id) }
    let loader = InterfaceLoader(document, name: name, bundle: bundle)
    loader.storyboard = self
    guard let controller = loader.makeController(element, creator: creator) else { return nil }
    loader.makeCompanions(of: controller, scene)
    loader.finish()
    return controller
  }

  /// The controller of another storyboard that a reference names.
  private func makeReferenced(_ element: DocumentElement) -> UIViewController? {
    let target = element["storyboardName"].map { UIStoryboard(name: $0, bundle: bundle) } ?? self
    if let identifier = element["referencedIdentifier"] {
      return target.makeController(identifier: identifier, creator: nil)
    }
    guard target !== self, target.name != name else { return nil }
    return target.instantiateInitialViewController()
  }

  /// Makes the controller of a storyboard identifier.
  func makeController(identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    let scene = file?.document.scenes.first { $0.controller?["storyboardIdentifier"] == identifier }
    guard let id = scene?.controller?.id else {
      if file != nil { Misuse.report("storyboard \(name) has no controller with identifier \(identifier)") }
      return nil
    }
    return makeController(id, creator: creator)
  }
}

extension InterfaceLoader {
  /// Makes a controller with its class's `init(coder:)`, or with what the caller gives for it.
  func makeController(
    _ element: DocumentElement, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    let base = ElementClasses.controller(element, self)
    let type = customClass(element, of: UIViewController.self) ?? base
    func coder(_ type: AnyClass) -> InterfaceCoder {
      InterfaceCoder(element, self, level: ElementClasses.level(of: type))
    }
    if let creator {
      if let made = creator(OpenCoder(element, self)) { return noted(made, element) }
    }
    if let made = type.init(coder: coder(type)) { return noted(made, element) }
    report(.data, "\(type).init(coder:) gave nil; a plain controller is used", element.line)
    return base.init(coder: coder(base)).map { noted($0, element) }
  }

  private func noted(_ controller: UIViewController, _ element: DocumentElement) -> UIViewController {
    if controller.interface == nil {
      controller.decodeInterface(ElementReader(element, traits), self)
    }
    controllerID = element.id
    self.controller = controller
    note(controller, element)
    return controller
  }

  /// Makes what stands beside the controller in its scene.
  func makeCompanions(of controller: UIViewController, _ scene: InterfaceDocument.Scene) {
    for element in scene.objects where element !== scene.controller {
      if let object = makeTopLevel(element) { controller.interface?.companions.append(object) }
    }
  }

  /// Makes an object that is in no other: nil for placeholders.
  func makeTopLevel(_ element: DocumentElement) -> AnyObject? {
    switch element.name {
    case "placeholder", "exit": return nil
    case "customObject": return makeCustomObject(element)
    case let name where name.hasSuffix("estureRecognizer"): return makeRecognizer(element)
    case "barButtonItem": return makeBarItem(element)
    case "navigationItem":
      let item = UINavigationItem(title: "")
      register(item, element)
      item.decodeItem(ElementReader(element, traits), self)
      return item
    case let name where InterfaceDocument.isController(element) && name != "viewControllerPlaceholder":
      return makeController(element)
    default: return makeView(element)
    }
  }

  private func makeCustomObject(_ element: DocumentElement) -> AnyObject? {
    guard purpose == .app, let name = element["customClass"] else { return nil }
    let qualified = element["customModule"].map { "\($0).\(name)" } ?? name
    guard let object = ClassRegistry.make(named: qualified) ?? ClassRegistry.make(named: name) else {
      report(.data, "there is no class \(qualified) for an object of the scene; it is left out", element.line)
      return nil
    }
    register(object, element)
    return object
  }

  private func makeRecognizer(_ element: DocumentElement) -> AnyObject? {
    let reader = ElementReader(element, traits)
    let base = ElementClasses.recognizer(element, self)
    let type = customClass(element, of: UIGestureRecognizer.self) ?? base
    guard let recognizer = type.init(coder: InterfaceCoder(element, self, level: type)) else { return nil }
    register(recognizer, element)
    recognizer.decodeRecognizer(reader)
    reportUnread(reader)
    return recognizer
  }
}

/// The coder that a creator gets: whichever class of UIKit's is reached first reads the element.
typealias OpenCoder = InterfaceCoder

extension InterfaceCoder {
  /// Makes a coder for a class that is not known yet.
  convenience init(_ element: DocumentElement, _ loader: InterfaceLoader) {
    self.init(element, loader, level: UIViewController.self)
  }
}

extension UIGestureRecognizer {
  func decodeRecognizer(_ reader: ElementReader) {
    if let flag = reader.bool("enabled") { isEnabled = flag }
    if let flag = reader.bool("cancelsTouchesInView") { cancelsTouchesInView = flag }
    if let flag = reader.bool("delaysTouchesBegan") { delaysTouchesBegan = flag }
    if let flag = reader.bool("delaysTouchesEnded") { delaysTouchesEnded = flag }
    if let tap = self as? UITapGestureRecognizer {
      if let count = reader.int("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
      if let count = reader.int("numberOfTouchesRequired") { tap.numberOfTouchesRequired = count }
    }
  }
}
