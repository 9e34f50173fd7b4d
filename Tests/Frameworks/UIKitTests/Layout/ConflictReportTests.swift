import Journal
import Synchronization
import Testing
import UIKit

/// The shape of the report is UIKit's: the list of constraints, then the one that is given up.
@MainActor @Suite("Conflicting constraints", .serialized) struct ConflictReportTests {
  final class Notes: Sendable {
    private let list = Mutex<[Journal.Entry]>([])
    func add(_ entry: Journal.Entry) { list.withLock { $0.append(entry) } }
    var layout: [String] { list.withLock { $0.filter { $0.kind == .layout }.map(\.message) } }
  }

  @Test("the last one that the app added gives way, with a report, and layout goes on")
  func report() throws {
    let view = plain()
    let root = root(100, 100, view)
    let first = view.widthAnchor.constraint(equalToConstant: 50)
    let second = view.widthAnchor.constraint(equalToConstant: 60)
    second.identifier = "wide"
    NSLayoutConstraint.activate([first, second, view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7)])
    let notes = Notes()
    Journal.sink = { notes.add($0) }
    defer { Journal.sink = nil }

    root.layoutIfNeeded()

    #expect(view.frame.width == 50)
    #expect(view.frame.minX == 7)
    let message = try #require(notes.layout.first { $0.contains("'wide'") })
    #expect(message.hasPrefix("Unable to simultaneously satisfy constraints.\n\tProbably at least one of"))
    #expect(message.contains(".width == 50   (active)>\""))
    let victim = try #require(message.components(separatedBy: "Will attempt to recover by breaking constraint \n").last)
    #expect(victim.hasPrefix("<NSLayoutConstraint:0x"))
    #expect(victim.contains("'wide'"))
  }

  @Test("what was given up holds again once the other is gone")
  func recovery() {
    let view = plain()
    let root = root(100, 100, view)
    let first = view.widthAnchor.constraint(equalToConstant: 50)
    let second = view.widthAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([first, second])
    root.layoutIfNeeded()

    first.isActive = false
    root.layoutIfNeeded()

    #expect(view.frame.width == 60)
  }

  @Test("an edit that cannot hold gives up a constraint as well")
  func edits() {
    let (a, b) = (plain(), plain())
    let root = root(100, 100, a, b)
    let width = a.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([width, a.widthAnchor.constraint(lessThanOrEqualToConstant: 70)])
    root.layoutIfNeeded()

    width.constant = 80
    root.layoutIfNeeded()

    #expect([70, 80].contains(a.frame.width))
  }

  @Test("a forgotten translatesAutoresizingMaskIntoConstraints costs the app's constraint, not the mask's")
  func forgotten() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let root = root(100, 100, view)
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  /// [S] Reports in public trackers: horizontalsystems/unstoppable-wallet-ios#707, mozilla-mobile/prox#242,
  /// apptentive/apptentive-ios#178, nathantannar4/InputBarAccessoryView#177, mdznr/What-s-New#13: the
  /// constants of the edges and lengths that could not hold together, and which of them was given up.
  @Test(
    "a length gives way before an edge, and the far edge before the near one",
    arguments: [
      ([16.0, -16], nil, 1), ([8, -8], nil, 1), ([0, 0], 103, 2), ([12, -12], 0, 2), ([4, -10], nil, 1),
    ] as [([CGFloat], CGFloat?, Int)])
  func victims(edges: [CGFloat], length: CGFloat?, expected: Int) throws {
    let view = plain()
    let root = root(length == nil ? 0 : 1, 100, view)
    var constraints = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: edges[0]),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: edges[1]),
    ]
    if let length { constraints.append(view.widthAnchor.constraint(equalToConstant: length)) }
    for (index, constraint) in constraints.enumerated() { constraint.identifier = "number \(index)" }
    NSLayoutConstraint.activate(constraints)
    let notes = Notes()
    Journal.sink = { notes.add($0) }
    defer { Journal.sink = nil }

    root.layoutIfNeeded()

    let message = try #require(notes.layout.first { $0.contains("'number") })
    let victim = try #require(message.components(separatedBy: "Will attempt to recover by breaking constraint \n").last)
    #expect(victim.contains("'number \(expected)'"))
  }

  /// [S] SnapKit/SnapKit#462, whose numbers these are, and gscalzo/Swift2ByExample#7.
  @Test("a gap between neighbours gives way before the edges beside it")
  func gaps() throws {
    let (picture, label) = (plain(), plain())
    let root = root(20, 100, picture, label)
    let gap = label.leftAnchor.constraint(equalTo: picture.rightAnchor, constant: 10)
    gap.identifier = "gap"
    NSLayoutConstraint.activate([
      picture.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20), gap,
      label.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
    ])
    let notes = Notes()
    Journal.sink = { notes.add($0) }
    defer { Journal.sink = nil }

    root.layoutIfNeeded()

    let message = try #require(notes.layout.first { $0.contains("'gap'") })
    let victim = try #require(message.components(separatedBy: "Will attempt to recover by breaking constraint \n").last)
    #expect(victim.contains(/'gap' H:\[UIView:0x[0-9a-f]+\]-\(10\)-\[UIView:0x[0-9a-f]+\]\(LTR\)   \(active\)>$/))
  }

  /// [S] mozilla-mobile/firefox-ios#27523, Ramotion/folding-cell#63.
  @Test("two lengths of one view: the larger one gives way, whichever came first")
  func lengths() {
    for (first, second) in [(40, 24), (24, 40)] as [(CGFloat, CGFloat)] {
      let view = plain()
      let root = root(100, 100, view)
      for width in [first, second] { view.widthAnchor.constraint(equalToConstant: width).isActive = true }

      root.layoutIfNeeded()

      #expect(view.frame.width == 24)
    }
  }

  @Test("a length of a hidden arranged view gives way to its being hidden")
  func hidden() {
    let view = plain()
    view.heightAnchor.constraint(equalToConstant: 240).isActive = true
    let stack = UIStackView(arrangedSubviews: [view, Sized(10, 20)])
    stack.axis = .vertical
    view.isHidden = true

    stack.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    stack.layoutIfNeeded()

    #expect(view.frame.height == 0)
  }

  /// [S] Shapes as in the reports above and in woocommerce/woocommerce-ios#9054 (`54.6667`, views by their identifiers).
  @Test("descriptions write edges, numbers and names as UIKit does")
  func shapes() throws {
    let view = plain()
    let root = root(100, 100, view)
    let outward = root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 11)
    let inward = view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16)
    let height = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 164 / 3)
    NSLayoutConstraint.activate([outward, inward, height])

    #expect(
      outward.description.contains(
        #/ H:\[UIView:0x[0-9a-f]+\]-\(11\)-\|   \(active, names: '\|':UIView:0x[0-9a-f]+ \)>$/#))
    #expect(
      inward.description.contains(
        #/ UIView:0x[0-9a-f]+\.bottom == UIView:0x[0-9a-f]+\.bottom - 16   \(active\)>$/#))
    #expect(height.description.contains(#/\.height >= 54\.6667   \(active\)>$/#))
    view.accessibilityIdentifier = "Username"
    #expect(height.description.contains(#/ Username\.height >= 54\.6667   \(active, names: Username:0x[0-9a-f]+ \)>$/#))
    #expect(inward.description.contains(" Username.bottom == UIView:0x"))
  }

  @Test("what an autoresizing mask stands for comes first in a report")
  func masks() throws {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let root = root(100, 100, view)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.identifier = "mine"
    width.isActive = true
    let notes = Notes()
    Journal.sink = { notes.add($0) }
    defer { Journal.sink = nil }

    root.layoutIfNeeded()

    let message = try #require(notes.layout.first { $0.contains("'mine'") })
    #expect(message.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    #expect(
      message.contains(
        #/\n\(\n    "<NSAutoresizingMaskLayoutConstraint:0x[0-9a-f]+ h=--& v=--& UIView:0x[0-9a-f]+\.width == 30   \(active\)>",\n/#
      ))
  }

  @Test("descriptions prefer the visual format where it says the same")
  func descriptions() {
    let (a, b) = (plain(), plain())
    let root = root(100, 100, a, b)
    let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)
    let edge = a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
    let ratio = a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.66)
    ratio.priority = .defaultHigh
    NSLayoutConstraint.activate([gap, edge])

    #expect(gap.description.contains(" H:[UIView:0x"))
    #expect(gap.description.contains("]-(8)-[UIView:0x"))
    #expect(edge.description.contains(" H:|-(16)-[UIView:0x"))
    #expect(edge.description.contains("   (active, names: '|':UIView:0x"))
    #expect(ratio.description.contains(".height == 0.66*UIView:0x"))
    #expect(ratio.description.hasSuffix(".width @750   (inactive)>"))
  }
}
