import Foundation
import Testing

@testable @_spi(Runtime) import IOSFoundation

private typealias UserDefaults = IOSFoundation.UserDefaults

/// The values of a new suite, apart from everything else in the process.
private func makeDefaults() throws -> UserDefaults {
  UserDefaults(store: DefaultsStore(path: try makeFolder() + "/suite.sqlite"))
}

@Suite("UserDefaults")
struct UserDefaultsTests {
  @Test("every property-list type comes back")
  func types() throws {
    let defaults = try makeDefaults()
    let date = Date(timeIntervalSinceReferenceDate: 700_000_000.25)

    defaults.set("長押し", forKey: "text")
    defaults.set("", forKey: "empty")
    defaults.set(String(repeating: "x", count: 300), forKey: "long")
    defaults.set(-42, forKey: "int")
    defaults.set(Int.max, forKey: "max")
    defaults.set(1.5, forKey: "double")
    defaults.set(Float(2.5), forKey: "float")
    defaults.set(true, forKey: "bool")
    defaults.set(Data([1, 2]), forKey: "data")
    defaults.set(date, forKey: "date")
    defaults.set(["a", 1, ["k": true]] as [Any], forKey: "array")
    defaults.set(["title": "t", "date": date, "list": [1, 2]] as [String: Any], forKey: "dictionary")

    #expect(defaults.string(forKey: "text") == "長押し")
    #expect(defaults.string(forKey: "empty") == "")
    #expect(defaults.string(forKey: "long")?.count == 300)
    #expect(defaults.integer(forKey: "int") == -42)
    #expect(defaults.integer(forKey: "max") == Int.max)
    #expect(defaults.double(forKey: "double") == 1.5)
    #expect(defaults.float(forKey: "float") == 2.5)
    #expect(defaults.bool(forKey: "bool"))
    #expect(defaults.data(forKey: "data") == Data([1, 2]))
    #expect(defaults.object(forKey: "date") as? Date == date)
    #expect(defaults.array(forKey: "array")?.count == 3)
    let dictionary = try #require(defaults.dictionary(forKey: "dictionary"))
    #expect(dictionary["title"] as? String == "t")
    #expect(dictionary["date"] as? Date == date)
    #expect(dictionary["list"] as? [Int] == [1, 2])
  }

  @Test("a number can be read as any kind of number, and as text")
  func numbers() throws {
    let defaults = try makeDefaults()
    defaults.set(1, forKey: "one")
    defaults.set(NSNumber(value: 1), forKey: "boxed")
    defaults.set("12.5", forKey: "text")
    defaults.set("YES", forKey: "yes")

    #expect(defaults.bool(forKey: "one"))
    #expect(defaults.object(forKey: "one") as? Double == 1)
    #expect(defaults.object(forKey: "boxed") as? Int == 1)
    #expect(defaults.string(forKey: "one") == "1")
    #expect(defaults.integer(forKey: "text") == 12)
    #expect(defaults.double(forKey: "text") == 12.5)
    #expect(defaults.bool(forKey: "yes"))
  }

  @Test("absent keys and wrong types read as iOS has it")
  func absent() throws {
    let defaults = try makeDefaults()
    defaults.set([1, 2], forKey: "numbers")

    #expect(defaults.object(forKey: "none") == nil)
    #expect(defaults.integer(forKey: "none") == 0)
    #expect(!defaults.bool(forKey: "none"))
    #expect(defaults.stringArray(forKey: "numbers") == nil)
    #expect(defaults.string(forKey: "numbers") == nil)
  }

  @Test("nil and removeObject take a key out")
  func removal() throws {
    let defaults = try makeDefaults()
    defaults.set(1, forKey: "a")
    defaults.set(1, forKey: "b")

    defaults.removeObject(forKey: "a")
    defaults.set(nil as Any?, forKey: "b")

    #expect(defaults.object(forKey: "a") == nil)
    #expect(defaults.object(forKey: "b") == nil)
  }

  @Test("a value that is no property list is reported with its place, and not saved")
  func misuse() throws {
    let reports = Reports()
    let defaults = try makeDefaults()

    defaults.set(["when": [URL(fileURLWithPath: "/x")]] as [String: Any], forKey: "not-a-plist")
    defaults.set([1: "x"] as [Int: String], forKey: "not-a-key")

    #expect(defaults.object(forKey: "not-a-plist") == nil)
    #expect(defaults.object(forKey: "not-a-key") == nil)
    #expect(reports.containing("not-a-plist").first?.message.contains("[\"when\"][0]") == true)
    #expect(reports.containing("not-a-key").first?.kind == .misuse)
  }

  @Test("registered values answer only for keys that are not set")
  func registered() throws {
    let defaults = try makeDefaults()
    let key = "registered-\(UUID().uuidString)"
    defaults.register(defaults: [key: 5])

    #expect(defaults.integer(forKey: key) == 5)
    #expect(try makeDefaults().integer(forKey: key) == 5)
    defaults.set(6, forKey: key)

    #expect(defaults.integer(forKey: key) == 6)
    #expect(defaults.dictionaryRepresentation()[key] as? Int == 6)
  }

  @Test("URLs come back, files and others")
  func urls() throws {
    let defaults = try makeDefaults()
    let file = URL(fileURLWithPath: "/some/where.txt")
    let page = try #require(URL(string: "https://example.net/a?b=c"))

    defaults.set(file, forKey: "file")
    defaults.set(page, forKey: "page")

    #expect(defaults.url(forKey: "file")?.path == file.path)
    #expect(defaults.url(forKey: "page") == page)
  }

  @Test("a change is announced by the object that made it")
  func notification() throws {
    let defaults = try makeDefaults()
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }

    defaults.set(1, forKey: "a")
    defaults.removeObject(forKey: "a")

    #expect(count == 2)
  }

  @Test("a subclass that overrides set sees every kind of value of that form")
  func subclassing() {
    final class Spy: UserDefaults, @unchecked Sendable {
      var keys: [String] = []
      convenience init() { self.init(suiteName: "spy")! }
      override func set(_ value: Any?, forKey defaultName: String) { keys.append(defaultName) }
    }
    let spy = Spy()

    spy.set(["a"], forKey: "list")

    #expect(spy.keys == ["list"])
  }
}

/// What depends on the process's environment, one test after another.
@Suite("UserDefaults in a phone's process", .serialized)
struct UserDefaultsEnvironmentTests {
  private func withEnvironment(_ change: (inout ProcessEnvironment) throws -> Void, _ body: () throws -> Void) throws {
    let before = ProcessEnvironment.current
    defer { ProcessEnvironment.current = before }
    var environment = before
    try change(&environment)
    ProcessEnvironment.current = environment
    try body()
  }

  @Test("an App Group's suite is in the group's container, shared with whoever else opens it")
  func group() throws {
    let container = try makeFolder()
    try withEnvironment {
      $0.groupContainers = ["group.test": container]
    } _: {
      let defaults = try #require(UserDefaults(suiteName: "group.test"))
      defaults.set(["pick-1"], forKey: "savedIDs")

      let path = container + "/Library/Preferences/group.test.sqlite"
      #expect(FileManager.default.fileExists(atPath: path))
      #expect(DefaultsStore(path: path).decoded()["savedIDs"] as? [String] == ["pick-1"])
      #expect(UserDefaults(suiteName: "group.test")?.stringArray(forKey: "savedIDs") == ["pick-1"])
      #expect(
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.test")?.path == container)
    }
  }

  @Test("a group that is not in the entitlements gives nil and names the entitlement")
  func missingGroup() throws {
    let reports = Reports()
    try withEnvironment {
      $0.groupContainers = [:]
    } _: {
      #expect(UserDefaults(suiteName: "group.missing.one") == nil)
      #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.missing.two") == nil)

      for name in ["group.missing.one", "group.missing.two"] {
        let report = try #require(reports.containing(name).first)
        #expect(report.message.contains("com.apple.security.application-groups"))
      }
    }
  }

  @Test("the standard defaults are the container's own, and another container has others")
  func standard() throws {
    let homes = [try makeFolder(), try makeFolder()]
    for (index, home) in homes.enumerated() {
      try withEnvironment {
        $0.homeDirectory = home
        $0.bundleIdentifier = "net.example.app"
      } _: {
        #expect(UserDefaults.standard.object(forKey: "home") == nil)
        UserDefaults.standard.set(index, forKey: "home")
        #expect(UserDefaults.standard.integer(forKey: "home") == index)
        #expect(UserDefaults.standard === UserDefaults.standard)
        #expect(FileManager.default.fileExists(atPath: home + "/Library/Preferences/net.example.app.sqlite"))
        #expect(UserDefaults(suiteName: "net.example.app") == nil)
        #expect(UserDefaults.standard.persistentDomain(forName: "net.example.app")?["home"] as? Int == index)
      }
    }
  }

  @Test("suites can be searched, replaced and removed")
  func domains() throws {
    let home = try makeFolder()
    try withEnvironment {
      $0.homeDirectory = home
    } _: {
      let defaults = UserDefaults.standard
      defaults.setPersistentDomain(["x": 1, "y": "two"], forName: "other")
      #expect(defaults.object(forKey: "x") == nil)

      defaults.addSuite(named: "other")
      #expect(defaults.integer(forKey: "x") == 1)
      #expect(defaults.dictionaryRepresentation()["y"] as? String == "two")

      defaults.removePersistentDomain(forName: "other")
      #expect(defaults.object(forKey: "x") == nil)
      #expect(defaults.persistentDomain(forName: "other") == nil)
    }
  }

  @Test("the phone's languages are in the global domain")
  func languages() throws {
    try withEnvironment {
      $0.preferredLanguages = ["ja-JP"]
    } _: {
      #expect(UserDefaults.standard.stringArray(forKey: "AppleLanguages") == ["ja-JP"])
    }
  }

  @Test("a suite's name cannot climb out of the preferences folder")
  func hostileName() throws {
    let home = try makeFolder() + "/a/b"
    try withEnvironment {
      $0.homeDirectory = home
    } _: {
      UserDefaults(suiteName: "../../../escaped")?.set(1, forKey: "a")

      let files = try FileManager.default.contentsOfDirectory(atPath: home + "/Library/Preferences")
      #expect(files.contains("..:..:..:escaped.sqlite"))
    }
  }

  @Test("the folders of the sandbox are those of iOS")
  func folders() throws {
    let home = try makeFolder()
    try withEnvironment {
      $0.homeDirectory = home
    } _: {
      #expect(URL.documentsDirectory.path == home + "/Documents")
      #expect(Sandbox.urls(for: .libraryDirectory, in: .userDomainMask).map(\.path) == [home + "/Library"])
      #expect(Sandbox.urls(for: .cachesDirectory, in: .userDomainMask).map(\.path) == [home + "/Library/Caches"])
      #expect(Sandbox.temporaryDirectory == home + "/tmp/")
      let made = try Sandbox.url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      #expect(FileManager.default.fileExists(atPath: made.path))
    }
  }

  @Test("texts, dates and numbers follow the phone's language and region")
  func region() throws {
    let bundle = try makeBundle()
    try withEnvironment {
      $0.preferredLanguages = ["ja-JP", "en-US"]
      $0.localeIdentifier = "de_DE"
    } _: {
      #expect(BundleStrings.string("status.saved", value: nil, table: nil, bundle: bundle) == "保存済み")
      #expect(String(localized: "Saved \(3) of \("x") at 5%", bundle: bundle) == "xのうち3件、5%")
      #expect(String(localized: "only.english", bundle: bundle) == "English only")
      #expect(String(localized: "no.such.key", defaultValue: "default", bundle: bundle) == "default")
      #expect(IOSFoundation.NumberFormatter.localizedString(from: 1234.5, number: .decimal) == "1.234,5")
      let formatter = IOSFoundation.DateFormatter()
      formatter.timeZone = TimeZone(identifier: "GMT")
      formatter.dateStyle = .medium
      #expect(formatter.string(from: Date(timeIntervalSince1970: 0)) == "01.01.1970")
      #expect(PhoneRegion.calendar.locale?.identifier == "de_DE")
      #expect(
        BundleResources.url(forResource: "only", withExtension: "txt", in: bundle)?.path.hasSuffix("ja.lproj/only.txt")
          == true)
    }
  }

  private func makeBundle() throws -> Bundle {
    let folder = try makeFolder() + "/Test.bundle"
    for (language, text) in [
      "en": "\"status.saved\" = \"Saved\";\n\"only.english\" = \"English only\";",
      "ja": "\"status.saved\" = \"保存済み\";\n\"Saved %lld of %@ at 5%%\" = \"%2$@のうち%1$lld件、5%%\";",
    ] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(language).lproj", withIntermediateDirectories: true)
      try text.write(toFile: "\(folder)/\(language).lproj/Localizable.strings", atomically: true, encoding: .utf8)
      try language.write(toFile: "\(folder)/\(language).lproj/only.txt", atomically: true, encoding: .utf8)
    }
    let plist = ["CFBundleIdentifier": "net.example.test", "CFBundleDevelopmentRegion": "en"]
    try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
      .write(to: URL(fileURLWithPath: folder + "/Info.plist"))
    return try #require(Bundle(path: folder))
  }
}
