import Foundation
public import XcodeProject

/// What a build has made, and what it has to say.
public struct BuildResult: Codable, Sendable, Equatable {
  /// The version of the form.
  public var version = 1
  /// The `.xcodeproj` or plain folder, absolute.
  public var project: String
  public var configuration: String
  /// The folder that everything was written into: `<project>/.nagaoshi`, or a cache folder.
  public var buildFolder: String
  /// The app first, then its extensions.
  public var targets: [BuiltTarget]
  /// What was noticed about the project as a whole, and about targets that were not built.
  public var findings: [Finding]
  /// What was done this time; empty when nothing had changed.
  public var actions: [BuildAction]

  /// The app; nil when the project has extensions alone.
  public var app: BuiltTarget? { targets.first { $0.kind == "app" } }
  /// The service extensions, in the order in which they are embedded.
  public var services: [BuiltTarget] { targets.filter { $0.kind == "service" } }
  /// The content extensions, in the order in which they are embedded.
  public var contents: [BuiltTarget] { targets.filter { $0.kind == "content" } }
  /// Whether every target could be built.
  public var isComplete: Bool { targets.allSatisfy { $0.status != .failed } }
  /// Whether the phone can install it: every extension could be built, and the app at least as a shell.
  public var isRunnable: Bool { app != nil && targets.allSatisfy { $0.status != .failed || $0.shell != nil } }
  /// Everything that was noticed, the errors first.
  public var allFindings: [Finding] {
    let all = findings + targets.flatMap(\.findings)
    return all.filter { $0.severity == .error } + all.filter { $0.severity != .error }
  }
}

/// One thing that a build did.
public struct BuildAction: Codable, Sendable, Equatable {
  public enum Kind: String, Codable, Sendable {
    /// The project file was read.
    case read
    /// The compiler ran.
    case compile
    /// Files of the bundle were written or removed.
    case bundle
  }
  public var kind: Kind
  /// The target's name; nil for `read`.
  public var target: String?
}

/// A target's bundle. Printed as one JSON object by `nagaoshi build --json`.
public struct BuiltTarget: Codable, Sendable, Equatable {
  /// What became of it.
  public enum Status: String, Codable, Sendable {
    /// It was built just now.
    case built
    /// It was up to date.
    case unchanged
    /// It could not be built; `findings` say why.
    case failed
  }

  public var name: String
  /// `app`, `service` or `content`.
  public var kind: String
  public var status: Status
  public var bundleIdentifier: String
  public var module: String
  /// The `.app` or `.appex` folder, absolute.
  public var bundle: String
  /// The compiled code, absolute; nil for a target without sources.
  public var library: String?
  /// The process's executable inside the bundle, absolute.
  public var executable: String
  /// Seconds that the compiler took when it last ran.
  public var compileSeconds: Double?
  /// Why the app's own code does not run although its bundle is there for its extensions; nil when it runs.
  public var shell: String?
  /// What was noticed about this target, compiler diagnostics included.
  public var findings: [Finding]

  /// The object on one line, keys sorted.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
