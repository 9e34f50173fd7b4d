/// The device on which a document was drawn in Interface Builder.
public struct InterfaceCanvas: Sendable, Equatable {
  /// What Interface Builder calls the device, such as `retina4_7`; empty for documents from before there were devices.
  public var device: String
  public var isLandscape: Bool
  public var isDark: Bool
  /// The screen in points, as it is held.
  public var width: Double
  public var height: Double
  /// Pixels a point.
  public var scale: Double
  /// What the status bar or the camera covers at the top, and what the home indicator covers at the bottom, in points.
  public var top: Double
  public var bottom: Double
  public var isPad: Bool
  /// True when the screen's corners are round: what is covered is the device's, not the status bar's.
  public var isRound: Bool
  /// Whether the document speaks of the safe area.
  public var usesSafeAreas: Bool
  /// The number of the tools that saved the document; Xcode 11 has 15400 and more.
  public var tools: Int
}

extension InterfaceCanvas {
  private struct Screen {
    var width: Double
    var height: Double
    var scale: Double
    var top: Double
    var bottom: Double = 0
    var isPad = false
  }

  /// Screens by Interface Builder's names, upright. The covered edges are those of the editor, which are not always the
  /// device's [measured: frames of views that are bound to the safe area in public documents].
  private static let screens: [String: Screen] = [
    "retina3_5": .init(width: 320, height: 480, scale: 2, top: 20),
    "retina4_0": .init(width: 320, height: 568, scale: 2, top: 20),
    "retina4_7": .init(width: 375, height: 667, scale: 2, top: 20),
    "retina5_5": .init(width: 414, height: 736, scale: 3, top: 20),
    "retina5_9": .init(width: 375, height: 812, scale: 3, top: 44, bottom: 34),
    "retina6_0": .init(width: 390, height: 844, scale: 3, top: 47, bottom: 34),
    "retina6_1": .init(width: 414, height: 896, scale: 2, top: 44, bottom: 34),
    "retina6_12": .init(width: 393, height: 852, scale: 3, top: 59, bottom: 34),
    "retina6_3": .init(width: 402, height: 874, scale: 3, top: 62, bottom: 34),
    "retina6_5": .init(width: 414, height: 896, scale: 3, top: 44, bottom: 34),
    "retina6_7": .init(width: 428, height: 926, scale: 3, top: 44, bottom: 34),
    "retina6_72": .init(width: 430, height: 932, scale: 3, top: 59, bottom: 34),
    "retina6_9": .init(width: 440, height: 956, scale: 3, top: 62, bottom: 34),
    "ipad7_9": .init(width: 768, height: 1024, scale: 2, top: 20, isPad: true),
    "ipad8_3rounded": .init(width: 744, height: 1133, scale: 2, top: 24, bottom: 20, isPad: true),
    "ipad9_7": .init(width: 768, height: 1024, scale: 2, top: 20, isPad: true),
    "ipad10_2": .init(width: 810, height: 1080, scale: 2, top: 20, isPad: true),
    "ipad10_5": .init(width: 834, height: 1112, scale: 2, top: 20, isPad: true),
    "ipad10_9rounded": .init(width: 820, height: 1180, scale: 2, top: 24, bottom: 20, isPad: true),
    "ipad11_0rounded": .init(width: 834, height: 1194, scale: 2, top: 24, bottom: 20, isPad: true),
    "ipad12_9": .init(width: 1024, height: 1366, scale: 2, top: 20, isPad: true),
    "ipad12_9rounded": .init(width: 1024, height: 1366, scale: 2, top: 24, bottom: 20, isPad: true),
  ]

  /// The square for any size class that documents without a device were drawn on [M].
  private static let square = Screen(width: 600, height: 600, scale: 2, top: 20)

  init(_ root: DocumentElement) {
    let element = root.first("device")
    device = element?["id"] ?? ""
    isLandscape = element?["orientation"]?.hasPrefix("landscape") == true
    isDark = element?["appearance"] == "dark"
    let known = Self.screens[device]
    let screen = known ?? (element == nil ? Self.square : Self.screens["retina6_1"] ?? Self.square)
    (width, height) = isLandscape ? (screen.height, screen.width) : (screen.width, screen.height)
    (scale, top, bottom, isPad) = (screen.scale, screen.top, screen.bottom, screen.isPad)
    isRound = screen.bottom > 0
    usesSafeAreas = root["useSafeAreas"] == "YES"
    tools = Int(root["toolsVersion"]?.prefix { $0 != "." } ?? "") ?? 0
    // Xcode 15 draws the iPhone 11 with its own height [measured: one document].
    if device == "retina6_1", tools >= 21_701, tools < 32_000 { top = 48 }
    if isLandscape {
      if isRound, !isPad { bottom = 21 }
      if !isPad { top = 0 }
    }
  }
}
