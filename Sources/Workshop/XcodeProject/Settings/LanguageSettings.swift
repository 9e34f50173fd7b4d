/// What a target's build settings say about the Swift language.
struct LanguageSettings {
  var mode = "5"
  var conditions: [String] = []
  var arguments: [String] = []

  /// Settings with a name of their own for a language feature.
  private static let features = [
    "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "ConciseMagicFile",
    "SWIFT_UPCOMING_FEATURE_DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
    "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "SWIFT_UPCOMING_FEATURE_DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation",
    "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "ExistentialAny",
    "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY": "GlobalConcurrency",
    "SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
    "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
    "SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
    "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
    "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
    "SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION": "RegionBasedIsolation",
  ]

  init(_ settings: BuildSettings) {
    mode = Self.mode(settings["SWIFT_VERSION"] ?? "5.0")
    conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS").filter(Self.isIdentifier)
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { arguments += ["-default-isolation", "MainActor"] }
    if mode != "6", let level = settings["SWIFT_STRICT_CONCURRENCY"],
      ["minimal", "targeted", "complete"].contains(level)
    {
      arguments.append("-strict-concurrency=\(level)")
    }
    var names: Set<String> = []
    for (key, feature) in Self.features where settings.flag(key) { names.insert(feature) }
    if settings.flag("SWIFT_APPROACHABLE_CONCURRENCY") {
      names.formUnion([
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
      ])
    }
    let builtIn: Set = [
      "ConciseMagicFile", "ForwardTrailingClosures", "ImplicitOpenExistentials", "DisableOutwardActorInference",
      "GlobalConcurrency", "IsolatedDefaultValues", "InferSendableFromCaptures", "RegionBasedIsolation",
      "DynamicActorIsolation", "GlobalActorIsolatedTypesUsability", "DeprecateApplicationMain",
    ]
    if mode == "6" { names.subtract(builtIn) }
    for name in names.sorted() { arguments += ["-enable-upcoming-feature", name] }
    addFlags(settings.list("OTHER_SWIFT_FLAGS"))
  }

  /// Takes what changes the language from free-form flags; the rest (paths, optimisation) is for Xcode's own compiler.
  private mutating func addFlags(_ flags: [String]) {
    var index = 0
    while index < flags.count {
      let flag = flags[index]
      let next = index + 1 < flags.count ? flags[index + 1] : nil
      index += 1
      if flag == "-D", let next {
        if Self.isIdentifier(next) { conditions.append(next) }
        index += 1
      } else if flag.hasPrefix("-D"), Self.isIdentifier(String(flag.dropFirst(2))) {
        conditions.append(String(flag.dropFirst(2)))
      } else if flag == "-enable-upcoming-feature" || flag == "-enable-experimental-feature", let next {
        arguments += [flag, next]
        index += 1
      }
    }
    conditions = XcodeprojReader.unique(conditions)
  }

  private static func mode(_ version: String) -> String {
    switch version.prefix(1) {
    case "6", "7", "8", "9": "6"
    case "5": "5"
    // The compiler has no older mode than 4.
    case "4": version.hasPrefix("4.2") ? "4.2" : "4"
    default: version.isEmpty ? "5" : "4"
    }
  }

  private static func isIdentifier(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return word.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }
}
