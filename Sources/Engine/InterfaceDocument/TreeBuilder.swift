internal import CXML
import Foundation

/// Takes the events of XML and makes elements of them.
final class TreeBuilder {
  /// Why reading stopped.
  struct Problem {
    var code: String
    var message: String
    var hint: String?
    var line: Int
  }

  private struct Open {
    var name: String
    var attributes: [(name: String, value: String)]
    var children: [DocumentElement] = []
    var text: [UInt8] = []
    var line: Int
  }

  private(set) var root: DocumentElement?
  private(set) var problem: Problem?
  private let limits: DocumentLimits
  private var stack: [Open] = []
  private var count = 0

  init(limits: DocumentLimits) { self.limits = limits }

  func parse(_ bytes: UnsafeRawBufferPointer) {
    var events = nx_events()
    events.start = { TreeBuilder.from($0)?.start($1, $2, Int($3), $4, Int($5)) ?? 1 }
    events.end = { TreeBuilder.from($0)?.end() ?? 1 }
    events.text = { TreeBuilder.from($0)?.add($1, Int($2)) ?? 1 }
    events.doctype = { TreeBuilder.from($0)?.refuseDoctype(Int($1)) ?? 1 }
    events.error = { TreeBuilder.from($0)?.complain($1, Int($2)) ?? 1 }
    let isWellFormed = nx_parse(
      bytes.baseAddress, Int32(bytes.count), &events, Unmanaged.passUnretained(self).toOpaque())
    if problem == nil, isWellFormed == 0 { stop("document.not-xml", "The document is no well-formed XML", 1) }
    if problem != nil { root = nil }
  }

  private static func from(_ reader: UnsafeMutableRawPointer?) -> TreeBuilder? {
    reader.map { Unmanaged<TreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Events; other than 0 ends the reading

  @discardableResult private func stop(_ code: String, _ message: String, _ line: Int, hint: String? = nil) -> Int32 {
    if problem == nil { problem = Problem(code: code, message: message, hint: hint, line: max(1, line)) }
    return 1
  }

  private func complain(_ message: UnsafePointer<CChar>?, _ line: Int) -> Int32 {
    let text = message.map { String(cString: $0) } ?? ""
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return stop("document.not-xml", "The document is no well-formed XML: \(words)", line)
  }

  private func refuseDoctype(_ line: Int) -> Int32 {
    stop(
      "document.doctype", "The document has a DOCTYPE; such documents are not read, as entities can grow without end",
      line, hint: "Interface Builder writes none: open the document in Xcode and save it.")
  }

  private func start(
    _ name: UnsafePointer<CChar>?, _ prefix: UnsafePointer<CChar>?, _ attributeCount: Int,
    _ values: UnsafePointer<UnsafePointer<CChar>?>?, _ line: Int
  ) -> Int32 {
    guard problem == nil, let name else { return 1 }
    count += 1
    guard count <= limits.elements else {
      return stop("document.too-many", "The document has more than \(limits.elements) elements", line)
    }
    guard stack.count < limits.depth else {
      return stop("document.too-deep", "The document's elements are nested more than \(limits.depth) deep", line)
    }
    guard attributeCount <= limits.attributes else {
      return stop("document.too-many", "An element has more than \(limits.attributes) attributes", line)
    }
    var attributes: [(name: String, value: String)] = []
    attributes.reserveCapacity(attributeCount)
    if let values {
      for index in 0..<attributeCount {
        let entry = values + index * 5
        guard let key = entry[0], let from = entry[3], let to = entry[4] else { continue }
        attributes.append((Self.full(key, entry[1]), Self.string(from, to - from)))
      }
    }
    stack.append(Open(name: Self.full(name, prefix), attributes: attributes, line: line))
    return 0
  }

  private func end() -> Int32 {
    guard problem == nil, let open = stack.popLast() else { return 1 }
    let element = DocumentElement(
      name: open.name, attributes: open.attributes, children: open.children,
      text: open.text.isEmpty ? "" : String(decoding: open.text, as: UTF8.self), line: open.line)
    if stack.isEmpty {
      root = element
    } else {
      stack[stack.count - 1].children.append(element)
    }
    return 0
  }

  private func add(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> Int32 {
    guard problem == nil else { return 1 }
    guard let bytes, count > 0, !stack.isEmpty else { return 0 }
    let last = stack.count - 1
    bytes.withMemoryRebound(to: UInt8.self, capacity: count) { start in
      let text = UnsafeBufferPointer(start: start, count: count)
      // The blanks between elements are not worth keeping.
      let isBlank = text.allSatisfy { $0 == 32 || $0 == 10 || $0 == 13 || $0 == 9 }
      if isBlank, stack[last].text.isEmpty, !stack[last].name.lowercased().hasSuffix("string") { return }
      stack[last].text.append(contentsOf: text)
    }
    return 0
  }

  private static func full(_ name: UnsafePointer<CChar>, _ prefix: UnsafePointer<CChar>?) -> String {
    let own = String(cString: name)
    return prefix.map { "\(String(cString: $0)):\(own)" } ?? own
  }

  private static func string(_ start: UnsafePointer<CChar>, _ count: Int) -> String {
    start.withMemoryRebound(to: UInt8.self, capacity: max(0, count)) {
      String(decoding: UnsafeBufferPointer(start: $0, count: max(0, count)), as: UTF8.self)
    }
  }
}
