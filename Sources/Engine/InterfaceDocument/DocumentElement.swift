/// One element of an XML document, with all that is in it.
public final class DocumentElement: Sendable {
  /// The element's name, such as `label`.
  public let name: String
  /// Names and values, in the document's order.
  public let attributes: [(name: String, value: String)]
  /// The elements directly in this one.
  public let children: [DocumentElement]
  /// The text directly in this element, as it stands there.
  public let text: String
  /// The line on which the element's start tag ends, counted from 1.
  public let line: Int

  init(
    name: String, attributes: [(name: String, value: String)], children: [DocumentElement], text: String, line: Int
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  /// The value of an attribute; nil when the element does not have it.
  public subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The `id`, by which other elements refer to this one.
  public var id: String? { self["id"] }
  /// What the element is to the one that it is in, such as `frame` or `contentView`.
  public var key: String? { self["key"] }

  /// The first child of that name, and of that key if one is given.
  public func first(_ name: String, key: String? = nil) -> DocumentElement? {
    children.first { $0.name == name && (key == nil || $0.key == key) }
  }

  /// The first child of that key, whatever its name.
  public func first(key: String) -> DocumentElement? { children.first { $0.key == key } }

  /// The children of the first child of that name: the members of a list such as `subviews`.
  public func members(_ name: String) -> [DocumentElement] { first(name)?.children ?? [] }

  /// Calls `body` with this element and all in it, in the document's order.
  public func walk(_ body: (DocumentElement) -> Void) {
    body(self)
    for child in children { child.walk(body) }
  }
}
