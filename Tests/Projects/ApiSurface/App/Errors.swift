import Foundation
import UserNotifications

let errorCodes: [UNError.Code] = [
  .notificationsNotAllowed, .attachmentInvalidURL, .attachmentUnrecognizedType, .attachmentInvalidFileSize,
  .attachmentNotInDataStore, .attachmentMoveIntoDataStoreFailed, .attachmentCorrupt, .notificationInvalidNoDate,
  .notificationInvalidNoContent, .contentProvidingObjectNotAllowed, .contentProvidingInvalid, .badgeInputInvalid,
]
let domains: [String] = [UNErrorDomain, UNError.errorDomain]

func explain(_ error: Error) -> String {
  switch error {
  case UNError.attachmentInvalidURL: return "no such file"
  case UNError.attachmentUnrecognizedType: return "no such type"
  case let error as UNError where error.code == .attachmentInvalidFileSize: return error.localizedDescription
  default: return (error as NSError).domain + " \((error as NSError).code)"
  }
}

func make() -> UNError { UNError(.attachmentCorrupt, userInfo: [NSLocalizedDescriptionKey: "broken"]) }
