import CoreGraphics
@_spi(Runtime) import IOSFoundation
@_spi(Runtime) import QuartzCore

/// Members of UIKit's own classes that users' code names by selectors and keys.
@MainActor enum BuiltInMembers {
  /// Registers them, once.
  static let register: Void = {
    responders()
    views()
    scrollViews()
    controllers()
    texts()
  }()

  private static func responders() {
    let table = ObjectTable(UIResponder.self)
    table.method("resignFirstResponder()") { object, _ in .value(object.resignFirstResponder()) }
    table.method("becomeFirstResponder()") { object, _ in .value(object.becomeFirstResponder()) }
    table.method("reloadInputViews()") { object, _ in done(object.reloadInputViews()) }
    for (name, call) in edits {
      table.method(name) { object, arguments in done(call(object)(arguments.values.first ?? nil)) }
    }
  }

  private static let edits: [(String, @MainActor @Sendable (UIResponder) -> (Any?) -> Void)] = [
    ("cut(_:)", UIResponder.cut), ("copy(_:)", UIResponder.copy), ("paste(_:)", UIResponder.paste),
    ("select(_:)", UIResponder.select), ("selectAll(_:)", UIResponder.selectAll), ("delete(_:)", UIResponder.delete),
  ]

  /// Whether a selector is one of the standard edit actions.
  static func isEdit(_ action: Selector) -> Bool {
    edits.contains { $0.0.replacing("(_:)", with: ":") == action.description }
  }

  private static func views() {
    let table = ObjectTable(UIView.self)
    table.method("endEditing(_:)") { object, arguments in .value(object.endEditing(arguments.take(0) ?? true)) }
    table.method("removeFromSuperview()") { object, _ in done(object.removeFromSuperview()) }
    table.method("setNeedsLayout()") { object, _ in done(object.setNeedsLayout()) }
    table.method("layoutIfNeeded()") { object, _ in done(object.layoutIfNeeded()) }
    table.method("layoutSubviews()") { object, _ in done(object.layoutSubviews()) }
    table.method("setNeedsDisplay()") { object, _ in done(object.setNeedsDisplay()) }
    table.method("setNeedsUpdateConstraints()") { object, _ in done(object.setNeedsUpdateConstraints()) }
    table.property("frame", get: { $0.frame }, set: { _store($1, &$0.frame) }, isDynamic: true)
    table.property("bounds", get: { $0.bounds }, set: { _store($1, &$0.bounds) }, isDynamic: true)
    table.property("center", get: { $0.center }, set: { _store($1, &$0.center) })
    table.property("alpha", get: { $0.alpha }, set: { _store($1, &$0.alpha) })
    table.property("tag", get: { $0.tag }, set: { _store($1, &$0.tag) })
    table.property("backgroundColor", get: { $0.backgroundColor }, set: { _store($1, &$0.backgroundColor) })
    for name in ["hidden", "isHidden"] {
      table.property(name, get: { $0.isHidden }, set: { _store($1, &$0.isHidden) }, isDynamic: true)
    }
    table.property("layer", get: { $0.layer }, set: nil)
    table.property("superview", get: { $0.superview }, set: nil)
    let controls = ObjectTable(UIControl.self)
    for name in ["enabled", "isEnabled"] {
      controls.property(name, get: { $0.isEnabled }, set: { _store($1, &$0.isEnabled) })
    }
    for name in ["selected", "isSelected"] {
      controls.property(name, get: { $0.isSelected }, set: { _store($1, &$0.isSelected) })
    }
    let images = ObjectTable(UIImageView.self)
    images.property("image", get: { $0.image }, set: { _store($1, &$0.image) })
    images.method("startAnimating()") { object, _ in done(object.startAnimating()) }
    images.method("stopAnimating()") { object, _ in done(object.stopAnimating()) }
  }

  private static func scrollViews() {
    let table = ObjectTable(UIScrollView.self)
    table.property("contentSize", get: { $0.contentSize }, set: { _store($1, &$0.contentSize) }, isDynamic: true)
    table.property("contentOffset", get: { $0.contentOffset }, set: { _store($1, &$0.contentOffset) }, isDynamic: true)
    table.property("contentInset", get: { $0.contentInset }, set: { _store($1, &$0.contentInset) })
    ObjectTable(UITableView.self).method("reloadData()") { object, _ in done(object.reloadData()) }
  }

  private static func controllers() {
    let table = ObjectTable(UIViewController.self)
    table.method("dismiss(animated:completion:)", selector: "dismissViewControllerAnimated:completion:") {
      object, arguments in
      done(object.dismiss(animated: arguments.take(0) ?? true, completion: arguments.take(1) ?? nil))
    }
    table.property("title", get: { $0.title }, set: { _store($1, &$0.title) })
    table.property("view", get: { $0.view }, set: nil)
    let stacks = ObjectTable(UINavigationController.self)
    stacks.method("popViewController(animated:)", selector: "popViewControllerAnimated:") { object, arguments in
      .value(object.popViewController(animated: arguments.take(0) ?? true))
    }
    stacks.method("popToRootViewController(animated:)", selector: "popToRootViewControllerAnimated:") {
      object, arguments in
      .value(object.popToRootViewController(animated: arguments.take(0) ?? true))
    }
  }

  private static func texts() {
    let labels = ObjectTable(UILabel.self)
    labels.property("text", get: { $0.text }, set: { _store($1, &$0.text) })
    labels.property("textColor", get: { $0.textColor }, set: { _store($1, &$0.textColor) })
    ObjectTable(UITextField.self).property("text", get: { $0.text }, set: { _store($1, &$0.text) })
    ObjectTable(UITextView.self).property("text", get: { $0.text }, set: { _store($1, &$0.text) })
  }

  private static func done(_ value: Void) -> MessageTable.Reply { .value(nil) }
}

extension UIView {
  /// Tells those who observe the frame by name.
  func tellOfFrame(from old: CGRect) {
    KeyObserving.didChange(self, "frame", from: old)
    let size = bounds.size
    guard size != old.size else { return }
    KeyObserving.didChange(self, "bounds", from: CGRect(origin: bounds.origin, size: old.size))
  }

  /// Tells those who observe the bounds, or what follows from them, by name.
  func tellOfBounds(from old: CGRect) {
    KeyObserving.didChange(self, "bounds", from: old)
    if self is UIScrollView, old.origin != bounds.origin {
      KeyObserving.didChange(self, "contentOffset", from: old.origin)
    }
    guard bounds.size != old.size else { return }
    let middle = center
    let frame = CGRect(
      x: middle.x - old.width / 2, y: middle.y - old.height / 2, width: old.width, height: old.height)
    KeyObserving.didChange(self, "frame", from: frame)
  }
}
