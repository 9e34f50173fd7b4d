import Testing
import UIKit

@MainActor @Suite("Classes that are named at run time")
struct ObjectFactoryTests {
  private final class Glow: CAGradientLayer {
    var glow = 7
    override init() {
      super.init()
      cornerRadius = 5
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class GlowView: UIView {
    override class var layerClass: AnyClass { Glow.self }
  }

  private final class PickCell: UITableViewCell {
    let star = UIView()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(star)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class InheritingCell: UITableViewCell {
    var note = "fresh"
  }

  @Test("a view's layer is of its layer class, made with its own initialiser")
  func layerClass() {
    let layer = GlowView().layer as? Glow

    #expect(layer?.glow == 7)
    #expect(layer?.cornerRadius == 5)
  }

  @Test("a table makes cells of a registered class with their own initialiser")
  func cells() {
    let table = UITableView()
    let identifier = "an identifier that is too long to lie inside the string itself"
    table.register(PickCell.self, forCellReuseIdentifier: identifier)
    table.register(InheritingCell.self, forCellReuseIdentifier: "b")

    for _ in 0..<100 {
      let cell = table.dequeueReusableCell(withIdentifier: identifier) as? PickCell
      #expect(cell?.reuseIdentifier == identifier)
      #expect(cell?.star.superview === cell?.contentView)
    }
    #expect((table.dequeueReusableCell(withIdentifier: "b") as? InheritingCell)?.note == "fresh")
  }

  @Test("objects that were made so are freed")
  func freeing() {
    weak var layer: CALayer?
    do {
      let view = GlowView()
      layer = view.layer
      #expect(layer != nil)
    }

    #expect(layer == nil)
  }
}
