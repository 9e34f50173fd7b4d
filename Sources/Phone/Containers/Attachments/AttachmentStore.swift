internal import CPlatform
import Foundation
import Glibc
import Payload
import Synchronization

/// Where attachments live after their extension has finished: outside every sandbox, readable through the notification only.
public final class AttachmentStore: Sendable {
  private let directory: PhoneDirectory
  private let next = Mutex(1)

  public init(_ directory: PhoneDirectory) {
    self.directory = directory
  }

  /// Checks an attachment's file and moves it into the store; a file inside one of `bundles` is copied.
  /// - Parameters:
  ///   - containers: where the extension may have files of its own: its data container and its App Groups'.
  ///   - bundles: its bundle and its app's.
  /// - Returns: the attachment with its type, an identifier, and the stored file's path.
  public func store(
    _ attachment: AttachmentFacts, containers: [String], bundles: [String]
  ) -> Result<AttachmentFacts, AttachmentRefusal> {
    do {
      return .success(try checkedAndStored(attachment, containers: containers, bundles: bundles))
    } catch {
      return .failure(error)
    }
  }

  private func checkedAndStored(
    _ attachment: AttachmentFacts, containers: [String], bundles: [String]
  ) throws(AttachmentRefusal) -> AttachmentFacts {
    let path = try realPath(attachment.path)
    let isInBundle = bundles.contains { Self.isInside(path, $0) }
    guard isInBundle || containers.contains(where: { Self.isInside(path, $0) }) else {
      throw .invalidURL("\(attachment.path) is outside of the extension's containers")
    }
    var size: Int64 = 0
    let descriptor = np_open_plain_file(path, &size, 0)
    guard descriptor >= 0 else { throw .invalidURL("\(attachment.path) is no readable file") }
    defer { close(descriptor) }

    let kind = try kind(of: attachment)
    guard size <= kind.medium.sizeLimit else {
      throw .invalidSize(
        "\(attachment.path) has \(size) bytes; \(kind.medium.rawValue) may have \(kind.medium.sizeLimit >> 20) MB")
    }
    var bytes = [UInt8](repeating: 0, count: MediaSniffer.length)
    let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    bytes.removeLast(bytes.count - max(0, count))
    guard MediaSniffer.fits(MediaSniffer.medium(of: bytes), kind) else {
      throw .corrupt("\(attachment.path) does not begin as \(kind.type) does")
    }

    var stored = attachment
    stored.type = kind.type
    let number = next.withLock { number in
      defer { number += 1 }
      return number
    }
    if stored.identifier.isEmpty { stored.identifier = "attachment-\(number)" }
    stored.path = try take(descriptor, size: size, suffix: kind.extensions.first ?? "bin")
    if !isInBundle { unlink(path) }
    return stored
  }

  private func realPath(_ path: String) throws(AttachmentRefusal) -> String {
    guard path.hasPrefix("/"), !path.utf8.contains(0) else {
      throw .invalidURL("\(path) is no absolute path of a file")
    }
    guard let resolved = realpath(path, nil) else {
      throw .invalidURL("\(path): \(String(cString: strerror(errno)))")
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func kind(of attachment: AttachmentFacts) throws(AttachmentRefusal) -> AttachmentKind {
    if let hint = attachment.typeHint {
      guard let kind = AttachmentKind.named(hint) else {
        throw .unrecognizedType("the type hint \(hint) is none of the types that can be attached")
      }
      return kind
    }
    guard let kind = AttachmentKind.ofFile(attachment.path) else {
      throw .unrecognizedType(
        "\(attachment.path) has no extension of a type that can be attached, and there is no type hint")
    }
    return kind
  }

  /// Puts the open file into the store: what was checked is what is taken, whatever its path means by now.
  private func take(_ descriptor: Int32, size: Int64, suffix: String) throws(AttachmentRefusal) -> String {
    for number in 1...1_000_000 {
      let target = "\(directory.attachments)/\(number).\(suffix)"
      if linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, target, AT_SYMLINK_FOLLOW) == 0 { return target }
      if errno == EEXIST { continue }
      return try copy(descriptor, size: size, to: target)
    }
    throw .moveFailed("the attachment store is full")
  }

  private func copy(_ descriptor: Int32, size: Int64, to target: String) throws(AttachmentRefusal) -> String {
    let output = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard output >= 0 else { throw .moveFailed("\(target): \(String(cString: strerror(errno)))") }
    defer { close(output) }
    var offset: off_t = 0
    while offset < size {
      let count = sendfile(output, descriptor, &offset, Int(size) - offset)
      if count > 0 { continue }
      if count < 0 && errno == EINTR { continue }
      unlink(target)
      throw .moveFailed("\(target): \(String(cString: strerror(errno)))")
    }
    return target
  }

  static func isInside(_ path: String, _ folder: String) -> Bool {
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    return path.hasPrefix(real.hasSuffix("/") ? real : real + "/")
  }
}
