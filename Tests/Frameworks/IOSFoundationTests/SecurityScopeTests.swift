import Foundation
import FoundationNetworking
import Testing

@testable @_spi(Runtime) import IOSFoundation

/// The broker is the process's one, so these tests follow one another.
@Suite("Security-scoped URLs", .serialized)
struct SecurityScopeTests {
  private struct Stage {
    let url: URL
    let broker: LinkingBroker

    init() throws {
      let folder = try makeFolder()
      let original = folder + "/store/picture.jpg"
      try FileManager.default.createDirectory(atPath: folder + "/store", withIntermediateDirectories: true)
      try Data("picture".utf8).write(to: URL(fileURLWithPath: original))
      url = URL(fileURLWithPath: folder + "/container/attachments/1/picture.jpg")
      broker = LinkingBroker()
      broker.promise(original, at: url.path)
      SecurityScope.broker = broker
      SecurityScope.register(url.path)
    }
  }

  /// Reads in every way that code can.
  private func readers(_ url: URL) -> [String: Bool] {
    var result: [String: Bool] = [:]
    result["Data"] = (try? Data(contentsOf: url)) != nil
    result["mapped Data"] = (try? Data(contentsOf: url, options: .alwaysMapped)) != nil
    result["FileHandle"] = FileHandle(forReadingAtPath: url.path) != nil
    result["FileManager"] = FileManager.default.contents(atPath: url.path) != nil
    result["String"] = (try? String(contentsOf: url, encoding: .utf8)) != nil
    let file = fopen(url.path, "r")
    result["fopen"] = file != nil
    if let file { fclose(file) }
    let stream = InputStream(url: url)
    stream?.open()
    result["InputStream"] = stream?.streamStatus == .open
    stream?.close()
    return result
  }

  @Test("nobody can read the file before access starts, and nobody after it stops, root or not")
  func unreadable() throws {
    let stage = try Stage()

    #expect(readers(stage.url).values.allSatisfy { !$0 }, "\(readers(stage.url))")
    #expect(stage.url.startAccessingSecurityScopedResource())
    #expect(readers(stage.url).values.allSatisfy { $0 }, "\(readers(stage.url))")
    #expect(try Data(contentsOf: stage.url) == Data("picture".utf8))
    stage.url.stopAccessingSecurityScopedResource()

    #expect(readers(stage.url).values.allSatisfy { !$0 }, "\(readers(stage.url))")
  }

  @Test("accesses are counted: the last stop ends them")
  func counting() throws {
    let stage = try Stage()

    #expect(stage.url.startAccessingSecurityScopedResource())
    #expect((stage.url as NSURL).startAccessingSecurityScopedResource())
    stage.url.stopAccessingSecurityScopedResource()
    #expect(readers(stage.url).values.allSatisfy { $0 })
    stage.url.stopAccessingSecurityScopedResource()

    #expect(readers(stage.url).values.allSatisfy { !$0 })
  }

  @Test("an ordinary URL needs no access: start is false and stop does nothing")
  func ordinary() throws {
    let reports = Reports()
    let file = URL(fileURLWithPath: try makeFolder() + "/plain.txt")
    try Data("x".utf8).write(to: file)

    #expect(!file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()

    #expect(try Data(contentsOf: file) == Data("x".utf8))
    #expect(reports.containing("plain.txt").isEmpty)
  }

  @Test("a stop without a start is reported, and so is a start that is never stopped")
  func unbalanced() throws {
    let reports = Reports()
    let stage = try Stage()

    stage.url.stopAccessingSecurityScopedResource()
    #expect(reports.containing("had not been started").count == 1)
    #expect(stage.url.startAccessingSecurityScopedResource())
    SecurityScope.reportUnbalanced()

    #expect(reports.containing("once more than").count == 1)
    SecurityScope.unregister(stage.url.path)
    #expect(readers(stage.url).values.allSatisfy { !$0 })
  }

  @Test("the phone can end all accesses of a process that has died, and take a promise back")
  func endAll() throws {
    let stage = try Stage()
    #expect(stage.url.startAccessingSecurityScopedResource())

    stage.broker.endAll()
    #expect(readers(stage.url).values.allSatisfy { !$0 })
    stage.broker.withdraw(stage.url.path)

    SecurityScope.unregister(stage.url.path)
    SecurityScope.register(stage.url.path)
    #expect(!stage.url.startAccessingSecurityScopedResource())
  }

  @Test("the same file written in another way is the same scope")
  func spelling() throws {
    let stage = try Stage()
    let other = URL(fileURLWithPath: stage.url.deletingLastPathComponent().path + "/./x/../picture.jpg")

    #expect(other.startAccessingSecurityScopedResource())
    #expect(SecurityScope.accessCount(of: stage.url.path) == 1)
    other.stopAccessingSecurityScopedResource()

    #expect(SecurityScope.accessCount(of: stage.url.path) == 0)
  }
}
