import CoreGraphics
@_spi(Runtime) import IOSFoundation
internal import InterfaceDocument

/// What a storyboard's controller keeps of its scene: where its view comes from, the scene's objects, its segues.
@MainActor final class ControllerInterface {
  let loader: InterfaceLoader
  let element: DocumentElement
  let storyboard: UIStoryboard?
  /// The objects beside the controller, which nobody else keeps.
  var companions: [AnyObject] = []
  private(set) var segues: [SegueTemplate] = []

  init(_ element: DocumentElement, _ loader: InterfaceLoader) {
    (self.element, self.loader) = (element, loader)
    storyboard = loader.storyboard
  }

  /// Makes the controller's view; false when the scene has none.
  func loadView(of controller: UIViewController) -> Bool {
    guard let view = element.first(key: "view"), view.name != "nil" else { return false }
    loader.controller = controller
    guard let made = loader.makeView(view) else { return false }
    controller.setRootView(made)
    loader.finish()
    // What was made belongs to the controller's view from here on.
    loader.forgetObjects()
    return true
  }

  func add(_ segue: SegueTemplate) { segues.append(segue) }

  func segue(_ identifier: String) -> SegueTemplate? { segues.first { $0.identifier == identifier } }
}

extension UIViewController {
  /// Takes what an element says of the controller. Its view waits until it is asked for.
  func decodeInterface(_ reader: ElementReader, _ loader: InterfaceLoader) {
    loader.controller = self
    interface = ControllerInterface(reader.element, loader)
    _ = (reader.child("view"), reader.first("layoutGuides"), reader.bool("wantsFullScreenLayout"))
    if let title = loader.text(reader, "title") { self.title = title }
    if let flag = reader.bool("hidesBottomBarWhenPushed") { hidesBottomBarWhenPushed = flag }
    if let flag = reader.bool("definesPresentationContext") { definesPresentationContext = flag }
    if let flag = reader.bool("modalInPresentation") { isModalInPresentation = flag }
    if let flag = reader.bool("extendedLayoutIncludesOpaqueBars") { extendedLayoutIncludesOpaqueBars = flag }
    _ = (reader.bool("automaticallyAdjustsScrollViewInsets"), reader.bool("providesPresentationContextTransitionStyle"))
    _ = (reader.bool("clearsSelectionOnViewWillAppear"), reader.bool("navigationBarHidden"))
    if let style = reader.word("modalPresentationStyle", Self.presentations) { modalPresentationStyle = style }
    if let style = reader.word(
      "modalTransitionStyle",
      ["flipHorizontal": UIModalTransitionStyle.flipHorizontal, "crossDissolve": .crossDissolve])
    {
      modalTransitionStyle = style
    }
    if let edges = reader.first("extendedEdge") {
      var value: UIRectEdge = []
      for (name, edge) in [("top", UIRectEdge.top), ("left", .left), ("bottom", .bottom), ("right", .right)]
      where edges[name] == "YES" {
        value.insert(edge)
      }
      edgesForExtendedLayout = value
    }
    _ = reader.child("edgesForExtendedLayout")
    if let size = reader.size("contentSizeForViewInPopover") ?? reader.size("preferredContentSize"), size != .zero {
      preferredContentSize = size
    }
    if let element = reader.child("navigationItem") {
      loader.register(navigationItem, element)
      navigationItem.decodeItem(ElementReader(element, loader.traits), loader)
    }
    _ = (reader.child("tabBarItem"), reader.child("toolbarItems"), reader.child("keyCommands"))
    if let navigation = self as? UINavigationController {
      if let element = reader.child("navigationBar") { loader.fillPart(navigation.navigationBar, from: element) }
      _ = (reader.child("toolbar"), reader.child("viewControllers"))
      if reader.bool("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
    }
  }

  private static let presentations: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
    "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover, "automatic": .automatic,
  ]
}

extension UINavigationItem {
  func decodeItem(_ reader: ElementReader, _ loader: InterfaceLoader) {
    if let title = loader.text(reader, "title") { self.title = title }
    if let text = loader.text(reader, "prompt") { prompt = text }
    if let text = loader.text(reader, "backButtonTitle") { backButtonTitle = text }
    largeTitleDisplayMode =
      reader.word("largeTitleDisplayMode", ["always": .always, "never": .never]) ?? .automatic
    if let element = reader.child("titleView") { titleView = loader.makeView(element) }
    if let element = reader.child("leftBarButtonItem") { leftBarButtonItems = [loader.makeBarItem(element)] }
    if let element = reader.child("rightBarButtonItem") { rightBarButtonItems = [loader.makeBarItem(element)] }
    if let element = reader.child("backBarButtonItem") { backBarButtonItem = loader.makeBarItem(element) }
    if let list = reader.child("leftBarButtonItems") {
      leftBarButtonItems = list.children.map { loader.makeBarItem($0) }
    }
    if let list = reader.child("rightBarButtonItems") {
      rightBarButtonItems = list.children.map { loader.makeBarItem($0) }
    }
    _ = (reader.first("barButtonItems"), reader.first("nil"))
    loader.reportUnread(reader)
  }
}

extension InterfaceLoader {
  /// Makes a button of a bar.
  func makeBarItem(_ element: DocumentElement) -> UIBarButtonItem {
    let reader = ElementReader(element, traits)
    let item: UIBarButtonItem
    if let system = reader.word("systemItem", Self.systemItems) {
      item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    } else {
      item = UIBarButtonItem()
    }
    register(item, element)
    if let title = text(reader, "title") { item.title = title }
    if let image = image(reader, "image") { item.image = image }
    if let width = reader.number("width") { item.width = width }
    if let flag = reader.bool("enabled") { item.isEnabled = flag }
    if let tag = reader.int("tag") { item.tag = tag }
    if reader.string("style") == "done" { item.style = .done }
    if let color = reader.child("tintColor") { item.tintColor = self.color(color) }
    if let view = reader.child("customView") ?? reader.first("view") ?? reader.first("button") {
      item.customView = makeView(view)
    }
    reportUnread(reader)
    return item
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close,
  ]
}
