internal import CPango
import Glibc

/// The private fontconfig setup: it knows the pinned families and nothing else of the machine.
enum FontConfiguration {
  /// The configuration as fontconfig reads it. `emoji` is the family that Pango asks for when it meets an emoji.
  static func document(folders: [String], caches: [String]) -> String {
    let accepted = FontFiles.families.map {
      "<pattern><patelt name=\"family\"><string>\($0.family)</string></patelt>"
        + "<patelt name=\"variable\"><bool>false</bool></patelt></pattern>"
    }
    return """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      \(folders.map { "<dir>\(escaped($0))</dir>" }.joined())
      \(caches.map { "<cachedir>\(escaped($0))</cachedir>" }.joined())
      <selectfont><acceptfont>\(accepted.joined())</acceptfont><rejectfont>
      <pattern><patelt name="outline"><bool>true</bool></patelt></pattern>
      <pattern><patelt name="outline"><bool>false</bool></patelt></pattern>
      </rejectfont></selectfont>
      <match target="pattern"><test name="family"><string>emoji</string></test>
      <edit name="family" mode="assign" binding="strong"><string>Noto Color Emoji</string></edit></match>
      </fontconfig>
      """
  }

  /// Makes the configuration, reads the caches and makes it the process's current one.
  ///
  /// Without the last step some of Pango's calls would still load the machine's own configuration.
  static func make() -> OpaquePointer? {
    guard let configuration = FcConfigCreate() else { return nil }
    let text = document(folders: FontFiles.folders(), caches: cacheFolders())
    let isRead = text.withCString { bytes in
      bytes.withMemoryRebound(to: FcChar8.self, capacity: strlen(bytes)) {
        FcConfigParseAndLoadFromMemory(configuration, $0, FcBool(0))
      }
    }
    guard isRead != 0, FcConfigBuildFonts(configuration) != 0 else {
      FcConfigDestroy(configuration)
      return nil
    }
    FcConfigSetCurrent(configuration)
    return configuration
  }

  /// Where fontconfig may keep what it read from the font files, the writable one first: scanning them takes 30 times as long.
  ///
  /// A process whose home is an app's container finds the caches of `NAGAOSHI_FONT_CACHE`, or reads those of the user.
  private static func cacheFolders() -> [String] {
    func value(_ name: String) -> String? {
      guard let value = getenv(name).map({ String(cString: $0) }), value.hasPrefix("/") else { return nil }
      return value
    }
    let bases = [value("XDG_CACHE_HOME"), value("HOME").map { "\($0)/.cache" }]
    let wanted = [value("NAGAOSHI_FONT_CACHE")] + bases.map { $0.map { "\($0)/nagaoshi/fontconfig" } }
    var folders: [String] = []
    if let own = wanted.compactMap(\.self).first(where: makeFolder) {
      folders.append(own)
    } else {
      let fallback = "/tmp/nagaoshi-\(getuid())"
      let isOwn = mkdir(fallback, 0o700) == 0 || isOwnFolder(fallback)
      if isOwn, makeFolder("\(fallback)/fontconfig") { folders.append("\(fallback)/fontconfig") }
    }
    if let user = getpwuid(getuid()), let home = user.pointee.pw_dir {
      let shared = "\(String(cString: home))/.cache/nagaoshi/fontconfig"
      if !folders.contains(shared), access(shared, R_OK) == 0 { folders.append(shared) }
    }
    return folders
  }

  private static func makeFolder(_ path: String) -> Bool {
    var made = ""
    for part in path.split(separator: "/") {
      made += "/\(part)"
      mkdir(made, 0o755)
    }
    return access(path, W_OK) == 0
  }

  private static func isOwnFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
  }

  private static func escaped(_ path: String) -> String {
    path.map { character -> String in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }
}
