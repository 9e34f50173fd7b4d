import CoreGraphics
import IOSFoundation
internal import InterfaceDocument

extension UITableView {
  func decodeTable(_ reader: ElementReader, _ loader: InterfaceLoader) {
    _ = (reader.string("style"), reader.string("dataMode"), reader.bool("contentViewInsetsToSafeArea"))
    if let value = reader.number("rowHeight"), value > 0 { rowHeight = value }
    if let value = reader.number("estimatedRowHeight") { estimatedRowHeight = value }
    if let value = reader.number("sectionHeaderHeight"), value > 0 { sectionHeaderHeight = value }
    if let value = reader.number("sectionFooterHeight"), value > 0 { sectionFooterHeight = value }
    if let value = reader.number("estimatedSectionHeaderHeight") { estimatedSectionHeaderHeight = value }
    if let value = reader.number("estimatedSectionFooterHeight") { estimatedSectionFooterHeight = value }
    separatorStyle = reader.string("separatorStyle") == "none" ? .none : .singleLine
    if let element = reader.child("separatorColor") { separatorColor = loader.color(element) }
    if let insets = reader.insets("separatorInset") { separatorInset = insets }
    _ = reader.string("separatorInsetReference")
    if let flag = reader.bool("allowsSelection") { allowsSelection = flag }
    if let flag = reader.bool("allowsMultipleSelection") { allowsMultipleSelection = flag }
    _ = (reader.bool("allowsSelectionDuringEditing"), reader.bool("allowsMultipleSelectionDuringEditing"))
    _ = (reader.child("sectionIndexColor"), reader.child("sectionIndexBackgroundColor"))
    if let element = reader.child("tableHeaderView") { tableHeaderView = loader.makeView(element) }
    if let element = reader.child("tableFooterView") { tableFooterView = loader.makeView(element) }
    if let element = reader.child("backgroundView") { backgroundView = loader.makeView(element) }
    loader.takePrototypes(reader.members("prototypes"), of: self)
    loader.takeSections(reader.members("sections"), of: self)
  }

  /// The style that an element asks for.
  static func style(of coder: NSCoder) -> Style {
    switch coder.interface?.element["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }
}

extension UITableViewCell {
  func decodeCell(_ reader: ElementReader, _ loader: InterfaceLoader) {
    _ = (reader.string("style"), reader.number("rowHeight"), reader.bool("hidesAccessoryWhenEditing"))
    _ = (reader.bool("shouldIndentWhileEditing"), reader.string("editingAccessoryType"))
    reuseIdentifier = reader.string("reuseIdentifier")
    selectionStyle =
      reader.word("selectionStyle", ["none": .none, "blue": .blue, "gray": .gray, "default": .default]) ?? .default
    accessoryType =
      reader.word(
        "accessoryType",
        [
          "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
          "checkmark": .checkmark, "detailButton": .detailButton,
        ]) ?? .none
    if let value = reader.int("indentationLevel") { indentationLevel = value }
    if let value = reader.number("indentationWidth") { indentationWidth = value }
    if let insets = reader.insets("separatorInset") { separatorInset = insets }
    if let element = reader.child("contentView") {
      loader.fillPart(contentView, from: element)
      takeOldParts(reader, element, loader)
    }
    if let element = reader.child("accessoryView") { accessoryView = loader.makeView(element) }
    if let element = reader.child("backgroundView") { backgroundView = loader.makeView(element) }
    if let element = reader.child("selectedBackgroundView") { selectedBackgroundView = loader.makeView(element) }
  }

  /// A cell of old names the labels and the picture that are its own among those in its content view.
  private func takeOldParts(_ reader: ElementReader, _ content: DocumentElement, _ loader: InterfaceLoader) {
    for name in ["textLabel", "detailTextLabel", "imageView"] {
      guard let id = reader.string(name), let view = loader.object(id) as? UIView else { continue }
      useOldPart(view, as: name)
    }
  }

  /// The style that an element asks for.
  static func style(of coder: NSCoder) -> CellStyle {
    switch coder.interface?.element["style"] {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }
}
