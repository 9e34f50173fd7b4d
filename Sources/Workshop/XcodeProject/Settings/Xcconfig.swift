/// One `KEY[conditions] = value` line of a configuration file or one entry of a `buildSettings` dictionary.
struct SettingAssignment: Sendable, Equatable {
  var key: String
  /// `sdk`, `arch`, `config` → pattern.
  var conditions: [String: String]
  var value: String

  /// Splits `KEY[sdk=iphoneos*][arch=arm64]`.
  init(name: String, value: String) {
    self.value = value
    guard let bracket = name.firstIndex(of: "[") else {
      key = name
      conditions = [:]
      return
    }
    key = String(name[..<bracket])
    var conditions: [String: String] = [:]
    for part in name[bracket...].split(whereSeparator: { $0 == "[" || $0 == "]" || $0 == "," }) {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { continue }
      conditions[Self.trim(sides[0])] = Self.trim(sides[1])
    }
    self.conditions = conditions
  }

  static func trim(_ text: some StringProtocol) -> String {
    var text = Substring(text)
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}

/// Reads `.xcconfig` files and what they include.
struct XcconfigReader {
  /// Every file that was read, for fingerprints.
  private(set) var files: [String] = []
  private(set) var findings: [Finding] = []
  private var open: [String] = []
  /// Where an include is looked for when it is not beside the including file.
  let projectFolder: String

  init(projectFolder: String) { self.projectFolder = projectFolder }

  /// The assignments of a file in their order, those of includes in their place.
  mutating func read(_ path: String) -> [SettingAssignment] {
    if open.contains(path) {
      findings.append(
        Finding(
          .warning, "settings.include-cycle", "The configuration file includes itself", location: .init(file: path)))
      return []
    }
    guard open.count < 32 else { return [] }
    files.append(path)
    let bytes: [UInt8]
    do {
      bytes = try Disk.read(path)
    } catch {
      // CocoaPods' files are not in version control; what they would give is only needed by code that imports a pod.
      let isPods = path.contains("/Pods/")
      findings.append(
        Finding(
          isPods ? .warning : .error, "settings.xcconfig-unreadable",
          "The configuration file cannot be read: \(error.reason)",
          hint: isPods
            ? "Run pod install." : "Restore it, or remove it from the project's configurations.",
          location: .init(file: path)))
      return []
    }
    open.append(path)
    defer { open.removeLast() }
    var result: [SettingAssignment] = []
    let text = String(decoding: TextBytes.utf8(bytes), as: UTF8.self)
    for (index, rawLine) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = SettingAssignment.trim(Self.withoutComment(rawLine))
      if line.isEmpty { continue }
      if line.hasPrefix("#include") {
        result += include(line, from: path, line: index + 1)
      } else if let equals = Self.assignmentSign(line) {
        let name = SettingAssignment.trim(line[..<equals])
        var value = SettingAssignment.trim(line[line.index(after: equals)...])
        if value.hasSuffix(";") { value = SettingAssignment.trim(value.dropLast()) }
        result.append(SettingAssignment(name: name, value: value))
      } else {
        findings.append(
          Finding(
            .warning, "settings.xcconfig-line", "Neither 'KEY = value' nor #include: \(line.prefix(60))",
            location: .init(file: path, line: index + 1)))
      }
    }
    return result
  }

  private mutating func include(_ line: String, from path: String, line number: Int) -> [SettingAssignment] {
    let isOptional = line.hasPrefix("#include?")
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 3 else {
      findings.append(
        Finding(
          .warning, "settings.xcconfig-line", "#include needs a file name in quotes",
          location: .init(file: path, line: number)))
      return []
    }
    let name = String(parts[1])
    let places = [Path.join(Path.folder(path), name), Path.join(projectFolder, name)]
    guard let found = places.first(where: Disk.isFile) else {
      if !isOptional {
        findings.append(
          Finding(
            .warning, "settings.include-missing", "The included file \(name) is not there",
            hint: "Restore it, or write #include? if it may be missing.", location: .init(file: path, line: number)))
      }
      return []
    }
    return read(found)
  }

  /// `//` begins a comment, but not inside `https://` written as `https:/$()/`; a plain `//` always does, as Xcode has it.
  private static func withoutComment(_ line: Substring) -> Substring {
    var previous: Character?
    for index in line.indices {
      if line[index] == "/" && previous == "/" { return line[..<line.index(before: index)] }
      previous = line[index]
    }
    return line
  }

  /// The `=` that is not inside brackets.
  private static func assignmentSign(_ line: String) -> String.Index? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0: return index
      default: break
      }
    }
    return nil
  }
}
