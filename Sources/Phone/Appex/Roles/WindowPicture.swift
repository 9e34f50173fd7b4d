import CoreGraphics
import Foundation
@_spi(Runtime) import UIKit
import Wire

/// Draws a view into the shared memory, where its last picture still is: only what changed is drawn again.
@MainActor
final class WindowPicture {
  private let pixels: PixelBuffer
  /// The view whose picture is in the memory, and the picture's size in pixels.
  private weak var drawnView: UIView?
  private var drawnSize = (width: 0, height: 0)

  init(_ pixels: PixelBuffer) {
    self.pixels = pixels
  }

  /// Draws, and describes what was drawn.
  func draw(_ view: UIView, frameNumber: Int) -> Drawing {
    let scale = UIScreen.main.scale
    let size = (width: Self.pixels(view.bounds.width, scale), height: Self.pixels(view.bounds.height, scale))
    var drawing = Drawing(width: size.width, height: size.height, frameNumber: frameNumber)
    guard pixels.holds(width: size.width, height: size.height) else {
      (drawing.width, drawing.height) = (0, 0)
      drawing.tree = Self.tree(of: view)
      return drawing
    }
    let damage = UIRuntime.takeDamage(of: view)
    let whole = CGRect(origin: .zero, size: view.bounds.size)
    if drawnView !== view || drawnSize != size {
      pixels.populate(width: size.width, height: size.height, writing: true)
      render(view, whole, size, scale)
    } else if let damage {
      render(view, damage, size, scale)
      drawing.damage = [damage.minX, damage.minY, damage.width, damage.height].map { Int(($0 * scale).rounded()) }
    } else {
      drawing.damage = []
    }
    (drawnView, drawnSize) = (view, size)
    drawing.tree = Self.tree(of: view)
    return drawing
  }

  private func render(_ view: UIView, _ part: CGRect, _ size: (width: Int, height: Int), _ scale: CGFloat) {
    UIRuntime.render(
      view, rect: part, scale: scale, into: pixels.memory, width: size.width, height: size.height,
      bytesPerRow: size.width * 4, background: nil)
  }

  /// A part of a pixel is a pixel; the rounding of an exact number is none.
  private static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    let value = (points * scale - 0.01).rounded(.up)
    return value.isFinite && value > 0 && value < 1e5 ? Int(value) : 0
  }

  private static func tree(of view: UIView) -> ViewTree {
    ViewTree(UIRuntime.tree(of: view), depth: 1)
  }
}

extension ViewTree {
  /// The runtime's description, cut off where it is too deep to be read again.
  init(_ node: ViewNode, depth: Int) {
    let children = depth < ViewTree.depthLimit ? node.children.map { ViewTree($0, depth: depth + 1) } : []
    self.init(
      class: node.class, frame: node.frame, text: node.text, image: node.image, hidden: node.hidden,
      identifier: node.identifier, children: children)
  }
}
