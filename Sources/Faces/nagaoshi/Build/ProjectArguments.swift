import Arguments

/// What every command that builds a project takes.
enum ProjectArguments {
  static let project = Argument.positional("PROJECT", "folder of the project, or its .xcodeproj")
  static let configuration = Argument<String?>.option(
    "configuration", "NAME", "build configuration (the scheme's, else Debug)")
  static let target = Argument<String?>.option("target", "NAME", "only this app, or this extension and its app")
}
