import Testing
import UIKit

/// Rules: UIKeyboardLayoutGuide's and UITrackingLayoutGuide's documentation; the keyboard's height is that of its notification.
@MainActor @Suite("The keyboard's guide", .serialized) struct KeyboardGuideTests {
  @Test("views above the keyboard move up while it is shown, and down again")
  func following() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (field, bar) = (UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30)), plain())
    window.addSubview(field)
    window.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.heightAnchor.constraint(equalToConstant: 44),
      bar.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
    ])
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == window.bounds.height - window.safeAreaInsets.bottom)

    var end: CGRect?
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { end = frame }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    field.becomeFirstResponder()
    window.layoutIfNeeded()

    #expect(bar.frame.maxY == (try #require(end)).minY)
    #expect(window.keyboardLayoutGuide.layoutFrame.minY == end?.minY)
    field.resignFirstResponder()
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == window.bounds.height - window.safeAreaInsets.bottom)
  }

  @Test("constraints hold near the bottom, where the keyboard is docked, and away from the other edges")
  func tracking() {
    let view = plain()
    let root = root(100, 100, view)
    let constraints = (0..<3).map { view.widthAnchor.constraint(equalToConstant: CGFloat(10 + $0)) }
    let guide = root.keyboardLayoutGuide

    guide.setConstraints([constraints[0]], activeWhenNearEdge: .bottom)
    guide.setConstraints([constraints[1]], activeWhenNearEdge: .leading)
    guide.setConstraints([constraints[2]], activeWhenAwayFrom: [.leading, .trailing])

    #expect(constraints.map(\.isActive) == [true, false, true])
    #expect(guide.constraints(activeWhenNearEdge: .leading) == [constraints[1]])
    guide.removeAllTrackedConstraints()
    #expect(constraints.map(\.isActive) == [false, false, false])
    #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
  }
}
