import CoreGraphics
@_spi(Runtime) import IOSFoundation
import QuartzCore

/// Properties of UIKit's own classes that documents set by name.
@MainActor enum BuiltInKeys {
  /// Sets a property; false when this class has none of that name.
  static func set(_ value: Any, of path: String, in object: AnyObject) -> Bool {
    if let view = object as? UIView, setView(value, path, view) { return true }
    if let controller = object as? UIViewController, setController(value, path, controller) { return true }
    switch (object, path) {
    case (let recognizer as UIGestureRecognizer, "delegate"):
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case (let item as UINavigationItem, "titleView"): item.titleView = value as? UIView
    case (let item as UINavigationItem, "leftBarButtonItem"): item.leftBarButtonItem = value as? UIBarButtonItem
    case (let item as UINavigationItem, "rightBarButtonItem"): item.rightBarButtonItem = value as? UIBarButtonItem
    case (let item as UINavigationItem, "backBarButtonItem"): item.backBarButtonItem = value as? UIBarButtonItem
    case (let constraint as NSLayoutConstraint, "constant"):
      guard let number = PropertyTable.cast(value, to: Double.self) else { return false }
      constraint.constant = CGFloat(number)
    case (let constraint as NSLayoutConstraint, "identifier"): constraint.identifier = value as? String
    default: return false
    }
    return true
  }

  private static func setController(_ value: Any, _ path: String, _ controller: UIViewController) -> Bool {
    switch path {
    case "view":
      guard let view = value as? UIView else { return false }
      controller.view = view
    case "title": controller.title = value as? String
    case "delegate":
      guard let navigation = controller as? UINavigationController else { return false }
      navigation.delegate = value as? any UINavigationControllerDelegate
    default: return false
    }
    return true
  }

  private static func setView(_ value: Any, _ path: String, _ view: UIView) -> Bool {
    if path.hasPrefix("layer.") { return setLayer(value, String(path.dropFirst(6)), view.layer) }
    func number(_ set: (CGFloat) -> Void) -> Bool {
      guard let number = PropertyTable.cast(value, to: Double.self) else { return false }
      set(CGFloat(number))
      return true
    }
    func flag(_ set: (Bool) -> Void) -> Bool {
      guard let flag = PropertyTable.cast(value, to: Bool.self) else { return false }
      set(flag)
      return true
    }
    switch (view, path) {
    case (let table as UITableView, "dataSource"): table.dataSource = value as? any UITableViewDataSource
    case (let scroll as UIScrollView, "delegate"): scroll.delegate = value as? any UIScrollViewDelegate
    case (let table as UITableView, "tableHeaderView"): table.tableHeaderView = value as? UIView
    case (let table as UITableView, "tableFooterView"): table.tableFooterView = value as? UIView
    case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = value as? UIView
    case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = value as? UIView
    case (let cell as UITableViewCell, "selectedBackgroundView"): cell.selectedBackgroundView = value as? UIView
    case (let label as UILabel, "text"): label.text = value as? String
    case (let label as UILabel, "textColor"): label.textColor = value as? UIColor
    case (_, "tag"): return number { view.tag = Int($0) }
    case (_, "alpha"): return number { view.alpha = $0 }
    case (_, "hidden"): return flag { view.isHidden = $0 }
    case (_, "clipsToBounds"): return flag { view.clipsToBounds = $0 }
    case (_, "backgroundColor"): view.backgroundColor = value as? UIColor
    case (_, "tintColor"): view.tintColor = value as? UIColor
    case (_, "accessibilityIdentifier"): view.accessibilityIdentifier = value as? String
    case (_, "accessibilityLabel"): view.accessibilityLabel = value as? String
    default: return false
    }
    return true
  }

  private static func setLayer(_ value: Any, _ key: String, _ layer: CALayer) -> Bool {
    if let color = value as? UIColor {
      // Layers hold plain colours; a UIColor here draws nothing on iOS, but its intent is clear [M].
      switch key {
      case "borderColor", "borderUIColor": layer.borderColor = color.cgColor
      case "shadowColor": layer.shadowColor = color.cgColor
      case "backgroundColor": layer.backgroundColor = color.cgColor
      default: return false
      }
      return true
    }
    if key == "shadowOffset", let size = value as? CGSize {
      layer.shadowOffset = size
      return true
    }
    guard let number = PropertyTable.cast(value, to: Double.self) else { return false }
    switch key {
    case "cornerRadius": layer.cornerRadius = CGFloat(number)
    case "borderWidth": layer.borderWidth = CGFloat(number)
    case "masksToBounds": layer.masksToBounds = number != 0
    case "shadowRadius": layer.shadowRadius = CGFloat(number)
    case "shadowOpacity": layer.shadowOpacity = Float(number)
    case "opacity": layer.opacity = Float(number)
    case "zPosition": layer.zPosition = CGFloat(number)
    default: return false
    }
    return true
  }
}
