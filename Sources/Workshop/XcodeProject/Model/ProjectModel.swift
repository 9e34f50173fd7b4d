/// What the Workshop knows of an iOS project in one configuration: enough to build its app and extensions.
public struct ProjectModel: Sendable {
  /// Where the project was described.
  public enum Origin: String, Sendable {
    case xcodeproj
    case folders
    /// XcodeGen's `project.yml`.
    case xcodeGen
  }

  /// The name of the project: the `.xcodeproj`'s or the folder's.
  public var name: String
  /// The folder that holds the project, absolute.
  public var folder: String
  /// The `.xcodeproj` folder or the plain folder itself, absolute.
  public var path: String
  public var origin: Origin
  public var configuration: String
  /// Targets in the project's order; test and aggregate targets are left out.
  public var targets: [Target]
  /// What was noticed while reading.
  public var findings: [Finding]
  /// Every file and folder whose change may change this model, absolute.
  public var inputs: [String]
  /// Folders of the Swift packages that the project refers to by path, absolute.
  public var packages: [String] = []
  /// Other projects, of the same workspace or nested in this one, whose modules this one's code may import; absolute.
  public var neighbours: [String] = []
  /// The products of packages from elsewhere that targets link, with the addresses of the packages.
  public var remoteProducts: [String: String] = [:]

  /// Notification extensions in folders beside the project that no target of it builds.
  public var strays: [Target] = []

  /// The target of that name.
  public func target(named name: String) -> Target? { (targets + strays).first { $0.name == name } }
}

/// One thing that is built.
public struct Target: Sendable {
  /// What iOS does with the product.
  public enum Kind: Sendable, Hashable {
    case app
    /// An extension with `com.apple.usernotifications.service`.
    case serviceExtension
    /// An extension with `com.apple.usernotifications.content-extension`.
    case contentExtension
    /// An extension of another point, such as `com.apple.widgetkit-extension`.
    case otherExtension(point: String)
    /// A framework or library, whose sources are compiled as a module.
    case library
    /// Anything else, by its product type.
    case other(productType: String)

    /// The word for transcripts: `app`, `service`, `content`, `extension`, `library`, `other`.
    public var name: String {
      switch self {
      case .app: "app"
      case .serviceExtension: "service"
      case .contentExtension: "content"
      case .otherExtension: "extension"
      case .library: "library"
      case .other: "other"
      }
    }
  }

  /// A resource and the language that it is for.
  public struct Resource: Sendable, Hashable {
    /// Absolute path of a file, an asset catalog, a bundle or a folder.
    public var path: String
    /// The language folder's name without `.lproj` (`ja`, `Base`); nil for what is for all.
    public var language: String?
    /// Where inside the bundle it goes; nil for the top (or the language folder).
    public var folder: String?

    public init(path: String, language: String? = nil, folder: String? = nil) {
      self.path = path
      self.language = language
      self.folder = folder
    }
  }

  public var name: String
  public var kind: Kind
  public var bundleIdentifier: String
  public var moduleName: String
  /// The name of the product without its extension.
  public var productName: String
  /// `CFBundleExecutable`.
  public var executableName: String
  /// Swift files, absolute, in the project's order and without doubles.
  public var sources: [String]
  /// Files of other languages that are compiled on iOS.
  public var foreignSources: [String]
  public var resources: [Resource]
  /// The Info.plist as the bundle gets it, all variables expanded.
  public var infoPlist: PlistValue
  /// The user's own Info.plist; nil when it is generated.
  public var infoPlistPath: String?
  /// The line of each key of the user's Info.plist, by its path.
  public var infoPlistLines: [String: Int]
  /// The entitlements, expanded; nil when there are none.
  public var entitlements: PlistValue?
  public var entitlementsPath: String?
  /// Names of the targets whose products are put into this one's.
  public var embeddedTargets: [String]
  /// Names of the targets that are built before.
  public var dependencies: [String]
  /// The Swift language mode: `4`, `4.2`, `5` or `6`.
  public var languageMode: String
  /// The lowest iOS that it runs on, such as `16.0`.
  public var deploymentTarget: String?
  /// Names that `#if` takes for true.
  public var conditions: [String]
  /// More arguments for the compiler that the settings ask for: language features, default isolation.
  public var compilerArguments: [String]
  /// All build settings; nil for a plain folder.
  public var settings: BuildSettings?

  /// The file name of the product.
  public var bundleName: String {
    switch kind {
    case .app: productName + ".app"
    case .serviceExtension, .contentExtension, .otherExtension: productName + ".appex"
    case .library, .other: productName
    }
  }
  /// Whether it is an extension of either kind that notifications use.
  public var isNotificationExtension: Bool { kind == .serviceExtension || kind == .contentExtension }
  /// Whether it is an extension.
  public var isExtension: Bool {
    switch kind {
    case .serviceExtension, .contentExtension, .otherExtension: true
    default: false
    }
  }
  /// The location of a key of the Info.plist, for findings.
  public func plistLocation(_ keyPath: String) -> (file: String?, line: Int?) {
    (infoPlistPath, infoPlistLines[keyPath])
  }
}
