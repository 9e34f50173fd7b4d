import Foundation

/// Foundation's date formatter, with the phone's locale to begin with.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  /// Makes a formatter for the phone's locale.
  public override init() {
    super.init()
    locale = PhoneRegion.locale
  }

  /// Makes a formatter from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text of a date for the phone's locale.
  open override class func localizedString(from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style) -> String
  {
    let formatter = DateFormatter()
    formatter.dateStyle = dstyle
    formatter.timeStyle = tstyle
    return formatter.string(from: date)
  }

  /// The format string of a template for a locale.
  open override class func dateFormat(fromTemplate tmplate: String, options opts: Int, locale: Locale?) -> String? {
    super.dateFormat(fromTemplate: tmplate, options: opts, locale: locale ?? PhoneRegion.locale)
  }
}

/// Foundation's number formatter, with the phone's locale to begin with.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
  /// Makes a formatter for the phone's locale.
  public override init() {
    super.init()
    locale = PhoneRegion.locale
  }

  /// Makes a formatter from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text of a number for the phone's locale.
  open override class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(for: num) ?? ""
  }
}
