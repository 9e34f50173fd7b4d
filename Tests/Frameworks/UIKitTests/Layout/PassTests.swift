import Testing
import UIKit

/// The order of passes: UIView's documentation of updateConstraints and layoutSubviews.
@MainActor @Suite("Passes of layout") struct PassTests {
  final class Log { var lines: [String] = [] }

  final class Noting: UIView {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
    override func updateConstraints() {
      log.lines.append("update \(name)")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.lines.append("layout \(name)")
    }
  }

  @Test("constraints are updated from the leaves up, frames set from the root down, each once")
  func order() {
    let log = Log()
    let (outer, inner) = (Noting("outer", log), Noting("inner", log))
    let root = root(100, 100, outer)
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor), outer.widthAnchor.constraint(equalToConstant: 50),
      outer.topAnchor.constraint(equalTo: root.topAnchor), outer.heightAnchor.constraint(equalToConstant: 50),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor), inner.widthAnchor.constraint(equalToConstant: 20),
      inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()

    #expect(log.lines == ["update inner", "update outer", "layout outer", "layout inner"])
    log.lines = []
    root.layoutIfNeeded()
    #expect(log.lines.isEmpty)
  }

  @Test("constraints made in updateConstraints count in the same pass")
  func made() {
    final class Maker: UIView {
      let child = Sized(10, 10)
      var done = false
      override func updateConstraints() {
        if !done {
          done = true
          addSubview(child)
          child.leftAnchor.constraint(equalTo: leftAnchor, constant: 12).isActive = true
          child.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
        super.updateConstraints()
      }
    }
    let view = Maker(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.layoutIfNeeded()

    #expect(view.child.frame == CGRect(x: 12, y: 0, width: 10, height: 10))
  }

  @Test("a tree that is laid out alone and then moved into another keeps its constraints")
  func moved() {
    let (card, view) = (plain(), Sized(10, 10))
    card.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 3),
      view.topAnchor.constraint(equalTo: card.topAnchor), view.rightAnchor.constraint(equalTo: card.rightAnchor),
      view.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    card.layoutIfNeeded()
    let root = root(100, 100, card)
    NSLayoutConstraint.activate([
      card.rightAnchor.constraint(equalTo: root.rightAnchor), card.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()

    #expect(card.frame == CGRect(x: 87, y: 0, width: 13, height: 10))
    #expect(view.frame == CGRect(x: 3, y: 0, width: 10, height: 10))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    other.addSubview(card)
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: other.leftAnchor), card.topAnchor.constraint(equalTo: other.topAnchor),
      card.widthAnchor.constraint(equalToConstant: 30),
    ])
    other.layoutIfNeeded()
    #expect(view.frame.width == 27)
    #expect(root.constraints.isEmpty)
  }

  @Test("a flipped direction turns the layout round at the next pass")
  func flipped() {
    let view = Sized(10, 10)
    let root = root(100, 100, view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 4)

    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()

    #expect(view.frame.maxX == 96)
  }
}
