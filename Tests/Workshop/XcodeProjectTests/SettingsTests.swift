import Testing

@testable import XcodeProject

@Suite("Build settings") struct SettingsTests {
  private func settings(_ layers: [[String: String]], configuration: String = "Debug") -> BuildSettings {
    var settings = BuildSettings(configuration: configuration, defaults: ["TARGET_NAME": "My App-2"])
    for layer in layers { settings.push(layer.map { SettingAssignment(name: $0.key, value: $0.value) }) }
    return settings
  }

  @Test(
    "variables and modifiers are expanded",
    arguments: [
      ("$(TARGET_NAME)", "My App-2"), ("${TARGET_NAME}", "My App-2"), ("$(TARGET_NAME:lower)", "my app-2"),
      ("$(TARGET_NAME:upper)", "MY APP-2"), ("$(TARGET_NAME:rfc1034identifier)", "My-App-2"),
      ("$(TARGET_NAME:c99extidentifier)", "My_App_2"), ("$(TARGET_NAME:rfc1034identifier:lower)", "my-app-2"),
      ("$(KANJI:c99extidentifier)", "日本"), ("$(KANJI:identifier)", "__"), ("$(DIGIT:c99extidentifier)", "_Up"),
      ("$(NOTHING)", ""), ("$(NOTHING:default=other)", "other"), ("$(TARGET_NAME:default=other)", "My App-2"),
      ("$(NAME_$(WHICH))", "two"), ("a$(WHICH)b${WHICH}c", "aTWObTWOc"), ("costs $5", "costs $5"), ("$(open", "$(open"),
      ("$(FILE:dir)", "/a/b/"), ("$(FILE:file)", "c.txt"), ("$(FILE:base)", "c"), ("$(FILE:suffix)", ".txt"), ("", ""),
    ])
  func expansion(_ text: String, _ expected: String) {
    let settings = settings([
      ["KANJI": "日本", "DIGIT": "1Up", "WHICH": "TWO", "NAME_TWO": "two", "FILE": "/a/b/c.txt"]
    ])

    #expect(settings.expand(text) == expected)
  }

  @Test("$(inherited) and the key's own name mean the layers below")
  func inheritance() {
    let settings = settings([
      ["FLAGS": "a"], ["FLAGS": "$(inherited) b"], ["OTHER": "x"], ["FLAGS": "$(FLAGS) $(OTHER)"],
    ])

    #expect(settings.list("FLAGS") == ["a", "b", "x"])
  }

  @Test("a lower layer's value sees the variables of the layers above")
  func lateBinding() {
    let settings = settings([["ID": "net.$(NAME)"], ["NAME": "late"]])

    #expect(settings["ID"] == "net.late")
  }

  @Test("circles are cut and named")
  func cycles() {
    let settings = settings([["A": "$(B)", "B": "x$(C)", "C": "$(A)y", "FINE": "$(A)"]])

    #expect(settings["A"] == "xy")
    #expect(settings.cycles.contains("A"))
  }

  @Test("values that would double without end stop", .timeLimit(.minutes(1)))
  func doubling() {
    var layer = ["V0": String(repeating: "x", count: 100)]
    for index in 1..<50 { layer["V\(index)"] = "$(V\(index - 1))$(V\(index - 1))" }

    let value = settings([layer])["V49"]

    #expect((value?.utf8.count ?? 0) < 4 << 20)
  }

  @Test("conditions pick the phone's values, and the more special one wins")
  func conditions() {
    let settings = settings(
      [
        [
          "A": "any", "A[sdk=iphoneos*]": "phone", "A[sdk=macosx*]": "mac", "B[config=Release]": "r", "B": "d",
          "C[sdk=iphoneos*][arch=arm64]": "both", "C[sdk=iphoneos*]": "one", "D[sdk=macosx*]": "mac",
        ]
      ])

    #expect(settings["A"] == "phone")
    #expect(settings["B"] == "d")
    #expect(settings["C"] == "both")
    #expect(settings["D"] == nil)
  }

  @Test("configuration files include others, and a circle of them ends")
  func xcconfig() throws {
    let scratch = try Scratch()
    try scratch.write(
      "#include \"B.xcconfig\"\n#include? \"none.xcconfig\"\nA = 1 // one\nURL = https://x\nL[sdk=iphoneos*] = a b;\nnonsense\n",
      to: "A.xcconfig")
    try scratch.write("#include \"A.xcconfig\"\nA = 0\nB = 2\n", to: "B.xcconfig")
    var reader = XcconfigReader(projectFolder: scratch.path)

    let assignments = reader.read(scratch.path + "/A.xcconfig")

    #expect(assignments.map(\.key) == ["A", "B", "A", "URL", "L"])
    #expect(assignments.map(\.value) == ["0", "2", "1", "https:", "a b"])
    #expect(reader.findings.map(\.code) == ["settings.include-cycle", "settings.xcconfig-line"])
    #expect(reader.findings.last?.location?.line == 6)
  }

  @Test("language settings become arguments of the compiler")
  func language() {
    let settings = settings([
      [
        "SWIFT_VERSION": "5.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG not-a-name",
        "OTHER_SWIFT_FLAGS":
          "-D A -DB -O -enable-experimental-feature X", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
        "SWIFT_STRICT_CONCURRENCY": "complete", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES",
      ]
    ])

    let language = LanguageSettings(settings)

    #expect(language.mode == "5")
    #expect(language.conditions == ["DEBUG", "A", "B"])
    #expect(
      language.arguments == [
        "-default-isolation", "MainActor", "-strict-concurrency=complete", "-enable-upcoming-feature", "ExistentialAny",
        "-enable-experimental-feature", "X",
      ])
  }

  @Test(
    "words are split as a shell would",
    arguments: [("a 'b c' \"d\"  e", ["a", "b c", "d", "e"]), ("\"\"", [""]), ("", [])])
  func words(_ text: String, _ expected: [String]) {
    #expect(BuildSettings.words(text) == expected)
  }
}
