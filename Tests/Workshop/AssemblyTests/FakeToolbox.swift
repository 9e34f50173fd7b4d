import Foundation

@testable import Assembly

/// Tools for tests that are about the build, not about the compiler: a compiler that notes that it was called and writes
/// what it was told to, and modules with nothing in them.
struct FakeToolbox {
  let scratch: Scratch
  var toolbox: Toolbox

  /// - Parameter script: what the compiler does before it succeeds, in the shell; `$out` is the library's path.
  init(_ script: String = "") throws {
    scratch = try Scratch("tools")
    for module in ["UIKit", "UserNotifications", "UserNotificationsUI", "IOSFoundation", "Canvas"] {
      try scratch.write("", to: "Modules/\(module).swiftmodule")
    }
    try scratch.write("#!/bin/sh\n", to: "nagaoshi-appex")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.path + "/nagaoshi-appex")
    // The modules of the toolchain are the real ones; only the compiler among them is not.
    let real = try Toolbox.find()
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/lib", withDestinationPath: (real.findToolchain() ?? "/usr") + "/lib")
    toolbox = Toolbox(
      compiler: scratch.path + "/bin/swiftc", modules: scratch.path + "/Modules",
      appex: scratch.path + "/nagaoshi-appex", lower: real.lower)
    try setCompiler(script)
  }

  func setCompiler(_ script: String) throws {
    try scratch.write(
      """
      #!/bin/sh
      out=
      module=
      previous=
      for word in "$@"; do
        [ "$previous" = -o ] && out=$word
        [ "$previous" = -module-name ] && module=$word
        previous=$word
      done
      printf '%s\\n' "$@" > "\(scratch.path)/arguments-$module"
      echo "$module" >> "\(scratch.path)/calls"
      \(script)
      echo "$module" > "$out"
      """, to: "bin/swiftc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.path + "/bin/swiftc")
  }

  /// The modules for which the compiler was called.
  var calls: [String] {
    ((try? scratch.read("calls")) ?? "").split(separator: "\n").map(String.init).sorted()
  }
  func arguments(_ module: String) throws -> [String] {
    try scratch.read("arguments-\(module)").split(separator: "\n").map(String.init)
  }

  func build(_ project: Scratch, target: String? = nil, timeout: Double = 60) throws -> BuildResult {
    try Assembly.build(
      project: project.path, options: BuildOptions(target: target, compileTimeout: timeout, toolbox: toolbox))
  }
}

extension Scratch {
  /// A plain-folder project with an app, a service and a content extension.
  static func threeTargets() throws -> Scratch {
    let scratch = try Scratch("Three Targets 三")
    func plist(_ identifier: String, _ more: String) -> String {
      "<plist version=\"1.0\"><dict>\n<key>CFBundleIdentifier</key><string>\(identifier)</string>\n\(more)\n</dict></plist>"
    }
    func part(_ point: String, _ name: String) -> String {
      """
      <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\(point)</string>
      <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).\(name)</string></dict>
      """
    }
    try scratch.write(plist("net.example", "<key>CFBundlePackageType</key><string>APPL</string>"), to: "App/Info.plist")
    try scratch.write(
      plist("net.example.service", part("com.apple.usernotifications.service", "Service")), to: "Service/Info.plist")
    try scratch.write(
      plist("net.example.content", part("com.apple.usernotifications.content-extension", "Content")),
      to: "Content/Info.plist")
    try scratch.write(
      "import UIKit\n\n@main\nfinal class AppDelegate: UIResponder, UIApplicationDelegate {}\n", to: "App/App.swift")
    try scratch.write(
      "import UserNotifications\n\nfinal class Service: UNNotificationServiceExtension {}\n",
      to: "Service/Service.swift")
    try scratch.write(
      """
      import UIKit
      import UserNotifications
      import UserNotificationsUI

      final class Content: UIViewController, UNNotificationContentExtension {
        func didReceive(_ notification: UNNotification) {}
      }
      """, to: "Content/Content.swift")
    try scratch.write("enum Shared {}\n", to: "Shared/Shared.swift")
    try scratch.write("\"a\" = \"b\";\n", to: "Content/ja.lproj/Localizable.strings")
    return scratch
  }
}
