// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The toolchain that builds us: SwiftSyntax is taken from its `host` folder, beside the compiler.
let toolchain: String = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  for folder in path.split(separator: ":") {
    let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
    if FileManager.default.isExecutableFile(atPath: compiler.path) {
      return compiler.deletingLastPathComponent().deletingLastPathComponent().path
    }
  }
  return "/usr"
}()
let host = "\(toolchain)/lib/swift/host"

func engine(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/Engine/\(name)")
}
func framework(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/Frameworks/\(name)")
}
func phone(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/Phone/\(name)")
}
func benchmark(_ name: String, in folder: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Benchmarks/\(folder)",
    exclude: folder == "SolverBenchmark" ? ["form.txt", "kiwi.cpp"] : [])
}
func workshop(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/Workshop/\(name)")
}
func library(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}
func tests(_ name: String, in room: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + dependencies, path: "Tests/\(room)/\(name)Tests")
}

let cLibraries: [Target] = [
  library("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
  library("CPango", pkgConfig: "pangoft2", apt: "libpango1.0-dev"),
  library("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
  library("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
  library("CJPEG", pkgConfig: "libjpeg", apt: "libjpeg-dev"),
  library("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
  library("CWebP", pkgConfig: "libwebp", apt: "libwebp-dev"),
  .systemLibrary(name: "CGIF", path: "Sources/C/CGIF", providers: [.apt(["libgif-dev"])]),
  library("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
  library("CCrypto", pkgConfig: "libcrypto", apt: "libssl-dev"),
  library("CLibXML", pkgConfig: "libxml-2.0", apt: "libxml2-dev"),
  // libxml2's headers bring those of another ICU than Foundation's with them, so it is spoken to from C.
  .target(name: "CXML", dependencies: ["CLibXML"], path: "Sources/C/CXML"),
  // Codecs that report errors with longjmp are spoken to from C.
  .target(
    name: "CCodecs", dependencies: ["CJPEG", "CPNG", "CWebP", "CGIF"], path: "Sources/C/CCodecs",
    linkerSettings: [.linkedLibrary("gif"), .linkedLibrary("webpdemux")]),
  // Calls of Swift initialisers of classes that are only known at run time.
  .target(name: "CMetatype", path: "Sources/C/CMetatype"),
  // Loads what FoundationNetworking needs when it is needed.
  .target(name: "CNetworking", path: "Sources/C/CNetworking"),
  // Linux calls that Swift's Glibc overlay cannot express: file descriptors over sockets, memfd, prctl, prlimit.
  .target(name: "CPlatform", path: "Sources/C/CPlatform"),
]

let package = Package(
  name: "nagaoshi",
  products: [
    .executable(name: "nagaoshi", targets: ["nagaoshi"]),
    .executable(name: "nagaoshi-appex", targets: ["nagaoshi-appex"]),
    .executable(name: "nagaoshi-lower", targets: ["nagaoshi-lower"]),
  ],
  targets: cLibraries + [
    engine("Journal"),
    engine("Solver"),
    engine("Canvas", ["CCairo", "CFreeType", "CDeflate"]),
    engine("Typesetter", ["Canvas", "CPango", "Journal"]),
    engine("ImageDecoder", ["Canvas", "CCodecs"]),
    engine("InterfaceDocument", ["CXML", "Journal"]),

    framework("IOSFoundation", ["CSQLite", "Journal"]),
    framework("CoreGraphics", ["Canvas", "ImageDecoder"]),
    framework("QuartzCore", ["CoreGraphics", "Canvas", "Journal", "IOSFoundation"]),
    framework(
      "UIKit",
      [
        "IOSFoundation", "CoreGraphics", "QuartzCore", "UserNotifications", "Solver", "Canvas", "Typesetter",
        "ImageDecoder", "InterfaceDocument", "Journal", "CMetatype",
      ]),
    framework("UserNotifications", ["IOSFoundation", "Journal"]),
    framework("UserNotificationsUI", ["UserNotifications", "UIKit", "IOSFoundation"]),
    framework("os", ["IOSFoundation", "Journal"]),
    framework("OSLog", ["os"]),
    framework("UniformTypeIdentifiers", ["IOSFoundation"]),
    framework("MobileCoreServices", ["IOSFoundation", "UniformTypeIdentifiers"]),
    framework("CoreServices", ["MobileCoreServices"]),
    framework("ImageIO", ["CoreGraphics", "IOSFoundation", "ImageDecoder", "Canvas", "Journal"]),
    framework("CryptoKit", ["CCrypto"]),
    framework("Intents", ["IOSFoundation", "UserNotifications", "Journal"]),
    framework("CoreLocation", ["CoreGraphics", "IOSFoundation", "Journal"]),
    framework("AudioToolbox", ["IOSFoundation", "Journal"]),
    framework("_Testing_UIKit", ["UIKit"]),
    framework("_Testing_CoreGraphics", ["CoreGraphics"]),

    phone("Payload", ["Journal"]),
    phone("Device", ["Journal"]),
    phone("SpringBoard", ["Payload", "Device", "Journal"]),
    phone("Chrome", ["SpringBoard", "Device", "Payload", "UIKit", "Canvas", "Journal"]),
    phone("Wire", ["Payload", "Device", "SpringBoard", "CPlatform", "Journal"]),
    phone("Containers", ["Payload", "Device", "CPlatform", "Journal"]),
    phone("Processes", ["Wire", "SpringBoard", "CPlatform", "Journal"]),
    phone(
      "Appex",
      ["Wire", "Payload", "Device", "UIKit", "UserNotifications", "UserNotificationsUI", "IOSFoundation", "CPlatform"]),
    phone(
      "Phone",
      [
        "Payload", "Device", "SpringBoard", "Chrome", "Wire", "Containers", "Processes", "Canvas", "ImageDecoder",
        "IOSFoundation", "Journal",
      ]),
    .executableTarget(
      name: "nagaoshi-appex",
      dependencies: [
        "Appex", "CNetworking", "os", "OSLog", "UniformTypeIdentifiers", "MobileCoreServices", "CoreServices",
        "ImageIO", "CryptoKit", "Intents", "CoreLocation", "AudioToolbox",
      ], path: "Sources/Phone/nagaoshi-appex",
      // The extension's library finds UIKit's one copy in this executable.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),

    workshop("XcodeProject", ["Journal"]),
    workshop("Resources", ["XcodeProject", "ImageDecoder", "Canvas", "Journal"]),
    workshop("Lowering", ["XcodeProject", "Journal", "CPlatform"]),
    workshop("Assembly", ["XcodeProject", "Resources", "Lowering", "Journal"]),
    .executableTarget(
      name: "nagaoshi-lower", dependencies: ["Lowering"], path: "Sources/Workshop/nagaoshi-lower",
      swiftSettings: [.unsafeFlags(["-I", host])],
      linkerSettings: [
        .unsafeFlags([
          "-L", host, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host,
        ])
      ]),

    .target(name: "Arguments", dependencies: ["Journal"], path: "Sources/Faces/Arguments"),
    .executableTarget(
      name: "nagaoshi",
      dependencies: [
        "Arguments", "Phone", "Assembly", "XcodeProject", "Containers", "Canvas", "Device", "Payload", "UIKit",
        "Journal",
      ],
      path: "Sources/Faces/nagaoshi"),

    // What script/bench runs.
    benchmark("solver-benchmark", in: "SolverBenchmark", ["Solver"]),
    benchmark("layout-benchmark", in: "LayoutBenchmark", ["UIKit"]),
    benchmark("tap-benchmark", in: "TapBenchmark", ["Phone", "Assembly", "Canvas", "Device", "Journal"]),
    benchmark("store-benchmark", in: "StoreBenchmark", ["Phone", "Assembly", "IOSFoundation"]),
  ] + testTargets,
  swiftLanguageModes: [.v6]
)

// What makes processes start fast, in all our own code:
// - UIKit re-exports FoundationNetworking for the user's code, and its some thirty libraries (libcurl, Kerberos, LDAP …) would
//   cost each process 9 ms at its start. Our own code uses none of it: it is linked only where it is used.
// - Metadata of generic types is had from their accessors and not looked up by name: each first `[Key: Value]` would walk
//   through every conformance of every library, which came to 5 ms in each process.
for target in package.targets where [.regular, .executable].contains(target.type) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .unsafeFlags([
        "-Xfrontend", "-disable-autolink-library", "-Xfrontend", "FoundationNetworking",
        "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
      ])
    ]
}

var testTargets: [Target] {
  let all = [
    tests("Solver", in: "Engine"),
    tests("Canvas", in: "Engine"),
    tests("Typesetter", in: "Engine"),
    tests("ImageDecoder", in: "Engine"),
    tests("InterfaceDocument", in: "Engine"),
    tests("IOSFoundation", in: "Frameworks"),
    tests("CoreGraphics", in: "Frameworks", ["_Testing_CoreGraphics"]),
    tests("QuartzCore", in: "Frameworks", ["_Testing_CoreGraphics"]),
    tests("UIKit", in: "Frameworks", ["_Testing_UIKit", "_Testing_CoreGraphics"]),
    tests("UserNotifications", in: "Frameworks"),
    tests("UserNotificationsUI", in: "Frameworks", ["_Testing_UIKit", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "SmallFrameworksTests",
      dependencies: [
        "os", "OSLog", "UniformTypeIdentifiers", "MobileCoreServices", "ImageIO", "CryptoKit", "Intents",
        "CoreLocation",
        "AudioToolbox", "UserNotifications", "Journal", "Canvas", "_Testing_CoreGraphics",
      ], path: "Tests/Frameworks/SmallFrameworksTests"),
    tests("Payload", in: "Phone"),
    tests("Device", in: "Phone"),
    tests("SpringBoard", in: "Phone"),
    tests("Chrome", in: "Phone", ["_Testing_UIKit", "_Testing_CoreGraphics"]),
    tests("Wire", in: "Phone"),
    tests("Containers", in: "Phone"),
    tests("Processes", in: "Phone"),
    tests("Appex", in: "Phone", ["_Testing_UIKit", "_Testing_CoreGraphics"]),
    tests("Phone", in: "Phone", ["Assembly", "nagaoshi-appex", "nagaoshi-lower"]),
    tests("XcodeProject", in: "Workshop"),
    tests("Resources", in: "Workshop", ["Canvas", "ImageDecoder"]),
    tests("Assembly", in: "Workshop", ["nagaoshi-lower", "nagaoshi-appex"]),
    tests("Arguments", in: "Faces"),
    tests("nagaoshi", in: "Faces", ["nagaoshi-appex", "nagaoshi-lower"]),
  ]
  guard let only = ProcessInfo.processInfo.environment["NAGAOSHI_TESTS"] else { return all }
  return all.filter { only.split(separator: ",").contains(Substring($0.name)) }
}
