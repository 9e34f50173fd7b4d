import Testing

@testable import XcodeProject

@Suite("Folders that Xcode 16 keeps in step with the disk") struct SynchronizedFolderTests {
  /// A project with one app whose folder is synchronized, and an extension that takes one file of that folder.
  private func project(_ exceptions: String) throws -> Scratch {
    let scratch = try Scratch()
    let configurations = """
      L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); defaultConfigurationName = Debug; };
      C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = "net.$(TARGET_NAME)"; INFOPLIST_FILE = "";
      }; };
      """
    try scratch.write(
      """
      // !$*UTF8*$!
      { objects = {
        P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L1; targets = (APP, EXT, ); };
        G = {isa = PBXGroup; children = (S, ); sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
          exceptions = (E1, E2, ); explicitFolders = (Data, ); };
        \(exceptions)
        APP = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = L1; buildPhases = (); fileSystemSynchronizedGroups = (S, ); };
        EXT = {isa = PBXNativeTarget; name = Ext; productType = "com.apple.product-type.app-extension";
          buildConfigurationList = L1; buildPhases = (); };
        \(configurations)
      }; rootObject = P; }
      """, to: "P.xcodeproj/project.pbxproj")
    for file in [
      "App/Main.swift", "App/Deep/Er/Model.swift", "App/Draft.swift", "App/Skip/A.swift", "App/Shared.swift",
      "App/Info.plist", "App/readme.md", "App/App.entitlements", "App/ja.lproj/Localizable.strings", "App/Data/x.swift",
      "App/Data/y/z.json", "App/Old.m", "App/Header.h",
    ] { try scratch.write("", to: file) }
    return scratch
  }

  private let exceptions = """
    E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
      membershipExceptions = (Info.plist, Draft.swift, Skip, ); };
    E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = EXT; membershipExceptions = (Shared.swift, ); };
    """

  @Test("every file of the folder is a member but the exceptions")
  func members() throws {
    let scratch = try project(exceptions)

    let app = try #require(try ProjectModel.read(scratch.path).target(named: "App"))

    let root = try #require(Disk.realPath(scratch.path)) + "/App/"
    #expect(app.sources.map { $0.replacing(root, with: "") } == ["Deep/Er/Model.swift", "Main.swift", "Shared.swift"])
    #expect(app.foreignSources.map { $0.replacing(root, with: "") } == ["Old.m"])
    #expect(
      app.resources.map { $0.path.replacing(root, with: "") } == ["ja.lproj/Localizable.strings", "readme.md", "Data"])
    #expect(app.resources.map(\.language) == ["ja", nil, nil])
  }

  @Test("a target without the folder gets what its exceptions name")
  func included() throws {
    let scratch = try project(exceptions)

    let model = try ProjectModel.read(scratch.path)

    #expect(model.target(named: "Ext")?.sources.map(Path.name) == ["Shared.swift"])
  }

  @Test("new files change the model's inputs, so that a build notices them")
  func inputs() throws {
    let scratch = try project(exceptions)

    let inputs = try ProjectModel.read(scratch.path).inputs

    #expect(inputs.contains { $0.hasSuffix("/App/Deep/Er") })
    #expect(inputs.contains { $0.hasSuffix("/project.pbxproj") })
  }
}
