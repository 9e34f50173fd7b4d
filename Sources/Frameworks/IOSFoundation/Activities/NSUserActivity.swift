import Foundation

/// The type of activity of a link that opens an app.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What the user does in an app, for going on with it later or elsewhere.
///
/// Nothing goes on elsewhere here: an activity keeps what the app says, and is handed to nobody.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// What the user does, as the Info.plist names it.
  public let activityType: String
  /// The title, for the user.
  open var title: String?
  /// Facts for going on.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of the facts that are needed for going on.
  open var requiredUserInfoKeys: Set<String>?
  /// True asks the app for the facts anew before they are used.
  open var needsSave = false
  /// The page where it can be gone on with.
  open var webpageURL: URL?
  /// The page from which the user came.
  open var referrerURL: URL?
  /// When the activity is worth nothing any more.
  open var expirationDate: Date?
  /// Words by which the activity is found.
  open var keywords: Set<String> = []
  /// True lets another device of the user go on.
  open var isEligibleForHandoff = true
  /// True lets the activity be searched for.
  open var isEligibleForSearch = false
  /// True lets everyone's search find the activity.
  open var isEligibleForPublicIndexing = false
  /// True lets the system propose the activity.
  open var isEligibleForPrediction = false
  /// A name by which the activity is removed.
  open var persistentIdentifier: String?
  /// A name by which a scene is chosen for the activity.
  open var targetContentIdentifier: String?

  /// Makes an activity of a type, which may not be empty on iOS.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds facts.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes the activity the current one.
  open func becomeCurrent() {}
  /// Makes the activity no longer the current one.
  open func resignCurrent() {}
  /// Ends the activity.
  open func invalidate() {}
}
