import CoreGraphics
@_spi(Runtime) import IOSFoundation

/// An object that can answer events, and passes on those that it does not answer to `next`.
@preconcurrency @MainActor open class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring {
  /// Makes a responder.
  public override init() { super.init() }

  /// The responder that gets what this one does not answer.
  open var next: UIResponder? { nil }

  // MARK: Nibs

  /// The object was loaded from a storyboard or nib, and its outlets are set.
  open func awakeFromNib() {}
  /// The object is shown in Interface Builder, which never happens here.
  open func prepareForInterfaceBuilder() {}

  // MARK: First responder

  /// True when the object may become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Makes the object its window's first responder; false when that could not be done.
  @discardableResult open func becomeFirstResponder() -> Bool { takeFirstResponder() }
  /// True when the object may stop being the first responder.
  open var canResignFirstResponder: Bool { true }
  /// Stops being the first responder; false when that could not be done.
  @discardableResult open func resignFirstResponder() -> Bool { giveUpFirstResponder() }
  /// True when the object is its window's first responder.
  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// The view in place of the keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of the view in place of the keyboard.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of the view above the keyboard.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// Tells that `inputView` or `inputAccessoryView` were changed.
  open func reloadInputViews() {}

  // MARK: Events

  /// Fingers touched the screen.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Fingers left the screen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// The system took the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Values that were estimated are known better now; a touch here has none.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Buttons were pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Presses became harder or lighter.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Buttons were let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// The system took the presses away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// A device's motion began.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// A device's motion ended.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  /// The system took the motion away.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// A command of a headset or of the lock screen.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Actions

  /// True when the object can do `action`.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    // Every responder has the edit actions here, so that classes can override them; on a phone it has none of them.
    BuiltInMembers.isEdit(action)
      ? MessageTable.responds(self, to: action, below: UIResponder.self) : MessageTable.responds(self, to: action)
  }
  /// The first responder along the chain that can do `action`.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Brings a command's title and state up to date before it is shown.
  open func validate(_ command: UICommand) {}
  /// The commands that the object has keys for.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The ways to edit with three fingers.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// A name by which the keyboard's language is remembered.
  open var textInputContextIdentifier: String? { nil }
  /// Forgets the keyboard's language of a name; there is nothing to forget.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}

  // MARK: Activities

  /// What the user does, for going on with it later.
  open var userActivity: NSUserActivity?
  /// Brings the facts of an activity up to date.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Goes on with an activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: UIResponderStandardEditActions

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
}

/// The responder that gets what is not meant for a place on the screen.
@MainActor enum FirstResponder {
  static weak var current: UIResponder?
}

extension UIResponder {
  func takeFirstResponder() -> Bool {
    if FirstResponder.current === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = FirstResponder.current {
      // The keyboard stays while one text gives way to another.
      Keyboard.isMoving = true
      defer { Keyboard.isMoving = false }
      guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
    }
    FirstResponder.current = self
    Keyboard.focusDidChange()
    return true
  }

  func giveUpFirstResponder() -> Bool {
    guard FirstResponder.current === self else { return true }
    guard canResignFirstResponder else { return false }
    FirstResponder.current = nil
    Keyboard.focusDidChange()
    return true
  }
}

extension UIView {
  /// Ends editing where the first responder is this view or one in it.
  /// - Parameter force: true does so even when the first responder does not want to.
  /// - Returns: true when nothing in the view is the first responder any more.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let current = FirstResponder.current as? UIView, current.isDescendant(of: self) else { return true }
    if current.resignFirstResponder() { return true }
    guard force else { return false }
    FirstResponder.current = nil
    Keyboard.focusDidChange()
    return true
  }
}
