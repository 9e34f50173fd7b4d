import Foundation

/// What an app asks the user's leave for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of the bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the app's icon.
  public static let badge = Self(rawValue: 1)
  /// Sounds.
  public static let sound = Self(rawValue: 2)
  /// Banners and list entries.
  public static let alert = Self(rawValue: 4)
  /// Notifications in a car.
  public static let carPlay = Self(rawValue: 8)
  /// Sounds when the phone is muted.
  public static let criticalAlert = Self(rawValue: 16)
  /// A button in Settings that opens the app's own notification settings.
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  /// Quiet delivery without asking.
  public static let provisional = Self(rawValue: 64)
  /// Siri reads them out; always part of the permission since iOS 15.
  public static let announcement = Self(rawValue: 128)
  /// Time-sensitive notifications; an entitlement decides since iOS 15.
  public static let timeSensitive = Self(rawValue: 256)
}

/// How a notification that arrives while the app is in front is shown.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of the bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Set the badge.
  public static let badge = Self(rawValue: 1)
  /// Play the sound.
  public static let sound = Self(rawValue: 2)
  /// Banner and list entry; replaced by ``banner`` and ``list`` in iOS 14.
  public static let alert = Self(rawValue: 4)
  /// An entry in Notification Center.
  public static let list = Self(rawValue: 8)
  /// A banner.
  public static let banner = Self(rawValue: 16)
}

/// How an action behaves.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of the bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Only on an unlocked phone.
  public static let authenticationRequired = Self(rawValue: 1)
  /// Shown in red.
  public static let destructive = Self(rawValue: 2)
  /// Brings the app to the front.
  public static let foreground = Self(rawValue: 4)
}

/// How a category's notifications behave.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of the bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The app is told when the user dismisses one.
  public static let customDismissAction = Self(rawValue: 1)
  /// Shown in a car.
  public static let allowInCarPlay = Self(rawValue: 2)
  /// The title is shown where previews are hidden.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
  /// The subtitle is shown where previews are hidden.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
  /// Siri may read them out.
  public static let allowAnnouncement = Self(rawValue: 16)
}
