import Foundation

/// Finds the lines of a crash in the user's sources, with the toolchain's `llvm-symbolizer`.
struct Symbolizer {
  let tool: String

  /// The toolchain's; nil when there is none, and crashes are told without a line unless Swift itself printed it.
  static let shared = Symbolizer()

  init(tool: String) {
    self.tool = tool
  }

  private init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    var candidates: [String] = []
    for folder in folders {
      let compiler = URL(fileURLWithPath: folder + "/swiftc").resolvingSymlinksInPath()
      candidates.append(compiler.deletingLastPathComponent().path + "/llvm-symbolizer")
    }
    candidates += folders.map { $0 + "/llvm-symbolizer" }
    guard let found = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else { return nil }
    tool = found
  }

  /// A place in the user's sources.
  struct Place: Equatable {
    var file: String
    var line: Int
    /// The runtime check that failed there, such as `arithmetic overflow`.
    var failure: String?
  }

  /// The innermost place of a crash that lies in one of `sources`.
  func userPlace(of crash: CrashReport, sources: [String]) -> Place? {
    guard let library = crash.frames.first(where: { $0.file.hasSuffix(".so") && !isSystem($0.file) })?.file else {
      return nil
    }
    let offsets = crash.frames.filter { $0.file == library }.map { "0x" + $0.offset }
    let arguments = ["--obj=\(library)", "--output-style=LLVM", "--inlines", "--demangle"] + offsets
    guard let text = CommandOutput.capture(tool, arguments, seconds: 4) else { return nil }
    return Self.place(in: text, sources: sources)
  }

  private func isSystem(_ file: String) -> Bool {
    file.contains("/usr/lib/") || file.hasPrefix("/lib/")
  }

  /// Reads the tool's answer: for each address the functions inlined there, innermost first, each as its name and, in the
  /// next line, `file:line:column`; an empty line ends an address.
  static func place(in text: String, sources: [String]) -> Place? {
    let known = Set(sources)
    let failureMark = "Swift runtime failure: "
    var failure: String?
    var isInnermost = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { isInnermost = false }
      // The failed check is an inlined pseudo-function of the innermost frame.
      if isInnermost, line.hasPrefix(failureMark) { failure = String(line.dropFirst(failureMark.count)) }
      let fields = line.split(separator: ":")
      guard fields.count >= 3, let number = Int(fields[fields.count - 2]), number > 0 else { continue }
      let file = fields[..<(fields.count - 2)].joined(separator: ":")
      if known.contains(file) { return Place(file: file, line: number, failure: failure) }
    }
    return nil
  }
}
