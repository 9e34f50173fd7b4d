import Testing
import UIKit

@MainActor @Suite("A view controller's life")
struct LifeCycleTests {
  private final class Noting: UIViewController {
    var notes: [String] = []
    var name = ""
    static var all: [String] = []
    private func note(_ text: String) {
      notes.append(text)
      Noting.all.append("\(name) \(text)")
    }
    override func loadView() {
      super.loadView()
      note("loadView")
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      note("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("viewWillAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      note("viewIsAppearing")
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      note("viewWillLayoutSubviews")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      note("viewDidLayoutSubviews")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("viewDidDisappear")
    }
    override func willMove(toParent parent: UIViewController?) { note("willMove \(parent != nil)") }
    override func didMove(toParent parent: UIViewController?) { note("didMove \(parent != nil)") }
  }

  private func window() -> UIWindow { UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600)) }

  @Test("follows UIKit's order on its way to the screen")
  func appearing() {
    let (window, controller) = (window(), Noting())
    window.rootViewController = controller
    #expect(controller.notes.isEmpty)

    window.makeKeyAndVisible()

    #expect(
      controller.notes == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ])
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.backgroundColor == nil)
  }

  @Test("the view is loaded once, when it is first asked for")
  func lazyView() {
    let controller = Noting()

    #expect(!controller.isViewLoaded)
    _ = controller.view
    _ = controller.view

    #expect(controller.notes == ["loadView", "viewDidLoad"])
  }

  @Test("a child hears of its parent and of appearing")
  func containment() {
    let (window, parent, child) = (window(), Noting(), Noting())
    window.rootViewController = parent
    window.makeKeyAndVisible()

    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)

    #expect(child.parent === parent)
    #expect(child.notes.prefix(3) == ["willMove true", "loadView", "viewDidLoad"])
    #expect(child.notes.contains("viewWillAppear"))
    #expect(child.notes.last == "didMove true")
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.notes.suffix(4) == ["willMove false", "viewWillDisappear", "viewDidDisappear", "didMove false"])
  }

  @Test("a push tells the old controller first, and a pop the other way round")
  func navigation() {
    let (window, root, detail) = (window(), Noting(), Noting())
    (root.name, detail.name) = ("root", "detail")
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Noting.all = []

    navigation.pushViewController(detail, animated: false)

    let order = Noting.all.filter { $0.contains("ppear") && !$0.contains("IsAppearing") }
    #expect(
      order == ["root viewWillDisappear", "detail viewWillAppear", "root viewDidDisappear", "detail viewDidAppear"])
    #expect(detail.navigationController === navigation)
    #expect(navigation.topViewController === detail)
    Noting.all = []
    #expect(navigation.popViewController(animated: false) === detail)
    #expect(Noting.all.contains("root viewDidAppear"))
    #expect(Noting.all.last == "detail didMove false")
    #expect(detail.parent == nil)
  }

  @Test("a full screen presentation covers, a sheet does not")
  func presenting() {
    let (window, root) = (window(), Noting())
    window.rootViewController = root
    window.makeKeyAndVisible()
    let (sheet, cover) = (Noting(), Noting())
    cover.modalPresentationStyle = .fullScreen
    root.notes = []

    root.present(sheet, animated: false)
    #expect(root.notes.isEmpty)
    #expect(root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === root)
    sheet.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
    root.present(cover, animated: false)

    #expect(root.notes == ["viewWillDisappear", "viewDidDisappear"])
    #expect(cover.view.frame == window.bounds)
  }

  @Test("a preferred size reaches the parent")
  func preferredSize() {
    final class Parent: UIViewController {
      var size: CGSize?
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        size = container.preferredContentSize
      }
    }
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)

    child.preferredContentSize = CGSize(width: 0, height: 240)

    #expect(parent.size == CGSize(width: 0, height: 240))
  }

  @Test("the responder chain leads from the view over its controller to the window and the app")
  func chain() {
    let (window, controller) = (window(), UIViewController())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = UIView()
    controller.view.addSubview(view)

    #expect(view.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
    #expect(window.next === UIApplication.shared)
  }
}
