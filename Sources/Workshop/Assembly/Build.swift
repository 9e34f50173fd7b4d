import Dispatch
import Journal
import Lowering
import Resources
import Synchronization
import XcodeProject

/// One run of the build, after it is clear that something has changed.
struct Build {
  let place: String
  let folder: BuildFolder
  let toolbox: Toolbox
  let options: BuildOptions
  let manifestFile: String

  /// A target on its way.
  struct Item {
    var target: Target
    var writer: BundleWriter
    var sources: [(path: String, bytes: [UInt8])]
    var findings: [Finding]
    var job: CompileJob?
    var hasEntry = false
    /// The modules that are linked into it, those that others need first.
    var modules: [String] = []
    /// Whether it is known already that its code cannot be compiled.
    var isShell = false
    var isBroken: Bool { findings.contains { $0.severity == .error } }
  }

  mutating func run() throws(NagaoshiError) -> BuildResult {
    options.progress?(.reading(project: place))
    let model = try ProjectModel.read(place, configuration: options.configuration)
    let choice = try TargetChoice(model, wanted: options.target)
    let last = Manifest(reading: manifestFile)
    var items = items(choice, model)
    var shared = Modules()
    try plan(&items, &shared, model)
    let outcomes = compile(&items, shared, last)

    var result = BuildResult(
      project: place, configuration: model.configuration, buildFolder: folder.root, targets: [],
      findings: choice.findings, actions: [BuildAction(kind: .read)])
    let chosen = Set(items.map(\.target.name))
    result.findings += model.findings.filter { $0.target == nil }
    // What is wrong with targets that are not built is their own matter.
    let other = model.findings.filter { $0.target.map { !chosen.contains($0) } == true && $0.severity != .note }
    result.findings += other.map {
      var finding = $0
      finding.severity = .note
      return finding
    }
    var inputs = Set(model.inputs)
    inputs.formUnion(shared.plan?.inputs ?? [])
    let given = CategoryPlan.given(model)
    result.findings += given.findings
    inputs.insert(model.folder + "/nagaoshi.json")
    var outputs: [String] = []
    var keys = shared.builds.mapValues(\.key).reduce(into: [:]) { $0[Self.moduleKey($1.key)] = $1.value }
    for index in items.indices {
      var item = items[index]
      let name = item.target.name
      let outcome = outcomes[name]
      let plan = ResourcePlan(for: item.target)
      inputs.formUnion(plan.inputs)
      inputs.formUnion(item.target.sources)
      item.findings += plan.findings + (outcome?.findings ?? [])
      let isFailed = item.isBroken
      // What is wrong with the app's own code does not keep its extensions from running: they are other programs.
      let shell = isFailed && item.target.kind == .app && !choice.extensions.isEmpty ? Shell.reason(item.findings) : nil
      var didBundle = false
      if !isFailed || shell != nil {
        options.progress?(.assembling(target: name))
        if item.sources.isEmpty || isFailed { Files.remove(item.writer.library) }
        let embedded = item.target.kind == .app ? choice.extensions.map(\.bundleName) : []
        let modules = isFailed ? [] : item.modules.compactMap { shared.plan?.modules[$0] }
        var categories: CategoryPlan?
        if item.target.kind == .app {
          categories = given.plan
          if categories == nil, shell != nil { categories = CategoryPlan.read(item.sources, lower: toolbox.lower) }
        }
        try item.writer.write(
          plan, modules: modules, categories: categories, appex: toolbox.appex, embedded: embedded,
          hasEntry: item.hasEntry && !isFailed)
        didBundle = item.writer.didChange
        outputs += item.writer.outputs
        keys[name] = item.job?.key
      }
      if outcome?.didRun == true { result.actions.append(BuildAction(kind: .compile, target: name)) }
      if didBundle { result.actions.append(BuildAction(kind: .bundle, target: name)) }
      result.targets.append(
        BuiltTarget(
          name: name, kind: item.target.kind.name,
          status: isFailed ? .failed : (outcome?.didRun == true || didBundle ? .built : .unchanged),
          bundleIdentifier: item.target.bundleIdentifier, module: item.target.moduleName, bundle: item.writer.bundle,
          library: item.sources.isEmpty || isFailed ? nil : item.writer.library, executable: item.writer.executable,
          compileSeconds: outcome?.seconds, shell: shell, findings: item.findings))
    }
    try writeManifest(result, inputs: inputs, outputs: outputs, keys: keys, last: last)
    return result
  }

  // MARK: Planning

  private func items(_ choice: TargetChoice, _ model: ProjectModel) -> [Item] {
    let products = folder.products(model.configuration)
    let app = choice.app
    return ([app].compactMap(\.self) + choice.extensions).map { target in
      let isInside = app.map { $0.name != target.name && $0.embeddedTargets.contains(target.name) } ?? false
      let home = isInside ? "\(products)/\(app?.bundleName ?? "")/PlugIns" : products
      var findings = model.findings.filter { $0.target == target.name }
      for file in target.foreignSources {
        findings.append(
          Finding(
            .warning, "source.language", "\(Path.name(file)) is not Swift and is left out", location: .init(file: file),
            target: target.name))
      }
      return Item(
        target: target, writer: BundleWriter(target, bundle: "\(home)/\(target.bundleName)"), sources: [],
        findings: findings)
    }
  }

  private func plan(
    _ items: inout [Item], _ shared: inout Modules, _ model: ProjectModel
  ) throws(NagaoshiError) {
    var contents: [String: [UInt8]] = [:]
    for index in items.indices {
      for path in items[index].target.sources {
        if contents[path] == nil {
          do {
            contents[path] = try Disk.read(path)
          } catch {
            items[index].findings.append(
              Finding(
                .error, "source.unreadable", "The source cannot be read: \(error.reason)",
                location: .init(file: path), target: items[index].target.name))
          }
        }
        if let bytes = contents[path] { items[index].sources.append((path, bytes)) }
      }
    }
    let toolchain = toolbox.findToolchain()
    let importable = toolbox.importableModules(toolchain)
    // Files of an app that cannot be compiled are not read closely.
    let hasExtensions = items.contains { $0.target.isNotificationExtension }
    for index in items.indices where items[index].target.kind == .app && hasExtensions {
      guard let importable else { break }
      let missing = ImportScan.missing(
        items[index].sources, importable: importable, target: items[index].target.name)
      guard !missing.isEmpty else { continue }
      items[index].findings += missing
      items[index].isShell = true
      let others = Set(items.filter { $0.target.kind != .app }.flatMap(\.target.sources))
      for file in items[index].sources where !others.contains(file.path) { contents[file.path] = nil }
    }
    let reader = FactsReader(executable: toolbox.lower, cacheFolder: folder.facts)
    let sources = contents.sorted { $0.key < $1.key }.map { (path: $0.key, bytes: $0.value) }
    var facts = try reader.facts(of: sources)
    let toolKey = toolKey() + (toolchain ?? "")
    var modulePlan = importable.map { ModulePlan(model, importable: $0) }
    for item in items where !item.isShell {
      let files = item.sources.compactMap { facts[$0.path] }
      try modulePlan?.resolve(files, module: item.target.moduleName, reader: reader)
    }
    shared.plan = modulePlan
    // Protocols and classes of modules count in the targets' lowering too.
    let known = (modulePlan?.modules.values ?? [:].values).flatMap(\.facts.values).reduce(into: LoweringContext()) {
      $0 = $0.merging($1.context)
    }
    if known.essence != LoweringContext() { facts = try reader.facts(of: sources, knowing: known) }
    for index in items.indices where !items[index].isShell {
      let target = items[index].target
      let files = items[index].sources.compactMap { facts[$0.path] }
      let types = TargetFacts(files)
      var imports: [Finding] = []
      if let importable, let modulePlan {
        imports = ImportCheck(target: target, model: model, importable: importable, plan: modulePlan).findings(files)
        if imports.isEmpty { items[index].modules = modulePlan.order(for: files) }
      }
      items[index].findings += imports
      if target.infoPlist["NSExtension"] != nil || target.kind == .app {
        items[index].findings += NamedClasses.check(target, facts: types)
      }
      let wanted = NamedClasses.wanted(by: target).map(\.name)
      let registration = Registration(target, facts: types, wanted: wanted)
      items[index].findings += registration.findings
      items[index].hasEntry =
        types.classes.contains {
          $0.attributes.contains { ["main", "UIApplicationMain", "NSApplicationMain"].contains($0) }
        }
        || files.contains { $0.declarations.contains { $0.attributes.contains("main") } }
        || items[index].sources.contains { Path.name($0.path) == "main.swift" }
      if target.kind == .app && !items[index].hasEntry && !items[index].sources.isEmpty {
        items[index].findings.append(
          Finding(
            .warning, "app.no-entry", "\(target.name) has neither @main nor main.swift; it cannot be started",
            location: .init(file: target.infoPlistPath), target: target.name))
      }
      // Without its modules a target would only repeat the news; every other error is worth the compiler's view.
      guard imports.isEmpty, !items[index].sources.isEmpty else { continue }
      for name in items[index].modules where shared.builds[name] == nil {
        guard let module = modulePlan?.modules[name] else { continue }
        shared.builds[name] = try moduleBuild(
          module, shared, configuration: model.configuration, toolchain: toolchain, toolKey: toolKey)
        shared.order.append(name)
      }
      items[index].job = try CompileJob(
        target, sources: items[index].sources, facts: facts,
        registration: ModuleCode.registration(registration.source, modules: items[index].modules),
        modules: items[index].modules.compactMap { shared.builds[$0] }, library: items[index].writer.library,
        folder: folder, configuration: model.configuration, toolbox: toolbox,
        toolchain: toolchain, toolKey: toolKey)
    }
  }

  /// The fingerprint of the compiler and of the modules that it reads.
  func toolKey() -> String {
    var hash = ContentHash()
    for file in [toolbox.compiler] + toolbox.moduleFiles {
      hash.add(file)
      if let stamp = Disk.stamp(file) { hash.add("\(stamp.size) \(stamp.modified) \(stamp.inode)") }
    }
    return hash.hex
  }

  private func writeManifest(
    _ result: BuildResult, inputs: Set<String>, outputs: [String], keys: [String: String], last: Manifest?
  ) throws(NagaoshiError) {
    var manifest = Manifest(result: result)
    for path in inputs { manifest.note(path) }
    for path in [toolbox.compiler, toolbox.appex, toolbox.lower, toolbox.modules] + toolbox.moduleFiles + outputs {
      manifest.note(path)
    }
    manifest.compileKeys = keys
    try manifest.write(to: manifestFile)
  }
}
