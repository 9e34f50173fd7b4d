import CoreGraphics
@_spi(Runtime) import IOSFoundation
internal import InterfaceDocument
import Journal

extension InterfaceLoader {
  /// Sets the outlets and actions of all that was made.
  func connectAll() {
    guard purpose == .app else { return }
    let waiting = waitingConnections
    waitingConnections = []
    for entry in waiting { (entry.object ?? controller).map { connect($0, entry.element) } }
    for entry in made + owners {
      for connection in entry.element.members("connections") { connect(entry.object, connection) }
    }
  }

  private func connect(_ object: AnyObject, _ connection: DocumentElement) {
    switch connection.name {
    case "outlet": connectOutlet(object, connection)
    case "outletCollection": connectCollection(object, connection)
    case "action": connectAction(object, connection)
    case "segue": connectSegue(object, connection)
    default: report(.unsupported, "<\(connection.name)> is not connected yet", connection.line)
    }
  }

  private func connectOutlet(_ object: AnyObject, _ connection: DocumentElement) {
    guard let property = connection["property"], let destination = connection["destination"] else { return }
    guard let value = self.object(destination) else {
      // The controller's view is loaded later; what is in it is connected then.
      if mayWait(destination) {
        waitingConnections.append((object === controller ? nil : object, connection))
      } else {
        report(
          .data, "the outlet \(property) leads to \(destination), which is not there; it stays empty", connection.line)
      }
      return
    }
    set(value, of: property, in: object, connection, what: "outlet")
  }

  private func connectCollection(_ object: AnyObject, _ connection: DocumentElement) {
    guard let property = connection["property"], let destination = connection["destination"] else { return }
    guard let value = self.object(destination) else {
      if mayWait(destination) {
        waitingConnections.append((object === controller ? nil : object, connection))
      } else {
        report(.data, "a member of the outlet collection \(property) is not there: \(destination)", connection.line)
      }
      return
    }
    if property == "gestureRecognizers", let view = object as? UIView, let recognizer = value as? UIGestureRecognizer {
      return view.addGestureRecognizer(recognizer)
    }
    let key = CollectionKey(object: ObjectIdentifier(object), property: property)
    collections[key, default: []].append(value)
    set(collections[key] ?? [], of: property, in: object, connection, what: "outlet collection")
  }

  /// True when the destination is in the controller's view, which is loaded later.
  private func mayWait(_ destination: String) -> Bool {
    guard document.kind == .storyboard, let controller else { return false }
    return !controller.isViewLoaded && document.element(destination) != nil
  }

  func set(_ value: Any, of property: String, in object: AnyObject, _ element: DocumentElement, what: String) {
    if BuiltInKeys.set(value, of: property, in: object) { return }
    if let setter = PropertyTable.setter(of: property, in: object) {
      if !setter(object, value) {
        report(
          .data, "the \(what) \(property) of \(type(of: object)) does not take \(type(of: value)); it is left as it is",
          element.line)
      }
      return
    }
    report(
      .data,
      "\(type(of: object)) has no \(what) \(property); \(what == "outlet" ? "it stays empty" : "it is left as it is")",
      element.line)
  }

  private func connectAction(_ object: AnyObject, _ connection: DocumentElement) {
    guard let name = connection["selector"] else { return }
    let destination = connection["destination"]
    let target = destination == "-2" ? nil : self.object(destination)
    if target == nil, destination != "-2", !isFirstResponder(destination) {
      return report(
        .data, "the action \(name) leads to \(destination ?? "nothing"), which is not there", connection.line)
    }
    let selector = Selector(name)
    switch object {
    case let control as UIControl:
      let event = connection["eventType"].flatMap { Self.events[$0] } ?? .primaryActionTriggered
      control.addTarget(target, action: selector, for: event)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
    default:
      report(.unsupported, "\(type(of: object)) has no actions here; \(name) is not connected", connection.line)
    }
  }

  private func isFirstResponder(_ id: String?) -> Bool {
    id.flatMap { document.element($0) }?["placeholderIdentifier"] == "IBFirstResponder"
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "menuActionTriggered": .menuActionTriggered,
  ]
}

/// An outlet collection of an object.
struct CollectionKey: Hashable {
  var object: ObjectIdentifier
  var property: String
}
