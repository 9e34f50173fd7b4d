import Testing
import UIKit

@MainActor @Suite("What a controller has beside its life")
struct ControllerDetailTests {
  @Test("the edit button begins and ends editing, and says which comes next")
  func editButton() {
    let controller = UIViewController()
    let button = controller.editButtonItem

    #expect(button.title == "Edit")
    controller.setEditing(true, animated: false)
    #expect(button.title == "Done")
    #expect(button.style == .done)
    controller.isEditing = false
    #expect(button.title == "Edit")
    #expect(controller.editButtonItem === button)
  }

  @Test("a child takes the traits that its parent gives it, until they are taken back")
  func childTraits() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)

    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
  }

  @Test("the guides from before the safe area follow it")
  func layoutSupport() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    window.rootViewController = controller
    window.isHidden = false
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(line)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      line.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      line.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])

    window.layoutIfNeeded()

    #expect(line.frame == controller.view.safeAreaLayoutGuide.layoutFrame)
    #expect(controller.topLayoutGuide.length == controller.view.safeAreaInsets.top)
    #expect(controller.bottomLayoutGuide.length == controller.view.safeAreaInsets.bottom)
  }

  @Test("a segue runs its block, or shows its destination")
  func segue() {
    let (source, destination) = (UIViewController(), UIViewController())
    var runs = 0

    UIStoryboardSegue(identifier: "one", source: source, destination: destination) { runs += 1 }.perform()
    let navigation = UINavigationController(rootViewController: source)
    UIStoryboardSegue(identifier: nil, source: source, destination: destination).perform()

    #expect(runs == 1)
    #expect(navigation.topViewController === destination)
  }

  @Test("keys are those that were added")
  func keys() {
    let controller = UIViewController()
    let command = UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(("save")))

    #expect(controller.keyCommands == nil)
    controller.addKeyCommand(command)
    #expect(controller.keyCommands?.first === command)
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
  }
}
