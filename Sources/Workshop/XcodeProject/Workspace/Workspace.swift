/// A `.xcworkspace`: which projects and packages are worked on together.
struct Workspace {
  /// Absolute paths of what it refers to, in its order: `.xcodeproj` folders, packages, files.
  private(set) var references: [String] = []
  /// The file that was read.
  let file: String

  /// The projects that are there; CocoaPods' own comes last, since it holds no app.
  var projects: [String] {
    let all = references.filter { Path.fileExtension($0) == "xcodeproj" && Disk.isFile($0 + "/project.pbxproj") }
    return all.filter { Path.name($0) != "Pods.xcodeproj" } + all.filter { Path.name($0) == "Pods.xcodeproj" }
  }

  /// Reads the workspace in the folder `path`; nil when it has no contents that can be read.
  ///
  /// The file is a tree of groups with locations; it is scanned for its tags, not validated.
  init?(_ path: String) {
    file = path + "/contents.xcworkspacedata"
    guard let bytes = try? Disk.read(file, limit: 4 << 20) else { return nil }
    let home = Path.folder(path)
    var bases = [home]
    for piece in String(decoding: bytes, as: UTF8.self).split(separator: "<").prefix(20_000) {
      if piece.hasPrefix("/Group") {
        if bases.count > 1 { bases.removeLast() }
      } else if piece.hasPrefix("Group") {
        bases.append(Self.place(piece, base: bases[bases.count - 1], home: home) ?? bases[bases.count - 1])
      } else if piece.hasPrefix("FileRef"), let place = Self.place(piece, base: bases[bases.count - 1], home: home) {
        references.append(place)
      }
    }
  }

  /// `location = "group:Pods/Pods.xcodeproj"`; the word before the colon says what the path is relative to.
  private static func place(_ tag: Substring, base: String, home: String) -> String? {
    guard let mark = tag.firstRange(of: "location"),
      let open = tag[mark.upperBound...].firstIndex(of: "\""),
      let close = tag[tag.index(after: open)...].firstIndex(of: "\"")
    else { return nil }
    let text = XMLText.plain(tag[tag.index(after: open)..<close])
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let path = String(text[text.index(after: colon)...])
    switch text[..<colon] {
    case "group": return Path.join(base, path)
    case "container": return Path.join(home, path)
    case "absolute": return Path.normalize(path)
    // `self:` is the project that a workspace inside an `.xcodeproj` belongs to.
    case "self": return Path.fileExtension(home) == "xcodeproj" ? home : nil
    default: return nil
    }
  }
}

/// Text of an XML attribute.
enum XMLText {
  /// The text with its entities resolved.
  static func plain(_ text: some StringProtocol) -> String {
    guard text.contains("&") else { return String(text) }
    return String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
  }
}
