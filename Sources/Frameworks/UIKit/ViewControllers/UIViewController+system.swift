import CoreGraphics
import IOSFoundation

extension UIViewController {
  /// Turns the screen to the way the phone is held; it stays upright.
  public class func attemptRotationToDeviceOrientation() {}

  /// How the phone is held.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }

  /// Adds a command with a key.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeys.append(keyCommand) }

  /// Removes a command with a key.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeys.removeAll { $0 === keyCommand } }

  func makeEditButton() -> UIBarButtonItem {
    UIBarButtonItem(
      primaryAction: UIAction(title: editTitle) { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
  }

  func editingDidChange() {
    editButton.title = editTitle
    editButton.style = isEditing ? .done : .plain
  }

  private var editTitle: String { isEditing ? "Done" : "Edit" }

  func takeTraits(_ collection: UITraitCollection?) {
    let values = collection?.values ?? TraitValues()
    guard values != traits.overrides else { return }
    traits.overrides = values
    viewIfLoaded?.traitsDidChange()
  }
}
