import CoreGraphics
import Foundation
@_spi(Runtime) import UIKit
import Wire

/// Draws a view into the shared memory and describes it.
@MainActor
struct WindowPicture {
  let view: UIView
  let window: UIWindow
  let pixels: PixelBuffer

  init(view: UIView, in window: UIWindow, pixels: PixelBuffer) {
    self.view = view
    self.window = window
    self.pixels = pixels
  }

  func draw(frameNumber: Int) -> Drawing {
    let scale = window.traitCollection.displayScale > 0 ? window.traitCollection.displayScale : 1
    // A part of a pixel is a pixel; the rounding of an exact number is none.
    let width = Int((view.bounds.width * scale - 0.01).rounded(.up))
    let height = Int((view.bounds.height * scale - 0.01).rounded(.up))
    guard pixels.holds(width: width, height: height) else {
      return Drawing(width: 0, height: 0, frameNumber: frameNumber, tree: tree)
    }
    UIRuntime.render(
      view, scale: scale, into: pixels.memory, width: width, height: height, bytesPerRow: width * 4, background: nil)
    return Drawing(width: width, height: height, frameNumber: frameNumber, tree: tree)
  }

  private var tree: ViewTree { ViewTree(UIRuntime.tree(of: view), depth: 1) }
}

extension ViewTree {
  /// The runtime's description, cut off where it is too deep to be read again.
  init(_ node: ViewNode, depth: Int) {
    let children = depth < ViewTree.depthLimit ? node.children.map { ViewTree($0, depth: depth + 1) } : []
    self.init(
      class: node.class, frame: node.frame.map(Double.init), text: node.text, image: node.image,
      hidden: node.hidden == true ? true : nil, identifier: node.identifier,
      children: children.isEmpty ? nil : children)
  }
}
