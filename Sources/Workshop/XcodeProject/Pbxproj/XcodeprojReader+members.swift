extension XcodeprojReader {
  /// What a target is made of.
  struct Members {
    var sources: [String] = []
    var foreignSources: [String] = []
    var resources: [Target.Resource] = []
    var embedded: [String] = []
    var folders: [String] = []
  }

  /// Gathers the members of all build phases and synchronized folders.
  mutating func collect(_ target: Pbxproj.Object, infoPlist: String?, target name: String, into members: inout Members)
  {
    for phase in project.all(target.list("buildPhases")) {
      switch phase.isa {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
        for file in project.all(phase.list("files")) {
          guard isForPhone(file) else { continue }
          guard let reference = project[file.string("fileRef")] else {
            if file.string("productRef") == nil && file.string("fileRef") != nil {
              findings.append(
                Finding(
                  .warning, "project.dangling-reference",
                  "A build file of \(name) refers to an object that is not there (\(file.string("fileRef") ?? ""))",
                  location: project.location(of: file), target: name))
            }
            continue
          }
          add(reference, language: nil, phase: phase, target: name, depth: 0, to: &members)
        }
      case "PBXCopyFilesBuildPhase": embed(phase, target: name, into: &members)
      case "PBXShellScriptBuildPhase":
        findings.append(
          Finding(
            .note, "project.script-phase", "The script phase '\(phase.title)' is not run",
            location: project.location(of: phase), target: name))
      default: break
      }
    }
    synchronized(target, infoPlist: infoPlist, into: &members)
  }

  private mutating func synchronized(_ target: Pbxproj.Object, infoPlist: String?, into members: inout Members) {
    let own = Set(target.list("fileSystemSynchronizedGroups"))
    let groups = project.objects.values.filter { $0.isa == "PBXFileSystemSynchronizedRootGroup" }.sorted {
      $0.id < $1.id
    }
    for group in groups {
      guard let path = places.paths[group.id] else { continue }
      let isMember = own.contains(group.id)
      let isNamed = project.all(group.list("exceptions")).contains { $0.string("target") == target.id }
      guard isMember || isNamed else { continue }
      guard Disk.isFolder(path) else {
        findings.append(
          Finding(
            .error, "project.file-missing", "The folder \(path) of target \(target.title) is not there",
            hint: "Restore it, or remove it from the project.", location: project.location(of: group),
            target: target.title))
        continue
      }
      let folder = SynchronizedFolder(
        group, at: path, in: project, target: target.id, isMember: isMember, infoPlist: infoPlist)
      members.sources += folder.sources
      members.foreignSources += folder.foreignSources
      members.resources += folder.resources
      members.folders += folder.folders
    }
  }

  private mutating func add(
    _ reference: Pbxproj.Object, language: String?, phase: Pbxproj.Object, target: String, depth: Int,
    to members: inout Members
  ) {
    guard depth < 8 else { return }
    switch reference.isa {
    case "PBXVariantGroup", "XCVersionGroup", "PBXGroup":
      if reference.isa == "XCVersionGroup" {
        if let path = places.paths[reference.id] { members.foreignSources.append(path) }
        return
      }
      for child in project.all(reference.list("children")) {
        let region = child.string("path").flatMap { FileRole.language(of: $0) } ?? child.string("name")
        add(
          child, language: reference.isa == "PBXVariantGroup" ? region : nil, phase: phase, target: target,
          depth: depth + 1, to: &members)
      }
      return
    case "PBXReferenceProxy":
      findings.append(
        Finding(
          .note, "project.other-project",
          "'\(reference.title)' comes from another project; its code is built where it is imported",
          location: project.location(of: reference), target: target))
      return
    default: break
    }
    guard let path = places.paths[reference.id] else { return }
    guard Disk.stamp(path) != nil else {
      let isSource = phase.isa == "PBXSourcesBuildPhase"
      findings.append(
        Finding(
          isSource ? .error : .warning, "project.file-missing",
          "The \(isSource ? "source" : "resource") \(path) of target \(target) is not there",
          hint: "Restore the file, or remove it from the target in Xcode.", location: project.location(of: reference),
          target: target))
      // The build must be tried again when the file comes back.
      members.folders.append(Path.folder(path))
      return
    }
    let kind = reference.string("lastKnownFileType") ?? reference.string("explicitFileType") ?? ""
    if phase.isa == "PBXResourcesBuildPhase" {
      if FileRole(path: path) == .ignored && kind != "folder" { return }
      members.resources.append(
        Target.Resource(path: path, language: language ?? FileRole.language(of: reference.string("path") ?? "")))
      return
    }
    switch kind == "sourcecode.swift" ? FileRole.swift : FileRole(path: path) {
    case .swift: members.sources.append(path)
    case .foreignSource: members.foreignSources.append(path)
    case .resource: members.resources.append(Target.Resource(path: path, language: language))
    case .ignored: break
    }
  }

  private mutating func embed(_ phase: Pbxproj.Object, target: String, into members: inout Members) {
    // 13 = PlugIns, 10 = Frameworks, 7 = Resources, 16 = products directory (with dstPath $(EXTENSIONS_FOLDER_PATH)).
    let place = phase.string("dstSubfolderSpec") ?? ""
    for file in project.all(phase.list("files")) {
      guard isForPhone(file), let reference = project[file.string("fileRef")] else { continue }
      if let owner = project.objects.values.first(where: { $0.string("productReference") == reference.id }) {
        members.embedded.append(owner.string("name") ?? owner.id)
      } else if place == "7", let path = places.paths[reference.id], Disk.stamp(path) != nil {
        let folder = phase.string("dstPath").flatMap { $0.isEmpty ? nil : $0 }
        members.resources.append(Target.Resource(path: path, folder: folder))
      }
    }
  }

  /// Xcode lets a file take part on some systems only.
  private func isForPhone(_ file: Pbxproj.Object) -> Bool {
    let filters = file.list("platformFilters") + [file.string("platformFilter")].compactMap(\.self)
    return filters.isEmpty || filters.contains("ios")
  }
}
