import Testing
@_spi(Runtime) import UIKit

@MainActor @Suite("A table")
struct TableTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["One", "Two", "Three"]
    var chosen: [IndexPath] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = rows[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
  }

  private let source = Source()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let table: UITableView

  init() {
    table = UITableView(frame: window.bounds, style: .insetGrouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (source, source)
    table.contentInsetAdjustmentBehavior = .never
    window.addSubview(table)
    window.isHidden = false
    table.layoutIfNeeded()
  }

  @Test("shows its rows below each other, inset at the sides")
  func rows() {
    #expect(table.visibleCells.count == 3)
    let frames = table.visibleCells.map(\.frame)

    #expect(frames.allSatisfy { $0.minX == 16 && $0.width == 268 })
    #expect(frames[1].minY == frames[0].maxY)
    #expect(frames[0].height >= 44)
  }

  @Test("uses rows again that scrolled away")
  func reuse() {
    source.rows = (0..<100).map { "Row \($0)" }
    table.reloadData()
    table.layoutIfNeeded()
    let first = table.visibleCells[0]

    table.contentOffset.y = 2000
    table.layoutIfNeeded()

    #expect(table.visibleCells.count < 14)
    #expect(table.indexPath(for: first)?.row != 0)
    #expect(table.indexPathsForVisibleRows?.first?.row ?? 0 > 30)
  }

  @Test("tells its delegate of a tap")
  func selection() {
    let place = CGPoint(x: 100, y: table.rectForRow(at: IndexPath(row: 1, section: 0)).midY)

    UIRuntime.sendTouch(phase: .began, at: place, in: window)
    UIRuntime.sendTouch(phase: .ended, at: place, in: window)

    #expect(source.chosen == [IndexPath(row: 1, section: 0)])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("asks again when it is told to")
  func reload() {
    source.rows = []
    table.reloadData()
    table.layoutIfNeeded()

    #expect(table.visibleCells.isEmpty)
  }
}
