import Testing
@_spi(Runtime) import UIKit

@MainActor @Suite("A scroll view", .serialized)
struct ScrollViewTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    var notes: [String] = []
    var target: CGPoint?
    var zoomed: UIView?
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { notes.append("begin") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      notes.append("end")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      notes.append("ended \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { notes.append("rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { notes.append("animated") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let delegate = Delegate()
  private let clock = TestClock()
  private let finger: Finger

  init() {
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 300, height: 2000)
    scroll.delegate = delegate
    window.addSubview(scroll)
    finger = Finger(window, clock)
  }

  @Test("follows the finger, and goes on by itself when it is flicked")
  func dragging() {
    finger.down(150, 250)
    finger.move(150, 200)
    finger.move(150, 150)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 100))
    #expect(scroll.isDragging)
    finger.up(150, 150)
    #expect(!scroll.isDragging)
    #expect(scroll.isDecelerating)
    #expect(scroll.contentOffset.y > 300)
    clock.pass(4)

    #expect(delegate.notes == ["begin", "end", "ended true", "rest"])
  }

  @Test("rests where the delegate wants it to")
  func target() {
    delegate.target = CGPoint(x: 0, y: 444)

    finger.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 150))

    #expect(scroll.contentOffset == CGPoint(x: 0, y: 444))
  }

  @Test("goes page by page")
  func paging() {
    scroll.contentSize = CGSize(width: 1200, height: 300)
    scroll.isPagingEnabled = true

    finger.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 100, y: 150))
    #expect(scroll.contentOffset == CGPoint(x: 300, y: 0))
    finger.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 250, y: 150))
    #expect(scroll.contentOffset == .zero)
  }

  @Test("stretches beyond its end less than the finger goes, and comes back")
  func bouncing() {
    finger.down(150, 100)
    finger.move(150, 200)
    // (1 − 1 / (100 · 0.55 / 300 + 1)) · 300, the usual rubber band.
    #expect(abs(scroll.contentOffset.y + 46.48) < 0.01)
    finger.up(150, 200)

    #expect(scroll.contentOffset == .zero)
    scroll.bounces = false
    finger.down(150, 100)
    finger.move(150, 200)
    #expect(scroll.contentOffset == .zero)
    finger.up(150, 200)
  }

  @Test("takes a quick move from a button in it, and leaves it a tap")
  func contents() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    scroll.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)

    finger.tap(100, 100)
    #expect(taps == 1)
    finger.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 150))
    #expect(taps == 1)
    #expect(scroll.contentOffset.y > 0)
  }

  @Test("leaves moves in the other direction to the scroll view around it")
  func nested() {
    scroll.contentSize = CGSize(width: 300, height: 300)
    let inner = UIScrollView(frame: scroll.bounds)
    inner.contentSize = CGSize(width: 900, height: 300)
    inner.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 300, height: 900)
    scroll.addSubview(inner)

    finger.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 150))
    #expect(inner.contentOffset == .zero)
    #expect(scroll.contentOffset.y > 0)
  }

  @Test("scales the view that its delegate names, about the middle")
  func zooming() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.addSubview(view)
    scroll.contentSize = view.bounds.size
    scroll.maximumZoomScale = 3
    delegate.zoomed = view

    scroll.zoomScale = 2
    #expect(scroll.contentSize == CGSize(width: 600, height: 600))
    #expect(scroll.contentOffset == CGPoint(x: 150, y: 150))
    scroll.setZoomScale(9, animated: false)
    #expect(scroll.zoomScale == 3)
  }

  @Test("says when it has gone where it was sent")
  func animated() {
    clock.install()
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    #expect(delegate.notes.isEmpty)
    clock.pass(1)
    #expect(delegate.notes == ["animated"])
    scroll.scrollRectToVisible(CGRect(x: 0, y: 1900, width: 10, height: 100), animated: false)
    #expect(scroll.contentOffset.y == 1700)
  }

  @Test("a pull above the top refreshes")
  func refresh() {
    let control = UIRefreshControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    scroll.refreshControl = control

    finger.drag(from: CGPoint(x: 150, y: 20), to: CGPoint(x: 150, y: 290))

    #expect(count == 1)
    #expect(control.isRefreshing)
  }
}
