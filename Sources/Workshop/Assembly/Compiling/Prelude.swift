/// The file that is compiled into every target beside the user's own, so that names which Linux's Foundation has, but with
/// other behaviour than iOS's, mean ours.
///
/// It is the text that IOSFoundation documents and tests (`preludeSource`); a test keeps the two equal, since the Workshop
/// does not link the frameworks.
enum Prelude {
  static let source = """
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
}
