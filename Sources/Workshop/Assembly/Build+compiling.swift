import Dispatch
import Glibc
import Journal
import Synchronization
import XcodeProject

/// Running the compiler: the modules first, level by level, then the targets side by side.
extension Build {
  /// The modules that are built from source.
  struct Modules {
    var plan: ModulePlan?
    /// By name.
    var builds: [String: ModuleBuild] = [:]
    /// Those that others need first.
    var order: [String] = []
  }

  struct Outcome: Sendable {
    var findings: [Finding]
    var didRun: Bool
    var seconds: Double?
  }

  /// The name of a module's fingerprint among those of the targets.
  static func moduleKey(_ name: String) -> String { "module \(name)" }

  func moduleBuild(
    _ module: ModulePlan.Module, _ shared: Modules, configuration: String, toolchain: String?, toolKey: String
  ) throws(NagaoshiError) -> ModuleBuild {
    let target = module.source.target
    let files = module.sources.compactMap { module.facts[$0.path] }
    let registration = Registration(target, facts: TargetFacts(files), wanted: [])
    let needed = (shared.plan?.order(for: files) ?? []).filter { $0 != module.source.name }
    let object = "\(folder.modules(configuration))/\(module.source.name).o"
    let job = try CompileJob(
      target, sources: module.sources, facts: module.facts,
      registration: ModuleCode.registration(registration.source, for: module.source),
      modules: needed.compactMap { shared.builds[$0] }, isModule: true, library: object, folder: folder,
      configuration: configuration, toolbox: toolbox, toolchain: toolchain, toolKey: toolKey)
    return ModuleBuild(name: module.source.name, key: job.key, object: object, job: job)
  }

  /// Compiles what has changed.
  func compile(_ items: inout [Item], _ shared: Modules, _ last: Manifest?) -> [String: Outcome] {
    let broken = compileModules(shared, last)
    let outcomes = Mutex<[String: Outcome]>([:])
    var jobs: [CompileJob] = []
    for index in items.indices {
      guard let job = items[index].job else { continue }
      if let name = items[index].modules.first(where: { broken[$0] != nil }), let finding = broken[name] {
        var told = finding
        told.target = items[index].target.name
        items[index].findings.append(told)
        continue
      }
      let known = last?.result.targets.first { $0.name == job.target }
      if last?.compileKeys[job.target] == job.key, Disk.isFile(job.library), let known {
        let findings = known.findings.filter { $0.code.hasPrefix("compiler.") }
        outcomes.withLock {
          $0[job.target] = Outcome(findings: findings, didRun: false, seconds: known.compileSeconds)
        }
      } else {
        try? Files.makeFolder(Path.folder(job.library))
        jobs.append(job)
      }
    }
    for (job, outcome) in run(jobs) {
      outcomes.withLock {
        $0[job.target] = Outcome(findings: outcome.findings, didRun: true, seconds: outcome.seconds)
      }
    }
    return outcomes.withLock { $0 }
  }

  /// Runs compilations side by side.
  private func run(_ jobs: [CompileJob]) -> [(job: CompileJob, outcome: CompileJob.Outcome)] {
    let results = Mutex<[(job: CompileJob, outcome: CompileJob.Outcome)]>([])
    let options = options
    DispatchQueue.concurrentPerform(iterations: jobs.count) { index in
      let job = jobs[index]
      options.progress?(.compiling(target: job.target))
      let outcome = job.run(timeout: options.compileTimeout)
      options.progress?(.compiled(target: job.target, seconds: outcome.seconds))
      results.withLock { $0.append((job, outcome)) }
    }
    return results.withLock { $0 }
  }

  /// Compiles the modules.
  /// - Returns: what is said of each that could not be, also of those that need one of them.
  private func compileModules(_ shared: Modules, _ last: Manifest?) -> [String: Finding] {
    var broken: [String: Finding] = [:]
    var done: Set<String> = []
    var left = shared.order
    while !left.isEmpty {
      var level: [ModuleBuild] = []
      for name in left {
        guard let build = shared.builds[name], let module = shared.plan?.modules[name] else { continue }
        let needed = module.imports.keys.filter { shared.builds[$0] != nil }
        if let cause = needed.lazy.compactMap({ broken[$0] }).first {
          broken[name] = cause
        } else if needed.allSatisfy(done.contains) {
          level.append(build)
        }
      }
      left.removeAll { name in broken[name] != nil || level.contains { $0.name == name } }
      // What is left needs itself.
      if level.isEmpty { break }
      let stale = level.filter { build in
        last?.compileKeys[Self.moduleKey(build.name)] != build.key || !Disk.isFile(build.object)
      }
      for build in stale { try? Files.makeFolder(Path.folder(build.object)) }
      for (job, outcome) in run(stale.map(\.job)) where !outcome.isDone {
        broken[job.target] = failure(of: job.target, outcome, shared)
        unlink(job.library)
      }
      done.formUnion(level.map(\.name).filter { broken[$0] == nil })
    }
    return broken
  }

  private func failure(of name: String, _ outcome: CompileJob.Outcome, _ shared: Modules) -> Finding {
    let errors = outcome.findings.filter { $0.severity == .error }
    let title = shared.plan?.modules[name]?.source.title ?? name
    let first = errors.first
    let more = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
    return Finding(
      .error, "module.failed", "The module \(name) (\(title)) cannot be compiled here: \(first?.message ?? "")\(more)",
      hint: "An import inside '#if canImport(\(name))' is skipped.", location: first?.location)
  }
}
