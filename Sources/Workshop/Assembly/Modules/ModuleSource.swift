import XcodeProject

/// A module that users' code imports, whose source is in the project or beside it.
struct ModuleSource: Sendable {
  /// Where a module comes from; its resources have their place accordingly.
  enum Origin: Sendable, Equatable {
    /// A framework or library target of this project or of a neighbour.
    case framework
    /// A target of a Swift package; `bundle` is `Package_Target`.
    case package(bundle: String)
  }

  /// The module's name.
  var name: String
  /// What it is called when something is said about it: `package Kit`, `pod Alamofire`, `target Shared`.
  var title: String
  var origin: Origin
  /// Swift files, absolute.
  var sources: [String]
  var resources: [Target.Resource]
  var languageMode: String
  var conditions: [String]
  var compilerArguments: [String]
  /// Folders and files whose change may change this.
  var inputs: [String]

  /// The target as the rest of the build knows one.
  var target: Target {
    .made(
      name, kind: .library, moduleName: name, productName: name, sources: sources, resources: resources,
      languageMode: languageMode, conditions: conditions, compilerArguments: compilerArguments)
  }

  /// The folder of its resources inside a bundle that uses it.
  var resourceFolder: String {
    switch origin {
    case .framework: "Frameworks/\(name).framework"
    case .package(let bundle): "\(bundle).bundle"
    }
  }
}

/// What looking for a module came to.
enum ModuleSearch: Sendable {
  case source(ModuleSource)
  /// It is there, but not as Swift source: why.
  case foreign(String)
  case absent
}
