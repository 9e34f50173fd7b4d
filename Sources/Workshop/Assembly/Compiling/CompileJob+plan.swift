import Journal
import Lowering
import XcodeProject

extension CompileJob {
  /// Writes the generated files of a target and puts the command together.
  /// - Parameters:
  ///   - sources: the target's files with their bytes.
  ///   - facts: what they declare, by path.
  ///   - registration: the generated registration.
  ///   - modules: what has been planned of the modules that it imports.
  ///   - isModule: whether it becomes a module that is linked into others, not a library of its own.
  init(
    _ target: Target, sources: [(path: String, bytes: [UInt8])], facts: [String: SourceFacts], registration: String,
    modules: [ModuleBuild] = [], isModule: Bool = false, library: String, folder: BuildFolder, configuration: String,
    toolbox: Toolbox, toolchain: String?, toolKey: String
  ) throws(NagaoshiError) {
    let intermediates = folder.intermediates(configuration, isModule ? "Modules/\(target.name)" : target.name)
    let preludeFile = intermediates + "/Prelude.swift"
    let registrationFile = intermediates + "/Registration.swift"
    try Files.write(Array(Prelude.source.utf8), to: preludeFile)
    try Files.write(Array(registration.utf8), to: registrationFile)

    var hash = ContentHash()
    hash.add(toolKey)
    hash.add(Prelude.source)
    hash.add(registration)
    var inputs: [String] = []
    var shifts: [String: [[Int]]] = [:]
    var copies: [String: String] = [:]
    var generatedFiles: Set<String> = [preludeFile, registrationFile]
    for (path, bytes) in sources {
      hash.add(path)
      hash.add(bytes)
      guard let lowered = facts[path]?.lowered else {
        inputs.append(path)
        continue
      }
      hash.add(lowered.text)
      shifts[path] = lowered.shifts
      // Two files of one name would have the same #fileID; only main.swift must keep its own.
      let number = LoweredFile.number(path)
      let name = Path.name(path) == "main.swift" ? "\(number)/main.swift" : "\(number).swift"
      let copy = "\(intermediates)/Lowered/\(name)"
      try Files.write(Array(LoweredFile(lowered, path: path).text.utf8), to: copy)
      inputs.append(copy)
      generatedFiles.formUnion([copy, LoweredFile.generatedName(path)])
      copies[LoweredFile.generatedName(path)] = copy
    }
    let form =
      isModule
      ? [
        "-c", "-emit-module", "-emit-module-path", "\(folder.modules(configuration))/\(target.moduleName).swiftmodule",
      ]
      : ["-emit-library"]
    var arguments = [toolbox.compiler] + form
    arguments += [
      "-module-name", target.moduleName, "-swift-version", target.languageMode,
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
    if isModule || !modules.isEmpty { arguments += ["-I", folder.modules(configuration)] }
    for argument in arguments { hash.add(argument) }
    for module in modules { hash.add(module.key) }

    self.target = target.name
    output = intermediates + "/\(target.executableName)" + (isModule ? ".new.o" : ".so")
    self.arguments = arguments + ["-o", output] + inputs + [preludeFile, registrationFile]
    if !isModule { self.arguments += modules.map(\.object) }
    self.library = library
    key = hash.hex
    generated = generatedFiles
    self.sources = Set(sources.map(\.path))
    self.shifts = shifts
    self.copies = copies
  }
}
