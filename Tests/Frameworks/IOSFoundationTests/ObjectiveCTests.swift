import Foundation
@_spi(Runtime) import IOSFoundation
import Synchronization
import Testing

@Suite("What Objective-C gives on iOS")
struct ObjectiveCTests {
  @Test("a selector is its name")
  func selectors() {
    let selector: Selector = "gesture:shouldReceive:"

    #expect(NSStringFromSelector(selector) == "gesture:shouldReceive:")
    #expect(selector == NSSelectorFromString("gesture:shouldReceive:"))
    #expect(selector.argumentCount == 2)
  }

  @Test("an autorelease pool returns and throws what its body does")
  func pool() throws {
    struct Failure: Error {}

    #expect(autoreleasepool { 5 } == 5)
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }

  @MainActor
  @Test("a registered class is made by its name, its qualified name and its type")
  func classes() throws {
    final class Screen {
      let number: Int
      init(number: Int) { self.number = number }
    }
    ClassRegistry.register(name: "Screen", module: "SomeExtension", type: Screen.self) { Screen(number: 3) }

    #expect((ClassRegistry.make(named: "SomeExtension.Screen") as? Screen)?.number == 3)
    #expect((ClassRegistry.make(named: "Screen") as? Screen)?.number == 3)
    #expect(ClassRegistry.make(Screen.self)?.number == 3)
    #expect(ClassRegistry.make(named: "Nowhere.Screen") == nil)
    #expect(ClassNames.type(named: "Screen") == Screen.self)
    #expect(ClassNames.type(named: "No.Such") == nil)
  }
}

@Suite("NSExtensionContext")
struct NSExtensionContextTests {
  private final class Host: ExtensionContextHost {
    var calls: [String] = []
    func completeRequest(returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)?) {
      calls.append("complete \(items?.count ?? -1)")
      completionHandler?(false)
    }
    func cancelRequest(withError error: any Error) { calls.append("cancel \((error as NSError).code)") }
    func open(_ url: URL, completionHandler: (@Sendable (Bool) -> Void)?) {
      calls.append("open \(url)")
      completionHandler?(true)
    }
  }

  @Test("calls go to the host")
  func host() async throws {
    let host = Host()
    let context = NSExtensionContext(inputItems: [], host: host)
    let address = try #require(URL(string: "dailypick://pick-1"))

    context.completeRequest(returningItems: [1], completionHandler: nil)
    context.cancelRequest(withError: NSError(domain: "x", code: 5))
    let isOpened = await context.open(address)

    #expect(isOpened)
    #expect(host.calls == ["complete 1", "cancel 5", "open dailypick://pick-1"])
  }

  @Test("without a host nothing happens, and that is reported")
  func noHost() async throws {
    let reports = Reports()
    let context = NSExtensionContext()

    context.completeRequest(returningItems: nil)
    let isOpened = await context.open(URL(fileURLWithPath: "/"))

    #expect(!isOpened)
    #expect(!reports.containing("completeRequest").isEmpty)
  }
}

@Suite("Choosing a language")
struct LanguageMatcherTests {
  @Test(
    "the best localization is found",
    arguments: [
      (["en", "ja"], ["ja-JP"], "ja"),
      (["en", "pt-BR"], ["pt-PT"], "pt-BR"),
      (["zh-Hans", "zh-Hant"], ["zh-TW"], "zh-Hant"),
      (["zh-Hans", "zh-Hant"], ["zh-Hans-CN"], "zh-Hans"),
      (["en", "en-GB"], ["en-GB"], "en-GB"),
      (["English", "Japanese"], ["ja-JP"], "Japanese"),
      (["en", "fr"], ["de-DE", "fr-FR"], "fr"),
      (["en", "fr"], ["xx"], "en"),
    ])
  func match(available: [String], preferred: [String], expected: String) {
    #expect(BundleStringsProbe.first(available: available, preferred: preferred) == expected)
  }
}
