import Foundation
import Payload
import Testing

@testable import Containers

@Suite("A process reads an attachment only while it has access")
struct AttachmentScopeTests {
  @Test("there is nothing at its path before access starts, and nothing after it ends")
  func access() throws {
    let (fixture, scope, path) = try scoped()

    #expect(FileManager.default.contents(atPath: path) == nil)
    #expect(scope.begin(path))
    #expect(FileManager.default.contents(atPath: path) == Data(Fixture.png))
    scope.end(path)
    #expect(FileManager.default.contents(atPath: path) == nil)
    withExtendedLifetime(fixture) {}
  }

  @Test("starts and stops are counted, and a stop too many does nothing")
  func counted() throws {
    let (fixture, scope, path) = try scoped()

    #expect(scope.begin(path))
    #expect(scope.begin(path))
    scope.end(path)
    #expect(FileManager.default.fileExists(atPath: path))
    scope.end(path)
    scope.end(path)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(scope.begin(path))
    #expect(FileManager.default.fileExists(atPath: path))
    withExtendedLifetime(fixture) {}
  }

  @Test("what was not given cannot be asked for", arguments: ["/etc/passwd", "", "1.png"])
  func foreign(_ path: String) throws {
    let (_, scope, _) = try scoped()

    #expect(!scope.begin(path))
  }

  @Test("when the process is gone, so are the files that it could read; the store keeps them")
  func closed() throws {
    let (fixture, scope, path) = try scoped()
    #expect(scope.begin(path))

    scope.close()

    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.phone.path + "/Attachments").count == 1)
  }

  private func scoped() throws -> (Fixture, AttachmentScope, String) {
    let fixture = try Fixture()
    let stored = try fixture.store(fixture.write("a.png")).get()
    let scope = try AttachmentScope(fixture.phone, name: "com.example.content-1")
    var content = ContentFacts()
    content.attachments = [stored]
    let seen = scope.scoped(NotificationFacts(identifier: "n", date: Date(), content: content))
    return (fixture, scope, try #require(seen.content.attachments.first).path)
  }
}
