@_spi(Runtime) import QuartzCore
import Testing

@Suite("A tree of layers")
struct LayerTreeTests {
  @Test("a layer has one superlayer")
  func oneSuperlayer() {
    let (first, second, child) = (CALayer(), CALayer(), CALayer())

    first.addSublayer(child)
    second.addSublayer(child)

    #expect(first.sublayers == nil)
    #expect(second.sublayers == [child])
    #expect(child.superlayer === second)
  }

  @Test("siblings are inserted below, above and at an index")
  func inserting() {
    let root = CALayer()
    let layers = (0..<4).map { _ in CALayer() }
    root.addSublayer(layers[0])
    root.addSublayer(layers[1])

    root.insertSublayer(layers[2], below: layers[1])
    root.insertSublayer(layers[3], above: layers[0])

    #expect(root.sublayers == [layers[0], layers[3], layers[2], layers[1]])
    root.replaceSublayer(layers[3], with: CALayer())
    #expect(layers[3].superlayer == nil)
    #expect(root.sublayers?.count == 4)
  }

  @Test("a layer cannot go into itself or into a layer in it")
  func noCycles() {
    let (root, child) = (CALayer(), CALayer())
    root.addSublayer(child)

    child.addSublayer(root)
    root.addSublayer(root)

    #expect(root.superlayer == nil)
    #expect(root.sublayers == [child])
  }

  @Test("layout reaches layers deep in the tree, ancestors first")
  func layoutOrder() {
    final class Noting: CALayer {
      nonisolated(unsafe) static var order: [String] = []
      override func layoutSublayers() { Noting.order.append(name ?? "") }
    }
    let layers = ["a", "b", "c"].map { name in
      let layer = Noting()
      layer.name = name
      return layer
    }
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(layers[2])
    for layer in layers { layer.setNeedsLayout() }

    layers[2].layoutIfNeeded()

    #expect(Noting.order == ["a", "b", "c"])
    #expect(!layers[0].treeNeedsLayout)
  }

  @Test("animations keep their timing under their key")
  func animations() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 3
    animation.fromValue = 0

    layer.add(animation, forKey: "fade")

    #expect(layer.animationKeys() == ["fade"])
    #expect(layer.animation(forKey: "fade")?.duration == 3)
    #expect(layer.animation(forKey: "fade") !== animation)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test("a critically damped spring of mass 1 and stiffness 100 settles in less than a second")
  func springs() {
    let spring = CASpringAnimation(keyPath: "position")
    spring.damping = 20

    // ln 1000 / 10, from the formula of the damped oscillator.
    #expect(abs(spring.settlingDuration - 0.6907) < 0.001)
  }
}
