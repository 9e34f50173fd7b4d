import Foundation

extension NotificationCenter {
  /// Sends a message to an object when a notification is posted, until it is removed or gone.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let entry = SelectorObservers.Entry(center: self, observer: observer, name: aName, object: anObject)
    nonisolated(unsafe) weak let receiver = observer
    entry.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak entry] notification in
      if let receiver {
        MessageTable.send(aSelector, to: receiver, aSelector.argumentCount == 0 ? [] : [notification])
      } else {
        entry?.end()
      }
    }
    SelectorObservers.add(entry)
  }
}

/// Objects that notifications are sent to by selector.
@_spi(Runtime) public enum SelectorObservers {
  final class Entry: @unchecked Sendable {
    weak var center: NotificationCenter?
    weak var observer: AnyObject?
    var name: NSNotification.Name?
    weak var object: AnyObject?
    var isForAny: Bool
    var token: (any NSObjectProtocol)?

    init(center: NotificationCenter, observer: AnyObject, name: NSNotification.Name?, object: Any?) {
      (self.center, self.observer, self.name) = (center, observer, name)
      isForAny = object == nil
      self.object = object as AnyObject?
    }

    func end() {
      if let token { center?.removeObserver(token) }
      token = nil
    }
  }
  nonisolated(unsafe) private static var entries: [Entry] = []
  private static let lock = NSLock()

  static func add(_ entry: Entry) {
    lock.lock()
    let gone = entries.filter { $0.observer == nil }
    entries.removeAll { $0.observer == nil }
    entries.append(entry)
    lock.unlock()
    for entry in gone { entry.end() }
  }

  /// Ends what was added for an object; nil matches any name and any sender.
  public static func remove(
    _ observer: Any, from center: NotificationCenter, name: NSNotification.Name? = nil, object: Any? = nil
  ) {
    // What `addObserver(forName:object:queue:using:)` gave.
    if let token = observer as? any NSObjectProtocol { center.removeObserver(token, name: name, object: object) }
    let observer = observer as AnyObject
    let sender = object as AnyObject?
    lock.lock()
    let ending = entries.filter {
      $0.center === center && $0.observer === observer && (name == nil || $0.name == name)
        && (sender == nil || $0.object === sender)
    }
    entries.removeAll { entry in ending.contains { $0 === entry } }
    lock.unlock()
    for entry in ending { entry.end() }
  }
}
