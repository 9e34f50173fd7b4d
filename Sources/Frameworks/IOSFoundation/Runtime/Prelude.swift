/// The file that is compiled into the user's module beside the user's own, so that names which Linux's Foundation has, but
/// with other behaviour than iOS's, mean ours.
///
/// A declaration in a file's own module goes before an imported one of the same name and type, also for members and
/// initialisers; the user's files stay as they are. The exported import makes iOS's additions (`NSExtensionContext`,
/// `Selector`, `autoreleasepool`, `String(localized:)`) visible in files that import Foundation alone. Everything is public,
/// because public declarations of the user's may name it.
///
/// What is replaced, and why:
/// - `UserDefaults`: Foundation's loses data and is not shared between processes.
/// - `NSAttributedString`, `NSMutableAttributedString`: Foundation's end the process when two fonts or colours are compared.
/// - `DateFormatter`, `NumberFormatter`: begin with `Locale.current`, which is `en_001` whatever the phone's region.
/// - `DateComponentsFormatter`: there is none on Linux.
/// - `Locale.current`, `.autoupdatingCurrent`, `.preferredLanguages`, `Calendar.current`, `.autoupdatingCurrent`: the same.
/// - `String(format:)`: puts numbers into texts with plural forms, which carry their forms along on iOS.
/// - `formatted()` of dates and numbers, `.dateTime`, `.number`, `localizedStringWithFormat`: the same.
/// - `NSLocalizedString`, `Bundle.localizedString`, `Bundle.preferredLocalizations`, `Bundle.url/path(forResource:)`: look in
///   the first `.lproj` folder that is found, whatever the phone's languages.
/// - `Bundle(for:)`: the code is in a library beside the process's executable, and the bundle is the process's.
/// - `FileManager.urls(for:in:)`, `url(for:…)`, `NSSearchPathForDirectoriesInDomains`: there is no Library folder on Linux.
/// - `NSHomeDirectory`, `NSTemporaryDirectory`, `FileManager.temporaryDirectory`, `URL.homeDirectory`, `.temporaryDirectory`:
///   the variables that ``ProcessEnvironment/variables`` lists do the same; replaced so that a process started without
///   them is right too.
/// - `NotificationCenter.removeObserver`: also ends what was added with a selector. `Timer.userInfo`: what the timer was made
///   with.
/// - `NSClassFromString`: finds registered classes, also by their bare names.
///
/// Not replaced, because environment variables are enough: `TimeZone.current` (`TZ`). Not replaceable this way:
/// `Date.FormatStyle()` and the other format styles made by their own initialisers, whose default locale stays `en_001`.
@_spi(Runtime) public let preludeSource = """
  @_spi(Runtime) @_exported import IOSFoundation

  public typealias UserDefaults = IOSFoundation.UserDefaults
  public typealias NSAttributedString = IOSFoundation.NSAttributedString
  public typealias NSMutableAttributedString = IOSFoundation.NSMutableAttributedString
  public typealias DateFormatter = IOSFoundation.DateFormatter
  public typealias NumberFormatter = IOSFoundation.NumberFormatter
  public typealias DateComponentsFormatter = IOSFoundation.DateComponentsFormatter

  public func NSHomeDirectory() -> String { Sandbox.homeDirectory }
  public func NSTemporaryDirectory() -> String { Sandbox.temporaryDirectory }
  public func NSSearchPathForDirectoriesInDomains(
    _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
  ) -> [String] {
    Sandbox.urls(for: directory, in: domainMask).map(\\.path)
  }
  public func NSClassFromString(_ aClassName: String) -> AnyClass? { ClassNames.type(named: aClassName) }
  public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
  ) -> String {
    BundleStrings.string(key, value: value, table: tableName, bundle: bundle)
  }

  extension FileManager {
    public var temporaryDirectory: URL { URL(fileURLWithPath: Sandbox.temporaryDirectory, isDirectory: true) }
    public func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
      Sandbox.urls(for: directory, in: domainMask)
    }
    public func url(
      for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create: Bool
    ) throws -> URL {
      try Sandbox.url(for: directory, in: domain, appropriateFor: url, create: create)
    }
  }
  extension URL {
    public static var homeDirectory: URL { URL(fileURLWithPath: Sandbox.homeDirectory, isDirectory: true) }
    public static var temporaryDirectory: URL { URL(fileURLWithPath: Sandbox.temporaryDirectory, isDirectory: true) }
  }
  extension Bundle {
    public convenience init(for aClass: AnyClass) { self.init(url: CodeBundle.url(for: aClass))! }
    public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
      BundleStrings.string(key, value: value, table: tableName, bundle: self)
    }
    public var preferredLocalizations: [String] { BundleStrings.searchOrder(in: self) }
    public func url(forResource name: String?, withExtension ext: String?) -> URL? {
      BundleResources.url(forResource: name, withExtension: ext, in: self)
    }
    public func path(forResource name: String?, ofType ext: String?) -> String? {
      BundleResources.url(forResource: name, withExtension: ext, in: self)?.path
    }
  }
  extension NotificationCenter {
    public func removeObserver(_ observer: Any) {
      SelectorObservers.remove(observer, from: self)
    }
    public func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object anObject: Any?) {
      SelectorObservers.remove(observer, from: self, name: aName, object: anObject)
    }
  }
  extension Timer {
    public var userInfo: Any? { TimerInfo.value(of: self) }
  }
  extension Locale {
    public static var current: Locale { PhoneRegion.locale }
    public static var autoupdatingCurrent: Locale { PhoneRegion.locale }
    public static var preferredLanguages: [String] { PhoneRegion.preferredLanguages }
  }
  extension Calendar {
    public static var current: Calendar { PhoneRegion.calendar }
    public static var autoupdatingCurrent: Calendar { PhoneRegion.calendar }
  }
  extension String {
    public static func localizedStringWithFormat(_ format: String, _ arguments: CVarArg...) -> String {
      String(format: PluralFormat.choose(format, arguments), locale: PhoneRegion.locale, arguments: arguments)
    }
    public init(format: __shared String, _ arguments: CVarArg...) {
      self.init(format: PluralFormat.choose(format, arguments), locale: nil, arguments: arguments)
    }
    public init(format: __shared String, arguments: __shared [CVarArg]) {
      self.init(format: PluralFormat.choose(format, arguments), locale: nil, arguments: arguments)
    }
  }
  extension Date {
    public func formatted() -> String { formatted(FormatStyle(date: .numeric, time: .shortened, locale: PhoneRegion.locale)) }
    public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
      formatted(FormatStyle(date: date, time: time, locale: PhoneRegion.locale))
    }
  }
  extension BinaryInteger {
    public func formatted() -> String { IntegerFormatStyle<Self>(locale: PhoneRegion.locale).format(self) }
  }
  extension BinaryFloatingPoint {
    public func formatted() -> String { FloatingPointFormatStyle<Self>(locale: PhoneRegion.locale).format(self) }
  }
  extension FormatStyle where Self == Date.FormatStyle {
    public static var dateTime: Self { Self(locale: PhoneRegion.locale) }
  }
  extension FormatStyle where Self == IntegerFormatStyle<Int> {
    public static var number: Self { Self(locale: PhoneRegion.locale) }
  }
  extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
    public static var number: Self { Self(locale: PhoneRegion.locale) }
  }

  """
