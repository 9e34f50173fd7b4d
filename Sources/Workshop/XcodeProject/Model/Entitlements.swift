internal import Journal

/// Reads the rights that a target is signed with.
struct Entitlements {
  let settings: BuildSettings
  let sourceRoot: String
  let target: String
  private(set) var value: PlistValue?
  private(set) var path: String?
  private(set) var findings: [Finding] = []

  init(settings: BuildSettings, sourceRoot: String, target: String) {
    self.settings = settings
    self.sourceRoot = sourceRoot
    self.target = target
  }

  mutating func read(project: NagaoshiError.Location) {
    guard let name = settings["CODE_SIGN_ENTITLEMENTS"], !name.isEmpty else { return }
    let named = Path.join(sourceRoot, name)
    let file = Disk.spelled(named) ?? named
    path = file
    let result = Self.read(file, target: target)
    value = result.value?.mapStrings(settings.expand)
    if let finding = result.finding { findings.append(finding) }
  }

  /// Takes rights that the project's description holds itself.
  mutating func take(_ rights: PlistValue) { value = rights.mapStrings(settings.expand) }

  /// Reads an entitlements file; what is wrong with it is told.
  static func read(_ file: String, target: String) -> (value: PlistValue?, finding: Finding?) {
    do {
      let document = try PlistDocument(bytes: try Disk.read(file, limit: 4 << 20))
      guard document.root.dictionary != nil else {
        return (
          nil,
          Finding(
            .error, "entitlements.unparseable", "The entitlements must be a dictionary, not \(document.root.kind)",
            location: .init(file: file, line: 1), target: target)
        )
      }
      return (document.root, nil)
    } catch let error as PlistError {
      return (
        nil,
        Finding(
          .error, "entitlements.unparseable", "The entitlements of \(target) cannot be parsed: \(error.message)",
          location: .init(file: file, line: error.line), target: target)
      )
    } catch {
      let reason = (error as? Disk.Failure)?.reason ?? "unknown reason"
      return (
        nil,
        Finding(
          .error, "entitlements.missing", "The entitlements of \(target) cannot be read: \(reason)",
          hint: "CODE_SIGN_ENTITLEMENTS names them; restore the file or correct the setting.",
          location: .init(file: file), target: target)
      )
    }
  }
}
