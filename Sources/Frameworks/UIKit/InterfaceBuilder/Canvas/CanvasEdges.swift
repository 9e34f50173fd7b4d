import CoreGraphics
import IOSFoundation
internal import InterfaceDocument

/// What covers the edges of a scene on Interface Builder's canvas.
///
/// The rules are read off public documents: the frames of views that are bound to the safe area or to the layout guides.
enum CanvasEdges {
  static func covered(_ root: DocumentElement, size: CGSize, _ document: InterfaceDocument) -> UIEdgeInsets {
    let canvas = document.canvas
    if ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(root.name) { return .zero }
    let isXib = document.kind == .xib
    let owner = root.first(key: "view") ?? root
    let metrics = owner.children + root.children
    func says(_ key: String) -> DocumentElement? { metrics.first { $0.key == key } }
    let isFree = says("simulatedDestinationMetrics") != nil || says("simulatedSizeMetrics") != nil
    var insets = UIEdgeInsets(top: CGFloat(canvas.top), left: 0, bottom: CGFloat(canvas.bottom), right: 0)
    if canvas.isRound {
      // A scene that is shorter than the screen reaches from below.
      if !isFree, size.height < CGFloat(canvas.height) {
        insets.top = max(0, insets.top - (CGFloat(canvas.height) - size.height))
      }
      if isFree, size.height < insets.top + insets.bottom { insets.bottom = 0 }
      if isFree, isXib, size.height < 200 || says("simulatedBottomBarMetrics")?.name == "nil" { insets = .zero }
    } else {
      // From Xcode 11 to 13 the status bar of screens with square corners covered nothing.
      let isNew = canvas.tools >= 15_400 && canvas.tools < 22_000
      if isNew || says("simulatedStatusBarMetrics")?.name == "nil" { insets.top = 0 }
      if isFree, size.height < 400 || size.width < CGFloat(canvas.width) { insets.top = 0 }
    }
    if let bar = says("simulatedTopBarMetrics"), bar.name == "simulatedNavigationBarMetrics" {
      // Below a bar that covers nothing the view is shorter by it.
      if bar["translucent"] == "NO" {
        insets.top = 0
      } else if size.height >= CGFloat(canvas.height) {
        insets.top += 44
      }
    } else if isFirstOfNavigation(root, document) {
      insets.top += 44
    }
    return insets
  }

  /// Whether a controller of the document shows the scene first, below its bar.
  private static func isFirstOfNavigation(_ root: DocumentElement, _ document: InterfaceDocument) -> Bool {
    guard let id = root.id else { return false }
    return document.scenes.lazy.flatMap(\.objects).contains { object in
      object.name == "navigationController"
        && object.members("connections").contains {
          $0["relationship"] == "rootViewController" && $0["destination"] == id
        }
    }
  }
}
