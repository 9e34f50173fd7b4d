import Journal
import XcodeProject

/// Why an app's bundle is there without its code.
enum Shell {
  static func reason(_ findings: [Finding]) -> String {
    let errors = findings.filter { $0.severity == .error }
    guard let first = errors.first else { return "its code could not be built" }
    let place = first.location.flatMap { location in
      location.file.map { Path.name($0) + (location.line.map { ":\($0)" } ?? "") }
    }
    let more = errors.count > 1 ? ", and \(errors.count - 1) more" : ""
    return "\(place.map { "\($0): " } ?? "")\(first.message)\(more)"
  }
}
