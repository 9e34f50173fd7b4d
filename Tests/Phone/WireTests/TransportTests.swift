import Foundation
import Glibc
import Journal
import Testing

@testable import Wire

@Suite("Messages over a stream")
struct TransportTests {
  @Test("frames come out whole, however the stream cuts them", arguments: [1, 2, 3, 5, 100])
  func assembling(_ pieceLength: Int) throws {
    let stream = try MessageCoder.encode(Command.load) + MessageCoder.encode(Command.draw)
    var assembler = FrameAssembler()
    var found: [Command] = []

    for start in Swift.stride(from: 0, to: stream.count, by: pieceLength) {
      assembler.append(stream[start..<min(start + pieceLength, stream.count)])
      while let body = try assembler.next() { found.append(try MessageCoder.decode(Command.self, from: body)) }
    }

    #expect(found == [.load, .draw])
    #expect(!assembler.isInsideFrame)
  }

  @Test("a claimed length beyond the limit is refused at once")
  func hugeLength() {
    var assembler = FrameAssembler()
    assembler.append([255, 255, 255, 255])

    #expect { try assembler.next() } throws: { ($0 as? NagaoshiError)?.code == "wire.too-long" }
  }

  @Test("messages of many threads arrive whole")
  func threads() throws {
    let (here, there) = try sockets()
    defer { close(there) }
    let writer = MessageWriter(descriptor: here)
    let text = String(repeating: "ß", count: 3000)

    DispatchQueue.global().async {
      DispatchQueue.concurrentPerform(iterations: 200) { number in
        _ = try? writer.write(Report.note(kind: "k", message: text, file: nil, line: number))
      }
      close(here)
    }
    var reader = MessageReader(Report.self, descriptor: there)
    var lines: Set<Int> = []
    while let report = try reader.next() {
      guard case .note("k", text, nil, let line?) = report else { continue }
      lines.insert(line)
    }

    #expect(lines.count == 200)
  }

  @Test("writing to a process that is gone returns false and does not end us")
  func gone() throws {
    let (here, there) = try sockets()
    close(there)
    let writer = MessageWriter(descriptor: here)

    #expect(try writer.write(Command.load) == false)
    #expect(try writer.write(Command.load) == false)
    close(here)
  }

  @Test("a reader that does not read holds the writer only for its patience")
  func stuck() throws {
    let (here, there) = try sockets()
    defer {
      close(here)
      close(there)
    }
    let writer = MessageWriter(descriptor: here, patience: 50)
    let long = Report.failed(reason: String(repeating: "x", count: 4 << 20))

    #expect(try writer.write(long) == false)
  }

  @Test("nonsense on the stream is an error to its reader")
  func nonsense() throws {
    let (here, there) = try sockets()
    defer { close(there) }
    _ = [UInt8]([2, 0, 0, 0, 120, 120]).withUnsafeBytes { write(here, $0.baseAddress, $0.count) }
    close(here)
    var reader = MessageReader(Command.self, descriptor: there)

    #expect(throws: NagaoshiError.self) { try reader.next() }
  }

  private func sockets() throws -> (Int32, Int32) {
    var pair: [Int32] = [-1, -1]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
    return (pair[0], pair[1])
  }
}
