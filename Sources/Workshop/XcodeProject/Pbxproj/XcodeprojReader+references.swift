/// What a project refers to outside of itself.
extension XcodeprojReader {
  /// Folders of packages that are referred to by path: as a package, or as a folder among the files.
  func packages() -> [String] {
    let local = project.objects.values.filter { $0.isa == "XCLocalSwiftPackageReference" }
      .compactMap { $0.string("relativePath") ?? $0.string("path") }.map { Path.join(sourceRoot, $0) }
    let dragged = project.objects.values.filter { $0.isa == "PBXFileReference" }.compactMap { reference -> String? in
      let kind = reference.string("lastKnownFileType") ?? reference.string("explicitFileType") ?? ""
      guard ["wrapper", "folder", "text", "file.package", ""].contains(kind) else { return nil }
      return places.paths[reference.id]
    }
    return Set(local + dragged).filter { Disk.isFile($0 + "/Package.swift") }.sorted()
  }

  /// Projects inside this one, and those of the workspaces beside it.
  mutating func neighbours() -> [String] {
    var found: [String] = []
    for entry in project.root["projectReferences"]?.array ?? [] {
      if let id = entry["ProjectRef"]?.string, let place = places.paths[id] { found.append(place) }
    }
    let folder = Path.folder(path)
    for place in [folder, Path.folder(folder)] {
      for name in Disk.names(in: place) where Path.fileExtension(name) == "xcworkspace" {
        guard let workspace = Workspace("\(place)/\(name)"), workspace.projects.contains(path) else { continue }
        found += workspace.projects
        inputs.append(workspace.file)
      }
    }
    return Self.unique(found).filter { $0 != path && Disk.isFile($0 + "/project.pbxproj") }
  }

  /// The products of packages that are fetched, with the packages' addresses.
  func remoteProducts() -> [String: String] {
    var products: [String: String] = [:]
    for object in project.objects.values where object.isa == "XCSwiftPackageProductDependency" {
      guard let name = object.string("productName"), let package = project[object.string("package")],
        let address = package.string("repositoryURL")
      else { continue }
      products[name] = address
    }
    return products
  }
}
