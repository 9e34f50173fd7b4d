import CoreGraphics
@_spi(Runtime) import IOSFoundation
internal import InterfaceDocument
@_spi(Runtime) import QuartzCore

/// A transition that a storyboard defines.
struct SegueTemplate {
  var identifier: String?
  var kind: String
  var destination: String
  var element: DocumentElement
}

extension InterfaceLoader {
  /// Connects a segue: a relationship is made at once, a transition waits to be asked for.
  func connectSegue(_ object: AnyObject, _ element: DocumentElement) {
    guard let destination = element["destination"] else { return }
    let kind = element["kind"] ?? "show"
    if kind == "relationship" { return connectRelationship(object, element, to: destination) }
    let template = SegueTemplate(
      identifier: element["identifier"], kind: kind, destination: destination, element: element)
    guard let controller = object as? UIViewController ?? controller else { return }
    controller.interface?.add(template)
    if kind == "embed" {
      if let container = object as? UIView { controller.embed(template, in: container) }
      return
    }
    let perform: @MainActor (AnyObject?) -> Void = { [weak controller] sender in
      guard let controller else { return }
      if controller.shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender) {
        controller.perform(template, sender: sender)
      }
    }
    switch object {
    case is UIViewController: break
    case let control as UIControl:
      let trigger: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
      control.addAction(UIAction { [weak control] _ in perform(control) }, for: trigger)
    case let recognizer as UIGestureRecognizer: recognizer.addCall { perform($0) }
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction(title: item.title ?? "", image: item.image) { [weak item] _ in perform(item) }
    default:
      report(.unsupported, "a segue from \(type(of: object)) does not start by itself yet", element.line)
    }
  }

  private func connectRelationship(_ object: AnyObject, _ element: DocumentElement, to destination: String) {
    guard purpose == .app, let storyboard else { return }
    guard let made = storyboard.makeController(destination) else { return }
    switch (object, element["relationship"]) {
    case (let navigation as UINavigationController, "rootViewController"):
      navigation.setViewControllers([made], animated: false)
    case (let parent as UIViewController, _):
      report(
        .unsupported,
        "\(type(of: parent)) has no \(element["relationship"] ?? "relationship") yet; its child is shown in it",
        element.line)
      parent.addChild(made)
      made.didMove(toParent: parent)
    default: break
    }
  }
}

extension UIViewController {
  /// Does a transition of the storyboard's.
  func perform(_ template: SegueTemplate, sender: Any?) {
    if template.kind == "unwind" { return unwind(template, sender: sender) }
    guard let destination = interface?.storyboard?.makeController(template.destination) else { return }
    let segue = UIStoryboardSegue(identifier: template.identifier, source: self, destination: destination) {
      [weak self] in
      switch template.kind {
      case "presentation", "modal", "popover", "popoverPresentation":
        self?.present(destination, animated: template.element["animates"] != "NO")
      case "showDetail", "replace": self?.showDetailViewController(destination, sender: sender)
      case "show", "push": self?.show(destination, sender: sender)
      default:
        Misuse.unsupported("segues of kind \(template.kind) are not there yet; the controller is shown")
        self?.show(destination, sender: sender)
      }
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Puts a child into its container, as an embed segue does when the view is loaded.
  func embed(_ template: SegueTemplate, in container: UIView) {
    guard let storyboard = interface?.storyboard, let child = storyboard.makeController(template.destination) else {
      return
    }
    let segue = UIStoryboardSegue(identifier: template.identifier, source: self, destination: child) {
      [weak self, weak container] in
      guard let self, let container else { return }
      addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(child.view)
      child.didMove(toParent: self)
    }
    prepare(for: segue, sender: nil)
    segue.perform()
  }

  /// Goes back to the nearest controller that has the segue's method.
  private func unwind(_ template: SegueTemplate, sender: Any?) {
    guard let name = template.element["unwindAction"] else { return }
    var chain: [UIViewController] = []
    var here: UIViewController? = self
    while let controller = here, chain.count < 64 {
      if let navigation = controller as? UINavigationController {
        chain += navigation.viewControllers.reversed().filter { known in !chain.contains { $0 === known } }
      }
      if !chain.contains(where: { $0 === controller }) { chain.append(controller) }
      here = controller.parent ?? controller.presentingViewController
    }
    let selector = Selector(name)
    for target in chain where target !== self && target.canPerformAction(selector, withSender: sender) {
      return finishUnwind(to: target, selector, template, sender)
    }
    // Without a table of methods the one that showed this controller is meant.
    if let target = chain.dropFirst().first { finishUnwind(to: target, selector, template, sender) }
  }

  private func finishUnwind(
    to target: UIViewController, _ selector: Selector, _ template: SegueTemplate, _ sender: Any?
  ) {
    let segue = UIStoryboardSegue(identifier: template.identifier, source: self, destination: target) {}
    prepare(for: segue, sender: sender)
    ActionMessage(selector).send(to: target, [segue])
    if let navigation = target.navigationController, navigation.viewControllers.contains(where: { $0 === target }) {
      if target.presentedViewController != nil { target.dismiss(animated: true) }
      navigation.popToViewController(target, animated: true)
    } else {
      target.dismiss(animated: true)
    }
  }
}
