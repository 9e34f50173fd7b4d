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
    #expect(message.hasPrefix("Unable to simultaneously satisfy constraints.\n("))
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
