import CoreGraphics
import IOSFoundation
import Journal

/// Where the rows, headers and footers of a table lie.
struct TablePlan {
  struct Row {
    var path: IndexPath
    var frame: CGRect
    var isFirst: Bool
    var isLast: Bool
  }
  struct Line {
    var section: Int
    var isHeader: Bool
    var text: String
    var frame: CGRect
  }

  var rows: [Row] = []
  var lines: [Line] = []
  var height: CGFloat = 0
}

/// Makes rows of registered classes.
@MainActor enum CellFactory {
  static func make(_ type: UITableViewCell.Type, identifier: String) -> UITableViewCell {
    if type != UITableViewCell.self {
      if let cell = ObjectFactory.cell(type, identifier: identifier) { return cell }
      Journal.reportOnce(
        .init(kind: .unsupported, message: "cells of class \(type) cannot be made here; plain cells are used"))
    }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
}

extension UITableView {
  private var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
  private var sideInset: CGFloat { style == .insetGrouped ? (bounds.width >= 414 ? 20 : 16) : 0 }

  /// Places what is seen, and asks for the rows that come into sight.
  func layoutRows() {
    if isPlanStale {
      isPlanStale = false
      makePlan()
    }
    for _ in 0..<8 where placeSeenRows() { makePlan() }
    backgroundView?.frame = bounds
  }

  private func makePlan() {
    var plan = TablePlan()
    var y: CGFloat = 0
    if let header = tableHeaderView {
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
      y += header.frame.height
    }
    let side = sideInset
    let width = max(0, bounds.width - 2 * side)
    for section in 0..<numberOfSections {
      y = plan.addLine(
        dataSource?.tableView(self, titleForHeaderInSection: section), section, true, y, side, width, self)
      let count = numberOfRows(inSection: section)
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        let height = heights[path] ?? estimate(path)
        plan.rows.append(
          TablePlan.Row(
            path: path, frame: CGRect(x: side, y: y, width: width, height: height), isFirst: row == 0,
            isLast: row == count - 1))
        y += height
      }
      y = plan.addLine(
        dataSource?.tableView(self, titleForFooterInSection: section), section, false, y, side, width, self)
    }
    if let footer = tableFooterView {
      footer.frame = CGRect(x: 0, y: y, width: bounds.width, height: footer.frame.height)
      y += footer.frame.height
    }
    plan.height = y
    self.plan = plan
    contentSize = CGSize(width: bounds.width, height: y)
    showLines()
  }

  private func estimate(_ path: IndexPath) -> CGFloat {
    let height = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height >= 0 {
      heights[path] = height
      return height
    }
    let guess = rowDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return guess > 0 ? guess : 44
  }

  /// Places the rows that are seen; true when one has another height than was planned.
  private func placeSeenRows() -> Bool {
    let seen = CGRect(x: 0, y: bounds.minY, width: bounds.width, height: bounds.height)
    let rows = plan.rows.filter { $0.frame.overlaps(seen) }
    let paths = Set(rows.map(\.path))
    for (path, cell) in cells where !paths.contains(path) {
      retire(cell)
      cells[path] = nil
      rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    for row in rows {
      let cell = cells[row.path] ?? makeCell(row)
      guard let cell else { continue }
      if heights[row.path] == nil {
        let height = cell.sizeThatFits(CGSize(width: row.frame.width, height: 0)).height
        heights[row.path] = height
        if abs(height - row.frame.height) > 0.01 { return true }
      }
      decorate(cell, row)
      cell.frame = row.frame
    }
    return false
  }

  private func makeCell(_ row: TablePlan.Row) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: row.path)
    cells[row.path] = cell
    cell.frame = row.frame
    cell.setSelected(chosen.contains(row.path), animated: false)
    addSubview(cell)
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: row.path)
    return cell
  }

  private func decorate(_ cell: UITableViewCell, _ row: TablePlan.Row) {
    cell.groundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    cell.separator.isHidden = separatorStyle == .none || style != .plain && row.isLast
    cell.separator.backgroundColor = separatorColor
    cell.separatorInset = separatorInset
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.maskedCorners = corners
    cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
    cell.layer.cornerCurve = .continuous
    cell.clipsToBounds = true
  }

  private func showLines() {
    for view in decorations { view.removeFromSuperview() }
    decorations = plan.lines.map { line in
      let own =
        line.isHeader
        ? rowDelegate?.tableView(self, viewForHeaderInSection: line.section)
        : rowDelegate?.tableView(self, viewForFooterInSection: line.section)
      let view: UIView
      if let own {
        view = own
      } else {
        var content: UIListContentConfiguration = style == .plain && line.isHeader ? .plainHeader() : .groupedHeader()
        content.text = style == .plain ? line.text : line.isHeader ? line.text.uppercased() : line.text
        view = UIListContentView(configuration: content)
      }
      view.frame = line.frame
      addSubview(view)
      return view
    }
  }
}

extension TablePlan {
  /// Adds a header or footer and returns where it ends. Grouped tables leave 35 points above the first group and 17.5 above
  /// and below the others [M].
  @MainActor mutating func addLine(
    _ text: String?, _ section: Int, _ isHeader: Bool, _ y: CGFloat, _ x: CGFloat, _ width: CGFloat,
    _ table: UITableView
  ) -> CGFloat {
    let delegate = table.delegate as? any UITableViewDelegate
    let own =
      isHeader
      ? delegate?.tableView(table, viewForHeaderInSection: section)
      : delegate?.tableView(table, viewForFooterInSection: section)
    let wish =
      isHeader
      ? delegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
      : delegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
    let isPlain = table.style == .plain
    let gap: CGFloat = isPlain ? 0 : isHeader ? (section == 0 ? 35 : 17.5) : 17.5
    guard text?.isEmpty == false || own != nil else { return y + (wish >= 0 ? wish : gap) }
    let height = wish >= 0 ? wish : isPlain ? 28 : isHeader ? 38 : 30
    let top = isHeader && !isPlain && wish < 0 ? (section == 0 ? 16 : 12) : 0
    let place = CGRect(x: x, y: y + CGFloat(top), width: width, height: height)
    lines.append(Line(section: section, isHeader: isHeader, text: text ?? "", frame: place))
    return place.maxY
  }
}
