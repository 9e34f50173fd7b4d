/// How a project is built.
public struct BuildOptions: Sendable {
  /// The configuration, such as `Debug`; nil means the one that a shared scheme runs, else Debug.
  public var configuration: String?
  /// The app, or the one extension of it, to build; nil means the app that has notification extensions.
  public var target: String?
  /// Seconds that one target may take to compile.
  public var compileTimeout: Double
  /// The programs and modules to build with; nil means those beside the running executable.
  public var toolbox: Toolbox?
  /// Told what is going on, from any thread; for a progress line.
  public var progress: (@Sendable (BuildProgress) -> Void)?

  public init(
    configuration: String? = nil, target: String? = nil, compileTimeout: Double = 300, toolbox: Toolbox? = nil,
    progress: (@Sendable (BuildProgress) -> Void)? = nil
  ) {
    self.configuration = configuration
    self.target = target
    self.compileTimeout = compileTimeout
    self.toolbox = toolbox
    self.progress = progress
  }
}

/// What a build does at a moment.
public enum BuildProgress: Sendable, Equatable {
  /// Something has changed since the last build; the project is read.
  case reading(project: String)
  case compiling(target: String)
  /// - Parameter seconds: how long it took.
  case compiled(target: String, seconds: Double)
  /// Bundles are laid out.
  case assembling(target: String)
}
