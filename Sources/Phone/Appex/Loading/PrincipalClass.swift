@_spi(Runtime) import IOSFoundation

/// What is said of an extension whose class is not there.
enum PrincipalClass {
  static func missing(_ name: String) -> String {
    guard !name.isEmpty else {
      return "Info.plist has neither NSExtensionPrincipalClass nor NSExtensionMainStoryboard"
    }
    let known = ClassRegistry.all.map(\.qualifiedName)
    let there = known.isEmpty ? "the target registers none" : "there are \(known.joined(separator: ", "))"
    return "NSExtensionPrincipalClass is \(name), but the target has no such class (\(there))"
  }
}
