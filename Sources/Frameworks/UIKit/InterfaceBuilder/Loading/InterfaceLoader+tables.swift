import CoreGraphics
import IOSFoundation
internal import InterfaceDocument

extension InterfaceLoader {
  /// Takes the rows that a table makes its own of.
  func takePrototypes(_ elements: [DocumentElement], of table: UITableView) {
    for element in elements {
      if purpose == .canvas {
        // The editor shows them in the table, where the document says.
        if let cell = makeView(element) { table.addSubview(cell) }
        continue
      }
      guard let identifier = element["reuseIdentifier"] else { continue }
      let (document, name, bundle, storyboard) = (document, name, bundle, storyboard)
      let controller = controller
      table.prototypes[identifier] = { [weak storyboard, weak controller] in
        let loader = InterfaceLoader(document, name: name, bundle: bundle)
        loader.storyboard = storyboard
        (loader.controller, loader.controllerID) = (controller, controller?.interface?.element.id)
        let cell = loader.makeView(element) as? UITableViewCell
        loader.finish()
        return cell
      }
    }
  }

  /// Takes the rows of a table whose rows do not change.
  func takeSections(_ elements: [DocumentElement], of table: UITableView) {
    guard !elements.isEmpty else { return }
    let sections = elements.map { section in
      FixedRows.Section(
        header: section["headerTitle"].map { localized(section.id, "headerTitle", $0) },
        footer: section["footerTitle"].map { localized(section.id, "footerTitle", $0) },
        rows: section.members("cells").compactMap { element in
          (makeView(element) as? UITableViewCell).map { ($0, element["rowHeight"].flatMap(Double.init)) }
        })
    }
    if purpose == .canvas {
      for row in sections.flatMap(\.rows) { table.addSubview(row.cell) }
      return
    }
    let rows = FixedRows(sections)
    table.fixedRows = rows
    table.dataSource = rows
  }
}

/// The rows that a document gives a table.
@MainActor final class FixedRows: NSObject, UITableViewDataSource {
  struct Section {
    var header: String?
    var footer: String?
    var rows: [(cell: UITableViewCell, height: Double?)]
  }

  private let sections: [Section]

  init(_ sections: [Section]) {
    self.sections = sections
    super.init()
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].rows.indices.contains(indexPath.row)
    else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    return sections[indexPath.section].rows[indexPath.row].cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].header : nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }
}
