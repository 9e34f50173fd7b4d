import XcodeProject

/// Why a file of texts could not be read.
struct StringsProblem: Error {
  var message: String
  var line: Int?
}

/// A `.strings` file: old text form, XML or binary, in any Unicode encoding.
enum StringsFile {
  static func read(_ path: String) -> Result<PlistValue, StringsProblem> {
    do {
      let bytes = try Disk.read(path)
      let text = TextBytes.utf8(bytes)
      if !bytes.starts(with: Array("bplist".utf8)), OpenStepReader.isBlank(text) { return .success(.dictionary([:])) }
      let document = try PlistDocument(bytes: bytes)
      guard document.root.dictionary != nil else {
        return .failure(StringsProblem(message: "it holds no table of texts", line: 1))
      }
      return .success(document.root)
    } catch let error as PlistError {
      return .failure(StringsProblem(message: error.message, line: error.line))
    } catch {
      return .failure(StringsProblem(message: (error as? Disk.Failure)?.reason ?? "unknown reason", line: nil))
    }
  }
}
