import Journal
import Lowering
import XcodeProject

/// A module that has been planned for compiling: where its parts are.
struct ModuleBuild: Sendable {
  var name: String
  /// Everything that goes into it, the modules that it imports included.
  var key: String
  /// What is linked into the library of a target that uses it.
  var object: String
  var job: CompileJob
}

/// The code that every target gets for the modules that are built into its library.
enum ModuleCode {
  /// The function that tells the runtime of a module's classes.
  static func entry(_ module: String) -> String { "NagaoshiRegister_\(module)" }

  /// A module's registration: the same as a target's under a name of its own, and `Bundle.module` for a package's target.
  static func registration(_ source: String, for module: ModuleSource) -> String {
    var text = source.replacing("@_cdecl(\"NagaoshiRegister\")", with: "@_cdecl(\"\(entry(module.name))\")")
      .replacing("func nagaoshiRegister()", with: "func nagaoshiRegister_\(module.name)()")
    if case .package(let bundle) = module.origin {
      text += """

        import Foundation
        extension Foundation.Bundle {
          /// The bundle of this package's resources.
          static let module: Foundation.Bundle = ModuleBundles.bundle(named: "\(bundle)")
        }

        """
    }
    return text
  }

  /// A target's registration, which calls those of its modules first.
  static func registration(_ source: String, modules: [String]) -> String {
    guard !modules.isEmpty else { return source }
    let declarations = modules.map { "@_silgen_name(\"\(entry($0))\") private func register_\($0)()\n" }.joined()
    let calls = modules.map { "  register_\($0)()\n" }.joined()
    let opening = "public func nagaoshiRegister() {\n"
    return source.replacing(opening, with: opening + calls) + "\n" + declarations
  }
}
