import CoreGraphics
import IOSFoundation

/// What the phone's keyboard does to the first responder.
@MainActor enum Keyboard {
  /// The text that the keyboard is shown for; a text that is gone needs none.
  private static weak var client: UIResponder?
  static var isShown: Bool { client != nil }
  /// The first responder is giving way to another.
  static var isMoving = false

  /// The height over the bottom of the screen, in points: 291 with the bar of words 45 more, and 34 less where there is a
  /// home button [M].
  static var height: CGFloat { UIScreen.main.safeAreaInsets.bottom > 0 ? 336 : 260 }

  /// The height of what is shown for the first responder: the keyboard, or a view of its own.
  static var shownHeight: CGFloat { FirstResponder.current?.inputView?.frame.height ?? height }

  /// Called whenever the first responder was changed.
  static func focusDidChange() {
    guard !isMoving else { return }
    let wasShown = isShown
    client = FirstResponder.current as? (UIResponder & UIKeyInput)
    guard isShown != wasShown else { return }
    UIKeyboardLayoutGuide.keyboardDidChange()
    post(will: true)
    UIRuntime.onKeyboard?(isShown)
    post(will: false)
  }

  private static func post(will: Bool) {
    let screen = UIScreen.main.bounds
    let height = shownHeight
    let up = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    let down = CGRect(x: 0, y: screen.height, width: screen.width, height: height)
    let facts: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: isShown ? down : up,
      UIResponder.keyboardFrameEndUserInfoKey: isShown ? up : down,
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    let names =
      will
      ? [
        isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
      ]
      : [
        isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardDidChangeFrameNotification,
      ]
    for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: facts) }
  }
}

/// A text that asks before keys change it.
@MainActor protocol KeyboardClient: UIKeyInput {
  /// A key was pressed: the text asks whether it may change, and changes.
  func type(_ text: String)
  /// The key that deletes was pressed.
  func typeDelete()
  /// The key that ends a line was pressed.
  func typeReturn()
}

extension UIRuntime {
  /// Called when a keyboard is needed, and when it is not any more.
  public static var onKeyboard: (@MainActor (Bool) -> Void)?
  /// True while the first responder takes text.
  public static var needsKeyboard: Bool { FirstResponder.current is any UIKeyInput }

  /// Presses keys, one character after the other; a line separator is the key that ends a line.
  /// - Returns: false when nothing takes text.
  @discardableResult public static func insertText(_ text: String) -> Bool {
    guard needsKeyboard else { return false }
    for character in text {
      // A delegate may move on to another field after any key.
      guard let client = FirstResponder.current as? any UIKeyInput else { return false }
      if let field = client as? any KeyboardClient {
        character.isNewline ? field.typeReturn() : field.type(String(character))
      } else {
        client.insertText(String(character))
      }
    }
    return true
  }

  /// Presses the key that deletes.
  /// - Returns: false when nothing takes text.
  @discardableResult public static func deleteBackward() -> Bool {
    guard let client = FirstResponder.current as? any UIKeyInput else { return false }
    if let field = client as? any KeyboardClient { field.typeDelete() } else { client.deleteBackward() }
    return true
  }
}

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
