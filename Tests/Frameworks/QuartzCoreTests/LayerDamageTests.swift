@_spi(Runtime) import QuartzCore
import Testing

@Suite("What has to be drawn anew")
struct LayerDamageTests {
  private let root = CALayer()
  private let card = CALayer()
  private let label = CALayer()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    card.frame = CGRect(x: 20, y: 100, width: 160, height: 100)
    label.frame = CGRect(x: 10, y: 10, width: 50, height: 20)
    root.addSublayer(card)
    card.addSublayer(label)
  }

  @Test("is everything at first, and nothing after that")
  func first() {
    #expect(root.takeDamage() == root.frame)
    #expect(root.takeDamage() == nil)
  }

  @Test("is a layer's place when its look is changed")
  func look() {
    _ = root.takeDamage()

    label.backgroundColor = CGColor(gray: 1, alpha: 1)

    #expect(root.takeDamage() == CGRect(x: 30, y: 110, width: 50, height: 20))
  }

  @Test("is the old and the new place when a layer moves with all in it")
  func moving() {
    _ = root.takeDamage()

    card.position.y += 50

    #expect(root.takeDamage() == CGRect(x: 20, y: 100, width: 160, height: 150))
    label.isHidden = true
    #expect(root.takeDamage() == CGRect(x: 30, y: 160, width: 50, height: 20))
  }

  @Test("is where a layer was that has left")
  func leaving() {
    _ = root.takeDamage()

    card.removeFromSuperlayer()

    #expect(root.takeDamage() == CGRect(x: 20, y: 100, width: 160, height: 100))
  }

  @Test("counts the shadow")
  func shadow() {
    card.shadowOpacity = 0.5
    card.shadowRadius = 10
    card.shadowOffset = .zero
    card.shadowPath = CGPath(rect: card.bounds, transform: nil)
    _ = root.takeDamage()

    card.backgroundColor = CGColor(gray: 0.5, alpha: 1)

    #expect(root.takeDamage()?.insetBy(dx: 29, dy: 29).contains(card.frame) == true)
  }

  @Test("does not count the shadow of a solid layer when something in it changes")
  func solidShadow() {
    card.shadowOpacity = 0.5
    card.backgroundColor = CGColor(gray: 1, alpha: 1)
    _ = root.takeDamage()

    label.backgroundColor = CGColor(gray: 0, alpha: 1)
    #expect(root.takeDamage() == CGRect(x: 30, y: 110, width: 50, height: 20))
    card.backgroundColor = nil
    _ = root.takeDamage()
    label.backgroundColor = CGColor(gray: 1, alpha: 1)

    #expect(root.takeDamage()?.contains(card.frame) == true)
  }

  @Test("stays inside what cuts the layer")
  func clipping() {
    card.masksToBounds = true
    label.frame = CGRect(x: 100, y: 50, width: 300, height: 300)
    _ = root.takeDamage()

    label.backgroundColor = CGColor(gray: 1, alpha: 1)

    #expect(root.takeDamage() == CGRect(x: 120, y: 150, width: 60, height: 50))
  }

  @Test("is the layer that a changed mask cuts")
  func masks() {
    let mask = CALayer()
    mask.frame = card.bounds
    card.mask = mask
    _ = root.takeDamage()

    mask.backgroundColor = CGColor(gray: 0, alpha: 1)

    #expect(root.takeDamage() == card.frame)
  }
}
