import Foundation

/// The name of a sound file in the app's bundle or in its container's `Library/Sounds`.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The file's name.
  public var rawValue: String

  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The sound of a notification.
open class UNNotificationSound: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// What kind of sound this is.
  @_spi(Runtime) public enum Kind: Int, Sendable {
    case standard, ringtone, critical
  }

  /// What kind of sound this is.
  @_spi(Runtime) public let kind: Kind
  /// The file; nil is the system's own sound.
  @_spi(Runtime) public let name: String?
  /// How loud a critical sound is, 0…1; nil is the system's loudness.
  @_spi(Runtime) public let volume: Float?

  /// Makes a sound.
  @_spi(Runtime) public init(kind: Kind, name: String?, volume: Float?) {
    self.kind = kind
    self.name = name
    self.volume = volume.map { min(max($0, 0), 1) }
    super.init()
  }

  /// Makes a sound of a file.
  public convenience init(named name: UNNotificationSoundName) {
    self.init(kind: .standard, name: name.rawValue, volume: nil)
  }

  /// The system's sound.
  open class var `default`: UNNotificationSound { .init(kind: .standard, name: nil, volume: nil) }
  /// The system's ringtone.
  open class var defaultRingtone: UNNotificationSound { .init(kind: .ringtone, name: nil, volume: nil) }
  /// The system's sound for critical alerts.
  open class var defaultCritical: UNNotificationSound { .init(kind: .critical, name: nil, volume: nil) }

  /// The system's sound for critical alerts.
  /// - Parameter volume: how loud, 0…1.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    .init(kind: .critical, name: nil, volume: volume)
  }

  /// A ringtone of a file.
  open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    .init(kind: .ringtone, name: name.rawValue, volume: nil)
  }

  /// A critical alert's sound of a file.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    .init(kind: .critical, name: name.rawValue, volume: nil)
  }

  /// A critical alert's sound of a file.
  /// - Parameter volume: how loud, 0…1.
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound {
    .init(kind: .critical, name: name.rawValue, volume: volume)
  }

  /// Returns the sound itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True: sounds can be archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the sound.
  open func encode(with coder: NSCoder) {
    coder.encode(kind.rawValue as NSNumber, forKey: "kind")
    coder.encode(name as NSString?, forKey: "name")
    coder.encode(volume.map { NSNumber(value: $0) }, forKey: "volume")
  }

  /// Reads a sound.
  public required init?(coder: NSCoder) {
    kind = (coder.number("kind")?.intValue).flatMap(Kind.init) ?? .standard
    name = coder.string("name")
    volume = coder.number("volume")?.floatValue
    super.init()
  }

  /// Whether the other sound is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationSound else { return false }
    return kind == other.kind && name == other.name && volume == other.volume
  }

  /// A hash of kind and name.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(kind)
    hasher.combine(name)
    return hasher.finalize()
  }
}
