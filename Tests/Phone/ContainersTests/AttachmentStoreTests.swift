import Foundation
import Glibc
import Payload
import Testing

@testable import Containers

/// A phone with one extension and its app's bundle.
struct Fixture {
  let phone: PhoneDirectory
  let home: String
  let bundle: String
  let store: AttachmentStore

  init() throws {
    phone = try PhoneDirectory()
    home = try phone.dataContainer(of: "com.example.app.service")
    bundle = phone.path + "/Bundle.app"
    try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
    store = AttachmentStore(phone)
  }

  static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
  static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 16]

  @discardableResult
  func write(_ name: String, _ bytes: [UInt8] = Fixture.png, in folder: String? = nil) throws -> String {
    let path = (folder ?? home + "/tmp") + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  func store(_ path: String, identifier: String = "picture", hint: String? = nil) -> Result<
    AttachmentFacts, AttachmentRefusal
  > {
    store.store(
      AttachmentFacts(identifier: identifier, path: path, typeHint: hint), containers: [home], bundles: [bundle])
  }

  /// The code of the refusal; nil if it was stored.
  func code(_ path: String, hint: String? = nil) -> Int? {
    guard case .failure(let refusal) = store(path, hint: hint) else { return nil }
    return refusal.code
  }
}

@Suite("Attachments are checked and moved to the store")
struct AttachmentStoreTests {
  @Test("a picture is moved, and its type is known")
  func moved() throws {
    let fixture = try Fixture()
    let path = try fixture.write("a picture ä.PNG")

    let stored = try fixture.store(path).get()

    #expect(stored.type == "public.png")
    #expect(stored.identifier == "picture")
    #expect(stored.path.hasPrefix(fixture.phone.path + "/Attachments/"))
    #expect(FileManager.default.contents(atPath: stored.path) == Data(Fixture.png))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("a file of the app's bundle is copied")
  func copied() throws {
    let fixture = try Fixture()
    let path = try fixture.write("a.jpg", Fixture.jpeg, in: fixture.bundle)

    #expect(try fixture.store(path).get().type == "public.jpeg")
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test("an empty identifier is replaced by a made one")
  func identifier() throws {
    let fixture = try Fixture()
    let first = try fixture.store(fixture.write("a.png"), identifier: "").get()
    let second = try fixture.store(fixture.write("b.png"), identifier: "").get()

    #expect(!first.identifier.isEmpty)
    #expect(first.identifier != second.identifier)
    #expect(first.path != second.path)
  }

  @Test("a path that leads to no readable plain file is code 100")
  func invalidURL() throws {
    let fixture = try Fixture()
    let tmp = fixture.home + "/tmp"
    mkfifo(tmp + "/pipe.png", 0o600)
    try FileManager.default.createDirectory(atPath: tmp + "/folder.png", withIntermediateDirectories: false)
    symlink("/dev/zero", tmp + "/device.png")
    symlink("/etc/passwd", tmp + "/link.png")
    symlink(tmp + "/loop.png", tmp + "/loop.png")

    for name in [
      "missing.png", "pipe.png", "folder.png", "device.png", "link.png", "loop.png", "../../../../../etc/passwd",
    ] {
      #expect(fixture.code(tmp + "/" + name) == 100, "\(name)")
    }
    #expect(fixture.code("relative.png") == 100)
    #expect(fixture.code("") == 100)
    #expect(fixture.code(tmp + "/" + String(repeating: "x", count: 5000) + ".png") == 100)
    #expect(FileManager.default.fileExists(atPath: "/etc/passwd"))
  }

  @Test("another extension's container is out of reach")
  func foreign() throws {
    let fixture = try Fixture()
    let other = try fixture.phone.dataContainer(of: "com.example.app.service2")

    #expect(fixture.code(try fixture.write("a.png", in: other)) == 100)
  }

  @Test("a type that cannot be attached is code 101", arguments: ["a.heic", "a.webp", "a", "a.", ".png.txt", "a.pdf"])
  func unrecognizedType(_ name: String) throws {
    let fixture = try Fixture()

    #expect(fixture.code(try fixture.write(name)) == 101)
  }

  @Test("the type hint goes before the extension")
  func hint() throws {
    let fixture = try Fixture()

    #expect(try fixture.store(fixture.write("download.tmp"), hint: "public.png").get().type == "public.png")
    #expect(fixture.code(try fixture.write("b.png"), hint: "public.heic") == 101)
  }

  /// UNNotificationAttachment, "Supported File Types": image 10 MB, audio 5 MB, video 50 MB.
  @Test(
    "the largest size fits, a byte more is code 102",
    arguments: [
      ("a.png", Fixture.png, 10), ("a.wav", Array("RIFF....WAVE".utf8), 5), ("a.mp4", Array("....ftypisom".utf8), 50),
    ])
  func size(_ name: String, _ start: [UInt8], _ megabytes: Int) throws {
    let fixture = try Fixture()
    let path = try fixture.write(name, start)

    #expect(truncate(path, megabytes << 20 + 1) == 0)
    #expect(fixture.code(path) == 102)
    #expect(truncate(path, megabytes << 20) == 0)
    #expect(fixture.code(path) == nil)
  }

  @Test("a file that is not what its type says is code 105")
  func corrupt() throws {
    let fixture = try Fixture()

    #expect(fixture.code(try fixture.write("empty.png", [])) == 105)
    #expect(fixture.code(try fixture.write("text.jpg", Array("<html>404".utf8))) == 105)
    #expect(fixture.code(try fixture.write("sound.png", Array("RIFF....WAVE".utf8))) == 105)
    #expect(fixture.code(try fixture.write("picture.mp3", Fixture.jpeg)) == 105)
  }

  @Test("a picture of another format than its name says is a picture")
  func otherFormat() throws {
    let fixture = try Fixture()

    #expect(fixture.code(try fixture.write("really-jpeg.png", Fixture.jpeg)) == nil)
  }

  @Test(
    "every medium is known by its first bytes",
    arguments: [
      (Array("GIF89a".utf8), AttachmentKind.Medium.image), (Array("FORM....AIFF".utf8), .audio),
      (Array("ID3\u{3}".utf8), .audio), ([0xFF, 0xFB, 0x90], .audio), (Array("RIFF....AVI ".utf8), .video),
      ([0, 0, 1, 0xBA], .video), (Array("....ftypM4A ".utf8), .audio),
    ])
  func sniffed(_ bytes: [UInt8], _ medium: AttachmentKind.Medium) {
    #expect(MediaSniffer.medium(of: bytes) == medium)
  }

  @Test("Apple's words are said where they are known")
  func words() throws {
    let fixture = try Fixture()
    guard case .failure(let url) = fixture.store("/nowhere.png"),
      case .failure(let type) = fixture.store(try fixture.write("a.txt"))
    else {
      Issue.record("both must be refused")
      return
    }
    #expect(url.message == "Invalid attachment file URL")
    #expect(type.message == "Unrecognized attachment file type")
  }
}
