/// A lowered file as the compiler reads it, and the way back from its columns to the user's.
public struct LoweredFile: Sendable {
  /// The whole text.
  public let text: String

  /// - Parameter path: the user's file, which diagnostics and line tables speak of.
  public init(_ lowered: SourceFacts.Lowered, path: String) {
    let name = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let body = lowered.text.replacing("%NAGAOSHI-FILE%", with: name)
      .replacing("NAGAOSHI_NUMBER", with: Self.number(path))
    // What is at the very start of a file must not stand on the second line.
    let start = body.hasPrefix("\u{FEFF}") ? body.index(after: body.startIndex) : body.startIndex
    text = "@_spi(Runtime) import IOSFoundation\n#sourceLocation(file: \"\(name)\", line: 1)\n" + body[start...]
  }

  /// What tells the generated functions of a target's files apart.
  public static func number(_ path: String) -> String { String(ContentHash.of(Array(path.utf8)).prefix(12)) }

  /// The function that registers a file's classes.
  public static func function(_ path: String) -> String { "_nagaoshiRegister_\(number(path))" }

  /// The file that generated code is said to be in.
  public static func generatedName(_ path: String) -> String { path + " (generated)" }

  /// The user's file that generated code belongs to.
  public static func userPath(_ generatedName: String) -> String {
    let mark = " (generated)"
    return generatedName.hasSuffix(mark) ? String(generatedName.dropLast(mark.count)) : generatedName
  }

  /// The user's column of one in the lowered text, both in bytes and counted from 1.
  public static func column(_ column: Int, line: Int, shifts: [[Int]]) -> Int {
    var moved = 0
    for shift in shifts where shift.count == 4 && shift[0] == line {
      let (place, old, new) = (shift[1] + moved, shift[2], shift[3])
      if column < place { break }
      // Inside of what was put there: its start is as near as one can get, or what it stands for.
      if column < place + new { return shift[1] + min(column - place, max(0, old - 1)) }
      moved += new - old
    }
    return column - moved
  }
}
