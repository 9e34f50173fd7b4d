import Foundation
import Testing
import UserNotifications

@Suite("UNError")
struct ErrorTests {
  private func fail(_ code: UNError.Code) throws { throw UNError(code) }

  @Test("is caught as itself, by its code, and as an NSError")
  func catching() {
    do {
      try fail(.attachmentInvalidURL)
    } catch let error as UNError {
      #expect(error.code == .attachmentInvalidURL)
    } catch {
      Issue.record("not a UNError: \(error)")
    }
    do {
      try fail(.attachmentCorrupt)
    } catch UNError.attachmentCorrupt {
    } catch {
      Issue.record("not matched: \(error)")
    }
    do {
      try fail(.notificationsNotAllowed)
    } catch let error as NSError {
      #expect(error.domain == UNErrorDomain)
      #expect(error.code == 1)
    }
  }

  @Test("comes back from an NSError of its domain, and from no other")
  func bridging() {
    let one: any Error = NSError(domain: UNErrorDomain, code: 101)
    let other: any Error = NSError(domain: "Other", code: 101)

    #expect((one as? UNError)?.code == .attachmentUnrecognizedType)
    #expect((UNError(.attachmentCorrupt) as NSError as any Error as? UNError)?.code == .attachmentCorrupt)
    #expect(other as? UNError == nil)
  }

  @Test("has iOS's words (seen in flutter_local_notifications#1166 and invertase/notifee#968)")
  func words() {
    #expect(UNError(.attachmentInvalidURL).localizedDescription == "Invalid attachment file URL")
    #expect(
      (UNError(.attachmentUnrecognizedType) as NSError).localizedDescription == "Unrecognized attachment file type")
  }

  @Test("has Apple's codes")
  func codes() {
    #expect(UNError.Code.allCases.map(\.rawValue) == [1, 100, 101, 102, 103, 104, 105, 1400, 1401, 1500, 1501, 1600])
  }
}
