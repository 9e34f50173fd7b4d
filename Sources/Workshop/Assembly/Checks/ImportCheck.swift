import Journal
import Lowering
import XcodeProject

/// Finds imports of modules that are not there, before the compiler does: all of them at once, and in clear words.
struct ImportCheck {
  let target: Target
  let model: ProjectModel
  /// Every module that there is without building one.
  let importable: Set<String>
  let plan: ModulePlan

  /// What the target's files import and cannot have, and what the modules that they import cannot have.
  func findings(_ files: [SourceFacts]) -> [Finding] {
    var findings: [Finding] = []
    var seen: Set<String> = []
    for file in files {
      for entry in file.imports where !entry.isConditional && !importable.contains(entry.module) {
        guard entry.module != target.moduleName, plan.modules[entry.module] == nil,
          seen.insert(entry.module).inserted
        else { continue }
        findings.append(
          finding(entry.module, importer: nil, .init(file: file.path, line: entry.line, column: entry.column)))
      }
    }
    for gap in plan.gaps(in: plan.order(for: files)) where seen.insert(gap.module).inserted {
      findings.append(finding(gap.module, importer: gap.importer, gap.location))
    }
    return findings
  }

  private func finding(_ module: String, importer: String?, _ location: NagaoshiError.Location) -> Finding {
    let by = importer.map { ", which \($0) imports," } ?? ""
    if AppleFrameworks.names.contains(module) {
      return Finding(
        .error, "module.not-yet", "The framework \(module)\(by) is not there yet",
        hint:
          "What \(importer ?? target.name) needs of it cannot run here; an import inside '#if canImport(\(module))' is"
          + " skipped.", location: location, target: target.name)
    }
    if let reason = plan.foreign[module] {
      return Finding(
        .error, "module.foreign", "The module \(module)\(by) cannot be built: \(reason)",
        hint: "Only Swift sources are built here; an import inside '#if canImport(\(module))' is skipped.",
        location: location, target: target.name)
    }
    return Finding(
      .error, "module.missing",
      importer.map { "There is no module \(module), which \($0) imports" } ?? "There is no module \(module)",
      hint: hint(module), location: location, target: target.name)
  }

  /// What to do to get a module: by what the project says of it.
  private func hint(_ module: String) -> String {
    for root in [model.folder, Path.folder(model.folder)] {
      if mentions(module, in: root + "/Podfile") || mentions(module, in: root + "/Podfile.lock") {
        return "It is a pod; run pod install, so that its source is in Pods."
      }
      if mentions(module, in: root + "/Cartfile") || mentions(module, in: root + "/Cartfile.resolved") {
        return "Run carthage bootstrap --no-build, so that its source is in Carthage/Checkouts."
      }
    }
    if let address = model.remoteProducts[module] {
      return "It is a product of \(address); clone that into SourcePackages/checkouts beside the project."
    }
    if !model.remoteProducts.isEmpty || !model.packages.isEmpty {
      return "If it is of a package, clone that into SourcePackages/checkouts beside the project."
    }
    return
      "Put its source into Pods, Carthage/Checkouts or SourcePackages/checkouts, or make it a target of the project."
  }

  private func mentions(_ module: String, in file: String) -> Bool {
    guard let bytes = try? Disk.read(file, limit: 4 << 20) else { return false }
    return String(decoding: bytes, as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .contains { $0 == module }
  }
}
