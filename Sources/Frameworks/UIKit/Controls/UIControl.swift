import CoreGraphics
@_spi(Runtime) import IOSFoundation
@_spi(Runtime) import QuartzCore

/// A view that turns touches into actions.
@preconcurrency @MainActor open class UIControl: UIView {
  /// What happened.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The control's states.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where contents lie from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  /// Where contents lie from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  private struct Target {
    var object: WeakObject?
    var selector: Selector?
    var action: UIAction?
    var events: Event
  }

  private var receivers: [Target] = []

  /// Makes a control with a frame in its superview's space.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control of no size; archives hold no views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, at: UIControl.self)
  }

  /// Makes a control that does something at its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// True lets the control be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// True shows the control as chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// True shows the control as pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// All states.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Where contents lie from top to bottom.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }
  /// Where contents lie from left to right.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }
  /// Where contents lie, without leading and trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
    switch contentHorizontalAlignment {
    case .leading: return isLeft ? .left : .right
    case .trailing: return isLeft ? .right : .left
    default: return contentHorizontalAlignment
    }
  }
  /// True while a finger is followed.
  open private(set) var isTracking = false
  /// True while the finger is inside.
  open private(set) var isTouchInside = false
  /// A text that a pointer shows.
  open var toolTip: String?
  /// True shows the menu in place of the main action.
  open var showsMenuAsPrimaryAction = false

  // MARK: Targets

  /// Sends a message at events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    if let index = receivers.firstIndex(where: {
      $0.selector == action && ($0.object == nil) == (target == nil) && $0.object?.object === target as AnyObject?
    }) {
      receivers[index].events.formUnion(controlEvents)
      return
    }
    receivers.append(Target(object: target.map(WeakObject.init), selector: action, events: controlEvents))
  }

  /// Sends no more messages; nil matches all.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for index in receivers.indices where receivers[index].action == nil {
      let isTarget = target == nil || receivers[index].object?.object === target as AnyObject
      if isTarget, action == nil || receivers[index].selector == action {
        receivers[index].events.subtract(controlEvents)
      }
    }
    receivers.removeAll { $0.events.isEmpty }
  }

  /// Does something at events; an action of the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    receivers.removeAll { $0.action?.identifier == action.identifier && $0.events == controlEvents }
    receivers.append(Target(action: action, events: controlEvents))
  }

  /// Does no more at events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does no more at events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in receivers.indices where receivers[index].action?.identifier == actionIdentifier {
      receivers[index].events.subtract(controlEvents)
    }
    receivers.removeAll { $0.events.isEmpty }
  }

  /// The objects that get messages.
  open var allTargets: Set<AnyHashable> {
    Set(receivers.compactMap { $0.object?.object as? NSObject }.map { AnyHashable($0) })
  }
  /// The events at which something is done.
  open var allControlEvents: Event { receivers.reduce(into: []) { $0.formUnion($1.events) } }
  /// The names of the messages that an object gets at an event; nil when it gets none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = receivers.filter {
      !$0.events.isDisjoint(with: controlEvent) && $0.object?.object === target as AnyObject
    }
    .compactMap { $0.selector?.description }
    return names.isEmpty ? nil : names
  }

  /// Calls a block for everything that is done at events: an action, or a target and its message; setting the last argument
  /// ends it.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (target: Any?, action: Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for receiver in receivers {
      iterator(
        receiver.action, receiver.selector.map { (target: receiver.object?.object, action: $0) }, receiver.events,
        &stops)
      if stops { return }
    }
  }

  /// Does what a tap does.
  open func performPrimaryAction() { send(.primaryActionTriggered, nil) }

  /// True lets a long press show a menu; menus are not shown here.
  open var isContextMenuInteractionEnabled = false
  /// True moves symbols when they change; they change at once.
  open var isSymbolAnimationEnabled = false

  /// Sends one message.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Does one action.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Does all that is done at events, as if they had happened.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  private func send(_ events: Event, _ event: UIEvent?) {
    for receiver in receivers where !receiver.events.isDisjoint(with: events) {
      if let action = receiver.action {
        sendAction(action)
      } else if let selector = receiver.selector {
        if let object = receiver.object, object.object == nil { continue }
        sendAction(selector, to: receiver.object?.object, for: event)
      }
    }
  }

  // MARK: Touches

  /// A finger came down; false does not follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger moved; false does not follow it further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger left.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The system took the finger away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else {
      (isTracking, isHighlighted) = (false, false)
      return
    }
    let wasInside = isTouchInside
    // The finger may leave by 70 points before it counts as outside [M].
    isTouchInside = bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
    if isTouchInside != wasInside {
      isHighlighted = isTouchInside
      send(isTouchInside ? .touchDragEnter : .touchDragExit, event)
    }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    let touch = touches.first
    if let touch { isTouchInside = bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self)) }
    let wasInside = isTouchInside
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    endTracking(touch, with: event)
    send(wasInside ? .touchUpInside : .touchUpOutside, event)
    if wasInside { primaryAction(event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  /// The state was changed.
  func stateDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// What a tap means: the main action, for controls whose main event is a tap.
  func primaryAction(_ event: UIEvent?) {}

  func sendPrimary(_ event: UIEvent?) { send(.primaryActionTriggered, event) }

  /// True for taps, and for pans when `pan` is true, of recognizers further up: the control answers those touches itself
  /// [S "Event Handling Guide": default control actions prevent overlapping gesture recognizer behaviour].
  func ownsGesture(_ recognizer: UIGestureRecognizer, pan: Bool) -> Bool {
    guard isEnabled, recognizer.view !== self else { return false }
    if let tap = recognizer as? UITapGestureRecognizer {
      return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
    return pan && recognizer is UIPanGestureRecognizer && isTracking
  }

  override var isAccessibilityElementByDefault: Bool { true }
}
