import Testing
import UIKit

/// Rules: UIScrollView's contentLayoutGuide and frameLayoutGuide.
@MainActor @Suite("Scroll views and constraints") struct ScrollLayoutTests {
  @Test("edges of the scroll view mean its contents, its size means its frame")
  func contentSize() {
    let (scroll, view) = (UIScrollView(), Sized(50, 500))
    scroll.translatesAutoresizingMaskIntoConstraints = false
    let root = root(200, 300, scroll)
    scroll.addSubview(view)
    NSLayoutConstraint.activate([
      scroll.leftAnchor.constraint(equalTo: root.leftAnchor), scroll.rightAnchor.constraint(equalTo: root.rightAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor), scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      view.leftAnchor.constraint(equalTo: scroll.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: scroll.rightAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -30),
      view.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20),
    ])
    root.layoutIfNeeded()

    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 180, height: 500))
    #expect(scroll.contentSize == CGSize(width: 200, height: 550))
  }

  @Test("what is bound to the frame guide does not scroll")
  func frameGuide() {
    let (scroll, bar) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Sized(20, 10))
    let root = root(100, 100, scroll)
    scroll.addSubview(bar)
    scroll.contentSize = CGSize(width: 100, height: 1000)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
      bar.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
    ])
    root.layoutIfNeeded()
    #expect(bar.frame.minY == 5)

    scroll.contentOffset = CGPoint(x: 0, y: 40)
    root.layoutIfNeeded()

    #expect(bar.frame.minY == 45)
  }
}
