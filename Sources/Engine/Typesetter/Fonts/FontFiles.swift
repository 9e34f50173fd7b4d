import Glibc

/// Finds the pinned fonts' files on this machine.
enum FontFiles {
  /// The families that may be used, and the beginnings of their files' names (lower case, without spaces or dashes).
  static let families: [(family: String, prefix: String)] = [
    ("Inter", "inter"), ("Inter Display", "interdisplay"), ("Noto Sans CJK JP", "notosanscjk"),
    ("Noto Sans Mono CJK JP", "notosanscjk"), ("Noto Color Emoji", "notocoloremoji"),
  ]

  /// Where Debian, Ubuntu, Fedora and Arch put them; looked at first, so that most starts walk no tree.
  private static let usual = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/rsms-inter-fonts", "/usr/share/fonts/inter",
    "/usr/share/fonts/google-noto-sans-cjk-fonts", "/usr/share/fonts/google-noto-color-emoji-fonts",
    "/usr/share/fonts/noto-cjk", "/usr/share/fonts/noto",
  ]
  private static let roots = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// The folders that hold at least one file of a pinned family, in a fixed order.
  static func folders() -> [String] {
    var found = usual.filter { !prefixes(in: entries(of: $0).files).isEmpty }
    var wanted = Set(families.map(\.prefix))
    for folder in found { wanted.subtract(prefixes(in: entries(of: folder).files)) }
    wanted.remove("interdisplay")  // older packages have no display cut; the text cut is used then
    if !wanted.isEmpty {
      for root in roots {
        walk(root, depth: 4) { folder, files in
          if !found.contains(folder), !prefixes(in: files).isDisjoint(with: wanted) { found.append(folder) }
        }
      }
    }
    return found
  }

  /// Where the file `name` of a pinned font is; nil when it is not installed.
  static func path(of name: String) -> String? {
    if let folder = usual.first(where: { access("\($0)/\(name)", R_OK) == 0 }) { return "\(folder)/\(name)" }
    var found: String?
    for root in roots where found == nil {
      walk(root, depth: 4) { folder, files in
        if found == nil, files.contains(name) { found = "\(folder)/\(name)" }
      }
    }
    return found
  }

  /// The font files of a folder and its subfolders, sorted.
  static func fonts(under folder: String) -> [String] {
    var found: [String] = []
    walk(folder, depth: 3) { folder, files in
      found += files.filter(isFont).map { "\(folder)/\($0)" }
    }
    return found.sorted()
  }

  private static func isFont(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".otf") || name.hasSuffix(".ttf") || name.hasSuffix(".ttc") || name.hasSuffix(".otc")
  }

  private static func prefixes(in files: [String]) -> Set<String> {
    var found: Set<String> = []
    for file in files where isFont(file) {
      let name = String(file.lowercased().filter { $0 != "-" && $0 != " " && $0 != "_" })
      for (_, prefix) in families where name.hasPrefix(prefix) { found.insert(prefix) }
    }
    return found
  }

  private static func walk(_ folder: String, depth: Int, _ visit: (String, [String]) -> Void) {
    let (files, folders) = entries(of: folder)
    visit(folder, files)
    guard depth > 0 else { return }
    for name in folders { walk("\(folder)/\(name)", depth: depth - 1, visit) }
  }

  /// The names in a folder, sorted: the directory's own order is not the same on two machines.
  private static func entries(of folder: String) -> (files: [String], folders: [String]) {
    guard let stream = opendir(folder) else { return ([], []) }
    defer { closedir(stream) }
    var files: [String] = []
    var folders: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      var status = stat()
      guard stat("\(folder)/\(name)", &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR { folders.append(name) } else { files.append(name) }
    }
    return (files.sorted(), folders.sorted())
  }
}
