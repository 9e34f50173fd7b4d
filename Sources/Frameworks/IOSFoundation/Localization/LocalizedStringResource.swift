import Foundation

/// A text that is looked up when it is needed, possibly in another process.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible
{
  /// Where a resource's bundle is.
  public enum BundleDescription: Equatable, Sendable {
    /// The process's own bundle.
    case main
    /// The bundle of a class's code.
    case forClass(AnyClass)
    /// The bundle at a place.
    case atURL(URL)

    /// Whether two descriptions name the same bundle.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      switch (lhs, rhs) {
      case (.main, .main): true
      case (.forClass(let one), .forClass(let other)): one == other
      case (.atURL(let one), .atURL(let other)): one == other
      default: false
      }
    }

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(url: CodeBundle.url(for: type)) ?? .main
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  /// The key that is looked up.
  public let key: String
  /// What is shown when the key is not found, and the values that go into the text.
  public let defaultValue: String.LocalizationValue
  /// The strings file without its extension; nil is `Localizable`.
  public let table: String?
  /// The locale that numbers are written for.
  public var locale: Locale
  /// The bundle that is looked in.
  public let bundle: BundleDescription

  /// Makes a resource whose key is the literal's.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale ?? PhoneRegion.locale
    self.bundle = bundle
  }

  /// Makes a resource with a key apart from its text.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale ?? PhoneRegion.locale
    self.bundle = bundle
  }

  /// Makes a resource whose key is `value`.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// Makes a resource from an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

/// A type that has a localized text.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  /// The text of a key in the phone's language, with its values filled in.
  /// - Parameters:
  ///   - keyAndValue: the key, which is also the text when no translation is found.
  ///   - table: the strings file without its extension; nil is `Localizable`.
  ///   - bundle: where to look; nil is the process's own bundle.
  ///   - locale: the locale that numbers are written for.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    let format = BundleStrings.string(keyAndValue.key, value: nil, table: table, bundle: bundle ?? .main)
    self = keyAndValue.filling(format, locale: locale ?? PhoneRegion.locale)
  }

  /// The text of a key in the phone's language, or `defaultValue`.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let format = BundleStrings.string(
      key.description, value: defaultValue.key, table: table, bundle: bundle ?? .main)
    self = defaultValue.filling(format, locale: locale ?? PhoneRegion.locale)
  }

  /// The text of a resource.
  public init(localized resource: LocalizedStringResource) {
    let format = BundleStrings.string(
      resource.key, value: resource.defaultValue.key, table: resource.table, bundle: resource.bundle.bundle)
    self = resource.defaultValue.filling(format, locale: resource.locale)
  }
}
