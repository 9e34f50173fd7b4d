import Journal
import Testing

@testable import Device

@Suite("Devices")
struct DeviceTests {
  @Test(
    "a device has the size, scale and safe area of uikit-numbers 5.6",
    arguments: [
      ("iPhone SE (3rd generation)", 375.0, 667.0, 2.0, 20.0, 0.0), ("iPhone X", 375, 812, 3, 44, 34),
      ("iPhone 13 mini", 375, 812, 3, 50, 34), ("iPhone XR", 414, 896, 2, 48, 34),
      ("iPhone XS Max", 414, 896, 3, 44, 34),
      ("iPhone 14", 390, 844, 3, 47, 34), ("iPhone 14 Plus", 428, 926, 3, 47, 34), ("iPhone 15", 393, 852, 3, 59, 34),
      ("iPhone 15 Pro Max", 430, 932, 3, 59, 34), ("iPhone 16 Pro", 402, 874, 3, 62, 34),
      ("iPhone 16 Pro Max", 440, 956, 3, 62, 34),
    ])
  func table(name: String, width: Double, height: Double, scale: Double, top: Double, bottom: Double) throws {
    let device = try DeviceModel.named(name)

    #expect(device.width == width && device.height == height && device.scale == scale)
    #expect(device.safeTop == top && device.safeBottom == bottom)
    #expect(device.pixelWidth == Int(width * scale) && device.pixelHeight == Int(height * scale))
  }

  @Test(
    "a device is found by what people type",
    arguments: [
      ("15 pro", "iPhone 15 Pro"), ("iphone15pro", "iPhone 15 Pro"), ("IPHONE 15", "iPhone 15"),
      ("se", "iPhone SE (3rd generation)"), ("SE 2", "iPhone SE (2nd generation)"), ("13-mini", "iPhone 13 mini"),
      ("16 pro max", "iPhone 16 Pro Max"), ("xs max", "iPhone XS Max"), ("iPhone16,1", "iPhone 15 Pro"),
      ("15+", "iPhone 15 Plus"), ("iPhone SE (3rd generation)", "iPhone SE (3rd generation)"),
    ])
  func names(typed: String, name: String) throws {
    #expect(try DeviceModel.named(typed).name == name)
  }

  @Test("an unknown device is refused, with the nearest name or all")
  func unknown() {
    let near = #expect(throws: NagaoshiError.self) { try DeviceModel.named("iPhone 15 Prro") }
    let far = #expect(throws: NagaoshiError.self) { try DeviceModel.named("Nokia 3310") }

    #expect(near?.code == "device.unknown")
    #expect(near?.hint == "Did you mean iPhone 15 Pro?")
    #expect(far?.hint?.contains("iPhone 15, ") == true)
  }

  @Test("names and identifiers are unique, and round corners go with a home indicator")
  func sound() {
    #expect(Set(DeviceModel.all.map(\.name)).count == DeviceModel.all.count)
    #expect(Set(DeviceModel.all.map(\.identifier)).count == DeviceModel.all.count)
    #expect(DeviceModel.all.allSatisfy { $0.hasRoundCorners == ($0.safeBottom > 0) })
    #expect(DeviceModel.all.contains(.standard))
  }
}

@Suite("Settings of the phone")
struct SettingsTests {
  @Test(
    "versions of iOS", arguments: [("18", 18, 0), ("17.4", 17, 4), ("iOS 26", 26, 0), ("18.0.1", 18, 0), ("13", 13, 0)])
  func versions(text: String, major: Int, minor: Int) throws {
    #expect(try SystemVersion.named(text) == SystemVersion(major, minor))
  }

  @Test(
    "what is no version, or none that is known, is refused", arguments: ["", "x", "18.x", "12", "19", "1.2.3.4", "-1"])
  func unknownVersions(text: String) {
    let error = #expect(throws: NagaoshiError.self) { try SystemVersion.named(text) }
    #expect(error?.code == "ios.unknown")
  }

  @Test("versions are ordered and written as UIDevice writes them")
  func order() {
    #expect(SystemVersion(17, 4) < SystemVersion(18))
    #expect(SystemVersion(18).description == "18.0")
  }

  @Test(
    "text sizes by our names, UIKit's, simctl's and the short ones",
    arguments: [
      ("large", TextSize.large), ("L", .large), ("UICTContentSizeCategoryL", .large), ("xSmall", .xSmall),
      ("XS", .xSmall),
      ("extra-small", .xSmall), ("extra-extra-extra-large", .xxxLarge), ("xxxl", .xxxLarge), ("AX5", .accessibility5),
      ("ax1", .accessibility1), ("accessibility-medium", .accessibility1), ("accessibilityExtraLarge", .accessibility3),
      ("UICTContentSizeCategoryAccessibilityXXXL", .accessibility5), ("accessibility2", .accessibility2),
    ])
  func textSizes(name: String, size: TextSize) throws {
    #expect(try TextSize.named(name) == size)
  }

  @Test("an unknown text size is refused with the nearest name")
  func unknownTextSize() {
    let error = #expect(throws: NagaoshiError.self) { try TextSize.named("larg") }
    #expect(error?.code == "text-size.unknown")
    #expect(error?.hint == "Did you mean large?")
  }

  @Test("every text size has a category name of its own, and grows")
  func categories() {
    #expect(Set(TextSize.allCases.map(\.categoryName)).count == 12)
    let leadings = TextSize.allCases.map(\.bodyLeading)
    #expect(leadings == leadings.sorted())
    #expect(TextSize.accessibility1.isAccessibilitySize && !TextSize.xxxLarge.isAccessibilitySize)
  }

  @Test(
    "locales take one form",
    arguments: [
      ("ja_JP", "ja_JP"), ("ja-jp", "ja_JP"), ("JA_jp.UTF-8", "ja_JP"), ("en", "en"), ("zh-hant-TW", "zh-Hant_TW"),
      ("es-419", "es_419"), ("fil_PH", "fil_PH"),
    ])
  func locales(typed: String, name: String) throws {
    #expect(try LocaleName.canonical(typed) == name)
  }

  @Test(
    "what has not the form of a locale is refused",
    arguments: ["", "x", "japanese", "ja_J", "ja_JP_x", "12_34", "a_b_c_d"])
  func unknownLocales(text: String) {
    let error = #expect(throws: NagaoshiError.self) { try LocaleName.canonical(text) }
    #expect(error?.code == "locale.unknown")
  }

  @Test("an appearance is light or dark")
  func appearances() throws {
    #expect(try Appearance.named("Dark") == .dark)
    let error = #expect(throws: NagaoshiError.self) { try Appearance.named("drak") }
    #expect(error?.hint == "Did you mean dark?")
  }

  @Test("Arabic and Hebrew run from right to left, and a direction can be forced")
  func directions() {
    #expect(DeviceConfiguration(locale: "ar_SA").layoutDirection == .rightToLeft)
    #expect(DeviceConfiguration(locale: "he").layoutDirection == .rightToLeft)
    #expect(DeviceConfiguration(locale: "ja_JP").layoutDirection == .leftToRight)
    #expect(DeviceConfiguration(forcedLayoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
    #expect(DeviceConfiguration(locale: "ja_JP").language == "ja")
  }

  @Test("the default phone is an iPhone 15 with iOS 18, light, large, en_US")
  func defaults() {
    let phone = DeviceConfiguration()

    #expect(phone.device.name == "iPhone 15" && phone.ios == SystemVersion(18) && phone.appearance == .light)
    #expect(phone.textSize == .large && phone.locale == "en_US" && phone.showPreviews == .always && !phone.isLocked)
  }

  @Test("a content view is as wide as the screen less 8 points on each side", arguments: SystemVersion.knownMajors)
  func contentWidth(major: Int) {
    #expect(DeviceConfiguration(ios: SystemVersion(major)).contentWidth == 377)
  }

  @Test("each generation of iOS has its chrome; rows grow with the text")
  func chrome() {
    #expect(ChromeGeometry.of(SystemVersion(14)).hasHeaderLine)
    #expect(!ChromeGeometry.of(SystemVersion(15)).hasHeaderLine)
    #expect(ChromeGeometry.of(SystemVersion(18)).listIsAtBottom)
    #expect(
      ChromeGeometry.of(SystemVersion(26)).cardCornerRadius > ChromeGeometry.of(SystemVersion(18)).cardCornerRadius)
    let chrome = ChromeGeometry.of(.standard)
    #expect(chrome.actionRowHeight(at: .large) == chrome.actionRowHeight)
    #expect(chrome.actionRowHeight(at: .xSmall) == chrome.actionRowHeight)
    #expect(chrome.actionRowHeight(at: .accessibility5) == 84)
  }

  @Test("alerts need authorization, the alert setting and a place to appear")
  func permissions() {
    #expect(Permissions().showsAlerts)
    #expect(Permissions(status: .provisional).showsAlerts)
    #expect(!Permissions(status: .denied).showsAlerts)
    #expect(!Permissions(status: .notDetermined).showsAlerts)
    #expect(!Permissions(alert: false).showsAlerts)
    #expect(!Permissions(lockScreen: false, notificationCenter: false, alertStyle: .none).showsAlerts)
  }

  @Test("the system's own words follow the language, English for those unknown")
  func words() {
    #expect(SystemWords.of("ja").now == "今")
    #expect(SystemWords.of("xx").notification == "Notification")
  }
}
