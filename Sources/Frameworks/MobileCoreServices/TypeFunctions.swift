// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_spi(Runtime) @_exported import IOSFoundation
import UniformTypeIdentifiers

/// The class of file name extensions.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of MIME types.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// The identifier of the type with that tag.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> CFReference<CFString>? {
  UTType(
    tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: inConformingToUTI.flatMap { UTType($0) }
  ).map { CFReference($0.identifier) }
}

/// The tag that data of a type has.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> CFReference<CFString>? {
  guard let type = UTType(inUTI) else { return nil }
  let isName = inTagClass == kUTTagClassFilenameExtension
  return (isName ? type.preferredFilenameExtension : type.preferredMIMEType).map { CFReference($0) }
}

/// Whether a type is another one or conforms to it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return inUTI == inConformsToUTI }
  return type.conforms(to: other)
}

/// Whether two identifiers are of one type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }

/// What a type is called; not known here.
public func UTTypeCopyDescription(_ inUTI: CFString) -> CFReference<CFString>? { nil }
