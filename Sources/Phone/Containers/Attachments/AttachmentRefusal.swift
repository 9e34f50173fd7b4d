/// Why a file cannot be attached: `UNError`'s codes and words.
public struct AttachmentRefusal: Error, Sendable, Hashable {
  /// `UNError.Code`'s raw value.
  public var code: Int
  /// `UNError`'s text.
  public var message: String
  /// What exactly is wrong, for the transcript.
  public var detail: String

  // The texts of 100 and 101 are Apple's (flutter_local_notifications#1166, invertase/notifee#968); the others are [M].
  static func invalidURL(_ detail: String) -> AttachmentRefusal {
    AttachmentRefusal(code: 100, message: "Invalid attachment file URL", detail: detail)
  }
  static func unrecognizedType(_ detail: String) -> AttachmentRefusal {
    AttachmentRefusal(code: 101, message: "Unrecognized attachment file type", detail: detail)
  }
  static func invalidSize(_ detail: String) -> AttachmentRefusal {
    AttachmentRefusal(code: 102, message: "Invalid attachment file size", detail: detail)
  }
  static func moveFailed(_ detail: String) -> AttachmentRefusal {
    AttachmentRefusal(code: 104, message: "Unable to move attachment file into the data store", detail: detail)
  }
  static func corrupt(_ detail: String) -> AttachmentRefusal {
    AttachmentRefusal(code: 105, message: "Corrupt attachment file", detail: detail)
  }
}
