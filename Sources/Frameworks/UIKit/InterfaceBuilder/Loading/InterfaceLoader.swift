import CoreGraphics
@_spi(Runtime) import IOSFoundation
internal import InterfaceDocument
import Journal

/// Makes the objects of a document, or of one scene of it, and connects them.
///
/// The order is UIKit's: `init(coder:)` with all that the document says, constraints, outlets and actions, user-defined
/// runtime attributes, `awakeFromNib()`.
@MainActor final class InterfaceLoader {
  /// What the objects are made for.
  enum Purpose {
    /// For the app: custom classes, no constraints that are placeholders.
    case app
    /// To see what Interface Builder shows: no custom classes, all constraints.
    case canvas
  }

  let document: InterfaceDocument
  let bundle: Bundle
  /// The name of the document, which is also that of its strings.
  let name: String
  let purpose: Purpose
  let traits: UITraitCollection
  /// Where controllers of other scenes come from.
  weak var storyboard: UIStoryboard?

  /// Objects by the ids of their elements.
  private(set) var objects: [String: AnyObject] = [:]
  /// Objects with their elements, in the order in which they were made.
  private(set) var owners: [(object: AnyObject, element: DocumentElement)] = []
  private(set) var made: [(object: AnyObject, element: DocumentElement)] = []
  /// Constraints that wait until all views are there.
  var waitingConstraints: [(holder: UIView, element: DocumentElement)] = []
  /// Connections whose destinations are not there yet; those without an object are the controller's.
  var waitingConnections: [(object: AnyObject?, element: DocumentElement)] = []
  /// The id of the scene's controller, which is not kept here, as it keeps the loader.
  var controllerID: String?
  /// The members of outlet collections that were found so far.
  var collections: [CollectionKey: [AnyObject]] = [:]
  /// The controller whose view is being made.
  weak var controller: UIViewController?
  /// Ids of elements that are being made, so that one in itself is found out.
  private var underWay: Set<String> = []
  private var reported: Set<String> = []

  init(_ document: InterfaceDocument, name: String, bundle: Bundle, purpose: Purpose = .app) {
    (self.document, self.name, self.bundle, self.purpose) = (document, name, bundle, purpose)
    traits = SurroundingTraits.system
    for oddity in document.oddities { report(.data, oddity.message, oddity.line) }
  }

  // MARK: Objects

  /// Notes the object that stands for an element.
  func register(_ object: AnyObject, _ element: DocumentElement) {
    if let id = element.id {
      guard objects[id] == nil else { return }
      objects[id] = object
    } else if made.last?.object === object {
      return
    }
    made.append((object, element))
  }

  /// Notes a controller, without keeping it longer than until it is connected.
  func note(_ controller: UIViewController, _ element: DocumentElement) { made.append((controller, element)) }

  /// Notes an object whose connections only are the document's.
  func takeConnections(of object: AnyObject, _ element: DocumentElement) { owners.append((object, element)) }

  /// Lets go of what was made.
  func forgetObjects() { objects = [:] }

  /// Notes an object that was there before, such as the owner of a nib.
  func adopt(_ object: AnyObject, id: String) { objects[id] = object }

  /// The object of that id, if it was made.
  func object(_ id: String?) -> AnyObject? {
    guard let id else { return nil }
    return id == controllerID ? controller : objects[id]
  }

  /// The id of an object.
  func id(of object: AnyObject) -> String? { made.last { $0.object === object }?.element.id }

  /// Runs `body` unless the element is being made already, which is reported.
  func guarded<Value>(_ element: DocumentElement, _ body: () -> Value?) -> Value? {
    guard let id = element.id else { return body() }
    guard underWay.insert(id).inserted else {
      report(.data, "<\(element.name) id=\"\(id)\"> contains itself; it is left out there", element.line)
      return nil
    }
    defer { underWay.remove(id) }
    return body()
  }

  /// Connects what was made, and wakes it.
  func finish() {
    makeConstraints()
    connectAll()
    let all = made
    (made, owners) = ([], [])
    for entry in all { applyRuntimeAttributes(entry.object, entry.element) }
    guard purpose == .app else { return }
    for entry in all { (entry.object as? any NibAwaking)?.awakeFromNib() }
  }

  // MARK: Events

  /// One event a document for the same words.
  func report(_ kind: Journal.Kind, _ message: String, _ line: Int) {
    guard reported.insert(message).inserted else { return }
    Journal.report(.init(kind: kind, message: message, file: document.file, line: line))
  }

  /// Reports what an element says and nobody reads.
  func reportUnread(_ reader: ElementReader) {
    for name in reader.unread {
      report(
        .unsupported, "\(name) of <\(reader.element.name)> is not read yet; the document is shown without it",
        reader.element.line)
    }
  }
}

/// Objects that are told when they were loaded from a document.
@MainActor protocol NibAwaking: AnyObject {
  func awakeFromNib()
}

extension UIResponder: NibAwaking {}
