import Testing
import UIKit

/// Sizes follow from the constraints by hand.
@MainActor @Suite("The size that constraints give") struct FittingTests {
  private func card(_ views: [UIView]) -> UIView {
    let card = plain()
    var previous: UIView?
    for view in views {
      card.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
        view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? card.topAnchor, constant: 5),
      ])
      previous = view
    }
    previous?.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5).isActive = true
    return card
  }

  @Test("compressed, a view is as small as its contents allow")
  func compressed() {
    let card = card([Sized(40, 20), Sized(60, 30)])

    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 80, height: 65))
  }

  @Test("at a required width the height follows")
  func requiredWidth() {
    let image = plain()
    let card = card([image, Sized(60, 30)])
    image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 0.5).isActive = true

    let size = card.systemLayoutSizeFitting(
      CGSize(width: 220, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)

    #expect(size == CGSize(width: 220, height: 145))
  }

  @Test("measuring changes neither frames nor the layout that follows")
  func noTraces() {
    let view = Sized(40, 20)
    let card = card([view])
    let root = root(300, 300, card)
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.leftAnchor), card.topAnchor.constraint(equalTo: root.topAnchor),
      card.widthAnchor.constraint(equalToConstant: 200),
    ])
    root.layoutIfNeeded()

    _ = card.systemLayoutSizeFitting(CGSize(width: 1000, height: 1000))
    root.setNeedsLayout()
    root.layoutIfNeeded()

    #expect(card.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(view.frame == CGRect(x: 10, y: 5, width: 180, height: 20))
  }

  @Test("text that wraps at the solved width gets the height that goes with it")
  func wrapping() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 40)
    label.translatesAutoresizingMaskIntoConstraints = false
    let card = card([label])
    let root = root(200, 1000, card)
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.leftAnchor), card.topAnchor.constraint(equalTo: root.topAnchor),
      card.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()

    let wanted = label.sizeThatFits(CGSize(width: 180, height: CGFloat.greatestFiniteMagnitude)).height
    #expect(label.frame.width == 180)
    #expect(abs(label.frame.height - wanted) < 0.01)
    #expect(label.frame.height > 40)

    root.frame.size.width = 400
    root.layoutIfNeeded()
    let wide = label.sizeThatFits(CGSize(width: 380, height: CGFloat.greatestFiniteMagnitude)).height
    #expect(abs(label.frame.height - wide) < 0.01)
    #expect(wide < wanted)
  }
}
