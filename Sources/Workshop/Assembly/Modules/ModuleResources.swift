import Resources
import XcodeProject

/// The resources of a module, as a bundle inside the bundle of whoever uses it.
enum ModuleResources {
  /// Files by their place in the outer bundle; none when the module has no resources.
  static func files(of module: ModuleSource) -> [String: ResourcePlan.Source] {
    guard !module.resources.isEmpty else { return [:] }
    let folder = module.resourceFolder
    var files: [String: ResourcePlan.Source] = [:]
    for (place, source) in ResourcePlan(for: module.target).files { files["\(folder)/\(place)"] = source }
    let keys: [String: PlistValue] = [
      "CFBundleIdentifier": .string("module.\(module.name)"), "CFBundleName": .string(module.name),
      "CFBundleDevelopmentRegion": .string("en"), "CFBundleInfoDictionaryVersion": .string("6.0"),
      "CFBundlePackageType": .string(module.origin == .framework ? "FMWK" : "BNDL"),
    ]
    files["\(folder)/Info.plist"] = .bytes(PlistWriter.xml(.dictionary(keys)))
    return files
  }
}
