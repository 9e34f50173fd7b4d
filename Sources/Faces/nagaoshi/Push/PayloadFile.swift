import Foundation
import Glibc
import Journal
import Payload

/// A payload as it was named on the command line.
struct PayloadFile: Sendable {
  /// The path, or `-` for standard input.
  var name: String
  var data: Data
  /// Why no phone would take it.
  var refusal: NagaoshiError?

  /// More than this is not read, from whatever it comes.
  private static let sizeLimit = JSONDocument.sizeLimit
  /// How long a named pipe is waited for, in milliseconds.
  private static let patience: Int32 = 10_000

  /// Reads files, pipes and standard input, but no more of them than a payload may have, and none for ever.
  /// - Throws: `payload.unreadable`, when there is nothing to read.
  init(_ name: String) throws(NagaoshiError) {
    self.name = name
    data = try Self.read(name)
    refusal = Self.refusal(of: data, name)
  }

  private static func refusal(of data: Data, _ name: String) -> NagaoshiError? {
    guard data.count <= sizeLimit else {
      return NagaoshiError(
        code: "payload.too-large",
        message: "The payload has more than \(sizeLimit) bytes; APNs takes \(PushPayload.byteLimit) at most",
        hint: "Is this the right file?", location: .init(file: name))
    }
    do {
      _ = try PushPayload(data, file: name)
      return nil
    } catch {
      return error as? NagaoshiError
    }
  }

  private static func read(_ name: String) throws(NagaoshiError) -> Data {
    guard name != "-" else {
      if Standard.isTerminal(0) { Terminal.note("Type or paste the payload, then press Ctrl-D.") }
      return try bytes(of: 0, name, patience: -1)
    }
    // Without O_NONBLOCK a named pipe that nobody writes into would be waited for for ever.
    let descriptor = open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw unreadable(name, String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { throw unreadable(name, String(cString: strerror(errno))) }
    guard facts.st_mode & S_IFMT != S_IFDIR else { throw unreadable(name, "it is a folder") }
    return try bytes(of: descriptor, name, patience: patience)
  }

  private static func bytes(of descriptor: Int32, _ name: String, patience: Int32) throws(NagaoshiError) -> Data {
    var data = Data()
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while data.count <= sizeLimit {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&entry, 1, patience)
      guard ready != 0 else { throw unreadable(name, "nothing has come for \(patience / 1000) seconds") }
      let count = Glibc.read(descriptor, &piece, piece.count)
      if count > 0 {
        data.append(contentsOf: piece[..<count])
      } else if count == 0 {
        return data
      } else if errno != EINTR && errno != EAGAIN {
        throw unreadable(name, String(cString: strerror(errno)))
      }
    }
    return data
  }

  private static func unreadable(_ name: String, _ reason: String) -> NagaoshiError {
    NagaoshiError(
      code: "payload.unreadable", message: "The payload cannot be read: \(reason)",
      hint: "Name an .apns or .json file, or - for standard input.", location: .init(file: name))
  }
}
