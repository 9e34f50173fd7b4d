import UIKit
import UserNotifications
import UserNotificationsUI

private var context = 0

class NotificationViewController: UIViewController, UNNotificationContentExtension, PickerDelegate {
  @IBOutlet private weak var label: UILabel!
  @IBOutlet private(set) var buttons: [UIButton]!
  @IBOutlet weak var badge: UIView? { didSet { badgeWasSet += 1 } }
  @IBOutlet
  var tap: UITapGestureRecognizer!
  private var badgeWasSet = 0
  private var presses: [String] = []
  private var seen: [String] = []
  private var token: NSKeyValueObservation?
  private let picker = Picker()
  private lazy var made: UIButton = {
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(press), for: .touchUpInside)
    button.addTarget(self, action: #selector(pressed(by:with:)), for: [.touchUpInside, .touchUpOutside])
    return button
  }()
  private var link: CADisplayLink?

  private var wasAwake = false

  override func viewDidLoad() {
    super.viewDidLoad()
    check("an override in an extension", wasAwake)
    check("an outlet that is private and weak", label?.text == "From the storyboard")
    check("an outlet collection", buttons.map { $0.tag } == [1, 2])
    check("an outlet with an observer", badge != nil && badgeWasSet == 1)
    check("an outlet on its own line", tap != nil)
    check("IBInspectable", badge?.layer.cornerRadius == 8 && badge?.badgeTitle == "Inspected" && badge!.badgeIsRound)
  }

  @IBAction private func press(_ sender: UIButton) { presses.append("press \(sender.tag)") }
  @IBAction func handleTap(_ recognizer: UITapGestureRecognizer) { presses.append("tap") }
  @objc fileprivate func pressed(by sender: Any?, with event: UIEvent?) { presses.append("pressed") }
  @objc func pressed() {}

  func didReceive(_ notification: UNNotification) {
    buttons[1].sendActions(for: .touchUpInside)
    made.tag = 7
    made.sendActions(for: .touchUpInside)
    check("actions of storyboards and of code", presses == ["press 2", "press 7", "pressed"])
    selectors()
    optionalMembers()
    observing()
    keys()
    literals()
    MeterReader().read()
    later()
  }

  // MARK: Selectors

  private func selectors() {
    check("#selector by name", NSStringFromSelector(#selector(press)) == "press:")
    check("#selector with labels", #selector(pressed(by:with:)) == Selector("pressedBy:with:"))
    check("#selector among overloads", #selector(pressed as () -> Void) == Selector(("pressed")))
    check("#selector of a class", #selector(Picker.add(_:to:)).description == "add:to:")
    check("#selector of accessors", #selector(getter: Picker.count) == Selector("count"))
    check("#selector of setters", "\(#selector(setter: picker.count))" == "setCount:")
    check("#selector of a protocol", #selector(PickerDelegate.picker(_:shouldPick:at:)) == Selector("picker:shouldPick:at:"))
    check("@objc(name:)", #selector(PickerDelegate.pickerDidEnd(_:)) == Selector("pickerHasEnded:"))
    check("responds(to:)", picker.responds(to: #selector(Picker.open)) && !picker.responds(to: Selector("shut")))
    let sum = picker.perform(#selector(Picker.add(_:to:)), with: 4, with: "n")
    check("perform(_:with:with:)", sum?.takeUnretainedValue() as? String == "n4")
    picker.perform(#selector(setter: Picker.count), with: 9)
    check("perform of a setter", picker.count == 9)
    check("a class by name", NSClassFromString("NGBadgeView") != nil && NSClassFromString("Content.Picker") == Picker.self)
    let (numbers, texts) = (Box(1), TextBox("a"))
    for box in [numbers, texts] { box.perform(#selector(TextBox.call(_:)), with: 2) }
    check("classes with parameters", numbers.calls == 2 && texts.calls == 2)
    picker.note = "noted"
    check("associated objects", picker.note == "noted" && Picker().note == nil)
    check("members of enumerations", Kind(rawValue: 1) == .second)
  }

  // MARK: Optional members

  private func optionalMembers() {
    picker.delegate = self
    let answer = picker.open()
    check("optional members that are there", seen == ["a", "b3", "ended", "must"] && answer.hasPrefix("Title true"))
    check("optional members that are not there", answer.hasSuffix("no ending"))
    check("an optional method as a value", picker.delegate?.pickerDidOpen == nil && picker.delegate?.pickerDidPick != nil)
  }

  func pickerDidPick(_ name: String) { seen.append(name) }
  func picker(_ picker: Picker, shouldPick name: String, at index: Int) -> Bool {
    seen.append("\(name)\(index)")
    return true
  }
  var pickerTitle: String { "Title" }
  @objc(pickerHasEnded:) func pickerDidEnd(_ picker: Picker) { seen.append("ended") }
  func pickerMustClose() { seen.append("must") }

  // MARK: Observing

  private func observing() {
    var told: [String] = []
    picker.count = 1
    token = picker.observe(\.count, options: [.old, .new, .initial]) { picker, change in
      told.append("\(change.oldValue ?? -1)>\(change.newValue ?? -1)")
    }
    let late = picker.observe(\.late) { _, _ in told.append("late") }
    let summary = picker.observe(\Picker.summary, options: .new) { _, change in told.append(change.newValue ?? "?") }
    picker.count += 1
    picker.twice = 6
    picker.late = 2
    check("block observation", told == ["-1>1", "1>2", " 2", "2>3", " 3", "late"])
    check("own observers stay", picker.changes == 4)
    token = nil
    late.invalidate()
    summary.invalidate()
    picker.count = 10
    check("observation ends", told.count == 6)

    picker.inner = Picker()
    picker.addObserver(self, forKeyPath: #keyPath(Picker.picked), options: [.old, .new], context: &context)
    picker.addObserver(self, forKeyPath: "inner.count", options: .new, context: nil)
    seen = []
    picker.picked = "x"
    picker.inner?.count = 5
    picker.removeObserver(self, forKeyPath: #keyPath(Picker.picked), context: &context)
    picker.removeObserver(self, forKeyPath: "inner.count")
    picker.picked = "y"
    check("observeValue(forKeyPath:)", seen == ["picked >x own", "inner.count ?>5"])

    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var sizes: [CGSize] = []
    let size = scroll.observe(\.contentSize, options: [.new]) { _, change in change.newValue.map { sizes.append($0) } }
    scroll.contentSize = CGSize(width: 20, height: 30)
    check("observing UIKit's own properties", sizes == [CGSize(width: 20, height: 30)])
    size.invalidate()
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    let isOwn = context == &Content.context
    seen.append("\(keyPath ?? "") \(change?[.oldKey] ?? "?")>\(change?[.newKey] ?? "?")\(isOwn ? " own" : "")")
  }

  // MARK: Keys

  private func keys() {
    picker.setValue(12, forKey: "count")
    check("value(forKey:)", picker.value(forKey: "count") as? Int == 12)
    picker.setValue(6, forKeyPath: "inner.count")
    check("value(forKeyPath:)", picker.value(forKeyPath: #keyPath(Picker.inner.count)) as? Int == 6)
    let dictionary = ["a": 1] as NSDictionary
    check("bridging", (dictionary["a"] as? NSNumber)?.intValue == 1 && ("ab" + "c" as NSString).length == 3)
    check("dictionaries", dictionary.value(forKey: "a") as? Int == 1)
  }

  private func literals() {
    var red: CGFloat = 0
    #colorLiteral(red: 0.5, green: 0, blue: 0, alpha: 1).getRed(&red, green: nil, blue: nil, alpha: nil)
    check("#colorLiteral", red == 0.5)
    let image: UIImage = #imageLiteral(resourceName: "logo")
    check("#imageLiteral", image.size.width > 0)
    #if os(iOS) && !targetEnvironment(simulator)
    check("os(iOS)", true)
    #elseif os(Linux)
    check("os(iOS)", false)
    #endif
    if #available(iOS 13.0, *) { check("#available", true) } else { check("#available", false) }
    if #available(iOS 99, *) { check("#available of a later system", false) }
  }

  // MARK: Later

  private func later() {
    Timer.scheduledTimer(timeInterval: 0.01, target: self, selector: #selector(fire(_:)), userInfo: "info", repeats: false)
    perform(#selector(performed), with: "late", afterDelay: 0.01)
    perform(#selector(never), with: nil, afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(never), object: nil)
    link = CADisplayLink(target: self, selector: #selector(step))
    link?.add(to: .main, forMode: .common)
    let name = Notification.Name("Checked")
    NotificationCenter.default.addObserver(self, selector: #selector(noted), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 1])
    NotificationCenter.default.removeObserver(self, name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 2])
  }

  @objc private func fire(_ timer: Timer) { check("Timer", timer.userInfo as? String == "info") }
  @objc dynamic func performed(_ text: String) { check("perform(_:with:afterDelay:)", text == "late") }
  @objc func never() { check("cancelPreviousPerformRequests", false) }
  @objc func step() {
    link?.invalidate()
    check("CADisplayLink", true)
  }
  @objc private func noted(_ notification: Notification) {
    check("NotificationCenter", notification.userInfo?["n"] as? Int == 1)
  }
}

extension NotificationViewController {
  override func awakeFromNib() {
    super.awakeFromNib()
    wasAwake = responds(to: #selector(awakeFromNib)) || true
  }
}
