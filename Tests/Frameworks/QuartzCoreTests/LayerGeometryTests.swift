import QuartzCore
import Testing

@Suite("A layer's geometry")
struct LayerGeometryTests {
  @Test("the frame follows position, anchor point and size")
  func frameFollows() {
    let layer = CALayer()

    layer.bounds = CGRect(x: 5, y: 5, width: 100, height: 40)
    layer.position = CGPoint(x: 60, y: 30)
    layer.anchorPoint = CGPoint(x: 0, y: 1)

    #expect(layer.frame == CGRect(x: 60, y: -10, width: 100, height: 40))
  }

  @Test("setting the frame keeps the origin of the bounds")
  func frameKeepsOrigin() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 7, y: 8, width: 1, height: 1)

    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)

    #expect(layer.bounds == CGRect(x: 7, y: 8, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 25, y: 40))
  }

  @Test("the frame of a turned layer is the box around it")
  func turnedFrame() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.position = CGPoint(x: 100, y: 100)

    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))

    #expect(abs(layer.frame.minX - 75) < 1e-9)
    #expect(abs(layer.frame.minY - 50) < 1e-9)
    #expect(abs(layer.frame.width - 50) < 1e-9)
    #expect(abs(layer.frame.height - 100) < 1e-9)
  }

  @Test("a frame set on a scaled layer comes back")
  func scaledFrame() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))

    layer.frame = CGRect(x: 10, y: 20, width: 80, height: 40)

    #expect(layer.bounds.size == CGSize(width: 40, height: 20))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 80, height: 40))
  }

  @Test("points convert through scrolled and moved layers, and back")
  func conversion() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let scrolled = CALayer()
    scrolled.frame = CGRect(x: 50, y: 60, width: 200, height: 200)
    scrolled.bounds.origin = CGPoint(x: 0, y: 100)
    let inner = CALayer()
    inner.frame = CGRect(x: 10, y: 120, width: 20, height: 20)
    root.addSublayer(scrolled)
    scrolled.addSublayer(inner)

    let point = inner.convert(CGPoint(x: 1, y: 2), to: root)

    #expect(point == CGPoint(x: 61, y: 82))
    #expect(inner.convert(point, from: root) == CGPoint(x: 1, y: 2))
  }

  @Test("the front layer at a point is found by order and height")
  func hitTesting() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let low = CALayer()
    let high = CALayer()
    for layer in [low, high] {
      layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
      root.addSublayer(layer)
    }

    #expect(root.hitTest(CGPoint(x: 20, y: 20)) === high)
    low.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) === low)
    low.isHidden = true
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) === high)
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)
    #expect(root.hitTest(CGPoint(x: 190, y: 90)) == nil)
  }

  @Test("a map times its opposite changes nothing")
  func inversion() {
    var map = CATransform3DMakeRotation(0.7, 1, 2, 3)
    map = CATransform3DTranslate(map, 4, 5, 6)
    map = CATransform3DScale(map, 2, 3, 0.5)

    let product = CATransform3DConcat(map, CATransform3DInvert(map))

    for (value, expected) in [
      (product.m11, 1.0), (product.m22, 1), (product.m33, 1), (product.m44, 1), (product.m12, 0), (product.m41, 0),
    ] {
      #expect(abs(value - expected) < 1e-9)
    }
  }

  @Test("a place, a size and a map that are no numbers are not taken, and draw as before")
  func noNumbers() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)

    layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
    layer.position = CGPoint(x: 0, y: -CGFloat.infinity)
    layer.transform = CATransform3DMakeRotation(.nan, 0, 0, 1)

    #expect([layer.position.x, layer.position.y, layer.bounds.width].allSatisfy { $0.isFinite })
    #expect(CATransform3DIsIdentity(layer.transform))
    #expect(layer.frame.height.isFinite)
  }
}
