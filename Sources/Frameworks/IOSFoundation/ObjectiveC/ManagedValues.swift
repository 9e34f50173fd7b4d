import Foundation

nonisolated(unsafe) private var managedKey: UInt8 = 0

/// Reads a property that Core Data would keep: there is no store, the object keeps it.
@_spi(Runtime) public func _managed<Value>(_ object: AnyObject, _ key: String) -> Value {
  let values = withUnsafePointer(to: &managedKey) { objc_getAssociatedObject(object, $0) } as? [String: Any]
  if let value = MessageArguments([values?[key]]).take(0, as: Value.self) { return value }
  let beginnings: [Any] = [0, 0.0, "", false, Date(timeIntervalSinceReferenceDate: 0), Data(), NSSet(), UUID()]
  for value in beginnings { if let fitting = PropertyTable.cast(value, to: Value.self) { return fitting } }
  preconditionFailure("\(type(of: object)).\(key) was not set")
}

/// Sets a property that Core Data would keep.
@_spi(Runtime) public func _manage<Value>(_ object: AnyObject, _ key: String, _ value: Value) {
  KeyObserving.willChange(object, key)
  withUnsafePointer(to: &managedKey) {
    var values = objc_getAssociatedObject(object, $0) as? [String: Any] ?? [:]
    values[key] = value
    objc_setAssociatedObject(object, $0, values, .OBJC_ASSOCIATION_RETAIN)
  }
  KeyObserving.didChange(object, key)
}

/// What `#available(iOS …, *)` becomes: whether the phone's system is at least of that version.
@_spi(Runtime) public func _available(_ major: Int, _ minor: Int = 0) -> Bool {
  let parts = ProcessEnvironment.current.systemVersion.split(separator: ".").map { Int($0) ?? 0 }
  let own = (parts.first ?? 0, parts.count > 1 ? parts[1] : 0)
  return own >= (major, minor)
}

/// What `#fileLiteral(resourceName:)` becomes.
@_spi(Runtime) public func _fileLiteral(resourceName: String) -> URL {
  BundleResources.url(forResource: resourceName, withExtension: nil, in: .main)
    ?? Bundle.main.bundleURL.appendingPathComponent(resourceName)
}
