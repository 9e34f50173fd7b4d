/// Pure arithmetic on POSIX paths, as strings: no disk is touched and nothing is resolved but `.` and `..`.
package enum Path {
  /// `base` followed by `path`, or `path` alone when it is absolute; `.` and `..` are folded.
  package static func join(_ base: String, _ path: String) -> String {
    if path.isEmpty { return normalize(base) }
    return normalize(path.utf8.first == UInt8(ascii: "/") ? path : base + "/" + path)
  }

  /// `path` without `.`, `..`, doubled and trailing slashes.
  package static func normalize(_ path: String) -> String {
    let absolute = path.utf8.first == UInt8(ascii: "/")
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !absolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return absolute ? "/" + joined : (joined.isEmpty ? "." : joined)
  }

  /// The last component, `"/"` for the root.
  package static func name(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    let rest = path[path.index(after: slash)...]
    return rest.isEmpty ? "/" : String(rest)
  }

  /// Everything before the last component.
  package static func folder(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The extension of the last component in lower case, without the dot; empty when there is none.
  package static func fileExtension(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The last component without its extension.
  package static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// `path` as seen from `base` when it lies inside, else nil.
  package static func relative(_ path: String, to base: String) -> String? {
    if path == base { return "." }
    let prefix = base == "/" ? base : base + "/"
    guard path.hasPrefix(prefix) else { return nil }
    return String(path.dropFirst(prefix.count))
  }
}
