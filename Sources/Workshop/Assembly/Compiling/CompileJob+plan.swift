import Journal
import Lowering
import XcodeProject

extension CompileJob {
  /// Writes the generated files of a target and puts the command together.
  /// - Parameters:
  ///   - sources: the target's files with their bytes.
  ///   - facts: what they declare, by path.
  ///   - registration: the generated registration.
  init(
    _ target: Target, sources: [(path: String, bytes: [UInt8])], facts: [String: SourceFacts], registration: String,
    library: String, folder: BuildFolder, configuration: String, toolbox: Toolbox, toolchain: String?,
    toolKey: String
  ) throws(NagaoshiError) {
    let intermediates = folder.intermediates(configuration, target.name)
    let preludeFile = intermediates + "/Prelude.swift"
    let registrationFile = intermediates + "/Registration.swift"
    try Files.write(Array(Prelude.source.utf8), to: preludeFile)
    try Files.write(Array(registration.utf8), to: registrationFile)

    var hash = ContentHash()
    hash.add(toolKey)
    hash.add(Prelude.source)
    hash.add(registration)
    var inputs: [String] = []
    for (path, bytes) in sources {
      hash.add(path)
      hash.add(bytes)
      inputs.append(try Self.lowered(path, bytes, facts[path], in: intermediates))
    }
    var arguments = [
      toolbox.compiler, "-emit-library", "-module-name", target.moduleName, "-swift-version", target.languageMode,
      "-Onone", "-gline-tables-only", "-whole-module-optimization", "-diagnostic-style", "llvm",
      "-no-color-diagnostics", "-module-cache-path", folder.moduleCache, "-I", toolbox.modules, "-I", folder.stubs,
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "NagaoshiMain",
    ]
    // UIKit re-exports it, and loading it takes long: it is loaded only for code that uses it.
    arguments += ["-Xfrontend", "-disable-autolink-library", "-Xfrontend", "FoundationNetworking"]
    arguments += ["-Xlinker", "--as-needed", "-Xlinker", "-lFoundationNetworking"]
    // The linker of the toolchain is the fastest that is sure to be there.
    if let toolchain, Disk.isFile(toolchain + "/bin/ld.lld") { arguments.append("-use-ld=lld") }
    if !sources.contains(where: { Path.name($0.path) == "main.swift" }) { arguments.append("-parse-as-library") }
    for condition in target.conditions { arguments += ["-D", condition] }
    arguments += target.compilerArguments
    for argument in arguments { hash.add(argument) }

    self.target = target.name
    output = intermediates + "/\(target.executableName).so"
    self.arguments = arguments + ["-o", output] + inputs + [preludeFile, registrationFile]
    self.library = library
    key = hash.hex
    generated = [preludeFile, registrationFile]
  }

  /// The file that the compiler reads in place of the user's: the user's own, unless it has to be changed.
  private static func lowered(
    _ path: String, _ bytes: [UInt8], _ facts: SourceFacts?, in intermediates: String
  ) throws(NagaoshiError) -> String {
    guard let offsets = facts?.applicationMainOffsets, !offsets.isEmpty else { return path }
    let copy = "\(intermediates)/Lowered/\(ContentHash.of(Array(path.utf8)).prefix(8))-\(Path.name(path))"
    try Files.write(Array(Lowered.text(bytes, applicationMains: offsets, path: path).utf8), to: copy)
    return copy
  }
}
