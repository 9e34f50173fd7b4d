import Foundation

/// A type of data or of a file, such as `public.jpeg`.
public struct UTType: Sendable, Hashable, Codable {
  /// The type's identifier.
  public let identifier: String

  /// Makes one of the system's types.
  init(known identifier: String) { self.identifier = identifier }

  /// The type of that identifier; nil when it is not known.
  public init?(_ identifier: String) {
    guard
      TypeTable.byIdentifier[identifier.lowercased()] != nil || TypeTable.byIdentifier[identifier] != nil
        || DynamicType.isOne(identifier)
    else { return nil }
    self.identifier = TypeTable.byIdentifier[identifier] != nil ? identifier : identifier.lowercased()
  }

  /// The type of files with that extension; a type of its own where the extension is not known.
  /// - Parameters:
  ///   - filenameExtension: without the dot, in any case.
  ///   - supertype: what the type must conform to.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type of data with that MIME type; a type of its own where it is not known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type with that tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let first = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
    self = first
  }

  /// Every type with that tag.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let wanted = tag.lowercased()
    guard !wanted.isEmpty else { return [] }
    let found = TypeTable.rows.filter { row in
      (tagClass == .mimeType ? row.types : row.extensions).contains(wanted)
    }.map { UTType(known: $0.identifier) }.filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    if !found.isEmpty { return found }
    return [UTType(known: DynamicType.identifier(tag: wanted, tagClass: tagClass))]
  }

  private init(_ row: TypeTable.Row) { identifier = row.identifier }

  private var row: TypeTable.Row? { TypeTable.byIdentifier[identifier] }

  /// The extension that files of this type have, without the dot.
  public var preferredFilenameExtension: String? {
    row?.extensions.first ?? DynamicType.tag(of: identifier, .filenameExtension)
  }
  /// The MIME type of data of this type.
  public var preferredMIMEType: String? { row?.types.first ?? DynamicType.tag(of: identifier, .mimeType) }
  /// What the type is called; not known here.
  public var localizedDescription: String? { nil }
  /// The version; the system's types have none.
  public var version: Int? { nil }
  /// A page about the type; none here.
  public var referenceURL: URL? { nil }
  /// Whether the type was made for a tag that is not known.
  public var isDynamic: Bool { DynamicType.isOne(identifier) }
  /// Whether the type is declared by someone.
  public var isDeclared: Bool { !isDynamic }
  /// Whether the type is in the public domain.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// Every tag by its class.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if let row, !row.extensions.isEmpty { tags[.filenameExtension] = row.extensions }
    if let row, !row.types.isEmpty { tags[.mimeType] = row.types }
    return tags
  }
  /// Every type that it conforms to, directly or not.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var queue = row?.parents ?? (isDynamic ? ["public.data"] : [])
    while let next = queue.popLast() {
      guard found.insert(UTType(known: next)).inserted else { continue }
      queue += TypeTable.byIdentifier[next]?.parents ?? []
    }
    return found
  }

  /// Whether it is `type` or one that conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Whether `type` conforms to it, and is another one.
  public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }
  /// Whether it conforms to `type`, and is another one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// A type that an app's Info.plist exports.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  /// A type that an app's Info.plist imports.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }
  /// The identifier.
  public var debugDescription: String { identifier }
}

/// A class of tags.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The class's identifier.
  public let rawValue: String
  /// Makes the class of that identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// File name extensions.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

/// Identifiers of types that were made for a tag. [M] the system encodes the tag in its own way behind `dyn.`.
enum DynamicType {
  static func isOne(_ identifier: String) -> Bool { identifier.hasPrefix("dyn.") }

  static func identifier(tag: String, tagClass: UTTagClass) -> String {
    "dyn.\(tagClass == .mimeType ? "m" : "e")" + tag.utf8.map { String(format: "%02x", $0) }.joined()
  }

  static func tag(of identifier: String, _ tagClass: UTTagClass) -> String? {
    guard isOne(identifier) else { return nil }
    let text = identifier.dropFirst(4)
    guard text.first == (tagClass == .mimeType ? "m" : "e") else { return nil }
    let digits = Array(text.dropFirst())
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(digits[$0...($0 + 1)]), radix: 16)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension URL {
  /// The address with the type's extension at its end, unless it is there.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let name = contentType.preferredFilenameExtension, pathExtension.lowercased() != name else { return self }
    return appendingPathExtension(name)
  }
  /// The address with a part and the type's extension.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
  /// Puts the type's extension at the end.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}
