import Glibc
public import Journal
import Lowering
import XcodeProject

/// The programs and modules that a build needs: the Swift compiler of the machine, and Nagaoshi's own parts, which lie
/// beside the running executable, in an installation as in a SwiftPM build folder.
public struct Toolbox: Sendable, Equatable {
  /// `swiftc`.
  public var compiler: String
  /// The folder with `UIKit.swiftmodule` and its fellows.
  public var modules: String
  /// `nagaoshi-appex`, which every bundle gets as its executable.
  public var appex: String
  /// `nagaoshi-lower`, which reads Swift sources.
  public var lower: String

  public init(compiler: String, modules: String, appex: String, lower: String) {
    self.compiler = compiler
    self.modules = modules
    self.appex = appex
    self.lower = lower
  }

  /// Finds everything.
  ///
  /// `NAGAOSHI_SWIFTC`, `NAGAOSHI_MODULES`, `NAGAOSHI_APPEX` and `NAGAOSHI_LOWER` go before what is found.
  /// - Throws: `toolbox.no-compiler`, `toolbox.no-modules`, `toolbox.no-appex`, `toolbox.no-lower`.
  public static func find() throws(NagaoshiError) -> Toolbox {
    let folder = Path.folder(Disk.realPath("/proc/self/exe") ?? "/usr/bin/nagaoshi")
    let modules =
      environment("NAGAOSHI_MODULES").map { [$0] } ?? [folder + "/Modules", folder + "/../lib/nagaoshi/Modules"]
    guard let modulesFolder = modules.first(where: { Disk.stamp($0 + "/UIKit.swiftmodule") != nil }) else {
      throw NagaoshiError(
        code: "toolbox.no-modules", message: "The modules of UIKit and its fellows are not in \(modules[0])",
        hint: "Install nagaoshi as a whole, or set NAGAOSHI_MODULES to the folder that holds UIKit.swiftmodule.")
    }
    return Toolbox(
      compiler: try findCompiler(), modules: Path.normalize(modulesFolder),
      appex: try program("nagaoshi-appex", "NAGAOSHI_APPEX", "toolbox.no-appex", beside: folder),
      lower: try program("nagaoshi-lower", "NAGAOSHI_LOWER", "toolbox.no-lower", beside: folder))
  }

  private static func program(
    _ name: String, _ variable: String, _ code: String, beside folder: String
  ) throws(NagaoshiError) -> String {
    let places = environment(variable).map { [$0] } ?? [folder + "/" + name, folder + "/../libexec/nagaoshi/" + name]
    if let found = places.first(where: isExecutable) { return Path.normalize(found) }
    throw NagaoshiError(
      code: code, message: "\(name) is not at \(places[0])",
      hint: "Install nagaoshi as a whole, or set \(variable) to its path.")
  }

  private static func findCompiler() throws(NagaoshiError) -> String {
    if let named = environment("NAGAOSHI_SWIFTC") {
      if isExecutable(named) { return named }
      throw NagaoshiError(
        code: "toolbox.no-compiler", message: "NAGAOSHI_SWIFTC names \(named), which cannot be run",
        hint: "Set it to a swiftc, or unset it.")
    }
    for folder in (environment("PATH") ?? "/usr/bin").split(separator: ":") where isExecutable("\(folder)/swiftc") {
      return "\(folder)/swiftc"
    }
    throw NagaoshiError(
      code: "toolbox.no-compiler", message: "There is no swiftc on the PATH",
      hint: "Install Swift from swift.org and put its usr/bin on the PATH.")
  }

  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  private static func isExecutable(_ path: String) -> Bool { Disk.isFile(path) && access(path, X_OK) == 0 }

  /// The compiler's installation, `…/usr`.
  ///
  /// A `swiftc` that only passes calls on (swiftly's) does not lie in it, and is asked. Nil if it does not answer.
  func findToolchain() -> String? {
    let beside = Path.folder(Path.folder(Disk.realPath(compiler) ?? compiler))
    if Disk.isFolder(beside + "/lib/swift/linux") { return beside }
    let answer = Subprocess.run([compiler, "-print-target-info"], timeout: 20)
    guard answer.end == .exited(0) else { return nil }
    let text = String(decoding: answer.output, as: UTF8.self)
    guard let key = text.firstRange(of: "\"runtimeResourcePath\"") else { return nil }
    let path = text[key.upperBound...].split(separator: "\"", maxSplits: 2).dropFirst().first.map(String.init) ?? ""
    // …/usr/lib/swift
    let found = Path.folder(Path.folder(path))
    return Disk.isFolder(found + "/lib/swift/linux") ? found : nil
  }

  /// Names of modules in the modules folder that are Nagaoshi's own rooms and that users' code neither sees nor needs.
  private static let rooms: Set<String> = [
    "Payload", "Device", "SpringBoard", "Chrome", "Wire", "Containers", "Processes", "Appex", "Phone", "XcodeProject",
    "Resources", "Lowering", "Assembly", "Arguments", "Doctor", "Stage", "Gateway",
  ]
  /// Engines: the frameworks' modules refer to them, but users do not import them.
  private static let engines: Set<String> = ["Journal", "Solver", "Canvas", "Typesetter", "ImageDecoder"]

  /// The module files that compiled code depends on.
  var moduleFiles: [String] {
    Disk.names(in: modules).filter {
      let name = Path.stem($0)
      return Path.fileExtension($0) == "swiftmodule" && !Self.rooms.contains(name) && !name.hasSuffix("Tests")
        && !name.hasPrefix("nagaoshi")
    }.map { modules + "/" + $0 }
  }

  /// Every module that users' code can import: ours and the toolchain's. Nil when the toolchain is not known.
  func importableModules(_ toolchain: String?) -> Set<String>? {
    guard let toolchain else { return nil }
    var names: Set<String> = ["Swift", "Builtin"]
    for file in moduleFiles where !Self.engines.contains(Path.stem(file)) { names.insert(Path.stem(file)) }
    for name in Disk.names(in: toolchain + "/lib/swift/linux") where name.hasSuffix(".swiftmodule") {
      names.insert(Path.stem(name))
    }
    return names
  }
}
