import Synchronization
import Testing
@_spi(Runtime) import UIKit

// The order of the delegate's methods is that of UITextFieldDelegate's documentation.
@MainActor @Suite("A text field", .serialized)
struct TextFieldTests {
  private final class Delegate: NSObject, UITextFieldDelegate {
    var notes: [String] = []
    var allows = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      notes.append("should begin")
      return allows
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { notes.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      notes.append("should end")
      return true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { notes.append("did end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      notes.append("change \(range.location),\(range.length) \(string)")
      return allows
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      notes.append("return")
      textField.resignFirstResponder()
      return true
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      notes.append("clear")
      return true
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  private let delegate = Delegate()
  private let finger: Finger

  init() {
    finger = Finger(window, TestClock())
    field.delegate = delegate
    window.addSubview(field)
  }

  @Test("is asked and told in order while it is edited")
  func order() {
    var events: [String] = []
    for (name, event) in [
      ("begin", UIControl.Event.editingDidBegin), ("changed", .editingChanged), ("end", .editingDidEnd),
      ("exit", .editingDidEndOnExit),
    ] {
      field.addAction(UIAction { _ in events.append(name) }, for: event)
    }

    finger.tap(50, 15)
    #expect(field.isEditing)
    UIRuntime.insertText("ab")
    UIRuntime.deleteBackward()
    UIRuntime.insertText("\n")

    #expect(field.text == "a")
    #expect(
      delegate.notes == [
        "should begin", "did begin", "change 0,0 a", "change 1,0 b", "change 1,1 ", "return", "should end", "did end",
      ])
    #expect(events == ["begin", "changed", "changed", "changed", "end", "exit"])
    #expect(!field.isEditing)
  }

  @Test("a delegate keeps keys out, and keeps the field from being edited")
  func refusal() {
    field.becomeFirstResponder()
    delegate.allows = false

    UIRuntime.insertText("x")
    #expect(field.text == "")
    field.resignFirstResponder()
    #expect(!field.becomeFirstResponder())
  }

  @Test("the app's own text is told to nobody; insertText and deleteBackward are told as edits")
  func programmatic() {
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.becomeFirstResponder()

    field.text = "héé👩‍👩‍👧"
    #expect(changes == 0)
    field.deleteBackward()
    #expect(field.text == "héé")
    field.insertText("日本")
    #expect(field.text == "héé日本")
    #expect(changes == 2)
  }

  @Test("ranges and places are those of the text")
  func ranges() throws {
    field.text = "Hello"
    field.becomeFirstResponder()
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: start, offset: 2))
    let range = try #require(field.textRange(from: start, to: end))

    #expect(field.text(in: range) == "el")
    field.selectedTextRange = range
    field.insertText("-")
    #expect(field.text == "H-lo")
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.caretRect(for: field.endOfDocument).minX > field.caretRect(for: start).minX)
    #expect(field.tokenizer.isPosition(field.endOfDocument, atBoundary: .word, inDirection: .storage(.forward)))
  }

  @Test("the button empties the field when the delegate allows it")
  func clearing() {
    field.borderStyle = .roundedRect
    field.clearButtonMode = .always
    field.text = "text"
    window.layoutIfNeeded()
    let place = field.clearButtonRect(forBounds: field.bounds)

    finger.tap(place.midX, place.midY)

    #expect(field.text == "")
    #expect(delegate.notes.contains("clear"))
  }

  @Test("secret text is shown as dots")
  func secret() {
    field.isSecureTextEntry = true
    field.text = "pass"
    #expect(UIRuntime.tree(of: field).text == "••••")
    #expect(field.text == "pass")
  }

  // 34 and 19.5 stand in Interface Builder documents of public projects at 2x.
  @Test("a rounded field is 34 high, and one without border a little higher than its line")
  func height() {
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == 34)
    let before = UIRuntime.environment
    defer { UIRuntime.configure(before) }
    var environment = before
    environment.scale = 2
    UIRuntime.configure(environment)
    let plain = UITextField()
    plain.font = .systemFont(ofSize: 15)
    #expect(plain.intrinsicContentSize.height == 19.5)
  }

  @Test("parts beside the text take room from it")
  func sides() {
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 7)
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: field.bounds).minX == 33.5)
    window.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
  }

  @Test("a keyboard comes and goes with the fields, not between them")
  func keyboard() {
    let notes = Mutex<[String]>([])
    let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        notes.withLock { $0.append(name.rawValue) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    let other = UITextField()
    window.addSubview(other)

    field.becomeFirstResponder()
    other.becomeFirstResponder()
    window.endEditing(true)

    #expect(notes.withLock { $0 } == names.map(\.rawValue))
  }
}
