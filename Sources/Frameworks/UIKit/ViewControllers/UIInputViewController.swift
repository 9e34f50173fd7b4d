import CoreGraphics
import IOSFoundation

/// A view in place of the keyboard, or above it.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// How the view looks.
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  /// How the view looks.
  public let inputViewStyle: Style
  /// True lets constraints decide the height.
  open var allowsSelfSizing = false

  /// Makes a view.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Makes a view of no size; archives hold no views here.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// The owner of a view in place of the keyboard, or above it.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  /// The controller's view, if it is one for input.
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { if let newValue { view = newValue } }
  }
  /// The language that is typed, such as `en-US`.
  open var primaryLanguage: String?
  /// True when the app has a dictation key of its own.
  open var hasDictationKey = false
  /// True when the user lets the keyboard use the network: never here.
  open var hasFullAccess: Bool { false }
  /// True when a key for the next keyboard is needed.
  open var needsInputModeSwitchKey: Bool { false }
  /// Takes the keyboard away.
  open func dismissKeyboard() { _ = FirstResponder.current?.resignFirstResponder() }
  /// Goes to the next keyboard; there is none.
  open func advanceToNextInputMode() {}
}
