import Foundation
@_spi(Runtime) import IOSFoundation
import Testing
@_spi(Runtime) import UserNotifications

@Suite("Attachments")
struct AttachmentTests {
  private func code(_ body: () throws -> Void) -> UNError.Code? {
    do {
      try body()
      return nil
    } catch {
      return (error as? UNError)?.code
    }
  }

  @Test(
    "the type is told by the extension, in any case",
    arguments: [
      ("a.jpg", "public.jpeg"), ("a.JPEG", "public.jpeg"), ("a.png", "public.png"), ("a.gif", "com.compuserve.gif"),
      ("a.wav", "com.microsoft.waveform-audio"), ("a.mp3", "public.mp3"), ("a.mp4", "public.mpeg-4"),
      ("a.avi", "public.avi"),
    ])
  func types(name: String, type: String) throws {
    #expect(try UNNotificationAttachment(identifier: "x", url: makeFile(name)).type == type)
  }

  @Test("a type hint goes before the extension")
  func hint() throws {
    let attachment = try UNNotificationAttachment(
      identifier: "x", url: makeFile("download.tmp"),
      options: [UNNotificationAttachmentOptionsTypeHintKey: "public.jpeg"])

    #expect(attachment.type == "public.jpeg")
    #expect(attachment.options.typeHint == "public.jpeg")
  }

  @Test("types that iOS does not list are refused with 101", arguments: ["a.tmp", "a", "a.heic", "a.webp", "a.txt"])
  func unknownType(name: String) throws {
    let file = try makeFile(name)

    #expect(code { _ = try UNNotificationAttachment(identifier: "x", url: file) } == .attachmentUnrecognizedType)
  }

  @Test("what is no readable file is refused with 100")
  func invalidURL() throws {
    let folder = try makeFile("a.jpg").deletingLastPathComponent()
    let page = try #require(URL(string: "https://example.net/a.jpg"))

    for url in [folder, page, URL(fileURLWithPath: "/no/such/a.jpg")] {
      #expect(code { _ = try UNNotificationAttachment(identifier: "x", url: url) } == .attachmentInvalidURL)
    }
  }

  @Test("an empty identifier is replaced by a made one")
  func identifier() throws {
    let file = try makeFile("a.jpg")

    let one = try UNNotificationAttachment(identifier: "", url: file)
    let other = try UNNotificationAttachment(identifier: "", url: file)

    #expect(!one.identifier.isEmpty)
    #expect(one.identifier != other.identifier)
  }

  @Test("options are read; an unknown one is reported")
  func options() throws {
    let reports = Reports()
    let attachment = try UNNotificationAttachment(
      identifier: "x", url: makeFile("a.mp4"),
      options: [
        UNNotificationAttachmentOptionsThumbnailHiddenKey: true,
        UNNotificationAttachmentOptionsThumbnailTimeKey: ["value": 90, "timescale": 30],
        "SomeOtherKey": 1,
      ])

    #expect(attachment.options.isThumbnailHidden)
    #expect(attachment.options.thumbnailTime == 3)
    #expect(!reports.containing("SomeOtherKey").isEmpty)
  }

  @Test("a stored attachment can be read between start and stop of access only")
  func securityScope() throws {
    let original = try makeFile("a.jpg")
    let promised = original.deletingLastPathComponent().appendingPathComponent("promised/a.jpg")
    let broker = LinkingBroker()
    broker.promise(original.path, at: promised.path)
    SecurityScope.broker = broker

    let attachment = UNNotificationAttachment(securityScoped: promised.path, identifier: "x", type: "public.jpeg")

    #expect(throws: (any Error).self) { try Data(contentsOf: attachment.url) }
    #expect(attachment.url.startAccessingSecurityScopedResource())
    #expect(try Data(contentsOf: attachment.url) == Data("content".utf8))
    attachment.url.stopAccessingSecurityScopedResource()
    #expect(throws: (any Error).self) { try Data(contentsOf: attachment.url) }
  }

  @Test("size limits are Apple's: 10 MB, 5 MB and 50 MB")
  func limits() {
    #expect(AttachmentKind.image.sizeLimit == 10_485_760)
    #expect(AttachmentKind.audio.sizeLimit == 5_242_880)
    #expect(AttachmentKind.video.sizeLimit == 52_428_800)
  }
}
