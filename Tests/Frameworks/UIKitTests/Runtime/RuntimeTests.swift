import Testing
@_spi(Runtime) import UIKit

@MainActor @Suite("The phone's side of UIKit")
struct RuntimeTests {
  private func pixels(_ view: UIView, _ width: Int, _ height: Int, scale: CGFloat = 1) -> [UInt32] {
    var memory = [UInt32](repeating: 0x1234_5678, count: width * height)
    memory.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      UIRuntime.render(
        view, scale: scale, into: base, width: width, height: height, bytesPerRow: width * 4, background: nil)
    }
    return memory
  }

  @Test("a view is drawn from its left upper corner, wherever it lies")
  func rendering() {
    let view = UIView(frame: CGRect(x: 50, y: 60, width: 4, height: 4))
    view.backgroundColor = .black
    let dot = UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
    dot.backgroundColor = .white
    view.addSubview(dot)

    let memory = pixels(view, 10, 10, scale: 2)

    #expect(memory[0] == 0xFF00_0000)
    #expect(memory[2 * 10 + 2] == 0xFFFF_FFFF)
    #expect(memory[9] == 0)
  }

  @Test("a class's own drawing is kept until it is out of date")
  func ownDrawing() {
    final class Painted: UIView {
      var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
      }
    }
    let view = Painted(frame: CGRect(x: 0, y: 0, width: 4, height: 4))

    let memory = pixels(view, 4, 4)
    _ = pixels(view, 4, 4)
    #expect(view.count == 1)
    view.setNeedsDisplay()
    _ = pixels(view, 4, 4)

    #expect(view.count == 2)
    #expect(memory[0] == 0xFFFF_0000)
    #expect(memory[4] == 0)
  }

  @Test("the tree names classes without their module, and what they show")
  func tree() {
    final class Card: UIView {}
    let card = Card(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    label.text = "Hello"
    label.accessibilityIdentifier = "greeting"
    label.isHidden = true
    card.addSubview(label)

    let node = UIRuntime.tree(of: card)

    #expect(node.class == "Card")
    #expect(node.frame == [1, 2, 30, 40])
    #expect(node.children.map(\.class) == ["UILabel"])
    #expect(node.children.first?.text == "Hello")
    #expect(node.children.first?.hidden == true)
    #expect(node.children.first?.identifier == "greeting")
  }

  @Test("damage is what was changed since it was asked for last")
  func damage() {
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    view.addSubview(inner)
    _ = UIRuntime.takeDamage(of: view)

    inner.backgroundColor = .red

    #expect(UIRuntime.takeDamage(of: view) == CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(UIRuntime.takeDamage(of: view) == nil)
  }

  @Test("a change of the phone's appearance reaches all windows")
  func configuring() {
    let before = UIRuntime.environment
    defer { UIRuntime.configure(before) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.backgroundColor = .systemBackground
    var dark = before
    dark.userInterfaceStyle = .dark

    UIRuntime.configure(dark)

    #expect(window.traitCollection.userInterfaceStyle == .dark)
    #expect(window.layer.backgroundColor?.components?.first == 0)
  }

  @Test("animations show their end at once and call back after their time")
  func animation() async {
    let view = UIView()

    let finished = await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0.05) {
        view.alpha = 0.5
        #expect(UIView.inheritedAnimationDuration == 0.05)
      } completion: {
        continuation.resume(returning: $0)
      }
      #expect(view.alpha == 0.5)
    }

    #expect(finished)
    #expect(UIView.inheritedAnimationDuration == 0)
  }
}
