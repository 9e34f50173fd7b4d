/// The code that goes to the end of a lowered file: in one extension a type, what registers its members, and a function
/// that calls all of it.
struct GeneratedCode {
  /// A line that is compiled when all its conditions hold.
  struct Line {
    var conditions: [String]
    var text: String
  }

  /// A class's registration.
  struct Group {
    /// The type whose extension the code stands in; the class's own unless that cannot be named at the top of the file.
    var host: String
    var type: String
    var conditions: [String]
    /// Whether the type has parameters: its classes are only known when the app runs.
    var isGeneric = false
    var lines: [Line] = []
  }

  var groups: [Group] = []
  /// Members that protocols had, as extensions of theirs.
  var extensions: [String] = []
  /// Whether there is anything to register.
  var registers: Bool { groups.contains { !$0.lines.isEmpty } }
  var isEmpty: Bool { !registers && extensions.isEmpty }

  /// Stands for the user's file, and for what tells files apart, until they are known.
  static let fileMark = "%NAGAOSHI-FILE%"
  static let numberMark = "NAGAOSHI_NUMBER"

  /// The text, from a new line on.
  var text: String {
    guard !isEmpty else { return "" }
    var text = "\n#sourceLocation(file: \"\(Self.fileMark) (generated)\", line: 1)\n"
    for entry in extensions { text += entry }
    guard registers else { return text }
    var calls: [Line] = []
    for (index, group) in groups.enumerated() where !group.lines.isEmpty {
      text += Self.joined(group.conditions, open: true)
      if group.isGeneric {
        text += "fileprivate protocol _Nagaoshi\(index) { static func _nagaoshiRegister\(index)() }\n"
        text += "extension \(group.host): _Nagaoshi\(index) {\n"
      } else {
        text += "extension \(group.host) {\n"
      }
      text += "nonisolated fileprivate static func _nagaoshiRegister\(index)() {\n"
      text += "let t = IOSFoundation.ObjectTable(\(group.type).self)\n"
      for line in group.lines {
        let own = Array(line.conditions.dropFirst(group.conditions.count))
        text += Self.joined(own, open: true) + line.text + "\n" + Self.joined(own, open: false)
      }
      text += "}\n}\n" + Self.joined(group.conditions, open: false)
      calls.append(
        Line(
          conditions: group.conditions,
          text: group.isGeneric
            ? "IOSFoundation.LazyClasses.add { ($0 as? any _Nagaoshi\(index).Type)?._nagaoshiRegister\(index)() }"
            : "\(group.host)._nagaoshiRegister\(index)()"))
    }
    text += "nonisolated func _nagaoshiRegister_\(Self.numberMark)() {\n"
    for call in calls {
      text += Self.joined(call.conditions, open: true) + call.text + "\n" + Self.joined(call.conditions, open: false)
    }
    return text + "}\n"
  }

  private static func joined(_ conditions: [String], open: Bool) -> String {
    if conditions.isEmpty { return "" }
    return open ? "#if \(conditions.map { "(\($0))" }.joined(separator: " && "))\n" : "#endif\n"
  }
}
