import Foundation
internal import Journal
@_spi(Runtime) import UserNotifications

/// What kind of message is sent.
public enum INOutgoingMessageType: Int, Sendable {
  case unknown = 0
  case outgoingMessageText = 1
  case outgoingMessageAudio = 2
}

/// A file that goes with a message.
open class INSendMessageAttachment: NSObject, @unchecked Sendable {
  /// A recorded message.
  public let audioMessageFile: INFile?
  /// Makes an attachment.
  public init(audioMessageFile: INFile) { self.audioMessageFile = audioMessageFile }
}

/// A file of an intent.
open class INFile: NSObject, @unchecked Sendable {
  /// Its bytes.
  public let data: Data
  /// Its name.
  open var filename: String
  /// The identifier of its type.
  public let typeIdentifier: String?
  /// Makes a file of bytes.
  public init(data: Data, filename: String, typeIdentifier: String?) {
    self.data = data
    self.filename = filename
    self.typeIdentifier = typeIdentifier
  }
}

/// Hints for how a donated message is shown.
open class INSendMessageIntentDonationMetadata: NSObject, @unchecked Sendable {
  /// Whether the user is mentioned.
  open var mentionsCurrentUser = false
  /// Whether it answers the user.
  open var isReplyToCurrentUser = false
  /// Whether the recipient is told although silenced.
  open var notifyRecipientAnyway = false
  /// The number of recipients.
  open var recipientCount = 0
  /// Makes hints.
  public override init() {}
}

/// A message from one person to others.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
  /// Who gets it.
  open private(set) var recipients: [INPerson]?
  /// What kind of message it is.
  open private(set) var outgoingMessageType: INOutgoingMessageType
  /// The text.
  open private(set) var content: String?
  /// The name of the group that it is sent to.
  open private(set) var speakableGroupName: INSpeakableString?
  /// The conversation that it belongs to.
  open private(set) var conversationIdentifier: String?
  /// The service that it is sent with.
  open private(set) var serviceName: String?
  /// Who sends it.
  open private(set) var sender: INPerson?
  /// What goes with it.
  open private(set) var attachments: [INSendMessageAttachment]?
  /// Hints for how it is shown.
  open var donationMetadata: INSendMessageIntentDonationMetadata?

  /// Makes a message.
  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?,
    attachments: [INSendMessageAttachment]?
  ) {
    self.recipients = recipients
    self.outgoingMessageType = outgoingMessageType
    self.content = content
    self.speakableGroupName = speakableGroupName
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    self.sender = sender
    self.attachments = attachments
  }
  /// Makes a message of text.
  public convenience init(
    recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?,
    serviceName: String?, sender: INPerson?
  ) {
    self.init(
      recipients: recipients, outgoingMessageType: .outgoingMessageText, content: content,
      speakableGroupName: speakableGroupName, conversationIdentifier: conversationIdentifier,
      serviceName: serviceName, sender: sender, attachments: nil)
  }
}

/// A notification of the message names its sender.
///
/// The title becomes the sender's name and, for a group (a group's name and at least two recipients), the subtitle the
/// group's (UserNotifications, "Implementing communication notifications").
extension INSendMessageIntent: UNNotificationContentProviding {}
@_spi(Runtime) extension INSendMessageIntent: ContentUpdating {
  /// Puts the sender and the group into the content.
  public func update(_ content: UNMutableNotificationContent) throws {
    guard let sender else { return }
    if !sender.displayName.isEmpty { content.title = sender.displayName }
    if let group = speakableGroupName?.spokenPhrase, !group.isEmpty, recipients?.count ?? 0 > 1 {
      content.subtitle = group
    }
    if content.threadIdentifier.isEmpty, let conversationIdentifier {
      content.threadIdentifier = conversationIdentifier
    }
    guard sender.image != nil || mainImage != nil else { return }
    Journal.reportOnce(
      .init(
        kind: .unsupported,
        message: "The sender's picture of a message is not drawn yet; the app's icon is shown in its place"))
  }
}

/// What sending a message came to.
public enum INSendMessageIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureMessageServiceNotAvailable = 6
}

/// What sending a message came to.
open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What it came to.
  public let code: INSendMessageIntentResponseCode
  /// Makes a response.
  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

/// A call from one person to another.
open class INStartCallIntent: INIntent, @unchecked Sendable {
  /// Who is called, or who calls.
  open private(set) var contacts: [INPerson]?

  /// Makes a call.
  public init(contacts: [INPerson]?) { self.contacts = contacts }
}

extension INStartCallIntent: UNNotificationContentProviding {}
@_spi(Runtime) extension INStartCallIntent: ContentUpdating {
  /// Puts the caller into the content.
  public func update(_ content: UNMutableNotificationContent) throws {
    if let name = contacts?.first?.displayName, !name.isEmpty { content.title = name }
  }
}
