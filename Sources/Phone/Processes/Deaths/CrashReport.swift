/// What a dying process writes to its standard error: the lines of `np_report_crashes`, read back.
struct CrashReport: Equatable {
  var signal: Int32
  var frames: [Frame] = []

  /// A place in a loaded file.
  struct Frame: Equatable {
    /// Hexadecimal, from the file's start in memory.
    var offset: String
    var file: String
  }

  /// More frames than a report has are not believed.
  static let frameLimit = 64
  private static let crashMark = "\u{1}crash "
  private static let frameMark = "\u{1}frame "

  /// Whether a line belongs to a report.
  static func isPart(_ line: String) -> Bool {
    line.hasPrefix(crashMark) || line.hasPrefix(frameMark)
  }

  /// What stands before the report's beginning in a line that the user's code had not ended; nil when no report begins.
  static func textBeforeReport(in line: String) -> String? {
    guard let mark = line.firstRange(of: crashMark), mark.lowerBound > line.startIndex else { return nil }
    return String(line[..<mark.lowerBound])
  }

  /// The report that begins with this line.
  init?(firstLine: String) {
    guard firstLine.hasPrefix(Self.crashMark) else { return nil }
    let fields = firstLine.dropFirst(Self.crashMark.count).split(separator: " ")
    guard let number = fields.first.flatMap({ Int32($0) }) else { return nil }
    signal = number
  }

  /// Takes in a further line; others are passed over.
  mutating func append(_ line: String) {
    guard line.hasPrefix(Self.frameMark), frames.count < Self.frameLimit else { return }
    let fields = line.dropFirst(Self.frameMark.count).split(separator: " ", maxSplits: 1)
    guard fields.count == 2, fields[0].allSatisfy(\.isHexDigit) else { return }
    frames.append(Frame(offset: String(fields[0]), file: String(fields[1])))
  }
}
