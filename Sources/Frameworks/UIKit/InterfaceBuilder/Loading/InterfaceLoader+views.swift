import CoreGraphics
@_spi(Runtime) import IOSFoundation
internal import InterfaceDocument
import Journal

extension InterfaceLoader {
  /// Makes the view of an element, with all in it.
  func makeView(_ element: DocumentElement) -> UIView? {
    guarded(element) {
      let base = ElementClasses.view(element, self)
      let type = customClass(element, of: UIView.self) ?? base
      return make(type, element) ?? (type == base ? nil : make(base, element))
    }
  }

  private func make(_ type: UIView.Type, _ element: DocumentElement) -> UIView? {
    let coder = InterfaceCoder(element, self, level: ElementClasses.level(of: type))
    guard let view = type.init(coder: coder) else {
      report(.data, "\(type).init(coder:) gave nil for <\(element.name)>; the view is left out", element.line)
      return nil
    }
    if !coder.wasRead, purpose == .app {
      report(
        .misuse, "\(type).init(coder:) did not call super.init(coder:); what the document says of it is lost",
        element.line)
    }
    register(view, element)
    return view
  }

  /// The class that an element names for its object, if it is there and is a kind of `Base`.
  func customClass<Base: AnyObject>(_ element: DocumentElement, of base: Base.Type) -> Base.Type? {
    guard purpose == .app, let name = element["customClass"] else { return nil }
    let module = element["customModule"]
    let entry = module.flatMap { ClassRegistry.entry(named: "\($0).\(name)") } ?? ClassRegistry.entry(named: name)
    if let type = entry?.type {
      if let fitting = type as? Base.Type { return fitting }
      report(
        .data, "the class \(name) of <\(element.name)> is no kind of \(base); Apple's own class is used", element.line)
      return nil
    }
    // Apple's own classes may be named as well.
    if let type = ClassNames.type(named: "UIKit.\(name)") as? Base.Type { return type }
    report(
      .data,
      "there is no class \(module.map { "\($0)." } ?? "")\(name) for <\(element.name)>; Apple's own class is used",
      element.line)
    return nil
  }

  /// Gives an object all that its element says.
  func fill(_ object: AnyObject, from element: DocumentElement) {
    let reader = ElementReader(element, traits)
    switch object {
    case let view as UIView: view.decodeInterface(reader, self)
    case let controller as UIViewController: controller.decodeInterface(reader, self)
    default: break
    }
    reportUnread(reader)
  }

  /// As `fill`, for an object that a class of UIKit's made by itself, such as a cell's content view.
  func fillPart(_ object: AnyObject, from element: DocumentElement) {
    register(object, element)
    fill(object, from: element)
  }
}
